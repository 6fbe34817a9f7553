// The small correct content of tests/bad_content/good, copied to a folder of its own so that a
// test can spoil it.
#pragma once

#include <string>
#include <vector>

#include "tests/support/temporary_folder.h"
#include "tiledb/content/content.h"

namespace cartulary::tiledb {

class ExampleContent {
 public:
  ExampleContent();

  // Lays the files of tests/bad_content/`name` over it.
  void overlay(const std::string& name) const;
  // The file `name` of the content, "sets/meadow.yaml".
  void write(const std::string& name, std::string_view bytes) const {
    folder_.write("content/" + name, bytes);
  }
  std::string read(const std::string& name) const { return folder_.read("content/" + name); }
  std::filesystem::path path() const { return folder_ / "content"; }

  // Reads it and its games as a person would who stands in the folder above it, so that files are
  // reported as content/...
  ContentRead read_all() const;
  // All errors as text, with an empty line between.
  std::string errors() const;

 private:
  TemporaryFolder folder_;
};

}  // namespace cartulary::tiledb

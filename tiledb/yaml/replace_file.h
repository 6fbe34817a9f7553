// FileReplacement: a new file that takes the place of an old one whole or not at all.
//
// Makes an empty temporary file in the folder of the target; commit() brings it to the disk and
// renames it over the target. Without a commit the temporary is removed at the end.
//
//   Result<FileReplacement> file = FileReplacement::begin("cartulary.db");
//   ... write file->path() ...
//   Status done = file->commit();
#pragma once

#include <filesystem>
#include <string_view>

#include "engine/text/result.h"

namespace cartulary::tiledb {

class FileReplacement {
 public:
  // Errors (`where` is the target): its folder is missing or cannot be written to, or the
  // target is a folder. A symbolic link is followed, so that it stays one.
  static Result<FileReplacement> begin(const std::filesystem::path& target);
  FileReplacement(FileReplacement&& other) noexcept;
  FileReplacement& operator=(FileReplacement&&) = delete;
  ~FileReplacement();

  // The temporary file.
  const std::filesystem::path& path() const { return path_; }
  Status commit();

 private:
  FileReplacement(std::filesystem::path target, std::filesystem::path path);
  std::filesystem::path target_;
  std::filesystem::path path_;  // empty once committed or moved from
};

// Replaces a file by these bytes.
Status replace_file(const std::filesystem::path& target, std::string_view bytes);

}  // namespace cartulary::tiledb

// The project's own content, read once for all tests of a program.
#pragma once

#include <stdexcept>

#include "tiledb/content/content.h"

namespace cartulary::test {

inline const tiledb::Content& project_content() {
  static const tiledb::ContentRead read = tiledb::read_content(CARTULARY_SOURCE_DIR "/content");
  if (!read.errors.empty()) throw std::runtime_error(to_text(read.errors.front()));
  return read.content;
}

inline const tiledb::Library& project_library() {
  return project_content().library;
}

}  // namespace cartulary::test

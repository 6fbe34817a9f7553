// The project's own content, read once, for tests that hold all tiles against something.
#pragma once

#include "tiledb/content/content.h"

namespace cartulary {

inline const tiledb::Content& project_content() {
  static const tiledb::ContentRead read = tiledb::read_content(CARTULARY_SOURCE_DIR "/content");
  return read.content;
}

}  // namespace cartulary

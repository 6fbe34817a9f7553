// The project's own content, read once, for tests that check all tiles.
#pragma once

#include "tiledb/content/content.h"

namespace cartulary {

inline const tiledb::Content& project_content() {
  static const tiledb::ContentRead read = tiledb::read_content(CARTULARY_SOURCE_DIR "/content");
  return read.content;
}

}  // namespace cartulary

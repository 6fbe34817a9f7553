// The project's own content, read once, for tests that hold all tiles against something.
#pragma once

#include "tiledb/content.h"

namespace cartulary {

inline const Content& project_content() {
  static const ContentRead read = read_content(CARTULARY_SOURCE_DIR "/content");
  return read.content;
}

}  // namespace cartulary

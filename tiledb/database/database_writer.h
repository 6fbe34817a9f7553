// Writes the database of a content.
//
//   Status written = write_database(read.content, "cartulary.db");
#pragma once

#include <filesystem>

#include "engine/text/result.h"

namespace cartulary::tiledb {

struct Content;

// Writes a temporary file beside `file` and renames it over it; on any error the old file is
// left whole. The same content gives the same bytes.
Status write_database(const Content& content, const std::filesystem::path& file);

}  // namespace cartulary::tiledb

// Writes content into a database file.
//
//   Status written = write_database(read.content, "cartulary.db");
#pragma once

#include <filesystem>

#include "engine/text/result.h"

namespace cartulary::tiledb {

struct Content;

// Writes a temporary file in the same folder and renames it to `file`; any error leaves the old
// file intact. Equal content gives identical bytes.
Status write_database(const Content& content, const std::filesystem::path& file);

}  // namespace cartulary::tiledb

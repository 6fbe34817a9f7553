// Reads a game in notation (engine/notation) as a board file.
#pragma once

#include "tiledb/board/board_file.h"

namespace cartulary::tiledb {

// Errors: those of parse_notation().
Result<BoardFile> read_notation(const Catalog& catalog, const Guides& guides, std::string_view text,
                                std::string_view where);

}  // namespace cartulary::tiledb

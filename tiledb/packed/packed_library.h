// A Library as one text of bytes, and back: what pages without a server hand to the engine that
// runs in the browser.
//
// Before the records stand a mark, the program's version, the shape of all records (which the types
// themselves give, so that it changes with them) and a digest of what follows: bytes of another
// program or damaged ones are refused, and so nothing but what packed() wrote is ever read.
//
//   const std::string bytes = packed(library);
//   Result<Library> same = unpacked(bytes);
#pragma once

#include <string>
#include <string_view>

#include "engine/text/result.h"
#include "tiledb/database/library.h"

namespace cartulary::tiledb {

std::string packed(const Library& library);

// Errors (`where` is "data"): no data of Cartulary, of another version or shape, damaged bytes.
Result<Library> unpacked(std::string_view bytes);

}  // namespace cartulary::tiledb

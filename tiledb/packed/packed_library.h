// Packs a Library into a byte string and unpacks it. A site without a server hands these bytes to
// the engine that runs in the browser.
//
// The records are preceded by a mark, the program's version, the shape of all records (derived from
// the types, so that it changes with them) and a digest of the rest. Bytes of another program and
// damaged bytes are therefore rejected, and only output of packed() is ever read.
//
//   const std::string bytes = packed(library);
//   Result<Library> same = unpacked(bytes);
#pragma once

#include <string>
#include <string_view>

#include "engine/text/result.h"
#include "tiledb/library/library.h"

namespace cartulary::tiledb {

std::string packed(const Library& library);

// Errors (`where` is "data"): not data of Cartulary, another version or shape, damaged bytes.
Result<Library> unpacked(std::string_view bytes);

}  // namespace cartulary::tiledb

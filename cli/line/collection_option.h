// Lists of sets on the command line that may name a collection file instead: "base-game,TO@C2" or
// "@collection.yaml".
#pragma once

#include <string>

#include "cli/line/call.h"
#include "engine/bag/missing.h"

namespace cartulary::cli {

// The names of figures and tokens in the database of the call.
Result<PieceNames> piece_names_of(const Call& call, const Catalog& catalog);

// REQUIRES: is_collection_file(list).
Result<Collection> read_collection_file(const Call& call, const Catalog& catalog,
                                        const PieceNames& names, const std::string& list);
inline bool is_collection_file(const std::string& list) {
  return list.starts_with('@');
}

// If --sets names a collection file, replaces its name by the sets in the file, and adds the file's
// single tiles and missing tiles to the values of --tiles and --without.
Status take_collection(const Call& call, const Catalog& catalog, SelectionText& text);

}  // namespace cartulary::cli

// A list of sets on the command line that may be a file of what somebody owns: "base-game,TO@C2" or
// "@collection.yaml".
#pragma once

#include <string>

#include "cli/line/call.h"
#include "engine/bag/missing.h"

namespace cartulary::cli {

// What figures and tokens are called in the database of the call.
Result<PieceNames> piece_names_of(const Call& call, const Catalog& catalog);

// REQUIRES: is_collection_file(list).
Result<Collection> read_collection_file(const Call& call, const Catalog& catalog,
                                        const PieceNames& names, const std::string& list);
inline bool is_collection_file(const std::string& list) {
  return list.starts_with('@');
}

// Puts the sets of the file in the place of its name, where --sets names one, and its single tiles
// and those that are gone beside what --tiles and --without say.
Status take_collection(const Call& call, const Catalog& catalog, SelectionText& text);

}  // namespace cartulary::cli

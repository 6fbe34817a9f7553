// QueryPieces: the words, phrases, fields and signs of a query in order, before they form a tree.
// Anything that is not a sign of the language is already a word here.
//
//   QueryPieces read = query_pieces("a -(b or c)", keys);
//   // a, open (excluded), b, or, c, close
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/query/query.h"

namespace cartulary {

struct QueryPiece {
  enum class Kind { Term, Or, Open, Close };
  Kind kind = Kind::Term;
  bool excluded = false;   // follows a "-"
  std::size_t offset = 0;  // in bytes
  QueryNode term;          // Term: as it will be in the tree; Or: as a word
};

struct QueryPieces {
  std::vector<QueryPiece> pieces;  // each Open has its Close, and each pair is a group
  std::optional<Error> fault;      // the first, as Query::fault
  Said hint;                       // as Query::hint
};

// REQUIRES: the text is valid UTF-8.
QueryPieces query_pieces(std::string_view text, std::span<const QueryKeyHelp> keys);

}  // namespace cartulary

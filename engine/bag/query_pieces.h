// QueryPieces: the words, phrases, fields and signs of a query in a row, before they are a tree.
// What is no sign of the language is a word here already.
//
//   QueryPieces read = query_pieces("a -(b or c)", keys);     // a, open (excluded), b, or, c,
//   close
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/bag/query.h"

namespace cartulary {

struct QueryPiece {
  enum class Kind { Term, Or, Open, Close };
  Kind kind = Kind::Term;
  bool excluded = false;   // a "-" stands before it
  std::size_t offset = 0;  // in bytes
  QueryNode term;          // of kind Term: as it will stand in the tree; of Or: as a word
};

struct QueryPieces {
  std::vector<QueryPiece> pieces;  // each Open has its Close, and each is a group
  std::optional<Error> fault;      // as Query::fault; the first
  std::string hint;                // as Query::hint
};

// REQUIRES: the text is valid UTF-8.
QueryPieces query_pieces(std::string_view text, std::span<const QueryKeyHelp> keys);

}  // namespace cartulary

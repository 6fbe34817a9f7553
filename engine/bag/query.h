// Query: the parsed form of the query language, for tiles and rules alike.
//
//   query   = clause { "or" clause }            side by side binds closer than "or"
//   clause  = item { item }
//   item    = [ "-" ] ( term | "(" query ")" )
//   term    = word | "phrase" | key op value    op: : = != < <= > >=
//   value   = word | "phrase"
//
// The tree owns its parts. Meaning is given by those who evaluate it: tile_query.h for tiles.
//
//   Result<Query> q = parse_query("has:inn -set:tower (edges:c?rf or pennants>=1)");
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/result.h"

namespace cartulary {

enum class QueryOp { Text, Has, Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual };
// The sign as written: ":" for Has, "" for Text.
std::string_view to_text(QueryOp op);

struct QueryNode {
  enum class Kind { And, Or, Not, Term };
  Kind kind = Kind::And;
  std::vector<QueryNode> children;  // And, Or: any number (an empty And matches all); Not: one

  // Terms only. Columns are characters of the query, from 0, for carets.
  QueryOp op = QueryOp::Text;
  std::string key;    // in small letters; empty for text
  std::string value;  // as written, without quotes
  bool quoted = false;
  std::size_t key_column = 0;
  std::size_t value_column = 0;
};

struct Query {
  std::string text;
  QueryNode root;
};

// Errors (`where` "query") show the place with a caret: an open quote or parenthesis, a `)`
// too many, `or` without two sides, a key without a value, nesting over 32, more than 256
// terms, more than 1,024 bytes, control characters, invalid UTF-8. An empty query matches all.
Result<Query> parse_query(std::string_view text);

// An Error about one term of a query: `what`, the query with a caret at `column`, suggestion.
Error query_error(const Query& query, std::size_t column, std::string what,
                  std::string suggestion = {});

}  // namespace cartulary

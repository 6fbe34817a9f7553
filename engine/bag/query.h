// Query: the parsed form of the query language, for tiles and rules alike.
//
//   query   = clause { "or" clause }            side by side binds closer than "or"
//   clause  = item { item }
//   item    = [ "-" ] ( term | "(" query ")" )
//   term    = word | "phrase" | key op value    op: : = != and, of what has an order, < <= > >=
//   value   = word | "phrase"
//
// What does not read so is text: a colon after what is no key, a dash before a blank or a figure, a
// comparison of what has no order, an open quotation mark, `or` beside nothing. Parentheses group
// where they hold a field or `or`, or follow "-"; around plain words they are text.
//
// The tree owns its parts. Meaning is given by those who evaluate it: tile_query.h for tiles.
//
//   Result<Query> q = parse_query("has:inn -set:tower (edges:c?rf or pennants>=1)", keys);
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/result.h"

namespace cartulary {

enum class QueryOp { Text, Has, Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual };
// The sign as written: ":" for Has, "" for Text.
std::string_view to_text(QueryOp op);

// What stands after a key: a name, something that has an order, a pattern of edges.
enum class QueryValues { Names, Ordered, Pattern };

// A key with one line of help, for --help, completion and pages.
struct QueryKeyHelp {
  std::string_view key;
  std::string_view example;
  std::string_view meaning;
  QueryValues values = QueryValues::Names;
};

struct QueryNode {
  enum class Kind { And, Or, Not, Term };
  Kind kind = Kind::And;
  std::vector<QueryNode> children;  // And, Or: any number (an empty And matches all); Not: one

  // Terms only. Columns are characters of the query, from 0, for carets.
  QueryOp op = QueryOp::Text;
  std::string key;    // in small letters, one of the known; empty for text
  std::string value;  // as written, without quotes
  bool quoted = false;
  std::size_t key_column = 0;
  std::size_t value_column = 0;
};

struct Query {
  std::string text;
  QueryNode root;
  // What is plainly meant for the language and is not in it; the tree is that of the rest. `where`
  // is "query", with a caret: a quotation mark or parenthesis that is not closed behind a key or
  // a "-", nothing between quotation marks behind a key, a group as a value.
  std::optional<Error> fault;
  // What was mended, in sentences: a field without a value, which is left out; a parenthesis around
  // fields that is not closed, which then ends with the query, or closes nothing. Empty if nothing.
  std::string hint;
};

// Errors (`where` "query"): more than 256 terms, more than 1,024 bytes, control characters,
// invalid UTF-8. An empty query matches all. Parentheses more than 32 deep are text.
Result<Query> parse_query(std::string_view text, std::span<const QueryKeyHelp> keys);

// A text that reads like a field, but for a slip in the key: "has:inn" for "hs:inn". Empty if there
// is none.
std::string likely_field(const Query& query, std::span<const QueryKeyHelp> keys);

// Whether the node is a word of the text: no field and no phrase.
bool is_word(const QueryNode& node);

// An Error about one term of a query: `what`, the query with a caret at `column`, suggestion.
Error query_error(const Query& query, std::size_t column, std::string what,
                  std::string suggestion = {});

}  // namespace cartulary

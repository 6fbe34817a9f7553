// Query: the parsed form of the query language for tiles and rules.
//
//   query   = clause { "or" clause }            adjacent items bind closer than "or"
//   clause  = item { item }
//   item    = [ "-" ] ( term | "(" query ")" )
//   term    = word | "phrase" | key op value    op: : = != and, for ordered values, < <= > >=
//   value   = word | "phrase"
//
// Anything else is read as text: a colon after an unknown key, a dash before a blank or a digit, a
// comparison of values without an order, an open quotation mark, `or` with nothing beside it.
// Parentheses group if they contain a field or `or`, or follow "-"; around plain words they are
// text.
//
// The tree owns its parts. Its evaluators define what a term means: see tile_query.h for tiles.
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

// The values that a key takes: names, ordered values, or a pattern of edges.
enum class QueryValues { Names, Ordered, Pattern };

// A key with one line of help, for --help, completion and pages.
struct QueryKeyHelp {
  std::string_view key;
  std::string_view example;
  std::string_view meaning;  // id of a message
  QueryValues values = QueryValues::Names;
};

struct QueryNode {
  enum class Kind { And, Or, Not, Term };
  Kind kind = Kind::And;
  std::vector<QueryNode> children;  // And, Or: any number (an empty And matches all); Not: one

  // Only for terms. Columns count the characters of the query from 0, for carets.
  QueryOp op = QueryOp::Text;
  std::string key;    // a known key in lower case; empty for text
  std::string value;  // as written, without quotes
  bool quoted = false;
  std::size_t key_column = 0;
  std::size_t value_column = 0;
};

struct Query {
  std::string text;
  QueryNode root;
  // The first part that is clearly meant as query language but is invalid. The tree holds the rest.
  // `where` is "query", with a caret: a quotation mark or parenthesis that is not closed after a
  // key or a "-", nothing between quotation marks after a key, a group as a value.
  std::optional<Error> fault;
  // Corrections made, in sentences; empty if none. A field without a value is left out; the hint
  // says so where nothing is left to look for. A
  // parenthesis around fields that is not closed ends with the query. One that closes nothing is
  // left out.
  Said hint;
};

// What each of the keys means, in English.
std::vector<std::string> meanings_of(std::span<const QueryKeyHelp> keys);

// Errors (`where` "query"): more than 256 terms, more than 1,024 bytes, control characters,
// invalid UTF-8. An empty query matches all. Parentheses more than 32 deep are text.
Result<Query> parse_query(std::string_view text, std::span<const QueryKeyHelp> keys);

// A word of the query that is a field except for a misspelt key, corrected: "has:inn" for "hs:inn".
// Empty if there is none.
std::string likely_field(const Query& query, std::span<const QueryKeyHelp> keys);

// A sentence on a word that looks like a field but has no known key, such as "foo:bar"; empty if
// there is none. For queries that find nothing.
Said unknown_key_hint(const Query& query, std::span<const QueryKeyHelp> keys);

// Whether the node is a plain word: not a field and not a phrase.
bool is_word(const QueryNode& node);

// An Error about one term of a query: `what`, the query with a caret at `column`, the suggestion.
Error query_error(const Query& query, std::size_t column, Said what, std::string suggestion = {});

}  // namespace cartulary

// What a person typed into a search box, as an expression of SQLite's full-text search.
//
//   match_expression("tower (mess");     // "\"tower\" \"mess\"*"
#pragma once

#include <string>
#include <string_view>

namespace cartulary {

// Every word between spaces becomes a quoted phrase, so that nothing in it is an operator; all
// must match, the last as the beginning of a word. Words without a letter or digit are left
// out. Empty if no word is left.
std::string match_expression(std::string_view text);

}  // namespace cartulary

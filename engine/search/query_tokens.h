// Reads the significant words of a query as the writer means them: "not finished" becomes
// "incomplete", "may be a farmer" becomes a place on a field, and a word that two languages share
// is read in the language of the question.
//
//   query_tokens("Die Stadt ist noch nicht fertig", names, false)   // "stadt", "incomplete"
#pragma once

#include <string_view>
#include <vector>

#include "engine/search/search_names.h"
#include "engine/text/search_words.h"

namespace cartulary {

// With `typing`, a query of function words alone yields its last word, which may be the start of
// another: "in" for "inn".
std::vector<SearchToken> query_tokens(std::string_view words, const SearchNames& names,
                                      bool typing);

}  // namespace cartulary

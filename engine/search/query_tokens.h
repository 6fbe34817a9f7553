// Reads the significant words of a query as the writer means them: "not finished" becomes
// "incomplete", "may be a farmer" becomes a place on a field, and a word that two languages share
// is read in the language of the question.
//
//   const auto all = search_tokens("Die Stadt ist noch nicht fertig", names.language());
//   query_tokens(all, names, false)   // "stadt", "incomplete"
#pragma once

#include <span>
#include <vector>

#include "engine/search/search_names.h"
#include "engine/text/search_words.h"

namespace cartulary {

// `all` are all tokens of the query. With `typing`, a query of function words alone yields its last
// word, which may be the start of another: "in" for "inn".
std::vector<SearchToken> query_tokens(std::span<const SearchToken> all, const SearchNames& names,
                                      bool typing);

}  // namespace cartulary

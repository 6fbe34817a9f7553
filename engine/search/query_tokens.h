// The telling words of a query as they are meant: what is not finished is incomplete, who may be a
// farmer may stand on a field, and a word that both languages have is read in that of the question.
//
//   query_tokens("Die Stadt ist noch nicht fertig", names, false)   // "stadt", "incomplete"
#pragma once

#include <string_view>
#include <vector>

#include "engine/search/search_names.h"
#include "engine/text/search_words.h"

namespace cartulary {

// `typing`: of function words alone, the last stands for what it may become: "in" for "inn".
std::vector<SearchToken> query_tokens(std::string_view words, const SearchNames& names,
                                      bool typing);

}  // namespace cartulary

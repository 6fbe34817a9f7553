// Whether the best of what was found answers the question, and what the question names that nothing
// here answers. For the files of the search alone.
//
//   if (first_answers(parts, ranking, order)) ... order.front() ...
#pragma once

#include <cstddef>
#include <vector>

#include "engine/search/search.h"
#include "engine/search/search_filter.h"
#include "engine/search/search_parts.h"
#include "engine/search/search_ranking.h"

namespace cartulary {

// A document that was found; the most worth stands first.
struct Ranked {
  std::size_t document = 0;
  double worth = 0;
};

// Rules and rulings alone answer: one that meets most of the question, in its title, question or
// `asked` as well, and is worth more than the next. docs/search.md tells how often that is right.
bool first_answers(const SearchParts& parts, const SearchRanking& ranking,
                   const std::vector<Ranked>& order);

// REQUIRES: filter.met() was asked.
NotCovered not_covered(const SearchParts& parts, const SearchFilter& filter);

}  // namespace cartulary

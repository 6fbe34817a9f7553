// Whether the best of what was found answers the question, and what the question names that nothing
// here answers. For the files of the search alone.
//
//   if (first_answers(parts, ranking, order)) ... order.front() ...
#pragma once

#include <cstddef>
#include <optional>
#include <string>
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

// Rules and rulings alone answer: one that meets the question in its title, question or `asked`,
// and is worth more than the next, and than the next that is on another rule and about other
// things. docs/search.md tells how often that is right.
bool first_answers(const SearchParts& parts, const SearchRanking& ranking,
                   const std::vector<Ranked>& order);

// The first rule or ruling with a verdict that meets enough of the question; nothing if none does.
std::optional<std::size_t> nearest_answer(const SearchParts& parts, const SearchRanking& ranking,
                                          const std::vector<Ranked>& order);

// The names of two elements that the question is about, where no rule, ruling or variant speaks of
// both, and none meets much of the question; else nothing.
std::vector<std::string> never_together(const SearchParts& parts, const SearchRanking& ranking,
                                        const std::vector<Ranked>& order);

// REQUIRES: filter.met() was asked.
NotCovered not_covered(const SearchParts& parts, const SearchFilter& filter);

}  // namespace cartulary

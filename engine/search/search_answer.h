// Decides whether the best hit answers the question, and which parts of the question the content
// does not cover. Internal to engine/search.
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

// A document that was found. Lists of these are sorted by descending worth.
struct Ranked {
  std::size_t document = 0;
  double worth = 0;
};

// Whether the first hit answers the question. It must be a rule or ruling, match the question in
// its verdict, title, question or `asked`, and be worth clearly more than the next two hits.
// docs/search-measured.md states how often this is right.
bool first_answers(const SearchParts& parts, const SearchRanking& ranking,
                   const std::vector<Ranked>& order);

// The first rule or ruling with a verdict, if it matches enough of the question; otherwise nothing.
std::optional<std::size_t> nearest_answer(const SearchParts& parts, const SearchRanking& ranking,
                                          const std::vector<Ranked>& order);

// The names of two elements in the question that no rule, ruling or variant covers together. Empty
// if there is no such pair, or if the best hit matches much of the question.
std::vector<std::string> never_together(const SearchParts& parts, const SearchRanking& ranking,
                                        const std::vector<Ranked>& order);

// REQUIRES: filter.met() was called.
NotCovered not_covered(const SearchParts& parts, const SearchFilter& filter);

}  // namespace cartulary

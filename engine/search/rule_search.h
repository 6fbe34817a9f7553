// Search among rules, rulings, variants, elements and terms with the query language.
//
// Keys: set, with, status, kind, about, date, edition, publisher, source, step. Words find what
// players mean by them; docs/search.md tells how.
//
//   Result<RuleHits> hits = find_rules(search, rulebook, "ransom -status:house", {.limit = 20});
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/guide/game_remarks.h"
#include "engine/rule/rulebook.h"
#include "engine/search/search.h"
#include "engine/search/search_fields.h"  // rule_query_keys()

namespace cartulary {

// One of the four pointers is set. They point into the Rulebook.
struct RuleHit {
  const Rule* rule = nullptr;
  const Ruling* ruling = nullptr;
  const Variant* variant = nullptr;
  const Element* element = nullptr;
  std::string snippet;  // as SearchHit
  // How it stands in the group's own game, if there is one; points into the Rulebook.
  std::optional<GameStanding> standing = std::nullopt;
  std::vector<GameRemark> house = {};  // the game's house rules on it
};

// What answers a question, told first.
struct RuleAnswer {
  RuleHit hit;                        // a rule or a ruling
  std::vector<const Ruling*> others;  // that say something else: other printings, challenges
  // Rules of other printings in its place; none where one was chosen.
  std::vector<const Rule*> printings = {};
};

struct RuleHits {
  std::string query;
  std::optional<Error> fault;  // as SearchHits
  std::string hint;            // as SearchHits
  std::string suggestion;      // as SearchHits
  int total = 0;
  std::vector<RuleHit> hits;  // of the page that was asked for, best first
  std::optional<RuleAnswer> answer;
  std::optional<ContentsAnswer> contents;  // as SearchHits
  std::vector<RuleHit> house;              // as SearchHits
  NotCovered not_covered;
  HitsLeftOut left_out;
};

// The answer among the hits, if one is. REQUIRES: the search was made from this rulebook.
std::optional<RuleAnswer> answer_of(const Rulebook& rulebook, const SearchHits& hits,
                                    const Selection* selection);

// Errors: as Search::find. REQUIRES: the search was made from this rulebook.
Result<RuleHits> find_rules(const Search& search, const Rulebook& rulebook, std::string_view query,
                            SearchScope scope = {});

}  // namespace cartulary

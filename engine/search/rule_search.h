// Search among rules, rulings, variants, elements and terms with the query language.
//
// Keys: set, with, status, kind, about, date, edition, publisher, source, step. Words find what
// players mean by them; docs/search.md tells how.
//
//   Result<RuleHits> hits = find_rules(search, rulebook, "ransom -status:house", {.limit = 20});
#pragma once

#include <array>
#include <cstdint>
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
  std::string snippet;       // as SearchHit
  std::string verdict = {};  // as SearchHit
  // How it stands in the group's own game, if there is one; points into the Rulebook.
  std::optional<GameStanding> standing = std::nullopt;
  std::vector<GameRemark> house = {};  // the game's house rules on it
};

// How far a question is answered. Differs: printings, publishers or cases say different things.
// Nearest: what is shown may have been meant. Open: a source says that nobody has ruled. Nobody: no
// record speaks of what is asked together. None: nothing here is like it.
enum class Outcome : std::uint8_t { Sure, Differs, Nearest, Open, Nobody, None };
inline constexpr std::array<std::string_view, 6> outcome_names = {"sure", "differs", "nearest",
                                                                  "open", "nobody",  "none"};
std::string_view to_text(Outcome outcome);

// One case of an answer: "edition C2", "rule set RGG" or a condition.
struct AnswerBranch {
  std::string when;
  std::string word;  // empty: its record has none
  std::string id;    // of the record that says so, with its kind
};

// What answers a question, told first.
struct RuleAnswer {
  Outcome outcome = Outcome::None;
  RuleHit hit;          // a rule or a ruling; neither for Nobody and None
  std::string verdict;  // one sentence; may be empty
  std::string word;     // yes, no, depends, a figure; empty where none is sure
  std::vector<AnswerBranch> branches;
  std::vector<std::string> chain;     // ids with kind: the rules, the ruling on them, what differs
  std::string position;               // id of the position that shows it; empty: none
  std::vector<const Ruling*> others;  // that say something else: other printings, challenges
  // Rules of other printings in its place; none where one was chosen.
  std::vector<const Rule*> printings = {};

  // What it rests on; null for Nobody and None.
  const RuleRecord* record() const;
  bool answers() const { return outcome != Outcome::Nearest && record() != nullptr; }
};

struct RuleHits {
  std::string query;
  std::optional<Error> fault;  // as SearchHits
  std::string hint;            // as SearchHits
  std::string suggestion;      // as SearchHits
  int total = 0;
  std::vector<RuleHit> hits;  // of the page that was asked for, best first
  RuleAnswer answer;
  std::optional<ContentsAnswer> contents;  // as SearchHits
  std::vector<RuleHit> house;              // as SearchHits
  NotCovered not_covered;
  HitsLeftOut left_out;
};

// What the hits answer. REQUIRES: the search was made from this rulebook.
RuleAnswer answer_of(const Rulebook& rulebook, const SearchHits& hits, const Selection* selection);

// Errors: as Search::find. REQUIRES: the search was made from this rulebook.
Result<RuleHits> find_rules(const Search& search, const Rulebook& rulebook, std::string_view query,
                            SearchScope scope = {});

}  // namespace cartulary

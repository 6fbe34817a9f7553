// Searches rules, rulings, variants, elements and terms with the query language.
//
// Keys: set, with, status, kind, about, date, edition, publisher, source, step. Words match by what
// players mean by them; see docs/search.md.
//
//   Result<RuleHits> hits = find_rules(search, rulebook, "ransom -status:house", {.limit = 20});
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/guide/game_remarks.h"
#include "engine/rule/rulebook.h"
#include "engine/search/search.h"
#include "engine/search/search_fields.h"  // rule_query_keys()
#include "engine/text/said.h"

namespace cartulary {

// A search hit as a pointer into the Rulebook. Exactly one of the four pointers is set.
struct RuleHit {
  const Rule* rule = nullptr;
  const Ruling* ruling = nullptr;
  const Variant* variant = nullptr;
  const Element* element = nullptr;
  std::string snippet;       // as SearchHit
  std::string verdict = {};  // as SearchHit
  std::size_t document = 0;  // as SearchHit
  // The status of the record in the group's own game, if there is one. Points into the Rulebook.
  std::optional<GameStanding> standing = std::nullopt;
  std::vector<GameRemark> house = {};  // the game's house rules on the record
};

// How well a question is answered.
// - Sure: there is one answer.
// - Differs: printings, publishers or cases give different answers.
// - Nearest: the record shown may be what was meant.
// - Open: a source says that nobody has ruled on it.
// - Nobody: no record covers the combination that was asked about.
// - None: nothing similar was found.
enum class Outcome : std::uint8_t { Sure, Differs, Nearest, Open, Nobody, None };
inline constexpr std::array<std::string_view, 6> outcome_names = {"sure", "differs", "nearest",
                                                                  "open", "nobody",  "none"};
std::string_view to_text(Outcome outcome);

// One case of an answer. `when` is "edition C2", "rule set RGG" or a condition in words.
struct AnswerBranch {
  std::string when;
  std::string word;  // empty: its record has none
  std::string id;    // of the record that gives it, with its kind
};

// The answer to a question, shown above the hits.
struct RuleAnswer {
  Outcome outcome = Outcome::None;
  RuleHit hit;                         // a rule or a ruling; empty for Nobody and None
  Said verdict;                        // one sentence; may be empty
  std::string word;                    // yes, no, depends or a figure; empty unless certain
  std::vector<AnswerBranch> branches;  // only those of the edition and publisher chosen, if any are
  RecordIds chain;                     // the rules, the ruling on them, then `others`
  std::string position;                // id of the position that shows it; may be empty
  std::vector<const Ruling*> others;   // rulings that disagree: other printings, challenges
  // The rules of other printings that replace this one. Empty if a printing was chosen.
  std::vector<const Rule*> printings = {};

  // The record that the answer rests on; null for Nobody and None.
  const RuleRecord* record() const;
  bool answers() const { return outcome != Outcome::Nearest && record() != nullptr; }
};

struct RuleHits {
  std::string query;
  std::optional<Error> fault;  // as SearchHits
  Said hint;                   // as SearchHits
  std::string suggestion;      // as SearchHits
  int total = 0;
  std::vector<RuleHit> hits;  // of the requested page, best first
  RuleAnswer answer;
  std::optional<ContentsAnswer> contents;  // as SearchHits
  std::vector<RuleHit> house;              // as SearchHits
  NotCovered not_covered;
  HitsLeftOut left_out;
};

// REQUIRES: the hit is a rule, ruling, variant, element or term, and from a search made from this
// rulebook.
RuleHit rule_hit(const Rulebook& rulebook, SearchHit hit);

// Derives the answer from the hits. REQUIRES: the search was made from this rulebook.
RuleAnswer answer_of(const Rulebook& rulebook, const SearchHits& hits, const Selection* selection);

// Errors: as Search::find. REQUIRES: the search was made from this rulebook.
Result<RuleHits> find_rules(const Search& search, const Rulebook& rulebook, std::string_view query,
                            SearchScope scope = {});

}  // namespace cartulary

// SearchDocument: one thing that can be found, with the texts that it is found by.
//
// Owns its text.
//
//   for (const SearchDocument& document : search_documents(catalog, rulebook, ledger, sources))
//     ... document.id ...
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rule/rulebook.h"
#include "engine/tile/catalog.h"
#include "engine/tile/edition.h"
#include "engine/tile/source.h"

namespace cartulary {

// Terms are the elements of kind term; an edge code is found by its letters.
enum class SearchKind {
  Set,
  Tile,
  Code,
  Feature,
  Ledger,
  Source,
  Element,
  Term,
  Rule,
  Ruling,
  Variant
};
inline constexpr std::array<std::string_view, 11> search_kind_names = {
    "set",     "tile", "code", "feature", "ledger", "source",
    "element", "term", "rule", "ruling",  "variant"};
std::string_view to_text(SearchKind kind);
// Elements, terms, rules, rulings and variants.
bool is_rule_kind(SearchKind kind);
// Rules, rulings and variants.
bool is_record(SearchKind kind);
// What hits of the kind are worth beside others: tiles and edge codes are many and alike, and
// elements say what a word means, which few ask. Variants stand behind the rules.
double kind_worth(SearchKind kind);

// Where a word stands: in the names and the title; in the question; in other words in which
// players ask for it; in the text; in what merely goes with it, such as the heading and the title
// of its set.
enum class SearchField { Names, Question, Asked, Text, Around };
inline constexpr std::size_t search_field_count = 5;

struct SearchDocument {
  SearchKind kind = SearchKind::Set;
  std::string id;  // without its kind
  std::string title;
  std::string set;      // its id; empty: of no one set
  std::string status;   // of rulings
  bool played = false;  // the group's own game has it, or takes it over
  std::string word;     // of rules and rulings, if there is one: yes, no, depends, a figure
  std::string verdict;  // the same as a sentence
  std::array<std::string, search_field_count> fields;
  std::vector<std::string>
      rules;  // ids: of a rule its own, of a ruling those of the rules it is on
  std::vector<std::string> about;  // concepts: "@mayor", the most important first
  std::vector<std::string> tags;   // "set:tower", "status:open", "about:mayor"
  std::string date;                // YYYY, YYYY-MM, YYYY-MM-DD or empty
  // Of a special case: concepts of which a question names one if it means this. Empty: no special
  // case.
  std::vector<std::string> meant_by;

  // What it says nothing without: of each list one set, and one of these editions of those in the
  // first (empty: any).
  NeededSets sets;
  std::vector<Edition> editions;
  std::vector<Edition> read_in;  // as of a RuleRecord

  const std::string& text() const { return fields[static_cast<std::size_t>(SearchField::Text)]; }
  // Where the text begins behind the verdict, which hits show by itself.
  std::size_t snippet_begin() const;
};

// What a document is worth by its status beside others that answer about equally: rules, official
// rulings and differences more than community's, and these more than unmarked and open ones.
double status_worth(const SearchDocument& document);

// The concept that an element or a set is: "@mayor", "@set/tower"; empty for all else.
std::string own_concept(const SearchDocument& document);

// All that can be found: sets, tiles, edge codes, features, ledger, sources, elements, rules,
// rulings and variants, in this order, each in its own.
std::vector<SearchDocument> search_documents(const Catalog& catalog, const Rulebook& rulebook,
                                             std::span<const LedgerEntry> ledger,
                                             std::span<const SourceDocument> sources);

}  // namespace cartulary

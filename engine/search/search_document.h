// SearchDocument: one searchable thing, with the texts by which it is found.
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

// A Term is an element of kind term. A Code is found by the names of its edge letters.
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
// Separates the texts of one field.
inline constexpr std::string_view search_field_gap = " \u00b7 ";
// True for elements, terms, rules, rulings and variants.
bool is_rule_kind(SearchKind kind);
// True for rules, rulings and variants.
bool is_record(SearchKind kind);
// The factor by which the kind of a hit scales its worth. Tiles and edge codes rank low because
// there are many and they are alike, elements because few people ask what a word means. Variants
// rank below rules.
double kind_worth(SearchKind kind);

// The fields of a document: names and title; the question; other wordings that players ask in; the
// text; and context such as the heading and the title of its set.
enum class SearchField { Names, Question, Asked, Text, Around };
inline constexpr std::size_t search_field_count = 5;

struct SearchDocument {
  SearchKind kind = SearchKind::Set;
  std::string id;  // without its kind
  std::string title;
  std::string set;      // its id; empty: belongs to no single set
  std::string status;   // rulings only
  bool played = false;  // the group's own game has it or adopted it
  std::string word;     // rules and rulings: yes, no, depends or a figure; may be empty
  std::string verdict;  // the same as a sentence
  std::array<std::string, search_field_count> fields;
  std::vector<std::string> rules;  // ids: the rule itself, or the rules a ruling annotates
  std::vector<std::string> about;  // concepts, most important first: "@mayor"
  std::vector<std::string> tags;   // "set:tower", "status:open", "about:mayor"
  std::string date;                // YYYY, YYYY-MM, YYYY-MM-DD or empty
  // Special cases only: concepts, one of which a question must name if it means this document.
  // Empty if this is no special case.
  std::vector<std::string> meant_by;

  // The document needs one set from each list. `editions` are the editions in which a set of the
  // first list must count (empty: any).
  NeededSets sets;
  std::vector<Edition> editions;
  std::vector<Edition> read_in;        // as in RuleRecord; of elements, their editions
  std::vector<std::string> rule_sets;  // as in RuleRecord

  const std::string& text() const { return fields[static_cast<std::size_t>(SearchField::Text)]; }
  // The offset in the text after the verdict, which hits show separately.
  std::size_t snippet_begin() const;
};

// The factor by which the status scales the worth. It separates documents that match about equally:
// rules, official rulings and differences rank above community rulings, and these above all others.
double status_worth(const SearchDocument& document);

// The concept of an element or a set: "@mayor", "@set/tower"; empty for any other kind.
std::string own_concept(const SearchDocument& document);

// Everything that can be found, in this order: sets, tiles, edge codes, features, ledger, sources,
// elements, rules, rulings, variants. Each group keeps its usual order.
std::vector<SearchDocument> search_documents(const Catalog& catalog, const Rulebook& rulebook,
                                             std::span<const LedgerEntry> ledger,
                                             std::span<const SourceDocument> sources);

}  // namespace cartulary

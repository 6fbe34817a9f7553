// SearchParts: what a Search is made of, worked out once. For the files of the search alone.
//
// Refers to the Catalog, which must outlive it; owns the rest.
//
//   SearchParts parts(catalog, rulebook, ledger, sources, guides.names);
//   parts.sets_of[document];      // lists of places in parts.sets
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/rule/rulebook.h"
#include "engine/search/contents_question.h"
#include "engine/search/names_abroad.h"
#include "engine/search/search_document.h"
#include "engine/search/search_fields.h"
#include "engine/search/search_names.h"
#include "engine/search/word_index.h"
#include "engine/tile/catalog.h"
#include "engine/tile/source.h"

namespace cartulary {

// The set that every game has.
inline constexpr std::string_view base_game = "base-game";

// In place of the number of a set: it needs none, or there is more to it.
inline constexpr std::size_t no_set = static_cast<std::size_t>(-1);
inline constexpr std::size_t several_sets = static_cast<std::size_t>(-2);

// Places in the list of sets of which a document needs one.
using SetNumbers = std::vector<std::size_t>;

struct SearchParts {
  SearchParts(const Catalog& all_tiles, const Rulebook& rulebook,
              std::span<const LedgerEntry> ledger, std::span<const SourceDocument> sources,
              std::span<const ForeignName> foreign_names);
  SearchParts(const SearchParts&) = delete;
  SearchParts& operator=(const SearchParts&) = delete;

  const Catalog& catalog;
  const SearchLanguage& language;  // of the catalog
  std::vector<SearchDocument> documents;
  SearchNames names;
  NamesAbroad abroad;
  WordIndex index;
  SearchFields fields;
  Documents of_everything;
  Documents of_the_rules;
  Documents house;                          // house rules and variants
  std::vector<std::string> sets;            // that documents need; below they stand as places in it
  std::vector<const TileSet*> set_records;  // of these, null where the catalog has none
  std::vector<std::vector<SetNumbers>> sets_of;  // by document: of each list it needs one
  // By document: the one set that it needs, as most do; no_set or several_sets.
  std::vector<std::size_t> one_set;
  std::vector<bool> covered;  // by set: it has rules or rulings, or is a box
  std::vector<bool> at_home;  // by set: the base game, and the group's own sets
  std::unordered_map<TermNumber, std::size_t> set_of_concept;
  std::vector<double> worth;                           // by document: by its kind, status and game
  std::vector<std::vector<TermNumber>> meant_by;       // by document, as far as the index has them
  std::vector<std::optional<TermNumber>> about_first;  // by document: what it is about before all
  std::vector<bool> in_records;                        // by term: a rule, ruling or variant has it
  CountedElements counted;

 private:
  std::size_t number_of(const std::string& set);
};

}  // namespace cartulary

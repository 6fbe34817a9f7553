// SearchParts: the data of a Search, computed once. Internal to engine/search.
//
// Refers to the Catalog, which must outlive it. Owns everything else.
//
//   SearchParts parts(catalog, rulebook, ledger, sources, guides.names);
//   parts.sets_of[document];      // lists of indices into parts.sets
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
#include "engine/search/phrase_index.h"
#include "engine/search/search_document.h"
#include "engine/search/search_fields.h"
#include "engine/search/search_names.h"
#include "engine/search/word_index.h"
#include "engine/tile/catalog.h"
#include "engine/tile/source.h"

namespace cartulary {

// The set that every game includes.
inline constexpr std::string_view base_game = "base-game";

// Special values in place of the number of a set: the document needs no set, or more than one.
inline constexpr std::size_t no_set = static_cast<std::size_t>(-1);
inline constexpr std::size_t several_sets = static_cast<std::size_t>(-2);

// Indices into SearchParts::sets; a document needs one of them.
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
  PhraseIndex phrases;
  SearchFields fields;
  DocumentFlags of_everything;
  DocumentFlags of_the_rules;
  DocumentFlags house;  // house rules and variants that the group does not play
  // The ids of the sets that documents need. A set number is an index into this list.
  std::vector<std::string> sets;
  std::vector<const TileSet*> set_records;       // by set; null if the catalog lacks it
  std::vector<std::vector<SetNumbers>> sets_of;  // by document: it needs one set of each list
  // By document: the set that it needs if it is only one, as for most; else no_set or several_sets.
  std::vector<std::size_t> one_set;
  std::vector<bool> covered;   // by set: it has rules, rulings or variants, or is a box
  std::vector<bool> bare_box;  // by set: a box without rules, rulings or variants of its own
  std::vector<bool> at_home;   // by set: the base game and the group's own sets
  std::unordered_map<TermNumber, std::size_t> set_of_concept;
  std::unordered_map<TermNumber, std::size_t> element_of_concept;  // documents
  std::vector<double> worth;                      // by document: from its kind, status and the game
  std::vector<std::vector<TermNumber>> meant_by;  // by document: the terms that the index has
  std::vector<std::optional<TermNumber>> about_first;  // by document: its main concept
  std::vector<bool> in_records;                        // by term: a rule, ruling or variant has it
  CountedElements counted;

 private:
  std::size_t number_of(const std::string& set);
};

}  // namespace cartulary

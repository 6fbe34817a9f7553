// SearchFilter: finds the documents that match a query, whatever the selection, and ranks how well
// they match its words. Internal to engine/search.
//
// Refers to the SearchParts, which must outlive it.
//
//   SearchFilter filter(parts, query, /*rules_only=*/true, parts.house, /*printing_chosen=*/false);
//   for (const std::uint32_t document : filter.met()) filter.ranking().worth(document);
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/query/query.h"
#include "engine/search/search_parts.h"
#include "engine/search/search_ranking.h"
#include "engine/search/search_slot.h"

namespace cartulary {

class SearchFilter {
 public:
  // With `rules_only`, finds only rules, rulings, variants, elements and terms. `house` marks the
  // documents that are house rules to whoever asks; it must outlive the filter.
  SearchFilter(const SearchParts& parts, Query query, bool rules_only, const DocumentFlags& house,
               bool printing_chosen);

  // The first error in the query; the rest of the query is searched.
  const std::optional<Error>& fault() const { return fault_; }
  const Query& query() const { return query_; }
  // The words of the query, and those of the part that asks.
  std::span<const SearchToken> tokens() const { return tokens_; }
  std::span<const SearchToken> asking() const { return asking_; }
  bool rules_only() const { return rules_only_; }

  // The documents that the query finds, ascending. Call it once, before the functions below.
  std::vector<std::uint32_t> met();
  const SearchRanking& ranking() const { return ranking_; }
  // The concepts that the query as a whole may name.
  const std::vector<std::string>& called() const { return called_; }
  // Whether the query is a question or a few words, without fields and groups.
  bool words_alone() const { return words_alone_; }
  // Whether house rules are listed separately. This holds for a query that contains words, unless
  // they ask for house rules or a field chooses a status or a kind.
  bool house_apart() const { return house_apart_; }
  // The words of the query that resemble nothing in the index.
  const std::vector<std::string>& unknown() const { return unknown_; }

 private:
  void drop_faulty(QueryNode& root);
  bool names_house(const std::vector<SearchSlot>& slots) const;
  std::vector<std::uint32_t> words_and_rest();
  std::vector<std::string> concepts_of(const SearchSlot& slot) const;
  bool names_bare_box(const SearchSlot& slot) const;
  std::vector<SearchToken> tokens_of(const std::string& words) const;
  std::vector<SearchSlot> slots_of(const std::string& words,
                                   std::span<const SearchToken> tokens) const;
  std::vector<std::uint32_t> answers(const DocumentFlags& among,
                                     const std::vector<SearchSlot>& slots, bool question);
  void rank(SearchRanking words, const std::vector<SearchSlot>& slots);
  DocumentFlags strict(const QueryNode& node, bool wanted);
  DocumentFlags with_any(const QueryNode& node, bool wanted);
  DocumentFlags term(const QueryNode& node, bool wanted);
  DocumentFlags with_all(const std::string& words, bool wanted);
  DocumentFlags with_phrase(const std::string& phrase, bool wanted);

  const SearchParts& parts_;
  const DocumentFlags& kinds_;  // the kinds that are searched
  const DocumentFlags& house_;
  Query query_;
  std::vector<SearchToken> tokens_;
  std::vector<SearchToken> asking_;
  bool rules_only_;
  bool printing_chosen_;
  std::size_t size_;
  bool typing_;
  bool words_alone_ = false;
  bool house_apart_ = false;
  SearchRanking ranking_;
  std::vector<std::string> called_;
  std::vector<std::string> unknown_;
  std::optional<Error> fault_;
};

}  // namespace cartulary

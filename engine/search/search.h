// Search: finds everything that has a page, by players' words and by fields, best match first. The
// command line, the API and the pages all use this one search and ranking.
//
// Owns copies of everything it returns. Immutable, so several threads may search at once.
//
//   Search search(catalog, rulebook, ledger, sources, guides.names);
//   Result<SearchHits> hits = search.find("can my mayor stand on the tower?", {.limit = 20});
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bag/selection.h"
#include "engine/guide/foreign_name.h"
#include "engine/rule/rulebook.h"
#include "engine/search/contents_answer.h"
#include "engine/search/search_document.h"
#include "engine/text/result.h"
#include "engine/tile/catalog.h"
#include "engine/tile/source.h"

namespace cartulary {

struct SearchParts;

// One hit. Its views refer to the Search that found it, which must outlive it; the snippet is
// owned.
struct SearchHit {
  SearchKind kind = SearchKind::Set;
  std::string_view id;  // without its kind: "tower/ransom", "IC-11"
  std::string_view title;
  std::string_view set;       // its id; empty: belongs to no single set
  std::string_view status;    // rulings only
  std::string_view question;  // rulings only; may be empty
  std::string_view verdict;   // rules and rulings only; may be empty
  std::string snippet;        // plain text; matched words are between U+0002 and U+0003
  std::size_t document = 0;   // its place in Search::documents()
};

// Hits that do not apply to the selection, counted by reason.
struct HitsLeftOut {
  int total = 0;
  std::map<std::string, int> sets;  // unchosen set -> hits that need it, alone or as one of several
  int other_edition = 0;            // hits of chosen sets, but not in the edition that counts there
  int other_rule_set = 0;           // hits that only publishers other than the chosen one have
  friend bool operator==(const HitsLeftOut&, const HitsLeftOut&) = default;
};

// Parts of a question that the content does not cover.
struct NotCovered {
  std::vector<std::string> sets;   // ids of sets without rules
  std::vector<std::string> words;  // folded words that resemble no word of any entry
  friend bool operator==(const NotCovered&, const NotCovered&) = default;
};

struct SearchHits {
  std::string query;
  std::optional<Error> fault;              // lenient search only: a field that cannot match
  Said hint;                               // as Query::hint
  std::string suggestion;                  // a field that may have been meant; see likely_field()
  int total = 0;                           // all hits except those left out
  std::vector<SearchHit> hits;             // of the requested page
  std::optional<SearchHit> answer;         // the first hit, if it answers the question
  bool same_question = false;              // the answer's yes or no fits the question asked
  std::optional<SearchHit> nearest;        // without an answer: the closest rule or ruling
  std::vector<std::string> apart;          // names of things that no entry covers together
  std::optional<ContentsAnswer> contents;  // replaces the answer if boxes hold it
  // House rules and variants, at most five. They are then not among the hits. Empty if the query
  // names house rules, a status or a kind.
  std::vector<SearchHit> house;
  NotCovered not_covered;
  HitsLeftOut left_out;
  // The number of hits and house rules for each value of the keys in SearchScope::counted:
  // "kind:ruling" -> 12. Adding that field to a query finds as many; adding it to a question finds
  // no fewer.
  std::map<std::string, int> tags;
};

// Options of a search.
struct SearchScope {
  bool rules_only = false;               // only rules, rulings, variants, elements and terms
  const Selection* selection = nullptr;  // null: everything
  std::size_t offset = 0;
  std::size_t limit = 0;  // 0: no limit
  bool lenient = false;   // report a faulty field with the hits and ignore it
  std::span<const std::string_view> counted = {};  // keys whose values are counted: "kind"
};

class Search {
 public:
  // REQUIRES: the catalog outlives the Search.
  Search(const Catalog& catalog, const Rulebook& rulebook, std::span<const LedgerEntry> ledger,
         std::span<const SourceDocument> sources, std::span<const ForeignName> names = {});
  ~Search();
  Search(Search&&) noexcept;
  Search& operator=(Search&&) noexcept;

  // Errors (`where` "query"): those of parse_query; unless lenient, also Query::fault and an
  // unknown value of a key, with caret and suggestion.
  Result<SearchHits> find(std::string_view query, const SearchScope& scope = {}) const;

  // Everything that can be found.
  std::span<const SearchDocument> documents() const;
  // A document as a hit without a snippet.
  SearchHit hit(std::size_t document) const;

 private:
  class Asked;
  std::unique_ptr<SearchParts> parts_;
};

}  // namespace cartulary

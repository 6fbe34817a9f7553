// Search: everything that has a page, found by the words of players and by fields, best first.
// One way to find and to rank, for the command line, the API and the pages.
//
// Owns copies of all that it tells; does not change once made, so several threads may ask.
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

// Refers to the Search that found it, which must outlive it; owns the snippet.
struct SearchHit {
  SearchKind kind = SearchKind::Set;
  std::string_view id;  // without its kind: "tower/ransom", "IC-11"
  std::string_view title;
  std::string_view set;       // its id; empty: of no one set
  std::string_view status;    // of rulings
  std::string_view question;  // of rulings, if one is known
  std::string_view verdict;   // of rules and rulings, if there is one
  std::string snippet;        // plain text; matched words stand between U+0002 and U+0003
};

// Hits that say nothing to the selection, with why.
struct HitsLeftOut {
  int total = 0;
  std::map<std::string, int> sets;  // set not chosen -> hits that need it, or one of several
  int other_edition = 0;            // of chosen sets, but not in the edition in which they count
  friend bool operator==(const HitsLeftOut&, const HitsLeftOut&) = default;
};

// What a question names that nothing here answers.
struct NotCovered {
  std::vector<std::string> sets;   // ids of sets of which there are no rules
  std::vector<std::string> words;  // that are like none in any entry, as they were folded
  friend bool operator==(const NotCovered&, const NotCovered&) = default;
};

struct SearchHits {
  std::string query;
  std::optional<Error> fault;              // of a lenient search: a field that could not be met
  std::string hint;                        // as Query::hint
  std::string suggestion;                  // a field that may have been meant, as likely_field()
  int total = 0;                           // all hits but those left out
  std::vector<SearchHit> hits;             // those of the page that was asked for
  std::optional<SearchHit> answer;         // the first of all, where it answers the question
  bool same_question = false;              // the answer's yes or no is one to what was asked
  std::optional<SearchHit> nearest;        // else the rule or ruling that comes nearest to it
  std::vector<std::string> apart;          // names of what no entry speaks of together
  std::optional<ContentsAnswer> contents;  // in its place, where the boxes answer
  // House rules and variants, at most five; then no hits, unless the query names house rules, a
  // status or a kind.
  std::vector<SearchHit> house;
  NotCovered not_covered;
  HitsLeftOut left_out;
  // How many of all hits and house rules have each value of the keys that are to be counted:
  // "kind:ruling" -> 12. With that beside it a query finds as many, and a question no fewer.
  std::map<std::string, int> tags;
};

// What a question is asked of.
struct SearchScope {
  bool rules_only = false;               // rules, rulings, elements and terms alone
  const Selection* selection = nullptr;  // null: all there is
  std::size_t offset = 0;
  std::size_t limit = 0;  // 0: all
  bool lenient = false;   // a field that is wrong is left out and told beside the hits
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

  // Errors (`where` "query"): as parse_query; unless lenient, those of Query::fault and an unknown
  // value of a key, with caret and suggestion.
  Result<SearchHits> find(std::string_view query, const SearchScope& scope = {}) const;

  // All that can be found.
  std::span<const SearchDocument> documents() const;

 private:
  class Asked;
  std::unique_ptr<SearchParts> parts_;
};

}  // namespace cartulary

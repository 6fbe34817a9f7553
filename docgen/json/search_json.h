// JSON of the hits of a search: in the rules alone (rules_json), or in everything (search_json).
// Layout, key order and numbers are those of all answers (docgen/json/json.h).
//
//   std::fputs(rules_json(catalog, hits, nullptr, paging).c_str(), stdout);
#pragma once

#include <string>
#include <vector>

#include "docgen/json/answer_writer.h"
#include "docgen/json/paging.h"
#include "engine/bag/selection.h"
#include "engine/search/rule_search.h"
#include "engine/tile/catalog.h"

namespace cartulary::docgen {

// Members of a hit as JSON, with their keys. They are equal in every answer that has the hit.
struct WrittenHit {
  std::string before_snippet;
  std::string behind_snippet;
  std::string sources;  // only of put_rule_hits()
};

// They are most of an answer, so a caller that answers many questions writes them once.
struct WrittenHits {
  std::vector<WrittenHit> of_everything;  // for put_search_hits(), by document of the search
  std::vector<WrittenHit> of_the_rules;   // for put_rule_hits(); empty for other documents
};
WrittenHits written_hits(const Search& search, const Rulebook& rulebook);

// A null `selection` means a question without one. Only `next` of `paging` is used: the hits are
// already those of the page. `written`: those of the search that found the hits, or null; null
// inside another object, where the hits are indented more.
void put_rule_hits(AnswerWriter& json, const Catalog& catalog, const RuleHits& hits,
                   const Selection* selection, const Paging& paging, const WrittenHits* written);
// The answer to the question, without the hits; never null.
void put_asked(AnswerWriter& json, const Catalog& catalog, const RuleHits& hits,
               const Selection* selection);
std::string rules_json(const Catalog& catalog, const RuleHits& hits, const Selection* selection,
                       const Paging& paging);
void put_search_hits(AnswerWriter& json, const Catalog& catalog, const Rulebook& rulebook,
                     const SearchHits& hits, const Selection* selection, const Paging& paging,
                     const WrittenHits* written);
std::string search_json(const Catalog& catalog, const Rulebook& rulebook, const SearchHits& hits,
                        const Selection* selection, const Paging& paging);

}  // namespace cartulary::docgen

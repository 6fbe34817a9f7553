// JSON of search results. Otherwise as docgen/json/json.h.
//
//   std::fputs(rules_json(catalog, hits, nullptr, paging).c_str(), stdout);
#pragma once

#include <string>

#include "docgen/json/answer_writer.h"
#include "docgen/json/paging.h"
#include "engine/bag/selection.h"
#include "engine/search/rule_search.h"
#include "engine/tile/catalog.h"

namespace cartulary::docgen {

// A null `selection` means a question without one. Only `next` of `paging` is used: the hits are
// already those of the page.
void put_rule_hits(AnswerWriter& json, const Catalog& catalog, const RuleHits& hits,
                   const Selection* selection, const Paging& paging);
// The answer to the question, without the hits; never null.
void put_asked(AnswerWriter& json, const Catalog& catalog, const RuleHits& hits,
               const Selection* selection);
std::string rules_json(const Catalog& catalog, const RuleHits& hits, const Selection* selection,
                       const Paging& paging);
void put_search_hits(AnswerWriter& json, const Catalog& catalog, const Rulebook& rulebook,
                     const SearchHits& hits, const Selection* selection, const Paging& paging);
std::string search_json(const Catalog& catalog, const Rulebook& rulebook, const SearchHits& hits,
                        const Selection* selection, const Paging& paging);

}  // namespace cartulary::docgen

// JSON of what a search finds. As docgen/json/json.h in all else.
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

// Null stands for a question without a selection. `paging` gives `next` alone: the hits are
// already those to be shown.
void put_rule_hits(AnswerWriter& json, const Catalog& catalog, const RuleHits& hits,
                   const Selection* selection, const Paging& paging);
// What the question is answered, alone: never null.
void put_asked(AnswerWriter& json, const Catalog& catalog, const RuleHits& hits,
               const Selection* selection);
std::string rules_json(const Catalog& catalog, const RuleHits& hits, const Selection* selection,
                       const Paging& paging);
void put_search_hits(AnswerWriter& json, const Catalog& catalog, const Rulebook& rulebook,
                     const SearchHits& hits, const Selection* selection, const Paging& paging);
std::string search_json(const Catalog& catalog, const Rulebook& rulebook, const SearchHits& hits,
                        const Selection* selection, const Paging& paging);

}  // namespace cartulary::docgen

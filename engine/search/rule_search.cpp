#include "engine/search/rule_search.h"

namespace cartulary {

Result<RuleHits> find_rules(const Search& search, const Rulebook& rulebook, std::string_view query,
                            SearchScope scope) {
  scope.rules_only = true;
  Result<SearchHits> found = search.find(query, scope);
  if (!found) return found.error();
  RuleHits hits;
  hits.query = std::move(found->query);
  hits.total = found->total;
  hits.left_out = std::move(found->left_out);
  for (SearchHit& hit : found->hits) {
    RuleHit& added = hits.hits.emplace_back();
    added.snippet = std::move(hit.snippet);
    if (hit.kind == SearchKind::Rule) added.rule = rulebook.find_rule(hit.id);
    if (hit.kind == SearchKind::Ruling) added.ruling = rulebook.find_ruling(hit.id);
    if (hit.kind == SearchKind::Element || hit.kind == SearchKind::Term)
      added.element = rulebook.find_element(hit.id);
  }
  return hits;
}

}  // namespace cartulary

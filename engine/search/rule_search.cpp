#include "engine/search/rule_search.h"

#include <algorithm>

#include "engine/rule/edition_table.h"
#include "engine/text/contract.h"

namespace cartulary {
namespace {

RuleHit rule_hit(const Rulebook& rulebook, SearchHit hit) {
  RuleHit made;
  made.snippet = std::move(hit.snippet);
  if (hit.kind == SearchKind::Rule) made.rule = rulebook.find_rule(hit.id);
  if (hit.kind == SearchKind::Ruling) made.ruling = rulebook.find_ruling(hit.id);
  if (hit.kind == SearchKind::Variant) made.variant = rulebook.find_variant(hit.id);
  if (hit.kind == SearchKind::Element || hit.kind == SearchKind::Term)
    made.element = rulebook.find_element(hit.id);
  if (rulebook.game() == nullptr) return made;
  const bool element = hit.kind == SearchKind::Element || hit.kind == SearchKind::Term;
  std::string id(element ? "element" : to_text(hit.kind));
  id.append("/").append(hit.id);
  made.standing = standing_in(rulebook.game(), id);
  made.house = house_rules_on(rulebook, id);
  return made;
}

std::vector<RuleHit> rule_hits(const Rulebook& rulebook, std::vector<SearchHit> hits) {
  std::vector<RuleHit> made;
  made.reserve(hits.size());
  for (SearchHit& hit : hits) made.push_back(rule_hit(rulebook, std::move(hit)));
  return made;
}

}  // namespace

std::optional<RuleAnswer> answer_of(const Rulebook& rulebook, const SearchHits& hits,
                                    const Selection* selection) {
  if (!hits.answer) return std::nullopt;
  RuleAnswer answer;
  answer.hit = rule_hit(rulebook, *hits.answer);
  CARTULARY_REQUIRES(answer.hit.rule != nullptr || answer.hit.ruling != nullptr);
  const auto add = [&](const Ruling* ruling) {
    const bool told =
        std::find(answer.others.begin(), answer.others.end(), ruling) != answer.others.end();
    if (!told && ruling->status != RulingStatus::House) answer.others.push_back(ruling);
  };
  const std::string_view id = hits.answer->id;
  for (const Ruling* ruling : rulebook.challengers_of(id)) add(ruling);
  for (const Ruling* ruling : rulebook.rulings_on(id))
    if (ruling->status == RulingStatus::Difference) add(ruling);
  if (answer.hit.rule != nullptr &&
      (selection == nullptr || !chooses_edition(*selection, answer.hit.rule->set)))
    answer.printings = other_printings(rulebook, *answer.hit.rule);
  return answer;
}

Result<RuleHits> find_rules(const Search& search, const Rulebook& rulebook, std::string_view query,
                            SearchScope scope) {
  scope.rules_only = true;
  Result<SearchHits> found = search.find(query, scope);
  if (!found) return found.error();
  RuleHits hits;
  hits.answer = answer_of(rulebook, *found, scope.selection);
  hits.contents = std::move(found->contents);
  hits.query = std::move(found->query);
  hits.fault = std::move(found->fault);
  hits.hint = std::move(found->hint);
  hits.suggestion = std::move(found->suggestion);
  hits.total = found->total;
  hits.not_covered = std::move(found->not_covered);
  hits.left_out = std::move(found->left_out);
  hits.hits = rule_hits(rulebook, std::move(found->hits));
  hits.house = rule_hits(rulebook, std::move(found->house));
  return hits;
}

}  // namespace cartulary

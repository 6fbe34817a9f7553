#include "engine/rule/adopted.h"

#include <set>
#include <utility>
#include <variant>

#include "engine/rule/rule_lookup.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

Result<std::string> adopted_id(const Rulebook& rulebook, std::string_view name,
                               std::string_view where) {
  const Result<RuleOrRuling> found = need_rule(rulebook, name, where);
  if (!found) return found.error();
  if (std::holds_alternative<const Rule*>(*found))
    return Error{.where = std::string(where),
                 .what = said("rules.played-anyhow", {{"rule", printable(name)}}),
                 .fix = said("rules.name-rulings")};
  return std::visit([](const auto* record) { return record->id; }, *found);
}

}  // namespace

Status find_adopted(const Rulebook& rulebook, SelectionText& text) {
  const std::string asked = std::exchange(text.adopts, {});
  std::set<std::string> ids;
  for (const std::string_view name : listed_items(asked)) {
    Result<std::string> id = adopted_id(rulebook, name, "adopts");
    if (!id) return id.error();
    ids.insert(*std::move(id));
  }
  text.adopts = joined(ids, ",");
  return Done{};
}

Status check_adopted(const Rulebook& rulebook, std::string_view where, Selection& selection) {
  std::set<std::string, std::less<>> ids;
  for (const std::string& name : selection.adopted) {
    Result<std::string> id = adopted_id(rulebook, name, where);
    if (!id) return id.error();
    ids.insert(*std::move(id));
  }
  selection.adopted = std::move(ids);
  return Done{};
}

std::optional<GameStanding> standing_in(const GroupGame* game, const Selection* selection,
                                        const RecordId& id) {
  if (const auto standing = standing_in(game, id)) return standing;
  const bool may_be_adopted = id.kind == RecordKind::Ruling || id.kind == RecordKind::Variant;
  if (selection == nullptr || !may_be_adopted || !selection->adopted.contains(id.name))
    return std::nullopt;
  return GameStanding{"adopted", {}};
}

}  // namespace cartulary

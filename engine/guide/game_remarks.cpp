#include "engine/guide/game_remarks.h"

#include <algorithm>
#include <string_view>

#include "engine/rule/adopted.h"
#include "engine/rule/rule_lookup.h"

namespace cartulary {
namespace {

constexpr std::string_view dropped = "dropped";

class Remarks {
 public:
  Remarks(const Rulebook& rulebook, const Selection* selection)
      : rulebook_(rulebook), selection_(selection) {}

  void add(const RecordId& id) {
    const RuleRecord* record = find_record(rulebook_, id);
    const auto standing = standing_in(rulebook_.game(), selection_, id);
    if (record == nullptr || !standing || !is_new(id)) return;
    auto& list = standing->word == dropped ? dropped_ : house_;
    list.push_back({id, record->title, *standing});
  }

  // The house rules on a rule.
  void add_on(const RecordId& id) {
    if (id.kind != RecordKind::Rule) return;
    for (const Ruling* ruling : rulebook_.rulings_on(id.name)) add_if_house(id_of(*ruling));
    for (const Variant& variant : rulebook_.variants())
      if (std::ranges::count(variant.annotates, id.name) > 0) add_if_house(id_of(variant));
  }

  std::vector<GameRemark> take() && {
    dropped_.insert(dropped_.end(), house_.begin(), house_.end());
    return std::move(dropped_);
  }

 private:
  void add_if_house(const RecordId& id) {
    const auto standing = standing_in(rulebook_.game(), selection_, id);
    if (standing && standing->word != dropped) add(id);
  }
  bool is_new(const RecordId& id) const {
    const auto same = [&](const GameRemark& remark) { return remark.id == id; };
    return std::ranges::none_of(dropped_, same) && std::ranges::none_of(house_, same);
  }

  const Rulebook& rulebook_;
  const Selection* selection_;
  std::vector<GameRemark> dropped_;
  std::vector<GameRemark> house_;
};

}  // namespace

bool has_remarks(const Rulebook* rulebook, const Selection* selection) {
  return rulebook != nullptr &&
         (rulebook->game() != nullptr || (selection != nullptr && !selection->adopted.empty()));
}

std::vector<GameRemark> game_remarks(const Rulebook* rulebook, const Selection* selection,
                                     const RecordIds& rules) {
  if (!has_remarks(rulebook, selection)) return {};
  Remarks remarks(*rulebook, selection);
  for (const RecordId& rule : rules) {
    remarks.add(rule);
    remarks.add_on(rule);
  }
  return std::move(remarks).take();
}

std::vector<GameRemark> house_rules_on(const Rulebook& rulebook, const RecordId& id) {
  if (rulebook.game() == nullptr || standing_in(rulebook.game(), id)) return {};
  RecordIds rules;
  const auto add = [&rules](const auto* record) {
    if (record != nullptr)
      for (const std::string& rule : record->annotates) rules.push_back({RecordKind::Rule, rule});
  };
  if (id.kind == RecordKind::Rule) rules.push_back(id);
  if (id.kind == RecordKind::Ruling) add(rulebook.find_ruling(id.name));
  if (id.kind == RecordKind::Variant) add(rulebook.find_variant(id.name));
  std::vector<GameRemark> remarks = game_remarks(&rulebook, nullptr, rules);
  std::erase_if(remarks, [](const GameRemark& it) { return it.standing.word == dropped; });
  return remarks;
}

Said words_of(const GameRemark& remark) {
  if (remark.standing.word == dropped) return words_of(remark.standing);
  const std::string_view title = house_title(remark.title);
  if (remark.standing.note.empty()) return said("rules.house-rule", {{"title", title}});
  return said("rules.house-rule-with", {{"title", title}, {"note", remark.standing.note}});
}

std::string_view house_title(std::string_view title) {
  constexpr std::string_view already = "House rule: ";
  if (title.starts_with(already)) title.remove_prefix(already.size());
  return title;
}

bool is_played(const Rulebook* rulebook, const RecordIds& rules) {
  if (rulebook == nullptr || rulebook->game() == nullptr || rules.empty()) return true;
  return rulebook->game()->dropped(rules.front()) == nullptr;
}

}  // namespace cartulary

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

  void add(const std::string& id) {
    const RuleRecord* record = find_record(rulebook_, id);
    const auto standing = standing_in(rulebook_.game(), selection_, id);
    if (record == nullptr || !standing || !is_new(id)) return;
    auto& list = standing->word == dropped ? dropped_ : house_;
    list.push_back({id, record->title, *standing});
  }

  // The house rules on a rule.
  void add_on(const std::string& id) {
    constexpr std::string_view kind = "rule/";
    if (!id.starts_with(kind)) return;
    const std::string name = id.substr(kind.size());
    for (const Ruling* ruling : rulebook_.rulings_on(name))
      if (is_house("ruling/" + ruling->id)) add("ruling/" + ruling->id);
    for (const Variant& variant : rulebook_.variants())
      if (std::ranges::count(variant.annotates, name) > 0 && is_house("variant/" + variant.id))
        add("variant/" + variant.id);
  }

  std::vector<GameRemark> take() && {
    dropped_.insert(dropped_.end(), house_.begin(), house_.end());
    return std::move(dropped_);
  }

 private:
  bool is_house(const std::string& id) const {
    const auto standing = standing_in(rulebook_.game(), selection_, id);
    return standing && standing->word != dropped;
  }
  bool is_new(const std::string& id) const {
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
                                     const std::vector<std::string>& rules) {
  if (!has_remarks(rulebook, selection)) return {};
  Remarks remarks(*rulebook, selection);
  for (const std::string& id : rules) {
    remarks.add(id);
    remarks.add_on(id);
  }
  return std::move(remarks).take();
}

std::vector<GameRemark> house_rules_on(const Rulebook& rulebook, std::string_view id) {
  if (rulebook.game() == nullptr || standing_in(rulebook.game(), id)) return {};
  const std::size_t slash = std::min(id.find('/'), id.size());
  const std::string_view kind = id.substr(0, slash);
  const std::string_view name = id.substr(std::min(slash + 1, id.size()));
  std::vector<std::string> rules;
  const auto add = [&rules](const auto* record) {
    if (record != nullptr)
      for (const std::string& rule : record->annotates) rules.push_back("rule/" + rule);
  };
  if (kind == "rule") rules.emplace_back(id);
  if (kind == "ruling") add(rulebook.find_ruling(name));
  if (kind == "variant") add(rulebook.find_variant(name));
  std::vector<GameRemark> remarks = game_remarks(&rulebook, nullptr, rules);
  std::erase_if(remarks, [](const GameRemark& it) { return it.standing.word == dropped; });
  return remarks;
}

std::string words_of(const GameRemark& remark) {
  if (remark.standing.word == dropped) return words_of(remark.standing);
  std::string words = "house rule: " + std::string(house_title(remark.title));
  if (!remark.standing.note.empty()) words.append("; ").append(remark.standing.note);
  return words;
}

std::string_view house_title(std::string_view title) {
  constexpr std::string_view already = "House rule: ";
  if (title.starts_with(already)) title.remove_prefix(already.size());
  return title;
}

bool is_played(const Rulebook* rulebook, const std::vector<std::string>& rules) {
  if (rulebook == nullptr || rulebook->game() == nullptr || rules.empty()) return true;
  return rulebook->game()->dropped(rules.front()) == nullptr;
}

}  // namespace cartulary

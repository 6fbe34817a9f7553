#include "docgen/print/house_print.h"

#include <algorithm>
#include <utility>

#include "engine/guide/game_remarks.h"
#include "engine/rule/rule_lookup.h"
#include "engine/text/markdown.h"
#include "engine/text/text.h"

namespace cartulary::docgen {
namespace {

View line(const RuleRecord& record, std::string_view text) {
  View view;
  view.set("w_title", capitalized(house_title(record.title))).set("w_text", text);
  return view;
}

View house_lines(const PrintContext& context, const GroupGame* game) {
  const Rulebook& rulebook = context.index.rulebook();
  View lines = View::list();
  for (const std::string& id : context.request.selection.adopted)
    if (const RuleRecord* record = find_record(rulebook, id))
      lines.add(line(*record, plain_text(record->text)));
  if (game == nullptr) return lines;
  for (const Ruling& ruling : rulebook.rulings())
    if (game->owns(ruling.id)) lines.add(line(ruling, plain_text(ruling.text)));
  return lines;
}

// Rules dropped for the same reason share a line.
View dropped_lines(const Rulebook& rulebook, const GroupGame* game) {
  std::vector<std::pair<std::string, std::string>> by_reason;
  for (const auto& [id, reason] : game == nullptr ? RecordNotes() : game->drops) {
    const RuleRecord* record = find_record(rulebook, id);
    if (record == nullptr) continue;
    const auto same = [&wanted = reason](const auto& line) { return line.first == wanted; };
    auto found = std::ranges::find_if(by_reason, same);
    if (found == by_reason.end()) found = by_reason.insert(found, {reason, {}});
    add_item(found->second, record->title, "; ");
  }
  View lines = View::list();
  for (const auto& [reason, titles] : by_reason) {
    View view;
    view.set("w_title", titles).set("w_text", reason);
    lines.add(std::move(view));
  }
  return lines;
}

}  // namespace

void set_house_rules(const PrintContext& context, View& view) {
  const GroupGame* game = context.index.rulebook().game();
  View house = house_lines(context, game);
  View drops = dropped_lines(context.index.rulebook(), game);
  view.set("any_extra", house.size() + drops.size() > 0)
      .set("any_house", house.size() > 0)
      .set("house", std::move(house))
      .set("any_drops", drops.size() > 0)
      .set("drops", std::move(drops));
}

std::optional<std::string> remarks_on(const GuideQuestion& question, const RecordIds& rules) {
  const bool played = is_played(question.rulebook, rules);
  std::string reason, house;
  for (const GameRemark& remark : game_remarks(question.rulebook, question.selection, rules)) {
    std::string words = words_of(remark);
    if (words.ends_with('.')) words.pop_back();
    if (remark.standing.word != "dropped")
      add_item(house, words, "; ");
    else if (!played && remark.id == rules.front())
      reason = std::move(words);
  }
  if (!played && house.empty()) return std::nullopt;
  add_item(reason, house, "; ");
  return reason;
}

}  // namespace cartulary::docgen

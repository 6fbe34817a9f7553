#include "docgen/guide/game_play.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "docgen/base/links.h"
#include "docgen/guide/guide_views.h"
#include "engine/guide/game_remarks.h"
#include "engine/guide/score_answer.h"
#include "engine/rule/adopted.h"
#include "engine/text/text.h"

namespace cartulary::docgen {
namespace {

std::string adopted_text(const CarriedGame& game) {
  std::string text;
  for (const CarriedNote& adopted : game.adopts) add_item(text, adopted.record, ",");
  return text;
}

// The game's selection; an empty one if the content no longer has what it names.
Selection selection_of(const PageContext& context, const CarriedGame& game) {
  if (is_played(context, game)) return played_selection(context.index.rulebook());
  const PageParameters parameters = game_parameters(game);
  SelectionText text = stated_parts([&](std::string_view name) {
    const auto given = parameters.find(name);
    return given == parameters.end() ? std::string() : given->second;
  });
  if (!find_adopted(context.index.rulebook(), text)) return {};
  const Result<Selection> selection = select(context.index.catalog(), text, DefaultSets::BaseGame);
  return selection ? *selection : Selection{};
}

// Finds what the game does not play: lines whose first and most important rule it drops, unless one
// of its house rules applies to them.
class Dropped {
 public:
  Dropped(const CarriedGame& game, const GuideQuestion& question) : question_(question) {
    for (const CarriedNote& drop : game.drops) add(drop.record, dropped_);
    for (const CarriedRecord& own : game.own)
      for (const std::string_view rule : split(own.annotates, ' ')) add(rule, changed_);
  }
  bool has(const RecordIds& rules) const {
    if (rules.empty() || !dropped_.contains(rules.front())) return false;
    const auto remarks = game_remarks(question_.rulebook, question_.selection, rules);
    return std::ranges::none_of(
               remarks,
               [](const GameRemark& remark) { return remark.standing.word != "dropped"; }) &&
           std::ranges::none_of(rules, [&](const auto& rule) { return changed_.contains(rule); });
  }
  // Removes the dropped lines and their items.
  void take_out(ChosenGuide& chosen) const {
    std::set<std::string> gone;
    for (ChosenPart& part : chosen.parts)
      std::erase_if(part.lines, [&](const ChosenLine& line) {
        const bool out = has(line.line->rules) || gone.contains(line.line->under);
        if (out) gone.insert(line.line->id);
        return out;
      });
    std::erase_if(chosen.parts, [](const ChosenPart& part) { return part.lines.empty(); });
  }

 private:
  static void add(std::string_view name, std::set<RecordId>& ids) {
    if (std::optional<RecordId> id = parse_record_id(name)) ids.insert(*std::move(id));
  }

  const GuideQuestion question_;
  std::set<RecordId> dropped_;
  std::set<RecordId> changed_;  // rules that the game's own records annotate
};

View score_views(const std::vector<const ScoringLine*>& lines, const Dropped& dropped,
                 ScoreMoment moment) {
  View list = View::list();
  for (const ScoringLine* line : lines) {
    if (line->when != moment || dropped.has(line->rules)) continue;
    View view;
    view.set("what", line->what)
        .set("points", line->points)
        .set("rule_href", record_path(line->rules));
    list.add(std::move(view));
  }
  return list;
}

}  // namespace

bool is_played(const PageContext& context, const CarriedGame& game) {
  const GroupGame* played = context.index.rulebook().game();
  return played != nullptr && played->id == game.id;
}

PageParameters game_parameters(const CarriedGame& game) {
  return {{"sets", game.sets},           {"edition", game.edition}, {"rule-set", game.rule_set},
          {"tiles", game.tiles},         {"without", game.without}, {"rule", game.rules},
          {"adopts", adopted_text(game)}};
}

void set_play(const PageContext& context, const CarriedGame& game, std::string_view root,
              View& view) {
  GuideRequest request{context.index.catalog(), context.index.rulebook(), {}, true};
  request.sets.selection = selection_of(context, game);
  const Guides& guides = context.index.library().guides;
  const GuideQuestion question =
      guide_question(request.catalog, request.sets.selection, &request.rulebook);
  const Dropped dropped(game, question);
  if (const Guide* play = guides.find("order-of-play")) {
    ChosenGuide chosen = choose_lines(*play, question);
    dropped.take_out(chosen);
    view.set("parts", part_views(context, request, chosen, root));
  }
  const auto lines = scoring_lines(guides.scoring, question);
  view.set("during", score_views(lines, dropped, ScoreMoment::During))
      .set("after", score_views(lines, dropped, ScoreMoment::After));
}

}  // namespace cartulary::docgen

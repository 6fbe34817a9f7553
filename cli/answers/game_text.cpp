#include "cli/answers/game_text.h"

#include "cli/answers/answer_text.h"
#include "cli/terminal/text_table.h"
#include "docgen/json/game_json.h"
#include "engine/text/text.h"

namespace cartulary::cli {
namespace {

// "red 14 (Alice), 21 if the game ended now: ...".
std::string player_text(const docgen::GameTotal& player, bool scoreboard, const Call& call) {
  std::string terms;
  for (const ScoreTerm& term : player.total.terms)
    add_item(terms, english(term.what) + " = " + std::to_string(term.points), "; ");
  std::string text = player.total.player;
  if (!player.player.name.empty()) text += " (" + player.player.name + ")";
  text += ' ' + std::to_string(player.total.final);
  if (scoreboard) text += ", " + std::to_string(player.points) + " on the scoreboard";
  return wrap_after("", text + (terms.empty() ? std::string() : ": " + terms), call.width());
}

std::string not_followed_text(const std::vector<NotFollowed>& all, const Call& call) {
  std::string text;
  for (const NotFollowed& each : all)
    text += wrap_after("Not followed: ",
                       each.action +
                           (each.turn ? " in turn " + std::to_string(*each.turn) : std::string()) +
                           ": " + english(each.reason),
                       call.width());
  return text.empty() ? text : '\n' + text;
}

// "CASTLE, FLOCK_EXPAND_OR_SCORE are not followed (see below)", each action once.
std::string actions_not_followed(const std::vector<NotFollowed>& all) {
  std::vector<std::string> actions;
  for (const NotFollowed& each : all)
    if (!contains(actions, each.action)) actions.push_back(each.action);
  return joined(actions) + (actions.size() > 1 ? " are" : " is") + " not followed (see below)";
}

std::string scored_text(const std::vector<ScoredPoints>& all) {
  std::string text;
  for (const ScoredPoints& scored : all) {
    std::string terms, rule;
    for (const ScoreTerm& term : scored.terms) {
      add_item(terms, english(term.what));
      if (!term.rule.empty() && rule.find(term.rule) == rule.npos)
        add_item(rule, std::string(term.rule));
    }
    add_item(text,
             scored.player + ' ' + std::to_string(scored.points) + " for " + scored.feature +
                 (scored.cell ? " at " + to_text(*scored.cell) : std::string()) + ": " + terms +
                 (rule.empty() ? std::string() : " [" + rule + ']'),
             "; ");
  }
  return text;
}

std::string points_text(const docgen::BoardReport& report,
                        const std::map<std::string, int>& points) {
  std::string text;
  for (const GamePlayer& player : report.players)
    add_item(text, player.colour + ' ' + std::to_string(points.at(player.colour)), " ");
  return text;
}

std::string tile_text(const Placement& placement) {
  if (placement.tile == nullptr) return "-";
  return placement.tile->id + " at " + to_text(placement.cell);
}

std::string happened_text(const TurnRecord& turn) {
  std::string text;
  for (const CompletedFeature& feature : turn.completed)
    add_item(text, "completes the " + std::string(to_text(feature.kind)) + " of " +
                       counted(feature.tiles, "tile", "tiles"));
  if (const std::string scored = scored_text(turn.scored); !scored.empty())
    add_item(text, scored, "; ");
  return text;
}

}  // namespace

std::string board_doubts_text(const docgen::BoardReport& report, const Call& call) {
  const docgen::PointDoubts& doubts = report.doubts;
  if (doubts.none()) return "";
  std::string why;
  if (doubts.not_followed) add_item(why, actions_not_followed(report.not_followed()), "; ");
  if (!doubts.no_rules.empty())
    add_item(why, "there are no rules here of " + joined(doubts.no_rules), "; ");
  if (doubts.may_differ) add_item(why, "an action changes tiles in ways not followed", "; ");
  if (doubts.left_out) add_item(why, "a part of the file is not known here", "; ");
  if (doubts.illegal) add_item(why, "a tile lies against the rules", "; ");
  if (doubts.wrong_figures) add_item(why, "a figure cannot stand where it does (see below)", "; ");
  return wrap_after("Points are not sure: ", why + '.', call.width());
}

std::string board_players_text(const docgen::BoardReport& report, const Call& call) {
  if (!report.held && !report.record) return "";
  std::string text = part_heading("Players, if the game ended now", call);
  if (report.record)
    for (const docgen::GameTotal& player : docgen::game_totals(report))
      text += player_text(player, true, call);
  else
    for (const PlayerTotal& player : report.held->players)
      text += player_text({{player.player, ""}, 0, player}, false, call);
  for (std::size_t i = 0; report.held && i < report.held->features.size(); ++i) {
    const Feature& feature = report.answer.features[i];
    for (const Holder& holder : report.held->features[i].holders)
      text += wrap_after("  ",
                         std::string(to_text(feature.kind)) + " at " +
                             to_text(feature.cells.front()) + ": " + english(holder.why),
                         call.width());
  }
  return text + not_followed_text(report.not_followed(), call);
}

std::string game_turns_text(const docgen::BoardReport& report, const Call& call) {
  const GameRecord& record = *report.record;
  TextTable table({{.title = "turn", .right = true},
                   {.title = "player", .ink = Ink::Name},
                   {.title = "tile"},
                   {.title = "what happens", .wraps = true},
                   {.title = "points", .wraps = true}});
  for (const TurnRecord& turn : record.turns)
    table.add({std::to_string(turn.turn) + (turn.sure ? "" : "?"), turn.player,
               tile_text(turn.placement), happened_text(turn), points_text(report, turn.points)});
  if (record.end)
    table.add(
        {"end", "", "", scored_text(record.end->scored), points_text(report, record.end->points)});
  std::string text = part_heading("Turns", call) + table.text(call.width(), call.style());
  if (!record.turns.empty() && !record.turns.back().sure)
    text += wrap_after("", "? after something that was not followed, the points may differ.",
                       call.width());
  return text + not_followed_text(record.not_followed, call);
}

}  // namespace cartulary::cli

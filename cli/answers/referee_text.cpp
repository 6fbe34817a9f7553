#include "cli/answers/referee_text.h"

#include <vector>

#include "cli/answers/answer_text.h"
#include "engine/text/markdown.h"
#include "engine/text/text.h"

namespace cartulary::cli {
namespace {

constexpr std::size_t most_places = 40;

// What the answer does not cover, printed before anything else.
std::string doubt_text(bool known, std::vector<std::string> unknown, const Call& call) {
  if (known) return {};
  std::string why;
  if (std::erase(unknown, "not-followed") > 0) why = "not all of the game was followed";
  if (why.empty() && unknown.empty()) why = "the referee does not know this move";
  if (!unknown.empty())
    add_item(why, "the referee does not know all rules of " + listed(unknown), "; ");
  return wrap_after("", "Not sure: " + why + '.', call.width());
}

std::string assumed_text(const std::string& edition) {
  return edition.empty() ? "" : "By the rules of " + edition + ", as no edition was chosen.\n";
}

std::string turn_text(const GameMoment& moment) {
  std::string text =
      moment.player.empty() ? "Nobody's turn is told" : moment.player + " is to move";
  switch (moment.step) {
    case GameStep::Tile:
      return text + ": a tile" +
             (moment.drawn == nullptr ? "; name the one in hand by --drawn"
                                      : ", " + moment.drawn->id + " in hand");
    case GameStep::Figure:
      return text + ": a figure on the tile at " + to_text(*moment.laid);
    case GameStep::Action:
      return text + "; first comes the " + moment.waits_for;
    case GameStep::EndOfTurn:
      return text + ": the turn ends";
    case GameStep::Over:
      return "The game is over";
  }
  return text;
}

std::string turns_of(RotationSet rotations) {
  std::vector<std::string> turns;
  for (const Rotation rotation : all_rotations)
    if (rotations.contains(rotation)) turns.push_back('r' + std::to_string(degrees(rotation)));
  return joined(turns, " ");
}

}  // namespace

std::string moves_text(const docgen::MovesReport& report, const Call& call) {
  const Moves& moves = report.moves;
  std::string text = doubt_text(moves.known, moves.unknown, call);
  text += wrap_after("",
                     call.style().paint(Ink::Heading, turn_text(moves.moment)) +
                         (moves.may_pass ? "; it may be passed over." : "."),
                     call.width());
  std::vector<std::string> tiles;
  for (const TileMoves& tile : moves.tiles)
    tiles.push_back(
        to_text(tile.cell) + ' ' + turns_of(tile.rotations) +
        (tile.with_bridge.empty() ? "" : " (with a bridge: " + turns_of(tile.with_bridge) + ')'));
  if (!tiles.empty()) text += wrap_after("  tile: ", listed(tiles, most_places), call.width());
  if (moves.moment.drawn != nullptr && moves.tiles.empty())
    text += wrap_after("  ", "The tile fits nowhere: put it away and draw another.", call.width());
  for (const FigureMoves& figure : moves.figures) {
    std::vector<std::string> places;
    for (const FigurePlace& place : figure.places)
      places.push_back((place.cell == moves.moment.laid ? "" : to_text(place.cell) + ' ') +
                       (place.lies.empty() ? place.at : place.lies));
    text += wrap_after("  " + figure.figure + ": ",
                       listed(places, most_places) + " (" + figure.places.front().rule + ")",
                       call.width());
  }
  for (const ActionMoves& action : moves.actions) {
    std::vector<std::string> moves_of_it;
    if (action.places)
      for (const Move& move : *action.places)
        moves_of_it.push_back(move.text.substr(action.action.size() + 1));
    text += wrap_after(
        "  " + action.action + ": ",
        (moves_of_it.empty() ? plain_text(action.text) : listed(moves_of_it, most_places)) + " (" +
            action.rule + ")",
        call.width());
  }
  return text + assumed_text(report.assumed_edition);
}

std::string judgement_text(const docgen::JudgeReport& report, const Call& call) {
  const Judgement& judgement = report.judgement;
  std::string text = doubt_text(judgement.known, judgement.unknown, call);
  const std::string_view word = !judgement.allowed   ? "Nobody says"
                                : *judgement.allowed ? "Allowed"
                                                     : "Not allowed";
  text += wrap_after("", call.style().paint(Ink::Heading, word) + ": " + english(judgement.why),
                     call.width());
  if (!judgement.rule.empty()) text += wrap_after("  by ", judgement.rule, call.width());
  if (!judgement.rulings.empty())
    text += wrap_after("  rulings on it: ", listed(texts_of(judgement.rulings), 5), call.width());
  for (const OtherJudgement& other : judgement.otherwise)
    text += wrap_after("  " + other.when + ": ",
                       std::string(other.allowed ? "allowed" : "not allowed") +
                           (other.rule.empty() ? "" : " (" + other.rule + ")"),
                       call.width());
  return text + assumed_text(report.assumed_edition);
}

}  // namespace cartulary::cli

#include "engine/referee/action_family.h"

#include <algorithm>
#include <span>

#include "engine/referee/symbol_rules.h"
#include "engine/text/said.h"
#include "engine/text/text.h"

namespace cartulary {

const ActionFamily* find_family(std::string_view action) {
  for (const auto families :
       {dragon_families(), tower_families(), land_families(), symbol_families()}) {
    const auto found = std::ranges::find(families, action, &ActionFamily::action);
    if (found != families.end()) return &*found;
  }
  return nullptr;
}

Move action_on(std::string_view action, Cell cell) {
  Move move;
  move.kind = Move::Kind::Action;
  move.action = action;
  move.cell = cell;
  return move;
}

Move action_with(std::string_view action, std::string_view choice) {
  Move move;
  move.kind = Move::Kind::Action;
  move.action = action;
  move.choice = choice;
  return move;
}

Move action_on(const RuledTable& ruled, std::string_view action, std::size_t figure) {
  const PositionFigure& stands = ruled.seen.figures()[figure];
  Move move = action_on(action, stands.cell);
  move.player = stands.player;
  move.figure = stands.figure;
  if (figures_meant(ruled, move).size() > 1) move.place = ruled.seen.lies(figure);
  return move;
}

std::vector<std::size_t> figures_meant(const RuledTable& ruled, const Move& move) {
  std::vector<std::size_t> meant;
  for (std::size_t i = 0; i < ruled.seen.figures().size(); ++i) {
    const PositionFigure& stands = ruled.seen.figures()[i];
    if (stands.player == move.player && stands.figure == move.figure && stands.cell == move.cell &&
        (move.place.empty() || same_letters(ruled.seen.lies(i), move.place)))
      meant.push_back(i);
  }
  return meant;
}

Refusal nobody_there(const RuledTable& ruled, const Move& move) {
  return ruled.rules.refusal(said("referee.nobody-there", {{"player", move.player},
                                                           {"figure", spaced(move.figure)},
                                                           {"cell", to_text(*move.cell)}}),
                             move.action);
}

}  // namespace cartulary

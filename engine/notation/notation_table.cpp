#include "engine/notation/notation_table.h"

#include <algorithm>
#include <charconv>

namespace cartulary {

void NotationTable::apply(const GameAction& action) {
  replay_.apply(action);
  if (action.type == GameActionType::Place) laid_ = action.tile.cell;
}

const Placement* NotationTable::lying(Cell cell) {
  const Board::Piece* piece = replay_.table().board.piece_at(cell);
  return piece == nullptr ? nullptr : &piece->placement;
}

std::optional<Cell> NotationTable::neutral_at(const std::string& element) {
  const auto found = replay_.table().neutral.find(element);
  if (found == replay_.table().neutral.end()) return std::nullopt;
  return found->second.cell;
}

const TableFigure* NotationTable::figure(int player, std::string_view element, Cell cell,
                                         std::string_view at) {
  for (const TableFigure& one : replay_.table().figures)
    if (one.player == player && one.element == element && one.cell == cell &&
        (at.empty() || one.at == at))
      return &one;
  return nullptr;
}

const TableFigure* NotationTable::on_flier(int player, std::string_view element) {
  for (const TableFigure& one : replay_.table().figures)
    if (one.player == player && one.element == element && one.at == game_place::flier) return &one;
  return nullptr;
}

std::string NotationTable::prisoner(int player, std::string_view element) {
  for (const auto& [id, captor] : replay_.table().prisoners)
    if (figure_player(id) == player && figure_element(id) == element) return id;
  return "";
}

std::string NotationTable::free_figure(int player, std::string_view element) {
  for (int number = 1; number <= most_figures_of_a_kind; ++number) {
    std::string id = figure_id(player, element, number);
    if (find(id) == nullptr && !replay_.table().prisoners.contains(id)) return id;
  }
  return "";
}

Result<BoardKit> notation_kit(const Catalog& catalog, const Selection& selection,
                              const SavedGame& game) {
  std::optional<bool> tunnels;
  if (game.elements) tunnels = game.plays("tunnel");
  return board_kit(catalog, selection, {}, tunnels);
}

bool comes_after_done(const GameAction& action) {
  return action.type == GameActionType::Bid || action.type == GameActionType::Trade ||
         (action.type == GameActionType::Neutral && action.figure == "dragon");
}

std::string number_text(double number) {
  std::array<char, 32> text{};
  const auto written = std::to_chars(text.data(), text.data() + text.size(), number);
  return {text.data(), written.ptr};
}

std::string figure_id(int player, std::string_view element, int number) {
  const std::string owner = std::to_string(player) + '.', which = '.' + std::to_string(number);
  for (const std::string_view kind : {"small", "big"})
    if (std::string id = owner + std::string(kind) + which; figure_element(id) == element)
      return id;
  return owner + std::string(element) + which;
}

bool is_sideless_place(std::string_view place) {
  constexpr std::array<std::string_view, 5> places = {
      game_place::tower, game_place::castle, game_place::flier, game_place::hut, game_place::trap};
  return std::ranges::find(places, place) != places.end() || place.starts_with(game_place::quarter);
}

}  // namespace cartulary

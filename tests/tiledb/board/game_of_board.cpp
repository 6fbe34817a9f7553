#include "tests/tiledb/board/game_of_board.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include "engine/board/feature.h"
#include "engine/replay/game_table.h"
#include "engine/scoring/majority.h"

namespace cartulary::test {

namespace {

// How saved games call figures.
constexpr std::array<std::pair<std::string_view, std::string_view>, 10> piece_kinds = {
    {{"follower", "small"},
     {"large-follower", "big"},
     {"mayor", "mayor"},
     {"wagon", "wagon"},
     {"phantom", "phantom"},
     {"abbot", "abbot"},
     {"builder", "builder"},
     {"pig", "pig"},
     {"shepherd", "shepherd"},
     {"barn", "barn"}}};
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> building_tokens = {
    {{"little-tower", "LB_TOWER"}, {"little-house", "LB_HOUSE"}, {"shed", "LB_SHED"}}};
constexpr std::array<std::string_view, 4> seats = {"red", "blue", "green", "black"};

template <class Table>
std::optional<std::string> word_for(const Table& table, std::string_view name) {
  for (const auto& [known, word] : table)
    if (known == name) return std::string(word);
  return std::nullopt;
}

// The actions that bring tokens and figures to where they stand, as far as games have them.
class GameMaker {
 public:
  explicit GameMaker(const Board& board) : board_(board) {
    for (const std::string_view colour : seats) game_.players.push_back({std::string(colour), {}});
    for (const Board::Piece& piece : board.pieces()) game_.start.push_back(piece.placement);
  }

  SavedGame made(const std::vector<PositionFigure>& figures, std::mt19937& random) {
    for (const PositionFigure& figure : figures) add(figure);
    if (random() % 3 == 0) stand_fairy(random);
    if (random() % 3 == 0) build_castle();
    const Tile* last = board_.kit().catalog->find_tile("BA-24");
    game_.actions.push_back({.type = GameActionType::Place,
                             .player = 0,
                             .tile = {last, last_cell_of_games, Rotation::R0}});
    game_.actions.push_back({.type = GameActionType::Commit, .player = 0});
    game_.end_after = 1;
    return game_;
  }

 private:
  void add(const PositionFigure& figure) {
    if (const auto token = word_for(building_tokens, figure.figure))
      game_.actions.push_back(
          {.type = GameActionType::Token, .player = 0, .cell = figure.cell, .value = *token});
    if ((figure.figure == "mage" || figure.figure == "witch") && is_joined(figure.at))
      game_.actions.push_back({.type = GameActionType::Neutral,
                               .player = 0,
                               .figure = figure.figure,
                               .cell = figure.cell,
                               .at = figure.at});
    const auto kind = word_for(piece_kinds, figure.figure);
    const auto player = std::ranges::find(seats, figure.player);
    if (!kind || player == seats.end() || figure.at.empty()) return;
    if (figure.at.starts_with("river")) return;  // where nobody can stand
    const auto number = static_cast<int>(player - seats.begin());
    deployed_.push_back(
        {.type = GameActionType::Deploy,
         .player = number,
         .figure = std::to_string(number) + '.' + *kind + '.' + std::to_string(deployed_.size()),
         .cell = figure.cell,
         .at = figure.at});
    game_.actions.push_back(deployed_.back());
  }

  static bool is_joined(const std::string& at) {
    return at.starts_with("city") || at.starts_with("road");
  }

  bool is_alone(const GameAction& deployed) const {
    return 1 == std::ranges::count_if(deployed_, [&](const GameAction& other) {
             return other.cell == deployed.cell;
           });
  }

  void stand_fairy(std::mt19937& random) {
    if (deployed_.empty()) return;
    const GameAction& beside = deployed_[random() % deployed_.size()];
    if (!is_follower(figure_element(beside.figure)) || !is_alone(beside)) return;
    game_.actions.push_back({.type = GameActionType::Neutral,
                             .player = 0,
                             .figure = "fairy",
                             .cell = beside.cell,
                             .beside = beside.figure});
  }

  // In the first city of two tiles that a follower stands in.
  void build_castle() {
    for (const GameAction& deployed : deployed_) {
      const auto ref = feature_at(board_, *deployed.cell, deployed.at);
      if (!ref || ref->kind != FeatureKind::City || !is_follower(figure_element(deployed.figure)))
        continue;
      const Feature city = feature_of(board_, *ref->node);
      if (city.cells.size() != 2 || city.complete != true) continue;
      game_.actions.push_back({.type = GameActionType::Token,
                               .player = deployed.player,
                               .cell = deployed.cell,
                               .at = deployed.at,
                               .value = "CASTLE"});
      return;
    }
  }

  const Board& board_;
  SavedGame game_;
  std::vector<GameAction> deployed_;
};

}  // namespace

SavedGame game_of(const Board& board, const std::vector<PositionFigure>& figures,
                  std::mt19937& random) {
  return GameMaker(board).made(figures, random);
}

}  // namespace cartulary::test

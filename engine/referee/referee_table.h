// RefereeTable: what the referee is shown: the board, the figures on it, the moment of the game,
// and the captured figures (`prisoners`). The moment says whose turn it is, which tile is in hand
// and what was done in the turn. A moment without a player means that the turn is not known.
//
// Refers to board, figures, prisoners and elements, which must outlive it.
//
//   GameMoment moment{.player = "red", .step = GameStep::Tile, .drawn = tile};
//   const RefereeTable table{board, figures, moment};
#pragma once

#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "engine/board/board.h"
#include "engine/position/position.h"
#include "engine/replay/game_record.h"

namespace cartulary {

struct RefereeTable {
  const Board& board;
  std::span<const PositionFigure> figures;
  GameMoment moment;
  std::map<std::string, int> each = {};  // figures of each kind per player, if known
  bool followed = true;                  // everything that happened in the game is known
  std::span<const Prisoner> prisoners = {};
  // The elements in play, as saved games name them; null: all that the sets have.
  const std::set<std::string>* elements = nullptr;

  // Whether the game tells whose turn it is. A typed board does not.
  bool has_turn() const { return !moment.player.empty(); }
  bool plays(std::string_view element) const {
    return elements == nullptr || elements->contains(std::string(element));
  }
};

}  // namespace cartulary

// The actions of a saved game of JCloisterZone in our words: who acts, which figure goes where on
// which tile. Internal to board_file.
//
//   JczActions actions(setup, root);
//   actions.add(spot);                     // each action that no UNDO took back, in order
//   std::optional<Game> game = actions.take();
#pragma once

#include <map>
#include <optional>
#include <string>

#include "engine/board/placement.h"
#include "engine/game/game.h"
#include "tiledb/board/json_node.h"

namespace cartulary::tiledb {

class JczActions {
 public:
  // `root` is the saved game: its players, what is in play, its readings.
  explicit JczActions(const JsonSpot& root);

  // A tile that lies there now: at the start, or by the action.
  void lay_start(const Placement& placement);
  void lay(const JsonSpot& action, const Placement& placement);
  // A tile of the order in which they are drawn; null where it is not known here.
  void draw(const Tile* tile) { game_.draw_order.push_back(tile); }
  std::size_t draws() const { return game_.draw_order.size(); }
  // Any action that places no tile. What is missing in it is told as the game is followed.
  void add(const JsonSpot& action);

  // Nothing where the file names no players.
  std::optional<Game> take();

 private:
  void read_players(const JsonNode& root);
  void read_elements(const JsonNode& setup);
  GameAction begin(const JsonSpot& action) const;
  void read_pointer(const JsonNode& pointer, GameAction& action) const;
  std::string place_of(Cell cell, std::string_view feature, std::string_view location) const;

  Game game_;
  std::map<Cell, Placement> lying_;
};

}  // namespace cartulary::tiledb

// Translates the actions of a JCloisterZone saved game into GameActions: which player moves which
// figure to which segment. Internal to board_file.
//
//   JczActions actions(root);
//   actions.add(spot);                     // each action that no UNDO took back, in order
//   std::optional<SavedGame> game = actions.take();
#pragma once

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "engine/board/placement.h"
#include "engine/replay/saved_game.h"
#include "tiledb/board/json_node.h"

namespace cartulary::tiledb {

// The colours of players by their slots.
inline constexpr std::array<std::string_view, 8> jcz_slot_colours = {
    "red", "blue", "yellow", "green", "black", "violet", "pink", "grey"};

// Their actions other than PLACE_TILE. Of several with one type, the first is written.
struct JczActionName {
  std::string_view theirs;
  GameActionType type;
};
inline constexpr JczActionName jcz_action_names[] = {
    {"DEPLOY_MEEPLE", GameActionType::Deploy},
    {"RETURN_MEEPLE", GameActionType::Return},
    {"MOVE_NEUTRAL_FIGURE", GameActionType::Neutral},
    {"PLACE_TOKEN", GameActionType::Token},
    {"CAPTURE_FOLLOWER", GameActionType::Capture},
    {"PAY_RANSOM", GameActionType::Ransom},
    {"EXCHANGE_FOLLOWER", GameActionType::Exchange},
    {"BAZAAR_BID", GameActionType::Bid},
    {"BAZAAR_BUY_OR_SELL", GameActionType::Trade},
    {"FLOCK_EXPAND_OR_SCORE", GameActionType::Flock},
    {"COMMIT", GameActionType::Commit},
    {"PASS", GameActionType::Pass},
    // The consequences follow as separate actions.
    {"CIRCLE_REMOVE_OR_DEPLOY", GameActionType::Pass},
    {"TILE_CONFIRM", GameActionType::Confirm},
    {"SHEPHERD_CONFIRM", GameActionType::Shepherd},
};

class JczActions {
 public:
  // `root` is the whole saved game, from which players, elements and rules are read.
  explicit JczActions(const JsonSpot& root);

  // Records a tile laid at the start, or by an action.
  void lay_start(const Placement& placement);
  void lay(const JsonSpot& action, const Placement& placement);
  // Appends a tile to the draw order; null for a tile unknown to the catalog.
  void draw(const Tile* tile) { game_.draw_order.push_back(tile); }
  std::size_t draws() const { return game_.draw_order.size(); }
  // Any action that places no tile. Data missing from it is reported when the game is followed.
  void add(const JsonSpot& action);

  // Whether the file names players, so that its actions are followed.
  bool is_played() const { return !game_.players.empty(); }
  // Returns nothing if the file names no players.
  std::optional<SavedGame> take();

 private:
  void read_players(const JsonNode& root);
  void read_elements(const JsonNode& setup);
  GameAction begin(const JsonSpot& action) const;
  void read_pointer(const JsonNode& pointer, GameAction& action) const;
  std::string bridge_over(Cell cell, std::string_view location);
  std::string ferry_on(Cell cell, std::string_view location) const;
  std::string place_of(Cell cell, std::string_view feature, std::string_view location) const;

  SavedGame game_;
  std::map<Cell, Placement> lying_;
  std::set<Cell> bridged_;
};

}  // namespace cartulary::tiledb

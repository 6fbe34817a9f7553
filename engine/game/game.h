// Game: what a saved game tells, in words of ours: players, what is played with, and the actions in
// their order. follow_game() plays it again.
//
// Plain values; tiles point into the Catalog, which must outlive them. Figures are told apart by
// the ids of the file ("0.small.1"); where they stand is a cell and a place on its tile, by the
// names of find_spot() for segments and buildings, else one of the words below.
//
//   game.actions.push_back({.type = GameActionType::Place, .player = 0, .tile = {tile, {1, 0}}});
//   game.actions.push_back({.type = GameActionType::Deploy, .player = 0, .figure = "0.small.1",
//                           .cell = {1, 0}, .at = "road E"});
//   game.actions.push_back({.type = GameActionType::Commit});
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/placement.h"
#include "engine/tile/cell.h"

namespace cartulary {

// Places that are no segment or building of a tile.
namespace game_place {
inline constexpr std::string_view tower = "tower";
inline constexpr std::string_view castle = "castle token";
inline constexpr std::string_view flier = "flier";
inline constexpr std::string_view quarter = "quarter";  // "quarter castle", "quarter market" ...
}  // namespace game_place

enum class GameActionType : std::uint8_t {
  Place,     // a tile
  Deploy,    // a figure of a player, from wherever it is
  Return,    // a figure goes home; `value` says why: "PRINCESS", "ABBOT_RETURN"
  Neutral,   // a figure of nobody moves: `figure` is fairy, dragon, count, mage, witch
  Token,     // `value` says which: "TOWER_PIECE", "GOLD", "CASTLE" ...
  Capture,   // a tower takes a figure
  Ransom,    // a captured figure is bought back
  Exchange,  // the player takes back this captured figure for one of theirs
  Bid,       // in a bazaar: `number` points
  Trade,     // in a bazaar: `value` is BUY or SELL
  Flock,     // `value` is EXPAND or SCORE
  Commit,    // the turn's placing and deploying is done
  Pass,
  Unknown  // read, and not understood
};

struct GameAction {
  GameActionType type = GameActionType::Unknown;
  std::string name = {};  // as the file has it, for messages
  int player = -1;        // number of the player who acts
  Placement tile = {};
  std::string figure = {};
  std::optional<Cell> cell = {};
  std::string at = {};
  bool as_abbot = false;    // on a special monastery
  std::string beside = {};  // the figure that the fairy stands beside; empty: the whole tile
  std::string value = {};
  int number = 0;
  int item = -1;  // in a bazaar: which tile
};

struct GamePlayer {
  std::string colour;  // of player_names()
  std::string name;
  friend bool operator==(const GamePlayer&, const GamePlayer&) = default;
};

struct Game {
  std::vector<GamePlayer> players;
  // What is in play, by the words of the file; nothing: all that the sets have.
  std::optional<std::set<std::string>> elements;
  std::map<std::string, std::string> rules;  // readings that are chosen, by the words of the file
  std::vector<Placement> start;
  std::vector<GameAction> actions;
  std::optional<int> end_after;  // tiles that are placed, then the game ends
  // Tiles in the order in which they are drawn, where the file tells it; null for one that is not
  // known here.
  std::vector<const Tile*> draw_order;
  std::map<std::string, int> each;  // how many of a figure a player has, by its element

  bool plays(std::string_view element) const {
    return !elements || elements->contains(std::string(element));
  }
  std::string_view rule(const std::string& name) const {
    const auto found = rules.find(name);
    return found == rules.end() ? std::string_view() : std::string_view(found->second);
  }
};

// The element of a figure by the kind in its id: "0.big.1" is a large-follower.
std::string figure_element(std::string_view figure);
// The number of its player; -1 for figures of nobody.
int figure_player(std::string_view figure);

}  // namespace cartulary

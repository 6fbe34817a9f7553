// SavedGame: a saved game in the engine's own terms: the players, the elements in play, and the
// actions in order. replay_game() replays it.
//
// Plain values; tiles point into the Catalog, which must outlive them. Figures are identified by
// the ids in the file ("0.small.1"). A figure's location is a cell and a place on its tile: for
// segments and buildings a name that find_spot() accepts, otherwise one of the words below.
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

// The element of the pieces of towers, and the symbols of tiles that moves depend on.
inline constexpr std::string_view tower_piece_element = "tower-piece";
inline constexpr std::string_view foundation_symbol = "tower-foundation";
inline constexpr std::string_view portal_symbol = "magic-portal";
inline constexpr std::string_view phantom_element = "phantom";
inline constexpr std::string_view abbot_element = "abbot";

// Places that are not a segment or building of a tile.
namespace game_place {
inline constexpr std::string_view tower = "tower";
inline constexpr std::string_view castle = "castle token";
inline constexpr std::string_view flier = "flier";
inline constexpr std::string_view quarter = "quarter";  // "quarter castle", "quarter market" ...
inline constexpr std::string_view hut = "hut";
inline constexpr std::string_view trap = "trap";
}  // namespace game_place

// Kinds of tokens that change the tiles.
namespace game_token {
inline constexpr std::string_view bridge = "BRIDGE";
inline constexpr std::string_view castle = "CASTLE";
inline constexpr std::string_view ferry = "FERRY";
inline constexpr std::string_view tunnel = "TUNNEL_";  // with the letter of the pair: "TUNNEL_A"
}  // namespace game_token

enum class GameActionType : std::uint8_t {
  Place,     // a tile
  Deploy,    // a player's figure, from wherever it is
  Return,    // a figure goes home; `value` gives the reason: "PRINCESS", "ABBOT_RETURN"
  Neutral,   // a figure without an owner moves: `figure` is fairy, dragon, count, mage, witch
  Token,     // `value` is its kind: "TOWER_PIECE", "GOLD", "CASTLE" ...
  Capture,   // a tower takes a figure
  Ransom,    // a captured figure is bought back
  Exchange,  // the player exchanges a prisoner for this captured figure
  Bid,       // in a bazaar, of `number` points
  Trade,     // in a bazaar: `value` is BUY or SELL
  Flock,     // `value` is EXPAND or SCORE
  Shepherd,  // confirms that a shepherd was placed, before its first token is drawn
  Commit,    // ends the placing and deploying of the turn
  Pass,
  Confirm,  // of what was done before it; changes nothing
  Unknown   // an action that the reader does not understand
};

struct GameAction {
  GameActionType type = GameActionType::Unknown;
  std::string name = {};  // as in the file, for messages
  int player = -1;        // index of the player who acts
  Placement tile = {};
  std::string figure = {};
  std::optional<Cell> cell = {};
  std::string at = {};
  bool as_abbot = false;    // on a special monastery
  std::string beside = {};  // the figure that the fairy is beside; empty: the whole tile
  std::string value = {};
  int number = 0;
  int item = -1;  // in a bazaar: the number of the tile
  // Decides draws from a bag from here on (GameChance).
  std::optional<double> chance = {};
};

struct GamePlayer {
  std::string colour;  // one of player_names()
  std::string name;
  friend bool operator==(const GamePlayer&, const GamePlayer&) = default;
};

struct SavedGame {
  std::vector<GamePlayer> players;
  // The elements in play, as named in the file; absent: everything in the sets.
  std::optional<std::set<std::string>> elements;
  std::map<std::string, std::string> rules;  // chosen readings of rules, as named in the file
  std::vector<Placement> start;
  std::vector<GameAction> actions;
  std::optional<int> end_after;  // number of placed tiles after which the game ends
  // Tiles in the order in which they are drawn, if the file has it; null for unknown tiles.
  std::vector<const Tile*> draw_order;
  std::optional<double> chance;     // as in GameAction, before the first action
  std::map<std::string, int> each;  // number of each figure that a player has, by element

  bool plays(std::string_view element) const {
    return !elements || elements->contains(std::string(element));
  }
  std::string_view rule(const std::string& name) const {
    const auto found = rules.find(name);
    return found == rules.end() ? std::string_view() : std::string_view(found->second);
  }
};

// The element of a figure, from the kind in its id: "0.big.1" is a large-follower.
std::string figure_element(std::string_view figure);
// The index of a figure's player; -1 for figures without an owner.
int figure_player(std::string_view figure);

}  // namespace cartulary

// BoardFigures: who has which features of a board by the figures that stand there, and what each
// player would have if the game ended now.
//
// Owns its texts. Beside features(board): one entry for each, in the same order.
//
//   BoardFigures figures = board_figures(board, {{"red", "follower", {0, 0}, "city N"}});
//   figures.features[0].holders       // {{"red", 4, "red 1: follower 1", {...}}}
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/board/board.h"
#include "engine/position/position.h"
#include "engine/scoring/formulas.h"
#include "engine/scoring/majority.h"
#include "engine/text/result.h"

namespace cartulary {

// A player with the majority on a feature, and what it brings if the game ended now: of an
// unfinished road with an inn nothing.
struct Holder {
  std::string player;
  int points = 0;
  std::string why;  // "red 3: large follower 2, follower 1"
  friend bool operator==(const Holder&, const Holder&) = default;
};

struct HeldFeature {
  std::vector<Claimant> figures;  // of players, in the order given
  std::vector<Holder> holders;    // sorted by player
};

// What a player has if the game ended now, by the board alone.
struct PlayerTotal {
  std::string player;
  int final = 0;
  // "city at 0,0: 3 tiles at 1"; "all farms" where the group scores these together
  // (scoring/farms.h). They add up to final.
  std::vector<ScoreTerm> terms;
};

// What cannot be worked out, and why.
struct NotFollowed {
  std::string action;       // "fairy"; of a saved game the action: "BRIDGE"
  std::optional<int> turn;  // of a saved game
  std::string reason;
  friend bool operator==(const NotFollowed&, const NotFollowed&) = default;
};

// Castles and little buildings lie on a farm that is scored together with others.
NotFollowed farm_bonus_left_out();

// The symbols of a tile that bring points which nothing here counts, each as one entry: those of a
// watchtower, a circus, a bathhouse ...; a group's own that no fact counts.
std::vector<NotFollowed> symbols_not_followed(const Tile& tile, const Formulas& formulas);

struct BoardFigures {
  std::vector<HeldFeature> features;
  std::vector<PlayerTotal> players;  // of every player with a figure, sorted by name
  std::vector<NotFollowed> not_followed;
};

// REQUIRES: check_figures holds.
BoardFigures board_figures(const Board& board, const std::vector<PositionFigure>& figures);

// Error (`where` "figures"): no tile lies there, it has no such place (with the places it has),
// or no field there reaches the corner.
Status check_figures(const Board& board, const std::vector<PositionFigure>& figures);

}  // namespace cartulary

// BoardFigures: which players hold the features of a board, given the figures on it, and what each
// player would score if the game ended now.
//
// Owns its strings. Has one entry for each feature of features(board), in the same order.
//
//   BoardFigures figures = board_figures(board, {{"red", "follower", {0, 0}, "city N"}});
//   figures.features[0].holders       // {{"red", 4, "red 1: follower 1", {...}}}
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/board.h"
#include "engine/board/feature.h"
#include "engine/position/occupied_feature.h"
#include "engine/position/position.h"
#include "engine/scoring/formulas.h"
#include "engine/scoring/majority.h"
#include "engine/text/result.h"
#include "engine/text/said.h"

namespace cartulary {

// A player with the majority on a feature, and the points for it if the game ended now: 0 for an
// unfinished road with an inn.
struct Holder {
  std::string player;
  int points = 0;
  Said why;  // "red 3: large follower 2, follower 1"
  friend bool operator==(const Holder&, const Holder&) = default;
};

struct HeldFeature {
  // As features() tells it, but scored with what stands and lies on it: a castle is no city.
  Feature feature;
  std::vector<Claimant> figures;  // those of players, in the order given
  std::vector<Holder> holders;    // sorted by player
};

// What a player would score if the game ended now, from the board alone.
struct PlayerTotal {
  std::string player;
  int final = 0;
  // "city at 0,0: 3 tiles at 1"; "all farms" where the group scores farms together
  // (scoring/farms.h). Their sum is `final`.
  std::vector<ScoreTerm> terms;
};

// Something that the engine cannot evaluate, and why.
struct NotFollowed {
  std::string action;       // "fairy"; for a saved game, the name of the action: "BRIDGE"
  std::optional<int> turn;  // in a saved game
  Said reason;
  friend bool operator==(const NotFollowed&, const NotFollowed&) = default;
};

// Reports castles and little buildings on a farm that is scored together with others.
NotFollowed farm_bonus_left_out();
// "city at 0,0: 3 tiles at 1".
Said term_at(std::string_view feature, Cell cell, const ScoreTerm& term);

// The symbols of a tile that score points which the engine does not count, one entry for each:
// watchtower, big top, bathhouse ..., and a group's own symbols that no fact counts.
std::vector<NotFollowed> symbols_not_followed(const Tile& tile, const Formulas& formulas);

struct BoardFigures {
  std::vector<HeldFeature> features;
  std::vector<PlayerTotal> players;  // every player with a figure, sorted by name
  std::vector<NotFollowed> not_followed;
};

// Scores a feature with what stands and lies on it: tokens, and figures of nobody.
void score_with_tokens(OccupiedFeature& occupied, const Board& board,
                       const std::vector<PositionFigure>& figures);

// REQUIRES: check_figures() succeeds.
BoardFigures board_figures(const Board& board, const std::vector<PositionFigure>& figures);

// A bridge as a figure of nobody: `at` is its direction by the sides of the tile as stored, "NS".
// Without one it lies on its tile and carries no road.
inline constexpr std::string_view bridge_element = "bridge";
PositionFigure bridge_figure(const Board& board, const Bridge& bridge);

// A tunnel token of a player: `at` is the road whose opening it lies on, by its side, and `pair`
// which of the pairs of its player. The second of a pair finishes the tunnel. Without a place or a
// player it lies on its tile and joins nothing.
inline constexpr std::string_view tunnel_token_element = "tunnel-token";
// The opening at which a road of the tile ends, by its place; nothing if there is none.
std::optional<Node> opening_of(const Board& board, Cell cell, std::string_view at);

// A ferry of nobody: `at` tells the two roads that it joins by their sides of the tile as stored,
// "NW". Without it, it joins nothing.
inline constexpr std::string_view ferry_element = "ferry";
PositionFigure ferry_figure(const Board& board, const Ferry& ferry);

// Whether `at` of the element names sides of its tile, and no place on it.
inline bool is_told_by_sides(std::string_view element) {
  return element == bridge_element || element == ferry_element;
}

// Builds what figure i is or finishes: a bridge, a ferry, or the tunnel whose second token it is.
// Errors: those of Board, a direction that is none (`where` "at"), no opening, or more than two
// tokens of a pair.
Status build_token(Board& board, const std::vector<PositionFigure>& figures, std::size_t i);
// Builds all of them. Errors as above, with `where` "/figures/N" or "/figures/N/at".
Status build_tokens(Board& board, const std::vector<PositionFigure>& figures);

// REQUIRES: the tokens among the figures are built.
// Errors (`where` "/figures/N" or "/figures/N/at"): no tile on the cell, no such place on the tile
// (lists the places that it has), no bridge over it, or no field of the tile reaches the corner.
Status check_figures(const Board& board, const std::vector<PositionFigure>& figures);

}  // namespace cartulary

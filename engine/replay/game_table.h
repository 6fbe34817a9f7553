// GameTable: the table of a game being followed: the board, the figures and tokens on it, and the
// scoreboard.
//
// Owns its Board; the kit and the game must outlive it. Does not check whether actions are allowed,
// since the game has already been played.
//
//   GameTable table(game, kit);
//   table.board.place({tile, {1, 0}, Rotation::R0});
//   table.deploy("0.small.1", {1, 0}, "road E", false);
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/board.h"
#include "engine/board/feature.h"
#include "engine/replay/game_record.h"
#include "engine/replay/saved_game.h"

namespace cartulary {

// Identifies a feature of the table, by one of its nodes or, for a building, by its cell.
struct FeatureRef {
  FeatureKind kind = FeatureKind::City;
  std::optional<Node> node;
  Cell cell;
};

// A player's figure that is not in the supply.
struct TableFigure {
  std::string id;
  int player = -1;
  std::string element;
  Cell cell;
  std::string at;
  // The feature where it counts; both absent in quarters, on towers, castles and the like.
  std::optional<Node> node;
  std::optional<FeatureKind> building;
  bool as_abbot = false;
};

struct Castle {
  std::vector<Cell> cells;  // the two cells of its city, sorted
  std::string at;           // its place on the first cell
  Node city = 0;
  std::string lord;  // id of the figure; empty once it has scored
  int turn = 0;      // number of the turn in which it was built
  int builder = -1;  // the player whose token it is
};

struct TunnelToken {
  int player = -1;
  int pair = 1;  // which of the player's pairs
  Cell cell;
  std::string at;  // the road that ends at its opening
  Node opening = 0;
};

struct NeutralFigure {
  Cell cell;
  std::string at;
  std::optional<Node> node;
  std::string beside;       // for the fairy: id of a figure; empty: none, or the whole tile
  bool whole_tile = false;  // for the fairy: it is beside every follower on the tile
};

struct GameTable {
  GameTable(const SavedGame& game, const BoardKit& kit);

  const SavedGame* game;
  Board board;
  std::vector<TableFigure> figures;
  std::map<std::string, NeutralFigure> neutral;  // by element: fairy, dragon, mage, witch
  std::string count_quarter;                     // the quarter with the Count
  std::map<Cell, int> towers;                    // number of pieces
  std::vector<int> tower_pieces;                 // by player: number of pieces added to towers
  std::vector<int> bridges_built;                // by player
  std::vector<int> buildings_put;                // by player
  std::vector<TunnelToken> tunnel_tokens;        // in the order in which they were put
  std::map<std::string, int> prisoners;          // id of the figure to the player holding it
  std::vector<Castle> castles;
  std::map<Cell, std::vector<std::string_view>> buildings;  // their elements: "little-tower"
  std::map<Cell, int> gold;
  std::vector<Cell> traps;      // cells of the tiles that trap the followers around them
  std::vector<int> owned_gold;  // by player
  std::vector<std::map<std::string, int>> goods;  // by player, then kind
  int king = -1, king_size = 0;
  int baron = -1, baron_size = 0;
  std::vector<int> points;

  const std::string& colour(int player) const {
    return game->players[static_cast<std::size_t>(player)].colour;
  }
  int player_of(const std::string& colour) const;

  TableFigure* find(const std::string& id);
  // Puts a player's figure there, from wherever it was. Returns false if the tile has no such
  // place.
  bool deploy(const std::string& id, Cell cell, const std::string& at, bool as_abbot);
  // Takes a figure off the table. remove() also takes builders and pigs left without a follower of
  // their owner; remove_alone() does not.
  void remove(const std::string& id);
  void remove_alone(const std::string& id);
  // Takes builders and pigs off the table that have no follower of their owner.
  void remove_lonely();

  // The figures on that feature.
  std::vector<const TableFigure*> figures_on(const FeatureRef& ref) const;
  bool is_on(const TableFigure& figure, const FeatureRef& ref) const;
  Feature feature(const FeatureRef& ref) const;
  // Every feature of the board with figures on it.
  std::vector<FeatureRef> occupied_refs() const;
  const Castle* castle_on(Node city) const;
  // Whether the piece has a part of the feature of that node. `piece`: its index in the board.
  bool reaches(int piece, Node feature) const;
  bool fairy_is_beside(const TableFigure& figure) const;
  // All figures and tokens, in the form used by board files.
  std::vector<PositionFigure> as_figures() const;
  std::vector<Prisoner> as_prisoners() const;  // by id
};

// The note of a figure in a board file that is on none of its tile's features, but on a tower or in
// a castle: "on the tower".
std::string off_land_note(std::string_view place);

// The feature at a place on a tile, as named for find_spot(); nothing if there is no such place.
std::optional<FeatureRef> feature_at(const Board& board, Cell cell, const std::string& at);

// Adds points to the scoreboard and a record of them. `feature` may also be "king" and the like.
void add_points(GameTable& table, std::vector<ScoredPoints>& scored, int player,
                std::string feature, std::optional<Cell> cell, std::vector<ScoreTerm> terms);

}  // namespace cartulary

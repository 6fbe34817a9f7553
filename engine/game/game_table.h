// GameTable: what lies and stands on the table in the course of a game that is followed, and the
// scoreboard.
//
// Owns its Board; the kit and the game must outlive it. Rules about what may be done are no part of
// it: the game was played.
//
//   GameTable table(game, kit);
//   table.place({tile, {1, 0}, Rotation::R0});
//   table.deploy("0.small.1", {1, 0}, "road E", false);
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/board.h"
#include "engine/board/feature.h"
#include "engine/game/game.h"
#include "engine/game/game_record.h"

namespace cartulary {

// A feature of the table: by one of its nodes, or a building by its cell.
struct FeatureRef {
  FeatureKind kind = FeatureKind::City;
  std::optional<Node> node;
  Cell cell;
};

// A figure of a player that is not in the supply.
struct TableFigure {
  std::string id;
  int player = -1;
  std::string element;
  Cell cell;
  std::string at;
  // Where on the land it counts; neither in quarters, on towers, castles and the like.
  std::optional<Node> node;
  std::optional<FeatureKind> building;
  bool as_abbot = false;
};

struct Castle {
  std::vector<Cell> cells;  // the two of its city, sorted
  std::string at;           // its place on the first of them
  Node city = 0;
  std::string lord;  // a figure's id; empty once it has scored
  int turn = 0;      // in which it was built
};

struct NeutralFigure {
  Cell cell;
  std::string at;
  std::optional<Node> node;
  std::string beside;       // of the fairy: a figure's id; empty: none, or the whole tile
  bool whole_tile = false;  // of the fairy: beside every follower on the tile
};

struct GameTable {
  GameTable(const Game& game, const BoardKit& kit);

  const Game* game;
  Board board;
  std::vector<TableFigure> figures;
  std::map<std::string, NeutralFigure> neutral;  // by element: fairy, dragon, mage, witch
  std::string count_quarter;                     // where the Count stands
  std::map<Cell, int> towers;                    // pieces
  std::map<std::string, int> prisoners;          // figure's id to its captor
  std::vector<Castle> castles;
  std::map<Cell, std::vector<std::string_view>> buildings;  // elements: "little-tower"
  std::map<Cell, int> gold;
  std::vector<int> owned_gold;                    // by player
  std::vector<std::map<std::string, int>> goods;  // by player, then kind
  int king = -1, king_size = 0;
  int baron = -1, baron_size = 0;
  std::vector<int> points;

  const std::string& colour(int player) const {
    return game->players[static_cast<std::size_t>(player)].colour;
  }
  int player_of(const std::string& colour) const;

  TableFigure* find(const std::string& id);
  // Puts a figure of a player there, from wherever it was. False: the tile has no such place.
  bool deploy(const std::string& id, Cell cell, const std::string& at, bool as_abbot);
  // Takes it off the table; a builder or pig that nobody of its owner stands beside goes too.
  void remove(const std::string& id);
  void remove_alone(const std::string& id);

  // Figures on the land of that feature.
  std::vector<const TableFigure*> figures_on(const FeatureRef& ref) const;
  bool is_on(const TableFigure& figure, const FeatureRef& ref) const;
  Feature feature(const FeatureRef& ref) const;
  // Every feature of the board on which figures stand.
  std::vector<FeatureRef> occupied_refs() const;
  const Castle* castle_on(Node city) const;
  // All figures and tokens as a board file has them.
  std::vector<PositionFigure> as_figures() const;
};

// Where a place on a tile leads, as find_spot() names it: nothing if there is no such place.
std::optional<FeatureRef> feature_at(const Board& board, Cell cell, const std::string& at);

// The king and the like are names of features as well: adds the points and the record of it.
void add_points(GameTable& table, std::vector<ScoredPoints>& scored, int player,
                std::string feature, std::optional<Cell> cell, std::vector<ScoreTerm> terms);

}  // namespace cartulary

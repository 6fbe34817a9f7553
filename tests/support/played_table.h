// PlayedTable: tiles and figures of a game as plain lists, with the points that they bring: all is
// worked out anew after each turn. What a second follower of games knows; random_game.h plays on
// it.
//
//   PlayedTable table(kit);
//   table.lay(placement);
//   table.score("red", placement);      // table.points: what the tile brought
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "engine/board/board.h"
#include "engine/board/board_kit.h"
#include "engine/position/position.h"
#include "tests/support/brute_table.h"

namespace cartulary::test {

using Figures = std::vector<PositionFigure>;

// Whether a spot is a building or a garden: neither "road E" nor a field.
bool is_building(const std::string& at);

// `note` of a figure is its id.
struct PlayedTable {
  explicit PlayedTable(const BoardKit& kit) : board(kit) {}

  // REQUIRES: the tile may lie there.
  void lay(const Placement& placement);
  // Nobody is there, or, for builder and pig, a follower of the player is.
  bool is_free(const std::string& element, const PositionFigure& wanted) const;
  // Off the table, with builders and pigs that are left alone.
  void send_home(std::string id);
  // What the tile completes. The wagons that come off what was scored.
  std::vector<std::string> score(const std::string& player, const Placement& placement);
  void final_scoring(bool kings);

  Board board;
  std::unique_ptr<BruteTable> table, before;  // of the tiles that lie, and before the last
  std::vector<Placement> lying;
  Figures figures;
  std::set<std::string> supply;
  std::map<std::string, int> points;
  std::map<std::string, std::map<std::string, int>> goods;
  std::string king, baron;
  int largest = 0, longest = 0;
  std::string fairy;        // the figure beside which it stands
  std::string placed_barn;  // placed in this turn

 private:
  Figures on(const BruteTable& now, const Blob& blob) const;
  void clear(const Figures& there);
  void pay(const BruteTable& now, const Figures& there, SegmentKind kind, int pennants, int worth);
  void complete(const std::string& player, const BruteTable& now, const Blob& blob,
                std::vector<std::string>& wagons);
  void complete_building(const BruteTable& now, Cell cell, std::vector<std::string>& wagons);
  // 3 for each city as a barn is placed, 1 as farms are joined to one.
  void score_barns(const BruteTable& now);
};

}  // namespace cartulary::test

// PlayedTable keeps the tiles and figures of a game as plain lists, with the points so far, and
// recomputes everything after each turn. It is the independent state against which replay_game() is
// tested; random_game.h plays on it.
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

// Whether a place on a tile is a building or a garden, and not like "road E" or a field.
bool is_building(const std::string& at);

// A figure's `note` is its id.
struct PlayedTable {
  explicit PlayedTable(const BoardKit& kit)
      : board(kit), tunnel_tokens(kit.selection.sets.contains("tunnel")) {}

  // REQUIRES: the placement is legal.
  void lay(const Placement& placement);
  // Puts a token, which stays; a ferry in place of one on its lake. Then helpers that it cuts off
  // from all followers of their player go home.
  void put(const PositionFigure& token);
  // Whether the place is free for a figure: nobody is there or, for a builder or pig, a follower of
  // the same player is.
  bool is_free(const std::string& element, const PositionFigure& wanted) const;
  // Returns a figure to the supply, with builders and pigs that are left alone.
  void send_home(std::string id);
  // Scores what the tile completes. Returns the wagons that were taken off the scored features.
  std::vector<std::string> score(const std::string& player, const Placement& placement);
  void final_scoring(bool kings);

  Board board;
  std::unique_ptr<BruteTable> table, before;  // of the tiles laid now, and before the last one
  std::vector<Placement> lying;
  Figures figures;
  Figures tokens;
  bool tunnel_tokens;
  std::set<std::string> supply;
  std::map<std::string, int> points;
  std::map<std::string, std::map<std::string, int>> goods;
  std::string king, baron;
  int largest = 0, longest = 0;
  std::string fairy;        // id of the figure next to the fairy
  std::string placed_barn;  // id of the barn placed in this turn

 private:
  void send_home_lonely();
  Figures on(const BruteTable& now, const Blob& blob) const;
  void clear(const Figures& there);
  void pay(const BruteTable& now, const Figures& there, SegmentKind kind, int pennants, int worth);
  void complete(const std::string& player, const BruteTable& now, const Blob& blob,
                std::vector<std::string>& wagons);
  void complete_building(const BruteTable& now, Cell cell, std::vector<std::string>& wagons);
  // 3 points for each city when a barn is placed, 1 when farms are joined to one.
  void score_barns(const BruteTable& now);
};

}  // namespace cartulary::test

// MoveTwin says which moves the rulebooks of C1 (Hans im Glück) allow on a table, from lists of
// tiles and figures and the rims of tiles alone: no rule of content, no table of figures, nothing
// of engine/referee. It knows the base game, Inns, Traders, Princess and Dragon, Tower, Abbey and
// Mayor, Abbot, Phantom, Tunnel and Ferries.
//
// Refers to the figures and prisoners, which must outlive it.
//
//   const MoveTwin twin(lying, figures, prisoners, moment);
//   twin.may_put("mayor", {1, 0}, "city N");
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/replay/game_record.h"
#include "tests/support/brute_table.h"

namespace cartulary::test {

class MoveTwin {
 public:
  MoveTwin(std::vector<Placement> lying, const std::vector<PositionFigure>& figures,
           const std::vector<Prisoner>& prisoners, const GameMoment& moment,
           bool tunnel_tokens = false);

  bool may_lay(const Placement& placement) const;
  // `at`: a place of the tile as stored, or "tower". Nothing: no source settles it.
  std::optional<bool> may_put(const std::string& figure, Cell cell, const std::string& at) const;
  bool may_join_fairy(Cell cell) const;
  // `left`: the player's own pieces.
  bool may_raise(Cell tower, int left) const;
  // The figures that the tower just raised takes, and that the princess sends home.
  bool may_capture(const PositionFigure& figure) const;
  bool may_send_home(const PositionFigure& figure) const;
  bool may_ransom(const std::string& player, const std::string& figure) const;
  bool may_fly(Side side) const;
  // `roads`: the sides of the lake tile as stored, in the order N, W, E, S.
  bool may_ferry(Cell cell, const std::string& roads) const;
  // `side`: of the tile as stored; `pairs`: how many each player has.
  bool may_tunnel(Cell cell, std::size_t side, int pair, int pairs) const;

 private:
  const Tile& tile(Cell cell) const { return *table_.lying()[at_.at(cell)].tile; }
  bool lies(Cell cell) const { return at_.contains(cell); }
  bool acts() const { return moment_.step == GameStep::Figure && !moment_.so_far.acted; }
  bool has_left(const std::string& figure) const;
  bool is_free(const std::string& figure, const PositionFigure& wanted) const;
  bool is_open(const PositionFigure& wanted) const;
  bool barn_fits(Cell cell, const std::string& corner) const;
  const Blob* blob_of(const PositionFigure& figure) const;
  const PositionFigure* find(const std::string& figure) const;
  int pieces(Cell tower) const;
  bool guarded(Cell tower) const;

  const std::vector<PositionFigure>& figures_;
  const std::vector<Prisoner>& prisoners_;
  GameMoment moment_;
  BruteTable table_;
  std::map<Cell, std::size_t> at_;
};

}  // namespace cartulary::test

// Board: placed tiles with everything that follows from them kept current: holes and the copies
// that fit them, features, the bag.
//
// Points to a BoardKit (and through it to the Catalog), which must outlive it. Copying a Board
// copies the game. A piece that lies against the rules is kept and counts like any other; the
// board remembers why it should not lie there. Pieces are taken back in reverse order only, and
// that restores the board of before exactly (==).
//
//   Board board(*kit);
//   board.place({catalog.find_tile("BA-03"), {0, 0}, Rotation::R0});
//   board.legal({tile, {1, 0}, Rotation::R90});
//   board.take_back();
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/board/board_kit.h"
#include "engine/board/feature_forest.h"
#include "engine/board/placement.h"
#include "engine/board/tile_layer.h"
#include "engine/text/contract.h"
#include "engine/text/result.h"
#include "engine/tile/side.h"

namespace cartulary {

// A piece that lies there against the rules; `why` as Board::faults, joined by "; ".
struct IllegalPiece {
  int piece = 0;  // position in Board::pieces()
  std::string why;
  friend bool operator==(const IllegalPiece&, const IllegalPiece&) = default;
};

// Tiles on the board beyond the copies that the selection owns.
struct SurplusTile {
  const Tile* tile = nullptr;
  int copies = 0;
  friend bool operator==(const SurplusTile&, const SurplusTile&) = default;
};

// What can be drawn. While a river end is open and river tiles are left, the draw is from
// `now`, a part of the river tiles, and the land tiles come `later`; otherwise all are in
// `now`. River tiles that were not laid when the river closed are in neither.
struct DrawPool {
  int now = 0;         // tiles that the next draw is from
  int river_rest = 0;  // river tiles that wait: lakes, or all others while the fork comes first
  int later = 0;       // land tiles that come after the river
  bool river = false;  // the draw is from river tiles alone
  int size() const { return now + river_rest + later; }
  friend bool operator==(const DrawPool&, const DrawPool&) = default;
};

// Which rule a place is against: a side must touch, sides must match, the river goes on, an abbey
// has four neighbours. Touch also where the cell is taken or beyond the table.
enum class PlaceRule : std::uint8_t { Touch, Match, River, Abbey };
struct PlaceFault {
  PlaceRule rule = PlaceRule::Touch;
  std::string why;  // "north side is city, the tile there shows field"
};

class Board {
 public:
  struct Piece {
    Placement placement;
    const KitPiece* kit = nullptr;  // what the kit knows of the tile
    std::uint16_t first_node = 0;   // its nodes are first_node + position in the layout
    std::uint16_t first_laid = 0;   // its parts are first_laid + part in the layer
    FeatureForest::Mark before;     // of the forest
    friend bool operator==(const Piece&, const Piece&) = default;
  };

  explicit Board(const BoardKit& kit);

  const BoardKit& kit() const { return *kit_; }
  const std::vector<Piece>& pieces() const { return pieces_; }
  const TileLayer& layer() const { return layer_; }
  const FeatureForest& forest() const { return forest_; }
  const std::vector<IllegalPiece>& illegal() const { return illegal_; }

  // Lays the piece, legal or not. Errors (`where` "board", `what` names tile and cell): the cell
  // is taken, it lies beyond the table, the tile is no landscape, 1,000 pieces lie already.
  // Then nothing changes.
  Status place(const Placement& placement);
  // Takes back the last piece; false if the board is empty.
  bool take_back();

  // Whether the rules let the piece lie there now: sides match what lies beside them, one side
  // at least has a neighbour (but for the first piece), an abbey has four, a river tile
  // continues the river without turning back at once.
  bool legal(const Placement& placement) const;
  // Every reason against it, empty if legal: "north side is city, the tile there shows field".
  // Also the reasons for which place() would fail.
  std::vector<std::string> faults(const Placement& placement) const;
  std::vector<PlaceFault> place_faults(const Placement& placement) const;
  // Every cell and turn in which the tile may lie, by cell, then rotation; the first piece of
  // all may lie anywhere, for that the answer is cell 0,0 in four turns.
  std::vector<Placement> placements(const Tile& tile) const;

  // The piece that covers a cell; of two halflings the one laid first.
  const Piece* piece_at(Cell cell) const;

  // Copies of a tile that may still come: of the bag less those on the board, at least 0.
  int copies_left(const Tile& tile) const;
  DrawPool pool() const;
  // Pieces of the selection that fit anything and do not lie yet, in listing order.
  std::vector<AnyPiece> any_left() const;
  // While pool().river: which river tiles the next draw is from.
  RiverTurn drawn_now() const;
  // Copies of the bag that fit a hole, kept current. REQUIRES: a hole's number.
  int hole_copies(int hole) const {
    CARTULARY_REQUIRES(hole >= 0 && hole < layer_.hole_count());
    return hole_copies_[static_cast<std::size_t>(hole)];
  }
  // The codes of which a copy is left.
  CodeSet codes_left() const { return codes_left_; }
  // The turns in which a code fits a hole, with the river's bend minded, as stored canonical.
  RotationSet hole_turns(int hole, CodeNumber code) const;

  // Takes a copy out of the bag without laying it, and puts it back: a tile in the hand.
  void set_aside(const Tile& tile) { draw(kit_->catalog->index_of(&tile), -1); }
  void put_back(const Tile& tile) { draw(kit_->catalog->index_of(&tile), 1); }

  // Listing order.
  std::vector<SurplusTile> surplus() const;
  // River sides that look at an empty cell.
  int open_river_ends() const { return open_river_ends_; }

  // What a node is: its piece and its place in the layout.
  int piece_of(Node node) const { return node_piece_[node]; }
  const PieceNode& node(Node node) const;
  const Segment& segment(Node node) const;
  Cell cell_of(Node node) const;

  // The nodes that look at a cell across that side of it, from the piece beside it.
  std::vector<Node> nodes_facing(Cell cell, Side side) const;

  // Whether a side that looks at the cell is recorded nowhere, so that what fits cannot be told.
  bool faces_unknown(Cell cell) const;

  // Bytes that the board holds, without the shared kit.
  std::size_t memory() const;
  // Equal in every kept part, orders and logs included.
  friend bool operator==(const Board&, const Board&) = default;

 private:
  friend class BoardRules;
  friend class PieceJoiner;
  friend class PlaceCheck;
  // What lies beside a cell, seen across one of its sides.
  struct Facing {
    int piece = -1;     // -1: the cell there is empty
    char letter = '/';  // '/': a halfling that leaves this side free
    std::uint8_t side_node = no_node, left = no_node, right = no_node;  // within the piece
  };
  Facing facing(Cell cell, Side side) const;
  int piece_in(Cell cell, Side side) const;
  const Piece* halfling_at(Cell cell) const;

  void draw(std::size_t tile, int by);
  void toss_springs(int by);
  void change_copies(CodeNumber code, int copies);
  void lay_parts(const Placement& placement, const KitPiece& piece);
  void follow_lay(const TileLayer::Change& change);
  void follow_take_back(const TileLayer::Change& change);
  CodeSet fitting_codes(int hole) const;
  void recount(int hole);
  void add_nodes(const KitPiece& piece);
  int river_change(const Placement& placement, const KitPiece& piece) const;

  const BoardKit* kit_ = nullptr;
  TileLayer layer_;
  FeatureForest forest_;
  std::vector<Piece> pieces_;
  std::vector<std::uint16_t> node_piece_;
  std::vector<std::uint16_t> laid_piece_;   // by number of the lay() in the layer
  std::vector<std::uint16_t> second_half_;  // pieces that share a cell with an earlier halfling
  std::vector<IllegalPiece> illegal_;
  std::vector<std::int16_t> hole_copies_;
  std::vector<std::uint16_t> on_board_;  // by Catalog::index_of
  std::array<std::int16_t, code_count> code_copies_{};
  CodeSet codes_left_;
  std::array<int, 5> left_{};  // tiles of the bag by RiverTurn
  int open_river_ends_ = 0;
  int river_pieces_ = 0;
};

}  // namespace cartulary

// Board: the placed tiles, and everything derived from them, kept current: the holes and how many
// copies fit each, the features, and the bag.
//
// Points to a BoardKit (and through it to the Catalog), which must outlive it. Copying a Board
// copies the game. A piece placed against the rules is kept and counts like any other; the board
// records why it is illegal. Pieces are taken back in reverse order only, which restores the
// earlier board exactly (==).
//
//   Board board(*kit);
//   board.place({catalog.find_tile("BA-03"), {0, 0}, Rotation::R0});
//   board.legal({tile, {1, 0}, Rotation::R90});
//   board.build_bridge({0, 0}, Side::N);                    // from north to south
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
#include "engine/text/said.h"
#include "engine/tile/side.h"

namespace cartulary {

// A piece whose placement breaks the rules. `why` is the text of Board::faults, joined by "; ".
struct IllegalPiece {
  int piece = 0;  // index in Board::pieces()
  Said why;
  friend bool operator==(const IllegalPiece&, const IllegalPiece&) = default;
};

// A road over a piece from one side to the opposite one. It cuts nothing that lies beneath.
struct Bridge {
  int piece = 0;       // index in Board::pieces()
  Side end = Side::N;  // the first of its ends as they lie, N or W
  Node node = 0;       // its own node, whose piece is the one beneath
  // For taking it back: the forest and the illegal pieces of before.
  FeatureForest::Mark before = {};
  std::vector<IllegalPiece> illegal_before = {};
  friend bool operator==(const Bridge&, const Bridge&) = default;
};

// A finished tunnel: the road goes on from one opening to the other.
struct Tunnel {
  std::array<Node, 2> openings{};
  FeatureForest::Mark before = {};  // for taking it back
  friend bool operator==(const Tunnel&, const Tunnel&) = default;
};

// A ferry on the lake of a piece: the road goes on from one of its roads to another.
struct Ferry {
  int piece = 0;  // index in Board::pieces()
  std::array<Node, 2> ends{};
  FeatureForest::Mark before = {};  // for taking it back
  bool joins(Node road) const { return road == ends[0] || road == ends[1]; }
  friend bool operator==(const Ferry&, const Ferry&) = default;
};

// Copies of a tile on the board in excess of those that the selection owns.
struct SurplusTile {
  const Tile* tile = nullptr;
  int copies = 0;
  friend bool operator==(const SurplusTile&, const SurplusTile&) = default;
};

// The tiles that can be drawn. While a river end is open and river tiles are left, the next draw is
// from `now`, a part of the river tiles, and the land tiles come `later`; otherwise all tiles are
// in `now`. River tiles left over when the river is closed are in neither.
struct DrawPool {
  int now = 0;         // tiles that the next draw is from
  int river_rest = 0;  // river tiles after `now`: lakes, or all others before the fork
  int later = 0;       // land tiles, drawn after the river
  bool river = false;  // the next draw is from river tiles only
  int size() const { return now + river_rest + later; }
  friend bool operator==(const DrawPool&, const DrawPool&) = default;
};

// The rule that a placement breaks: a side must touch, sides must match, the river must continue,
// an abbey needs four neighbours. Also Touch if the cell is taken or beyond the table.
enum class PlaceRule : std::uint8_t { Touch, Match, River, Abbey };
struct PlaceFault {
  PlaceRule rule = PlaceRule::Touch;
  Said why;  // "north side is city, the tile there shows field"
};

class Board {
 public:
  struct Piece {
    Placement placement;
    const KitPiece* kit = nullptr;  // the kit's data about the tile
    std::uint16_t first_node = 0;   // its nodes are numbered first_node + index in the layout
    std::uint16_t first_laid = 0;   // its parts are numbered first_laid + part in the layer
    FeatureForest::Mark before;     // state of the forest before this piece
    friend bool operator==(const Piece&, const Piece&) = default;
  };

  explicit Board(const BoardKit& kit);

  const BoardKit& kit() const { return *kit_; }
  const std::vector<Piece>& pieces() const { return pieces_; }
  const TileLayer& layer() const { return layer_; }
  const FeatureForest& forest() const { return forest_; }
  const std::vector<IllegalPiece>& illegal() const { return illegal_; }
  // Whether the piece, an index in pieces(), is among them.
  bool is_illegal(int piece) const;

  // Places the piece, legal or not. Errors (`where` "board", `what` names tile and cell): the cell
  // is taken or beyond the table, the tile is not a landscape, the board already has 1,000 pieces.
  // On error nothing changes.
  Status place(const Placement& placement);
  // Takes back the last piece and what was built after it; false if the board is empty.
  bool take_back();

  // Whether the rules allow the piece there now: its sides match their neighbours, at least one
  // side has a neighbour (except for the first piece), an abbey has four, and a river tile
  // continues the river without turning back at once.
  bool legal(const Placement& placement) const;
  // Every rule that the placement breaks, empty if legal: "north side is city, the tile there shows
  // field". Includes the reasons for which place() would fail.
  std::vector<std::string> faults(const Placement& placement) const;
  std::vector<PlaceFault> place_faults(const Placement& placement) const;
  // Every legal cell and rotation for the tile, by cell, then rotation. The first piece may go
  // anywhere; for it the answer is cell 0,0 in all four rotations.
  std::vector<Placement> placements(const Tile& tile) const;

  // The piece that covers a cell; of two halflings, the one placed first.
  const Piece* piece_at(Cell cell) const;

  // Copies of a tile that can still be drawn: those in the bag less those on the board, at least 0.
  int copies_left(const Tile& tile) const;
  DrawPool pool() const;
  // Unplaced pieces of the selection that fit any side, in listing order.
  std::vector<AnyPiece> any_left() const;
  // While pool().river: the kind of river tile that the next draw is from.
  RiverTurn drawn_now() const;
  // Copies in the bag that fit a hole, kept current. REQUIRES: a valid hole number.
  int hole_copies(int hole) const {
    CARTULARY_REQUIRES(hole >= 0 && hole < layer_.hole_count());
    return hole_copies_[static_cast<std::size_t>(hole)];
  }
  // The codes with at least one copy left.
  CodeSet codes_left() const { return codes_left_; }
  // The rotations in which a code fits a hole without turning the river back. For tiles stored in
  // the canonical rotation; for others see tile_turns.
  RotationSet hole_turns(int hole, CodeNumber code) const;

  // Takes a copy out of the bag without placing it, as for a tile in hand; put_back() returns it.
  void set_aside(const Tile& tile) { draw(kit_->catalog->index_of(&tile), -1); }
  void put_back(const Tile& tile) { draw(kit_->catalog->index_of(&tile), 1); }

  // In listing order.
  std::vector<SurplusTile> surplus() const;
  // River sides that face an empty cell.
  int open_river_ends() const { return open_river_ends_; }

  // The piece that a node belongs to.
  int piece_of(Node node) const { return node_piece_[node]; }
  const PieceNode& node(Node node) const;
  bool is_bridge(Node node) const;
  const Segment& segment(Node node) const;
  Cell cell_of(Node node) const;

  // The bridges, in the order in which they were built.
  const std::vector<Bridge>& bridges() const { return bridges_; }
  // The bridge over the piece in that cell; null if there is none.
  const Bridge* bridge_at(Cell cell) const;
  // Why a bridge may not go over the tile there, in one clause without a full stop; empty if it
  // may. `end` is the first of its ends: N or W.
  Said bridge_fault(Cell cell, Side end) const;
  // Builds a bridge. One that only clashes with a neighbour is built and makes its piece illegal;
  // for all else that bridge_fault() finds this is an error (`where` "board").
  Status build_bridge(Cell cell, Side end);

  // Joins two openings, wherever they are. Errors (`where` "board"): they are one, or either has a
  // tunnel already. REQUIRES: both are openings.
  Status build_tunnel(Node opening, Node other);
  const std::vector<Tunnel>& tunnels() const { return tunnels_; }

  // In the order in which they were put.
  const std::vector<Ferry>& ferries() const { return ferries_; }
  // The ferry on the piece in that cell; null if there is none.
  const Ferry* ferry_at(Cell cell) const;
  // The sides, as they lie, by which the two roads of the ferry leave its tile.
  std::array<Side, 2> ends_of(const Ferry& ferry) const;
  // Why no ferry may join these roads of the lake there, told by their sides as they lie, in one
  // clause without a full stop; empty if one may. Does not ask whether a ferry lies there.
  Said ferry_fault(Cell cell, std::array<Side, 2> ends) const;
  // Puts a ferry, or turns the one that lies there, for which all joins are built anew. Errors
  // (`where` "board"): what ferry_fault() finds; one lies there already; none does.
  Status put_ferry(Cell cell, std::array<Side, 2> ends);
  Status turn_ferry(Cell cell, std::array<Side, 2> ends);

  // Takes back what was built last; false if nothing was since the last piece was placed.
  bool take_back_built();
  // The nodes of what was built after the last of `pieces` pieces was placed and before the next.
  std::vector<Node> built_at(int pieces) const;

  // The sides, as they lie, by which a road leaves its tile or a bridge goes over it.
  std::vector<Side> sides_of(Node node) const;
  // The nodes of the neighbouring piece that reach the given side of the cell.
  std::vector<Node> nodes_facing(Cell cell, Side side) const;

  // Whether a side facing the cell is not recorded, so that it is unknown which tiles fit.
  bool faces_unknown(Cell cell) const;

  // Bytes used by the board, without the shared kit.
  std::size_t memory() const;
  // Compares all state, including orders and logs.
  friend bool operator==(const Board&, const Board&) = default;

 private:
  friend class BoardRules;
  friend class PieceJoiner;
  friend class PlaceCheck;
  static constexpr Node nothing = 0xFFFF;
  // A side of a piece, with what a bridge makes of it.
  struct Facing {
    int piece = -1;     // -1: the cell is empty
    char letter = '/';  // '/': a halfling that does not reach this side
    Node side_node = nothing, left = nothing, right = nothing;
  };
  // Something that was built beside the pieces, and how many pieces lay then.
  struct Built {
    enum class What : std::uint8_t { Bridge, Tunnel, Ferry, Turn };
    What what = What::Bridge;
    std::uint16_t number = 0;  // in its list; of a turn that of the ferry
    int pieces = 0;
    std::array<Node, 2> earlier{};  // of a turn: the ends of the ferry before it
    friend bool operator==(const Built&, const Built&) = default;
  };
  Facing side_of(int piece, int part, Side side) const;
  // The same without bridges. `own`: the side as stored.
  Facing printed_side(int number, int part, Side own) const {
    const Piece& piece = pieces_[static_cast<std::size_t>(number)];
    const PiecePart& here = piece.kit->layout->parts[static_cast<std::size_t>(part)];
    // Without a branch: which sides have nodes cannot be predicted.
    const auto on_board = [&](std::uint8_t node) {
      return static_cast<Node>((piece.first_node + node) | -static_cast<int>(node == no_node));
    };
    return {number, here.letters[index(own)], on_board(here.side_node[index(own)]),
            on_board(here.half_node[2 * index(own)]), on_board(here.half_node[2 * index(own) + 1])};
  }
  // The side of the neighbour of a cell across one of its sides.
  Facing facing(Cell cell, Side side) const;
  Said bridge_site_fault(Cell cell, Side end) const;
  void change_side(Cell cell, Side side, std::uint8_t state);
  void judge_beside_bridge(int piece, Side end);
  void take_back_bridge();
  void note_built(Built::What what, std::size_t number);
  Node road_at(Cell cell, Side side) const;
  void join_anew();
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
  std::vector<Built> built_;  // in order
  std::vector<Bridge> bridges_;
  std::vector<Tunnel> tunnels_;
  std::vector<Ferry> ferries_;
  std::vector<std::int16_t> hole_copies_;
  std::vector<std::uint16_t> on_board_;  // by Catalog::index_of
  std::array<std::int16_t, code_count> code_copies_{};
  CodeSet codes_left_;
  std::array<int, 5> left_{};  // tiles in the bag, by RiverTurn
  int open_river_ends_ = 0;
  int river_pieces_ = 0;
};

}  // namespace cartulary

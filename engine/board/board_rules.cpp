#include "engine/board/board_rules.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "engine/text/said.h"
#include "engine/text/said_list.h"
#include "engine/tile/side_words.h"

namespace cartulary {

namespace {

// Whether two sides may meet. An unknown side may meet only an abbey.
bool meet(char a, char b) {
  if (a == '*' || b == '*') return true;
  return a == b && a != '?';
}

Error board_error(const Placement& placement, const Said& what) {
  return Error{.where = "board",
               .what = said("no-place.at", {{"tile", placement.tile->id},
                                            {"cell", to_text(placement.cell)},
                                            {"why", what}})};
}

template <class Faults>
Said all_of(const Faults& faults) {
  Said all;
  for (const auto& fault : faults) add_item(all, fault.why, "list.part");
  return all;
}

}  // namespace

Said shown_words(char letter) {
  return letter == '?' ? said("no-place.side-not-known") : Said(edge_words(letter));
}

// Checks one placement, side by side.
class PlaceCheck {
 public:
  // `laid`: the number of the piece that lies there, which is checked against earlier ones.
  PlaceCheck(const Board& board, const Placement& placement, int laid = -1)
      : board_(board),
        placement_(placement),
        piece_(board.kit_->piece(placement.tile)),
        laid_(laid) {}

  std::vector<PlaceFault> faults() {
    look();
    if (piece_.abbey && taken_ < 4) {
      add(PlaceRule::Abbey, said("no-place.abbey-neighbours", {{"tiles", taken_}}));
      return std::move(faults_);
    }
    if (board_.pieces_.empty() || laid_ == 0) return {};
    if (touching_ == 0) add(PlaceRule::Touch, said("no-place.nothing-beside"));
    if (piece_.shows_river) check_river();
    return std::move(faults_);
  }

 private:
  void add(PlaceRule rule, Said why) { faults_.push_back({rule, std::move(why)}); }

  void look() {
    for (int part = 0; part < static_cast<int>(piece_.layout->parts.size()); ++part)
      for (const Side side : all_sides) look_at(part, side);
    const LongSide& own = piece_.layout->long_side;
    const Board::Piece* half = own.letter == '/' ? nullptr : board_.piece_at(placement_.cell);
    if (half == nullptr) return;
    ++touching_;
    const char there = half->kit->layout->long_side.letter;
    if (!meet(own.letter, there))
      add(PlaceRule::Match, said("no-place.long-side",
                                 {{"own", edge_words(own.letter)}, {"shown", shown_words(there)}}));
  }

  void look_at(int part, Side side) {
    const char own = laid_ >= 0 ? board_.side_of(laid_, part, side).letter
                                : piece_.layout->parts[index(part)]
                                      .letters[index(stored_side(side, placement_.rotation))];
    if (own == '-') return;
    const Cell cell = part_cell(*piece_.layout, part, placement_.cell, placement_.rotation);
    const Board::Facing there = board_.facing(cell, side);
    if (there.piece < 0 || (laid_ >= 0 && there.piece > laid_)) return;
    ++taken_;
    if (own == '/' || there.letter == '/') return;
    ++touching_;
    if (!meet(own, there.letter)) {
      add(PlaceRule::Match, clash(side, cell, own, there.letter));
    } else if (own == 's' && there.letter == 's') {
      ++continued_;
      river_side_ = side;
    }
  }

  Said clash(Side side, Cell cell, char own, char there) const {
    if (piece_.layout->parts.size() > 1)
      return said("no-place.side-of-part", {{"side", side_words(side)},
                                            {"cell", to_text(cell)},
                                            {"own", edge_words(own)},
                                            {"shown", shown_words(there)}});
    return said(
        "no-place.side",
        {{"side", side_words(side)}, {"own", edge_words(own)}, {"shown", shown_words(there)}});
  }

  void check_river() {
    const bool first =
        piece_.river == RiverTurn::Spring && (laid_ >= 0 || board_.river_pieces_ == 0);
    if (continued_ == 0 && !first) add(PlaceRule::River, said("no-place.river-ends"));
    if (continued_ > 1) add(PlaceRule::River, said("no-place.river-joins"));
    if (continued_ != 1) return;
    unsigned exits = 0;
    for (const Side side : all_sides)
      if (side != river_side_ &&
          piece_.layout->parts[0].letters[index(stored_side(side, placement_.rotation))] == 's')
        exits |= bit(side);
    if (BoardRules(board_).turns_back(placement_.cell, river_side_, exits))
      add(PlaceRule::River, said("no-place.river-turns-back"));
  }

  const Board& board_;
  const Placement& placement_;
  const KitPiece& piece_;
  int laid_;
  int taken_ = 0;      // sides with a neighbouring piece
  int touching_ = 0;   // sides that meet a neighbour's side
  int continued_ = 0;  // river sides that meet a river
  Side river_side_ = Side::N;
  std::vector<PlaceFault> faults_;
};

bool BoardRules::turns_back(Cell cell, Side river_side, unsigned exits) const {
  const Cell before = beside(cell, river_side);
  const Side out = opposite(river_side);
  const int piece = board_.piece_in(before, out);
  const Placement& placement = board_.pieces_[index(piece)].placement;
  const auto& letters = board_.pieces_[index(piece)].kit->layout->parts[0].letters;
  int earliest = piece;
  std::optional<Side> entry;
  for (const Side side : all_sides) {
    if (side == out || letters[index(stored_side(side, placement.rotation))] != 's') continue;
    const Board::Facing there = board_.facing(before, side);
    if (there.piece >= 0 && there.letter == 's' && there.piece < earliest) {
      earliest = there.piece;
      entry = side;
    }
  }
  if (!entry) return false;
  const Side straight = opposite(*entry);
  if (out == straight) return false;
  // The same bend again is as far from `out` as `out` is from straight on.
  const Side same_way = side_at(2 * static_cast<int>(out) - static_cast<int>(straight));
  return (exits & bit(same_way)) != 0;
}

bool BoardRules::half_free(const Placement& placement) const {
  if (board_.kit_->piece(placement.tile).layout->long_side.letter == '/') return false;
  const Board::Piece* first = board_.halfling_at(placement.cell);
  if (first == nullptr) return false;
  for (const std::uint16_t second : board_.second_half_)
    if (board_.pieces_[second].placement.cell == placement.cell) return false;
  const int turn = static_cast<int>(first->placement.rotation) + 2;
  return placement.rotation == static_cast<Rotation>(turn & 3);
}

Status BoardRules::can_place(const Placement& placement) const {
  const PieceLayout& layout = *board_.kit_->piece(placement.tile).layout;
  if (layout.parts.empty()) return board_error(placement, said("no-place.no-landscape"));
  if (static_cast<int>(board_.pieces_.size()) >= most_pieces)
    return board_error(placement, said("no-place.board-full"));
  for (int part = 0; part < static_cast<int>(layout.parts.size()); ++part) {
    const Cell cell = part_cell(layout, part, placement.cell, placement.rotation);
    if (!on_the_table(cell.x, cell.y)) return board_error(placement, said("no-place.beyond"));
    if (board_.layer_.taken(cell) && !half_free(placement)) {
      const Tile* there = board_.piece_at(cell)->placement.tile;
      return board_error(placement,
                         said("no-place.taken", {{"cell", to_text(cell)}, {"tile", there->id}}));
    }
  }
  return Done{};
}

std::vector<PlaceFault> BoardRules::faults(const Placement& placement) const {
  if (const Status possible = can_place(placement); !possible)
    return {{PlaceRule::Touch, possible.error().what}};
  return PlaceCheck(board_, placement).faults();
}

bool BoardRules::breaks_none(const Placement& placement) const {
  return can_place(placement) && PlaceCheck(board_, placement).faults().empty();
}

Said BoardRules::why_illegal(const Placement& placement) const {
  return all_of(faults(placement));
}

Said BoardRules::why_illegal(int piece) const {
  return all_of(PlaceCheck(board_, board_.pieces_[index(piece)].placement, piece).faults());
}

RotationSet BoardRules::turns_at(int hole, const KitPiece& piece) const {
  const RotationSet turns = hole_turns(hole, piece.code);
  return tile_turns(turns, piece.stored);
}

RotationSet BoardRules::hole_turns(int hole, CodeNumber code) const {
  const HoleSlot slot = board_.layer_.slot(hole);
  const RotationSet turns = turns_that_fit(slot, code);
  const EdgeCode edges = numbered_code(code);
  if (turns.empty() || !river_codes.contains(code)) return turns;
  RotationSet kept;
  for (const Rotation turn : all_rotations) {
    if (!turns.contains(turn)) continue;
    const Pattern wanted = pattern_of(slot);
    Side entry = Side::N;
    unsigned exits = 0;
    for (const Side side : all_sides) {
      if (edges.rotated(turn).side(side) != Edge::River) continue;
      if (wanted.side(side) == EdgeSet::of(Edge::River))
        entry = side;
      else
        exits |= bit(side);
    }
    if (!turns_back(board_.layer_.hole(hole).cell, entry, exits)) kept.add(turn);
  }
  return kept;
}

bool BoardRules::legal(const Placement& placement) const {
  const KitPiece& piece = board_.kit_->piece(placement.tile);
  const bool first_spring = piece.river == RiverTurn::Spring && board_.river_pieces_ == 0;
  if (piece.code == no_code || first_spring || board_.pieces_.empty())
    return breaks_none(placement);
  const auto hole = board_.layer_.hole_at(placement.cell);
  return hole && turns_at(*hole, piece).contains(placement.rotation);
}

std::vector<Placement> BoardRules::placements(const Tile& tile) const {
  const KitPiece& piece = board_.kit_->piece(&tile);
  const bool first_spring = piece.river == RiverTurn::Spring && board_.river_pieces_ == 0;
  if (piece.code == no_code || first_spring || board_.pieces_.empty()) return odd_placements(tile);
  std::vector<HoleFit> fits(index(board_.layer_.hole_count()));
  fits.resize(board_.layer_.find_fits(piece.code, fits));
  std::vector<Placement> places;
  for (const HoleFit& fit : fits) {
    const RotationSet turns = turns_at(fit.hole, piece);
    for (const Rotation turn : all_rotations)
      if (turns.contains(turn)) places.push_back({&tile, board_.layer_.hole(fit.hole).cell, turn});
  }
  const auto before = [](const Placement& a, const Placement& b) {
    return a.cell != b.cell ? a.cell < b.cell : a.rotation < b.rotation;
  };
  std::sort(places.begin(), places.end(), before);
  return places;
}

std::vector<Placement> BoardRules::odd_placements(const Tile& tile) const {
  const PieceLayout& layout = *board_.kit_->piece(&tile).layout;
  std::vector<Cell> near;
  near.reserve(static_cast<std::size_t>(board_.layer_.hole_count()));
  for (int hole = 0; hole < board_.layer_.hole_count(); ++hole)
    near.push_back(board_.layer_.hole(hole).cell);
  if (layout.long_side.letter != '/')
    for (const Board::Piece& piece : board_.pieces_)
      if (board_.halfling_at(piece.placement.cell) != nullptr) near.push_back(piece.placement.cell);
  if (board_.pieces_.empty()) near.push_back({});
  const int parts = board_.pieces_.empty() ? 1 : static_cast<int>(layout.parts.size());
  std::vector<std::pair<Cell, Rotation>> tried;
  for (const Cell cell : near)
    for (const Rotation turn : all_rotations)
      for (int part = 0; part < parts; ++part) {
        const Cell offset = part_cell(layout, part, {}, turn);
        tried.push_back({moved(cell, -offset.x, -offset.y), turn});
      }
  if (board_.pieces_.empty())
    for (auto& [cell, turn] : tried) cell = {};
  std::sort(tried.begin(), tried.end());
  tried.erase(std::unique(tried.begin(), tried.end()), tried.end());
  std::vector<Placement> places;
  for (const auto& [cell, turn] : tried) {
    const Placement placement{&tile, cell, turn};
    if (!layout.parts.empty() && breaks_none(placement)) places.push_back(placement);
  }
  return places;
}

}  // namespace cartulary

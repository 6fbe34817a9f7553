#include "engine/board/board.h"

#include <algorithm>
#include <bit>

#include "engine/board/board_rules.h"
#include "engine/board/piece_joiner.h"
#include "engine/text/said.h"
#include "engine/text/text.h"
#include "engine/tile/side_words.h"

namespace cartulary {

namespace {

// The layer's state for a side letter.
std::uint8_t state_of(char letter) {
  if (const auto edge = parse_edge(letter)) return side_state(*edge);
  if (letter == '/') return side_gap;
  return letter == 'x' || letter == '?' ? side_blocked : side_free;
}

std::size_t turn_index(RiverTurn turn) {
  return static_cast<std::size_t>(turn);
}

// The bytes of its holes.
std::size_t held_by(const Said& said) {
  std::size_t total = said.holes.capacity() * sizeof(Said::Hole);
  for (const Said::Hole& hole : said.holes)
    total += hole.text.capacity() + (hole.said ? sizeof(Said) + held_by(*hole.said) : 0);
  return total;
}

}  // namespace

Board::Board(const BoardKit& kit) : kit_(&kit), on_board_(kit.pieces.size()) {
  for (const BagEntry& entry : kit.bag.entries()) {
    const KitPiece& piece = kit.piece(entry.tile);
    change_copies(piece.code, entry.copies);
    left_[turn_index(piece.river)] += entry.copies;
  }
}

// ---- the bag

void Board::change_copies(CodeNumber code, int copies) {
  std::int16_t& left = code_copies_[code];
  left = static_cast<std::int16_t>(left + copies);
  if (left > 0)
    codes_left_.add(code);
  else
    codes_left_.remove(code);
  const auto& row = turns_row(code);
  const auto slots = layer_.slots();
  if (river_codes.contains(code)) {
    for (std::size_t hole = 0; hole < slots.size(); ++hole)
      if (row[slots[hole]] != 0) recount(static_cast<int>(hole));
    return;
  }
  // Multiplies instead of branching, because the processor cannot predict which holes the code
  // fits.
  for (std::size_t hole = 0; hole < slots.size(); ++hole)
    hole_copies_[hole] =
        static_cast<std::int16_t>(hole_copies_[hole] + copies * (row[slots[hole]] != 0 ? 1 : 0));
}

// Takes one copy from the bag (by = -1) or returns it (by = 1). Copies beyond those owned, and
// springs once a river is on the board, do not come from the bag.
void Board::draw(std::size_t tile, int by) {
  const KitPiece& piece = kit_->pieces[tile];
  std::uint16_t& laid = on_board_[tile];
  if (by > 0) --laid;
  const bool spare = piece.river == RiverTurn::Spring && river_pieces_ > 0;
  if (piece.entry >= 0 && laid < piece.owned && !spare) {
    change_copies(piece.code, by);
    left_[turn_index(piece.river)] += by;
  }
  if (by < 0) ++laid;
}

void Board::toss_springs(int by) {
  for (const std::size_t tile : kit_->springs) {
    const KitPiece& piece = kit_->pieces[tile];
    const int rest = piece.owned - on_board_[tile];
    if (rest <= 0) continue;
    change_copies(piece.code, by * rest);
    left_[turn_index(RiverTurn::Spring)] += by * rest;
  }
}

int Board::copies_left(const Tile& tile) const {
  const KitPiece& piece = kit_->piece(&tile);
  if (piece.entry < 0) return 0;
  const bool river_lies = river_pieces_ > 0;
  if (river_lies && piece.river == RiverTurn::Spring) return 0;
  if (river_lies && open_river_ends_ == 0 && piece.river != RiverTurn::NoRiver) return 0;
  return std::max(0, piece.owned - on_board_[kit_->catalog->index_of(&tile)]);
}

std::vector<AnyPiece> Board::any_left() const {
  std::vector<AnyPiece> any;
  for (const AnyPiece& piece : kit_->any)
    if (const int left = piece.copies - on_board_[kit_->catalog->index_of(piece.tile)]; left > 0)
      any.push_back({piece.tile, left});
  return any;
}

RiverTurn Board::drawn_now() const {
  for (const RiverTurn turn : {RiverTurn::Fork, RiverTurn::River})
    if (left_[turn_index(turn)] > 0) return turn;
  return RiverTurn::Lake;
}

DrawPool Board::pool() const {
  const int land = left_[turn_index(RiverTurn::NoRiver)];
  const int river = left_[turn_index(RiverTurn::Fork)] + left_[turn_index(RiverTurn::River)] +
                    left_[turn_index(RiverTurn::Lake)];
  DrawPool pool;
  if (river_pieces_ == 0) {
    pool.now = land + river + left_[turn_index(RiverTurn::Spring)];
    return pool;
  }
  if (open_river_ends_ == 0 || river == 0) {
    pool.now = land;
    return pool;
  }
  pool.river = true;
  pool.later = land;
  pool.now = left_[turn_index(drawn_now())];
  pool.river_rest = river - pool.now;
  return pool;
}

// The codes that fit a hole and have copies left. Excludes river tiles that would turn back in
// every rotation.
CodeSet Board::fitting_codes(int hole) const {
  CodeSet fitting = codes_that_fit(layer_.slot(hole)) & codes_left_;
  const CodeSet rivers = fitting & river_codes;
  for_each_code(rivers, [&](CodeNumber code) {
    if (hole_turns(hole, code).empty()) fitting.remove(code);
  });
  return fitting;
}

void Board::recount(int hole) {
  int copies = 0;
  for_each_code(fitting_codes(hole), [&](CodeNumber code) { copies += code_copies_[code]; });
  hole_copies_[index(hole)] = static_cast<std::int16_t>(copies);
}

void Board::follow_lay(const TileLayer::Change& change) {
  if (change.removed >= 0) {
    hole_copies_[index(change.removed)] = hole_copies_.back();
    hole_copies_.pop_back();
  }
  hole_copies_.resize(index(layer_.hole_count()));
  for (int i = 0; i < change.touched; ++i) recount(change.holes[index(i)]);
}

void Board::follow_take_back(const TileLayer::Change& change) {
  hole_copies_.resize(index(change.first_new));
  if (change.removed >= 0) {
    hole_copies_.push_back(0);
    std::swap(hole_copies_[index(change.removed)], hole_copies_.back());
    recount(change.removed);
  }
  for (int i = 0; i < change.touched; ++i) recount(change.holes[index(i)]);
}

// ---- placing

void Board::lay_parts(const Placement& placement, const KitPiece& piece) {
  const auto number = static_cast<std::uint16_t>(pieces_.size() - 1);
  for (int part = 0; part < static_cast<int>(piece.layout->parts.size()); ++part) {
    const auto& letters = piece.layout->parts[index(part)].letters;
    LaidSides sides{};
    for (const Side side : all_sides)
      sides[index(side)] = state_of(letters[index(stored_side(side, placement.rotation))]);
    const Cell cell = part_cell(*piece.layout, part, placement.cell, placement.rotation);
    if (layer_.taken(cell)) second_half_.push_back(number);
    layer_.lay(cell, sides);
    laid_piece_.push_back(number);
    follow_lay(layer_.last_change());
  }
}

// The change in the number of open river ends when the piece is placed: its own river sides that
// face empty cells open, and its neighbours' river sides that face it close.
int Board::river_change(const Placement& placement, const KitPiece& piece) const {
  if (river_pieces_ == 0 && !piece.shows_river) return 0;
  int change = 0;
  for (int part = 0; part < static_cast<int>(piece.layout->parts.size()); ++part) {
    const Cell cell = part_cell(*piece.layout, part, placement.cell, placement.rotation);
    for (const Side side : all_sides) {
      const Side own = stored_side(side, placement.rotation);
      const char letter = piece.layout->parts[index(part)].letters[index(own)];
      if (letter == '-' || letter == '/') continue;
      const Facing there = facing(cell, side);
      if (there.piece < 0)
        change += letter == 's' ? 1 : 0;
      else
        change -= there.letter == 's' ? 1 : 0;
    }
  }
  return change;
}

void Board::add_nodes(const KitPiece& piece) {
  for (const PieceNode& node : piece.layout->nodes) {
    forest_.add(node.open_sides);
    node_piece_.push_back(static_cast<std::uint16_t>(pieces_.size() - 1));
  }
}

Status Board::place(const Placement& placement) {
  if (Status possible = BoardRules(*this).can_place(placement); !possible) return possible;
  const std::size_t tile = kit_->catalog->index_of(placement.tile);
  const KitPiece& piece = kit_->pieces[tile];
  if (!legal(placement))
    illegal_.push_back(
        {static_cast<int>(pieces_.size()), BoardRules(*this).why_illegal(placement)});

  Piece laid;
  laid.placement = placement;
  laid.kit = &piece;
  laid.first_node = static_cast<std::uint16_t>(forest_.node_count());
  laid.first_laid = static_cast<std::uint16_t>(layer_.laid_count());
  laid.before = forest_.mark();

  draw(tile, -1);
  open_river_ends_ += river_change(placement, piece);
  if (piece.shows_river && ++river_pieces_ == 1) toss_springs(-1);
  pieces_.push_back(laid);
  lay_parts(placement, piece);
  add_nodes(piece);
  PieceJoiner(*this, forest_).join(laid);
  return Done{};
}

bool Board::take_back() {
  if (pieces_.empty()) return false;
  while (take_back_built()) {
  }
  const Piece laid = pieces_.back();
  const KitPiece& piece = *laid.kit;

  forest_.undo_to(laid.before);
  node_piece_.resize(laid.before.nodes);
  pieces_.pop_back();
  while (layer_.laid_count() > laid.first_laid) {
    layer_.take_back();
    follow_take_back(layer_.last_change());
  }
  laid_piece_.resize(laid.first_laid);
  if (!second_half_.empty() && second_half_.back() == pieces_.size()) second_half_.pop_back();
  if (piece.shows_river && --river_pieces_ == 0) toss_springs(1);
  open_river_ends_ -= river_change(laid.placement, piece);
  draw(kit_->catalog->index_of(laid.placement.tile), 1);
  if (!illegal_.empty() && illegal_.back().piece == static_cast<int>(pieces_.size()))
    illegal_.pop_back();
  return true;
}

bool Board::is_illegal(int piece) const {
  return std::ranges::find(illegal_, piece, &IllegalPiece::piece) != illegal_.end();
}

// ---- what is built beside the pieces

void Board::note_built(Built::What what, std::size_t number) {
  built_.push_back(
      {what, static_cast<std::uint16_t>(number), static_cast<int>(pieces_.size()), {}});
}

bool Board::take_back_built() {
  if (built_.empty() || built_.back().pieces < static_cast<int>(pieces_.size())) return false;
  switch (built_.back().what) {
    case Built::What::Bridge:
      take_back_bridge();
      break;
    case Built::What::Tunnel:
      forest_.undo_to(tunnels_.back().before);
      tunnels_.pop_back();
      break;
    case Built::What::Ferry:
      forest_.undo_to(ferries_.back().before);
      ferries_.pop_back();
      break;
    case Built::What::Turn:
      ferries_[built_.back().number].ends = built_.back().earlier;
      join_anew();
      break;
  }
  built_.pop_back();
  return true;
}

std::vector<Node> Board::built_at(int pieces) const {
  std::vector<Node> nodes;
  for (const Built& built : built_) {
    if (built.pieces != pieces) continue;
    if (built.what == Built::What::Bridge) nodes.push_back(bridges_[built.number].node);
    if (built.what == Built::What::Tunnel)
      nodes.insert(nodes.end(), tunnels_[built.number].openings.begin(),
                   tunnels_[built.number].openings.end());
    if (built.what != Built::What::Ferry && built.what != Built::What::Turn) continue;
    const Ferry& ferry = ferries_[built.number];
    nodes.insert(nodes.end(), ferry.ends.begin(), ferry.ends.end());
    if (built.what == Built::What::Turn)
      nodes.insert(nodes.end(), built.earlier.begin(), built.earlier.end());
  }
  return nodes;
}

// Plays the board again with its ferries as they lie now, for what hangs on joins. Everything else
// is the same however they lie.
void Board::join_anew() {
  Board again(*kit_);
  auto built = built_.begin();
  for (std::size_t laid = 0; laid <= pieces_.size(); ++laid) {
    for (; built != built_.end() && built->pieces == static_cast<int>(laid); ++built) {
      if (built->what == Built::What::Bridge) {
        const Bridge& bridge = bridges_[built->number];
        (void)again.build_bridge(pieces_[index(bridge.piece)].placement.cell, bridge.end);
      } else if (built->what == Built::What::Tunnel) {
        const Tunnel& tunnel = tunnels_[built->number];
        (void)again.build_tunnel(tunnel.openings[0], tunnel.openings[1]);
      } else if (built->what == Built::What::Ferry) {
        const Ferry& ferry = ferries_[built->number];
        (void)again.put_ferry(pieces_[index(ferry.piece)].placement.cell, ends_of(ferry));
      }
    }
    if (laid < pieces_.size()) (void)again.place(pieces_[laid].placement);
  }
  forest_ = std::move(again.forest_);
  tunnels_ = std::move(again.tunnels_);
  ferries_ = std::move(again.ferries_);
  for (std::size_t i = 0; i < pieces_.size(); ++i) pieces_[i].before = again.pieces_[i].before;
  for (std::size_t i = 0; i < bridges_.size(); ++i) bridges_[i].before = again.bridges_[i].before;
}

// ---- ferries

const Ferry* Board::ferry_at(Cell cell) const {
  for (const Ferry& ferry : ferries_)
    if (pieces_[index(ferry.piece)].placement.cell == cell) return &ferry;
  return nullptr;
}

std::vector<Side> Board::sides_of(Node node) const {
  for (const Bridge& bridge : bridges_)
    if (bridge.node == node) return {bridge.end, opposite(bridge.end)};
  const Piece& piece = pieces_[index(piece_of(node))];
  const PieceNode& own = this->node(node);
  std::vector<Side> sides;
  for (const Side side : all_sides)
    if (piece.kit->layout->parts[own.part].side_node[index(side)] ==
        node - std::size_t{piece.first_node})
      sides.push_back(turned(side, piece.placement.rotation));
  return sides;
}

std::array<Side, 2> Board::ends_of(const Ferry& ferry) const {
  return {sides_of(ferry.ends[0]).back(), sides_of(ferry.ends[1]).back()};
}

// The road that leaves the piece there by that side; `nothing` if none does.
Node Board::road_at(Cell cell, Side side) const {
  const Piece& piece = *piece_at(cell);
  const PieceLayout& layout = *piece.kit->layout;
  const std::uint8_t own =
      layout.parts[0].side_node[index(stored_side(side, piece.placement.rotation))];
  if (own == no_node || layout.nodes[own].kind != SegmentKind::Road) return nothing;
  return static_cast<Node>(piece.first_node + own);
}

Said Board::ferry_fault(Cell cell, std::array<Side, 2> ends) const {
  const Piece* piece = piece_at(cell);
  if (piece == nullptr) return said("no-place.no-tile-at", {{"cell", to_text(cell)}});
  if (piece->placement.tile->shape != Shape::Square ||
      !has_symbol(*piece->placement.tile, "ferry-lake"))
    return said("no-place.no-lake", {{"cell", to_text(cell)}});
  for (const Side end : ends)
    if (road_at(cell, end) == nothing)
      return said("no-place.no-road-from-lake", {{"side", side_words(end)}});
  if (road_at(cell, ends[0]) == road_at(cell, ends[1])) return said("no-place.one-road");
  return {};
}

Status Board::put_ferry(Cell cell, std::array<Side, 2> ends) {
  Said fault = ferry_fault(cell, ends);
  if (fault.empty() && ferry_at(cell) != nullptr)
    fault = said("no-place.ferry-lies", {{"cell", to_text(cell)}});
  if (!fault.empty()) return Error{.where = "board", .what = std::move(fault)};
  const Ferry ferry{static_cast<int>(piece_at(cell) - pieces_.data()),
                    {road_at(cell, ends[0]), road_at(cell, ends[1])},
                    forest_.mark()};
  ferries_.push_back(ferry);
  note_built(Built::What::Ferry, ferries_.size() - 1);
  forest_.join(ferry.ends[0], ferry.ends[1]);
  return Done{};
}

Status Board::turn_ferry(Cell cell, std::array<Side, 2> ends) {
  Said fault = ferry_fault(cell, ends);
  const Ferry* there = ferry_at(cell);
  if (fault.empty() && there == nullptr)
    fault = said("no-place.no-ferry-lies", {{"cell", to_text(cell)}});
  if (!fault.empty()) return Error{.where = "board", .what = std::move(fault)};
  const auto number = static_cast<std::size_t>(there - ferries_.data());
  note_built(Built::What::Turn, number);
  built_.back().earlier = there->ends;
  ferries_[number].ends = {road_at(cell, ends[0]), road_at(cell, ends[1])};
  join_anew();
  return Done{};
}

// ---- tunnels

Status Board::build_tunnel(Node opening, Node other) {
  CARTULARY_REQUIRES(node(opening).opening && node(other).opening);
  const auto fault = [](Said what) { return Error{.where = "board", .what = std::move(what)}; };
  if (opening == other) return fault(said("no-place.one-opening"));
  for (const Tunnel& tunnel : tunnels_)
    for (const Node end : tunnel.openings)
      if (end == opening || end == other)
        return fault(said("no-place.opening-has-tunnel", {{"cell", to_text(cell_of(end))}}));
  tunnels_.push_back({{opening, other}, forest_.mark()});
  note_built(Built::What::Tunnel, tunnels_.size() - 1);
  forest_.close_side(opening);
  forest_.close_side(other);
  forest_.join(opening, other);
  return Done{};
}

// ---- bridges

const Bridge* Board::bridge_at(Cell cell) const {
  for (const Bridge& bridge : bridges_)
    if (pieces_[index(bridge.piece)].placement.cell == cell) return &bridge;
  return nullptr;
}

// Why the tile cannot carry the bridge.
Said Board::bridge_site_fault(Cell cell, Side end) const {
  const Piece* piece = piece_at(cell);
  if (piece == nullptr) return said("no-place.no-tile-at", {{"cell", to_text(cell)}});
  const Tile& tile = *piece->placement.tile;
  if (tile.shape != Shape::Square) return said("no-place.no-square", {{"tile", tile.id}});
  if (bridge_at(cell) != nullptr) return said("no-place.bridge-lies", {{"cell", to_text(cell)}});
  const int number = static_cast<int>(piece - pieces_.data());
  for (const Side side : {end, opposite(end)})
    if (const char letter = side_of(number, 0, side).letter; letter != 'f')
      return said("no-place.bridge-on-field",
                  {{"side", side_words(side)}, {"shown", edge_words(letter)}});
  return {};
}

Said Board::bridge_fault(Cell cell, Side end) const {
  CARTULARY_REQUIRES(end == Side::N || end == Side::W);
  if (Said fault = bridge_site_fault(cell, end); !fault.empty()) return fault;
  for (const Side side : {end, opposite(end)}) {
    const Facing there = facing(cell, side);
    if (there.piece >= 0 && there.letter != 'r' && there.letter != '*' && there.letter != '/')
      return said("no-place.bridge-end",
                  {{"side", side_words(side)}, {"shown", shown_words(there.letter)}});
  }
  return {};
}

void Board::change_side(Cell cell, Side side, std::uint8_t state) {
  if (const std::optional<int> hole = layer_.change_side(cell, side, state)) recount(*hole);
}

// A bridge makes sides of its piece and of those at its ends match that did not.
void Board::judge_beside_bridge(int piece, Side end) {
  const Cell cell = pieces_[index(piece)].placement.cell;
  std::erase_if(illegal_, [&](IllegalPiece& illegal) {
    if (illegal.piece != piece && illegal.piece != facing(cell, end).piece &&
        illegal.piece != facing(cell, opposite(end)).piece)
      return false;
    illegal.why = BoardRules(*this).why_illegal(illegal.piece);
    return illegal.why.empty();
  });
}

Status Board::build_bridge(Cell cell, Side end) {
  if (Said fault = bridge_site_fault(cell, end); !fault.empty())
    return Error{.where = "board", .what = std::move(fault)};
  const Said clash = bridge_fault(cell, end);
  Bridge bridge{.piece = static_cast<int>(piece_at(cell) - pieces_.data()),
                .end = end,
                .node = static_cast<Node>(forest_.node_count()),
                .before = forest_.mark(),
                .illegal_before = illegal_};
  forest_.add(2);
  node_piece_.push_back(static_cast<std::uint16_t>(bridge.piece));
  bridges_.push_back(std::move(bridge));
  note_built(Built::What::Bridge, bridges_.size() - 1);
  const int piece = bridges_.back().piece;
  for (const Side side : {end, opposite(end)}) {
    change_side(cell, side, side_state(Edge::Road));
    if (const Facing there = facing(cell, side); there.piece >= 0)
      PieceJoiner(*this, forest_).join_side(side_of(piece, 0, side), there);
  }
  judge_beside_bridge(piece, end);
  if (!clash.empty()) illegal_.push_back({piece, clash});
  return Done{};
}

void Board::take_back_bridge() {
  Bridge bridge = std::move(bridges_.back());
  bridges_.pop_back();
  forest_.undo_to(bridge.before);
  node_piece_.resize(bridge.before.nodes);
  const Cell cell = pieces_[index(bridge.piece)].placement.cell;
  for (const Side side : {bridge.end, opposite(bridge.end)})
    change_side(cell, side, side_state(Edge::Field));
  illegal_ = std::move(bridge.illegal_before);
}

// ---- queries

// The piece that reaches `side` of the cell; of two halflings in the cell, the one that does.
int Board::piece_in(Cell cell, Side side) const {
  const int laid = layer_.lay_number(cell);
  if (laid < 0) return -1;
  const int piece = laid_piece_[index(laid)];
  const Piece& laid_there = pieces_[index(piece)];
  const PieceLayout& layout = *laid_there.kit->layout;
  if (layout.long_side.letter == '/') return piece;
  const Side own = stored_side(side, laid_there.placement.rotation);
  if (layout.parts[0].letters[index(own)] != '/') return piece;
  for (const std::uint16_t second : second_half_)
    if (pieces_[second].placement.cell == cell) return second;
  return piece;
}

Board::Facing Board::side_of(int number, int part, Side side) const {
  const Rotation turn = pieces_[index(number)].placement.rotation;
  Facing facing = printed_side(number, part, stored_side(side, turn));
  if (bridges_.empty()) return facing;
  for (const Bridge& bridge : bridges_)
    if (bridge.piece == number && (bridge.end == side || opposite(bridge.end) == side)) {
      facing.letter = 'r';
      facing.side_node = bridge.node;
    }
  return facing;
}

Board::Facing Board::facing(Cell cell, Side side) const {
  const Cell there = beside(cell, side);
  const int number = piece_in(there, opposite(side));
  if (number < 0) return {};
  const Piece& piece = pieces_[index(number)];
  const int part = piece.kit->layout->parts.size() == 1
                       ? 0
                       : layer_.lay_number(there) - static_cast<int>(piece.first_laid);
  return side_of(number, part, opposite(side));
}

std::vector<Node> Board::nodes_facing(Cell cell, Side side) const {
  const Facing there = facing(cell, side);
  std::vector<Node> nodes;
  for (const Node node : {there.side_node, there.left, there.right})
    if (node != nothing) nodes.push_back(node);
  return nodes;
}

bool Board::faces_unknown(Cell cell) const {
  for (const Side side : all_sides)
    if (facing(cell, side).letter == '?') return true;
  return false;
}

const Board::Piece* Board::piece_at(Cell cell) const {
  const int laid = layer_.lay_number(cell);
  return laid < 0 ? nullptr : &pieces_[laid_piece_[index(laid)]];
}

// The nodes of bridges come after those of the piece beneath.
bool Board::is_bridge(Node node) const {
  const Piece& piece = pieces_[node_piece_[node]];
  return node - std::size_t{piece.first_node} >= piece.kit->layout->nodes.size();
}

const PieceNode& Board::node(Node node) const {
  static constexpr PieceNode bridge{.kind = SegmentKind::Road, .open_sides = 2};
  const Piece& piece = pieces_[node_piece_[node]];
  return is_bridge(node) ? bridge : piece.kit->layout->nodes[node - std::size_t{piece.first_node}];
}

const Segment& Board::segment(Node node) const {
  static const Segment bridge = [] {
    Segment road;
    road.kind = SegmentKind::Road;
    return road;
  }();
  return is_bridge(node)
             ? bridge
             : pieces_[node_piece_[node]].placement.tile->segments[this->node(node).segment];
}

Cell Board::cell_of(Node node) const {
  const Piece& piece = pieces_[node_piece_[node]];
  return part_cell(*piece.kit->layout, this->node(node).part, piece.placement.cell,
                   piece.placement.rotation);
}

std::vector<SurplusTile> Board::surplus() const {
  std::vector<SurplusTile> surplus;
  for (std::size_t tile = 0; tile < on_board_.size(); ++tile)
    if (const int beyond = on_board_[tile] - kit_->pieces[tile].owned;
        on_board_[tile] > 0 && beyond > 0)
      surplus.push_back({&kit_->catalog->tiles()[tile], beyond});
  return surplus;
}

const Board::Piece* Board::halfling_at(Cell cell) const {
  const Piece* piece = piece_at(cell);
  if (piece == nullptr) return nullptr;
  return piece->kit->layout->long_side.letter == '/' ? nullptr : piece;
}

// ---- the rules

bool Board::legal(const Placement& placement) const {
  return BoardRules(*this).legal(placement);
}

std::vector<PlaceFault> Board::place_faults(const Placement& placement) const {
  return BoardRules(*this).faults(placement);
}

std::vector<std::string> Board::faults(const Placement& placement) const {
  std::vector<std::string> texts;
  for (const PlaceFault& fault : place_faults(placement)) texts.push_back(english(fault.why));
  return texts;
}

std::vector<Placement> Board::placements(const Tile& tile) const {
  return BoardRules(*this).placements(tile);
}

RotationSet Board::hole_turns(int hole, CodeNumber code) const {
  return BoardRules(*this).hole_turns(hole, code);
}

std::size_t Board::memory() const {
  const auto bytes = [](const auto& list) { return list.capacity() * sizeof(list[0]); };
  std::size_t total = sizeof(*this) - sizeof(layer_) + layer_.memory() + forest_.memory() +
                      bytes(pieces_) + bytes(node_piece_) + bytes(laid_piece_) +
                      bytes(second_half_) + bytes(illegal_) + bytes(built_) + bytes(bridges_) +
                      bytes(tunnels_) + bytes(ferries_) + bytes(hole_copies_) + bytes(on_board_);
  for (const IllegalPiece& piece : illegal_) total += held_by(piece.why);
  return total;
}

}  // namespace cartulary

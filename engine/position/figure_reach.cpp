#include "engine/position/figure_reach.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace cartulary {

namespace {

bool contains(const std::vector<Cell>& cells, Cell cell) {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

bool is_open(const Board& board, const DragonFlight& flight, Cell cell) {
  const Board::Piece* piece = board.piece_at(cell);
  return piece != nullptr && piece->placement.tile->shape != Shape::StartPiecePart &&
         cell != flight.start && !contains(flight.closed, cell);
}

// Tries every continuation of the path. A path has at most six cells, so there are few.
void fly_on(const Board& board, const DragonFlight& flight, std::vector<Cell>& path,
            std::vector<Cell>& reached) {
  if (static_cast<int>(path.size()) == flight_length) return;
  const Cell from = path.empty() ? flight.start : path.back();
  for (const Side side : all_sides) {
    const Cell next = beside(from, side);
    if (!is_open(board, flight, next) || contains(path, next)) continue;
    path.push_back(next);
    if (!contains(reached, next)) reached.push_back(next);
    fly_on(board, flight, path, reached);
    path.pop_back();
  }
}

bool are_beside(Cell a, Cell b) {
  for (const Side side : all_sides)
    if (beside(a, side) == b) return true;
  return false;
}

// What a piece shows at a corner of one of its cells, from the two half sides that meet there.
struct AtCorner {
  bool all_field = false;
  std::optional<Node> field;
};

AtCorner at_corner(const Board& board, Cell cell, int corner) {
  const Board::Piece* piece = board.piece_at(cell);
  if (piece == nullptr) return {};
  const PieceLayout& layout = *piece->kit->layout;
  for (std::size_t i = 0; i < layout.parts.size(); ++i) {
    const Placement& lies = piece->placement;
    if (part_cell(layout, static_cast<int>(i), lies.cell, lies.rotation) != cell) continue;
    // Corner 0, NW, is between the right half of side W and the left half of side N.
    const int turned = (corner + 4 - static_cast<int>(lies.rotation)) % 4;
    const auto after = 2 * static_cast<std::size_t>(turned);
    const auto before = 2 * static_cast<std::size_t>((turned + 3) % 4) + 1;
    const PiecePart& part = layout.parts[i];
    const std::uint8_t node = part.half_node[after];
    AtCorner found;
    if (node != no_node) found.field = static_cast<Node>(piece->first_node + node);
    // A road or river in the middle of a side does not reach the corner.
    found.all_field = node != no_node && node == part.half_node[before] &&
                      part.letters[after / 2] != 'c' && part.letters[before / 2] != 'c';
    return found;
  }
  return {};
}

struct CellCorner {
  Cell cell;
  int corner;
};

// The four cells around a point, with the corner of each that touches it.
std::array<CellCorner, 4> around(Cell cell, Corner corner) {
  constexpr int right[] = {0, 1, 1, 0};
  constexpr int down[] = {0, 0, 1, 1};
  const auto index = static_cast<std::size_t>(corner);
  const Cell south_east = moved(cell, right[index], down[index]);
  return {{{south_east, 0},
           {moved(south_east, -1, 0), 1},
           {moved(south_east, -1, -1), 2},
           {moved(south_east, 0, -1), 3}}};
}

}  // namespace

std::vector<Cell> tower_range(const Board& board, Cell tower, int pieces) {
  std::vector<Cell> cells;
  if (board.piece_at(tower) != nullptr) cells.push_back(tower);
  for (const Side side : all_sides) {
    Cell cell = tower;
    for (int step = 0; step < pieces; ++step) {
      cell = beside(cell, side);
      if (!on_the_table(cell.x, cell.y)) break;
      if (board.piece_at(cell) != nullptr) cells.push_back(cell);
    }
  }
  std::sort(cells.begin(), cells.end());
  return cells;
}

std::vector<Cell> dragon_reach(const Board& board, const DragonFlight& flight) {
  std::vector<Cell> path, reached;
  fly_on(board, flight, path, reached);
  std::sort(reached.begin(), reached.end());
  return reached;
}

std::string flight_fault(const Board& board, const DragonFlight& flight,
                         const std::vector<Cell>& path) {
  Cell from = flight.start;
  std::vector<Cell> flown;
  for (const Cell cell : path) {
    if (static_cast<int>(flown.size()) == flight_length)
      return "is longer than " + std::to_string(flight_length) + " tiles";
    if (!are_beside(from, cell)) return to_text(cell) + " is not beside " + to_text(from);
    if (!is_open(board, flight, cell)) return "the dragon may not enter " + to_text(cell);
    if (contains(flown, cell)) return "enters " + to_text(cell) + " twice";
    flown.push_back(cell);
    from = cell;
  }
  if (static_cast<int>(flown.size()) == flight_length) return {};
  for (const Side side : all_sides) {
    const Cell next = beside(from, side);
    if (is_open(board, flight, next) && !contains(flown, next))
      return "ends though the dragon may go on to " + to_text(next);
  }
  return {};
}

bool barn_may_stand(const Board& board, Cell cell, Corner corner) {
  for (const CellCorner& each : around(cell, corner))
    if (!at_corner(board, each.cell, each.corner).all_field) return false;
  return true;
}

namespace {

// Follows roads from a piece outward until each comes to a ferry or ends.
class FerrySearch {
 public:
  FerrySearch(const Board& board, int piece) : board_(board), start_(piece) {}

  std::vector<FirstFerry> run() {
    for (int i = 0; i < board_.forest().node_count(); ++i)
      if (const auto node = static_cast<Node>(i);
          board_.piece_of(node) == start_ && board_.node(node).kind == SegmentKind::Road)
        leave(node, std::nullopt, 0);
    while (!steps_.empty()) {
      const Step step = steps_.back();
      steps_.pop_back();
      enter(step);
    }
    std::ranges::sort(found_, {}, &FirstFerry::cell);
    return std::move(found_);
  }

 private:
  // A road is entered over the side by which it leaves the tile before.
  struct Step {
    Node from;
    Side side;
    int tiles;
  };

  void leave(Node node, std::optional<Side> entered, int tiles) {
    for (const Side side : board_.sides_of(node))
      if (side != entered && seen_.insert({node, side}).second)
        steps_.push_back({node, side, tiles});
    for (const Tunnel& tunnel : board_.tunnels())
      for (const std::size_t end : {0U, 1U})
        if (tunnel.openings[end] == node && entered_.insert(tunnel.openings[1 - end]).second)
          arrive(tunnel.openings[1 - end], std::nullopt, tiles + 1);
  }

  void enter(const Step& step) {
    for (const Node node : board_.nodes_facing(board_.cell_of(step.from), step.side))
      if (board_.node(node).kind == SegmentKind::Road)
        arrive(node, opposite(step.side), step.tiles + 1);
  }

  void arrive(Node node, std::optional<Side> entered, int tiles) {
    if (board_.piece_of(node) == start_) return;
    const Ferry* ferry = board_.ferry_at(board_.cell_of(node));
    if (ferry == nullptr || !ferry->joins(node)) return leave(node, entered, tiles);
    const Cell cell = board_.cell_of(node);
    const auto known = std::ranges::find(found_, cell, &FirstFerry::cell);
    if (known == found_.end())
      found_.push_back({cell, tiles});
    else
      known->tiles = std::min(known->tiles, tiles);
  }

  const Board& board_;
  int start_;
  std::vector<Step> steps_;
  std::set<std::pair<Node, Side>> seen_;
  std::set<Node> entered_;
  std::vector<FirstFerry> found_;
};

}  // namespace

std::vector<FirstFerry> first_ferries(const Board& board, int piece) {
  return FerrySearch(board, piece).run();
}

Node node_of(const Board::Piece& piece, const Spot& spot) {
  const PieceLayout& layout = *piece.kit->layout;
  std::uint8_t node = layout.first_nodes[static_cast<std::size_t>(spot.segment)];
  if (layout.nodes[node].opening && spot.side)
    node = layout.parts[0].side_node[static_cast<std::size_t>(*spot.side)];
  return static_cast<Node>(piece.first_node + node);
}

std::vector<std::string> opening_names(const Board::Piece& piece) {
  std::vector<std::string> names;
  const PieceLayout& layout = *piece.kit->layout;
  for (const Side side : all_sides)
    if (const std::uint8_t node = layout.parts[0].side_node[static_cast<std::size_t>(side)];
        node != no_node && layout.nodes[node].opening)
      names.push_back(std::string("road ") + to_char(side));
  return names;
}

std::vector<std::string> spot_names(const Board& board, Cell cell) {
  const Board::Piece& piece = *board.piece_at(cell);
  std::vector<std::string> names = spot_names(*piece.placement.tile);
  for (std::string& opening : opening_names(piece))
    if (std::ranges::find(names, opening) == names.end()) names.push_back(std::move(opening));
  if (board.bridge_at(cell) != nullptr) names.emplace_back(bridge_place);
  return names;
}

std::optional<Node> field_at(const Board& board, Cell cell, Corner corner) {
  return at_corner(board, cell, static_cast<int>(corner)).field;
}

}  // namespace cartulary

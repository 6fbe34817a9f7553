#include "engine/board/drawn_tile.h"

#include <algorithm>
#include <map>
#include <set>

#include "engine/board/building.h"

namespace cartulary {

namespace {

// A hole before the drawn tile is placed.
struct HoleBefore {
  int copies = 0;
  HoleChance chance;
};
using HolesBefore = std::map<Cell, HoleBefore>;

HolesBefore holes_before(Board& board, const Tile& tile, const OddsQuestion& question) {
  board.set_aside(tile);
  HolesBefore before;
  for (const HoleAnswer& hole : holes(board, question))
    before[hole.cell] = {hole.copies, hole.chance};
  board.put_back(tile);
  return before;
}

FeatureKind kind_of(const Board& board, Node node) {
  switch (board.node(node).kind) {
    case SegmentKind::City:
      return FeatureKind::City;
    case SegmentKind::Road:
      return FeatureKind::Road;
    default:
      return FeatureKind::Field;
  }
}

FeatureName name_of(const Board& board, Node start) {
  FeatureName name{kind_of(board, start), board.cell_of(start)};
  for (Node node = board.forest().next(start); node != start; node = board.forest().next(node))
    name.cell = std::min(name.cell, board.cell_of(node));
  return name;
}

std::vector<Cell> cells_of(const Board& board, const Placement& placement) {
  const PieceLayout& layout = *board.kit().piece(placement.tile).layout;
  std::vector<Cell> cells;
  cells.reserve(layout.parts.size());
  for (int part = 0; part < static_cast<int>(layout.parts.size()); ++part)
    cells.push_back(part_cell(layout, part, placement.cell, placement.rotation));
  return cells;
}

// Tries one placement on the board.
class Trial {
 public:
  Trial(Board& board, const HolesBefore& before, const OddsQuestion& question,
        const ScoreAgain& score_again)
      : board_(board), before_(before), question_(question), score_again_(score_again) {}

  DrawnPlacement run(const Placement& placement) {
    result_.placement = placement;
    cells_ = cells_of(board_, placement);
    look_before();
    if (!board_.place(placement)) return std::move(result_);
    tell_completed();
    tell_joined();
    tell_holes();
    board_.take_back();
    return std::move(result_);
  }

 private:
  // Records the features and complete buildings near the piece before it is placed.
  void look_before() {
    for (const Cell cell : cells_)
      for (const Side side : all_sides)
        for (const Node node : board_.nodes_facing(cell, side)) {
          const Node root = board_.forest().root(node);
          if (board_.node(root).kind == SegmentKind::River || touched_.contains(root)) continue;
          touched_[root] = {name_of(board_, root), board_.forest().open_sides(root) > 0};
        }
    for (const Cell cell : cells_)
      for (int dy = -2; dy <= 2; ++dy)
        for (int dx = -2; dx <= 2; ++dx)
          if (const Board::Piece* piece = board_.piece_at(moved(cell, dx, dy)))
            near_.insert(static_cast<int>(piece - board_.pieces().data()));
    for (const int piece : near_)
      for (const Feature& building : buildings_on(board_, piece))
        if (*building.complete) finished_.insert(piece);
  }

  void tell_completed() {
    std::set<Node> roots;
    const Board::Piece& laid = board_.pieces().back();
    for (int node = laid.first_node; node < board_.forest().node_count(); ++node)
      roots.insert(board_.forest().root(static_cast<Node>(node)));
    for (const auto& [node, was] : touched_)
      if (was.open) roots.insert(board_.forest().root(node));
    std::vector<Feature> complete;
    for (const Node root : roots) {
      const SegmentKind kind = board_.node(root).kind;
      if (kind != SegmentKind::City && kind != SegmentKind::Road) continue;
      if (board_.forest().open_sides(root) > 0) continue;
      complete.push_back(feature_of(board_, root));
      if (score_again_) score_again_(board_, root, complete.back());
    }
    near_.insert(static_cast<int>(board_.pieces().size()) - 1);
    for (const int piece : near_)
      if (!finished_.contains(piece))
        for (Feature& building : buildings_on(board_, piece)) {
          if (!*building.complete) continue;
          if (score_again_) score_again_(board_, std::nullopt, building);
          complete.push_back(std::move(building));
        }
    std::sort(complete.begin(), complete.end(), [](const Feature& a, const Feature& b) {
      return a.kind != b.kind ? a.kind < b.kind : a.cells < b.cells;
    });
    for (const Feature& feature : complete)
      result_.completes.push_back(
          {{feature.kind, feature.cells[0]}, feature.tiles, feature.points_now});
  }

  void tell_joined() {
    std::map<Node, Joined> groups;
    for (const auto& [node, was] : touched_) {
      Joined& group = groups[board_.forest().root(node)];
      group.kind = was.name.kind;
      group.features.push_back(was.name);
    }
    for (auto& [root, group] : groups) {
      if (group.features.size() < 2) continue;
      std::sort(group.features.begin(), group.features.end(),
                [](const FeatureName& a, const FeatureName& b) { return a.cell < b.cell; });
      result_.joins.push_back(std::move(group));
    }
    std::sort(result_.joins.begin(), result_.joins.end(), [](const Joined& a, const Joined& b) {
      return a.kind != b.kind ? a.kind < b.kind : a.features[0].cell < b.features[0].cell;
    });
  }

  void tell_holes() {
    std::set<int> touched;
    for (const Cell cell : cells_)
      for (const Side side : all_sides)
        if (const auto hole = board_.layer().hole_at(beside(cell, side))) touched.insert(*hole);
    for (const int number : touched) {
      const HoleAnswer after = hole_answer(board_, number, question_);
      TouchedHole hole{after.cell, after.pattern, {}, after.copies, {}, after.chance, after.any};
      if (const auto was = before_.find(after.cell); was != before_.end()) {
        hole.copies_before = was->second.copies;
        hole.before = was->second.chance;
      }
      result_.touched.push_back(hole);
    }
    std::sort(result_.touched.begin(), result_.touched.end(),
              [](const TouchedHole& a, const TouchedHole& b) { return a.cell < b.cell; });
    for (const TouchedHole& hole : result_.touched) {
      if (!hole.copies_before) result_.opens.push_back(hole.cell);
      if (hole.killed()) result_.kills.push_back(hole.cell);
    }
  }

  struct Was {
    FeatureName name;
    bool open = false;
  };
  Board& board_;
  const HolesBefore& before_;
  const OddsQuestion& question_;
  const ScoreAgain& score_again_;
  std::vector<Cell> cells_;
  std::map<Node, Was> touched_;  // by root
  std::set<int> near_;           // pieces with buildings that may be completed
  std::set<int> finished_;
  DrawnPlacement result_;
};

}  // namespace

DrawnAnswer drawn_tile(Board& board, const Tile& tile, const OddsQuestion& question,
                       const StopCheck& stop, const ScoreAgain& score_again) {
  DrawnAnswer answer;
  answer.tile = &tile;
  board.set_aside(tile);
  answer.bag = board.pool().size();
  board.put_back(tile);
  const HolesBefore before = holes_before(board, tile, question);
  for (const Placement& placement : board.placements(tile)) {
    if (must_stop(stop)) break;
    answer.placements.push_back(Trial(board, before, question, score_again).run(placement));
  }
  return answer;
}

}  // namespace cartulary

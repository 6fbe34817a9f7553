#include "engine/region/region.h"

#include <algorithm>
#include <limits>

#include "engine/region/region_solver.h"
#include "engine/text/said.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

Error region_error(Said what) {
  return Error{.where = "region", .what = std::move(what), .fix = said("no-place.name-cells")};
}

// A region prepared for the solver, with the tiles that its codes represent.
class Region {
 public:
  Region(const Board& board, std::vector<Cell> cells) : board_(board), cells_(std::move(cells)) {
    for (const Cell cell : cells_) {
      const auto hole = board.layer().hole_at(cell);
      question_.slots.push_back(hole ? board.layer().slot(*hole) : HoleSlot{0});
      std::array<int, 4> neighbours{};
      for (const Side side : all_sides) {
        const auto there = std::find(cells_.begin(), cells_.end(), beside(cell, side));
        neighbours[index(side)] =
            there == cells_.end() ? -1 : static_cast<int>(there - cells_.begin());
      }
      question_.neighbours.push_back(neighbours);
    }
    for (const BagEntry& entry : board.kit().bag.entries()) {
      const int copies = board.copies_left(*entry.tile);
      if (copies == 0) continue;
      const CodeNumber code = board.kit().piece(entry.tile).code;
      tiles_.push_back({entry.tile, copies});
      question_.copies[code].push_back(copies);
      code_copies_[code] += copies;
    }
  }

  Result<RegionAnswer> answer(const StopCheck& stop) {
    const std::optional<RegionCount> counted = count_fillings(question_, stop);
    if (!counted) return stopped_error();
    const RegionCount& count = *counted;
    RegionAnswer answer;
    answer.fillings = count.fillings;
    answer.capped = count.fillings == std::numeric_limits<std::uint64_t>::max();
    answer.feasible = count.fillings != 0;
    for (std::size_t i = 0; i < cells_.size(); ++i) answer.cells.push_back(cell(i, count));
    answer.bottleneck = bottleneck(answer);
    answer.effects = effects(answer, count);
    for (Rivals& rival : rivals(board_))
      if (std::any_of(rival.cells.begin(), rival.cells.end(), [&](Cell cell) {
            return std::find(cells_.begin(), cells_.end(), cell) != cells_.end();
          }))
        answer.rivals.push_back(std::move(rival));
    return answer;
  }

 private:
  CodeNumber code_of(const Tile* tile) const { return board_.kit().piece(tile).code; }

  RegionCell cell(std::size_t i, const RegionCount& count) const {
    RegionCell cell;
    cell.cell = cells_[i];
    cell.pattern = pattern_of(question_.slots[i]);
    for (const RegionTile& tile : tiles_)
      if (count.standing[i].contains(code_of(tile.tile))) {
        cell.tiles.push_back(tile);
        cell.copies += tile.copies;
      }
    return cell;
  }

  // Copies of all codes in a set, with one copy of `without` removed from the bag.
  int copies_of(CodeSet codes, const Tile* without) const {
    int copies = codes.contains(code_of(without)) ? -1 : 0;
    for_each_code(codes, [&](CodeNumber code) { copies += code_copies_[code]; });
    return copies;
  }

  int bottleneck(const RegionAnswer& answer) const {
    std::vector<int> copies;
    for (const RegionCell& cell : answer.cells)
      copies.push_back(answer.feasible ? cell.copies : copies_around(cell.cell));
    return static_cast<int>(std::min_element(copies.begin(), copies.end()) - copies.begin());
  }

  // Copies that fit the tiles placed around a cell; all tiles left if it has no neighbours.
  int copies_around(Cell cell) const {
    const auto hole = board_.layer().hole_at(cell);
    return hole ? board_.hole_copies(*hole) : board_.pool().size();
  }

  std::vector<RegionEffect> effects(const RegionAnswer& answer, const RegionCount& count) const {
    std::vector<RegionEffect> effects;
    for (std::size_t at = 0; at < cells_.size(); ++at)
      for (const RegionTile& tile : answer.cells[at].tiles)
        for (const Rotation turn : all_rotations) {
          const EdgeCode sides = edge_code(*tile.tile)->rotated(turn);
          if (const RegionStand* stand = count.stand(at, sides, tile.copies))
            effects.push_back(effect(at, tile.tile, turn, *stand));
        }
    return effects;
  }

  RegionEffect effect(std::size_t at, const Tile* tile, Rotation turn,
                      const RegionStand& stand) const {
    RegionEffect effect{static_cast<int>(at), tile, turn, stand.fillings, {}};
    for (std::size_t i = 0; i < cells_.size(); ++i)
      effect.copies.push_back(i == at ? 1 : copies_of(stand.standing[i], tile));
    return effect;
  }

  const Board& board_;
  std::vector<Cell> cells_;
  std::vector<RegionTile> tiles_;  // with copies left
  std::array<int, code_count> code_copies_{};
  RegionQuestion question_;
};

}  // namespace

Result<std::vector<Cell>> parse_region(std::string_view text) {
  std::vector<Cell> cells;
  if (text.size() > 256) return region_error(said("no-place.long-region"));
  for (const std::string_view word : split(text, ' ')) {
    if (word.empty()) continue;
    const std::optional<Cell> cell = parse_cell(word);
    if (!cell) return region_error(said("no-place.no-cell", {{"text", word}}));
    cells.push_back(*cell);
  }
  return cells;
}

Result<RegionAnswer> region(const Board& board, const std::vector<Cell>& cells,
                            const StopCheck& stop) {
  if (cells.empty() || cells.size() > most_region_cells)
    return region_error(said("no-place.cells-of-region", {{"cells", cells.size()}}));
  std::vector<Cell> sorted = cells;
  std::sort(sorted.begin(), sorted.end());
  for (std::size_t i = 0; i < sorted.size(); ++i) {
    if (!on_the_table(sorted[i].x, sorted[i].y))
      return region_error(said("no-place.cell-beyond", {{"cell", to_text(sorted[i])}}));
    if (i > 0 && sorted[i] == sorted[i - 1])
      return region_error(said("no-place.cell-twice", {{"cell", to_text(sorted[i])}}));
    if (const Board::Piece* piece = board.piece_at(sorted[i]))
      return region_error(said(
          "no-place.taken", {{"cell", to_text(sorted[i])}, {"tile", piece->placement.tile->id}}));
  }
  return Region(board, std::move(sorted)).answer(stop);
}

}  // namespace cartulary

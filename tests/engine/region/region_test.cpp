// Regions against brute force over all fillings of small bags, and their errors.
#include "engine/region/region.h"

#include <algorithm>
#include <functional>
#include <set>

#include "tests/engine/board/board_catalog.h"
#include "tests/support/catch.h"

namespace cartulary::region_test {
using namespace cartulary::test;

namespace {

std::string turned(const Tile& tile, int quarters) {
  std::string edges = tile.edges;
  std::rotate(edges.begin(), edges.begin() + (4 - quarters) % 4, edges.end());
  return edges;
}

struct BruteRegion {
  std::uint64_t fillings = 0;
  std::vector<std::set<std::string>> standing;
};

// Tries every tile of the bag in every turn in every cell, one cell after another. `keep` limits
// what is counted, for the effects of one tile.
BruteRegion brute(const Board& board, const std::vector<Cell>& cells,
                  const std::function<bool(std::size_t, const Tile&, int)>& keep) {
  std::map<Cell, std::string> lying;
  for (const Board::Piece& piece : board.pieces())
    lying[piece.placement.cell] =
        turned(*piece.placement.tile, static_cast<int>(piece.placement.rotation));
  std::map<std::string, int> left;
  std::vector<const Tile*> tiles;
  for (const BagEntry& entry : board.kit().bag.entries())
    if ((left[entry.tile->id] = board.copies_left(*entry.tile)) > 0) tiles.push_back(entry.tile);
  BruteRegion found;
  found.standing.resize(cells.size());
  std::vector<const Tile*> chosen;
  const std::function<void()> fill = [&] {
    const std::size_t i = chosen.size();
    if (i == cells.size()) {
      ++found.fillings;
      for (std::size_t k = 0; k < i; ++k) found.standing[k].insert(chosen[k]->id);
      return;
    }
    for (const Tile* tile : tiles)
      for (int quarters = 0; quarters < 4; ++quarters) {
        const std::string edges = turned(*tile, quarters);
        bool fits = left[tile->id] > 0 && keep(i, *tile, quarters);
        for (const Side side : all_sides) {
          const auto other = lying.find(beside(cells[i], side));
          fits = fits && (other == lying.end() ||
                          other->second[index(opposite(side))] == edges[index(side)]);
        }
        if (!fits) continue;
        --left[tile->id];
        lying[cells[i]] = edges;
        chosen.push_back(tile);
        fill();
        chosen.pop_back();
        lying.erase(cells[i]);
        ++left[tile->id];
      }
  };
  fill();
  return found;
}

bool anything(std::size_t, const Tile&, int) {
  return true;
}

RegionAnswer must(Result<RegionAnswer> answer) {
  if (!answer) FAIL(to_text(answer.error()));
  return std::move(*answer);
}

// Empty cells beside the board and mostly one another.
std::vector<Cell> random_cells(const Board& board, std::size_t count, std::mt19937& random) {
  const auto holes = static_cast<unsigned>(board.layer().hole_count());
  std::set<Cell> cells;
  while (cells.size() < count) {
    // A pocket of the board may have no room for all, so that now and then another hole is taken.
    Cell next = board.layer().hole(static_cast<int>(random() % holes)).cell;
    if (!cells.empty() && random() % 8 != 0) {
      auto from = cells.begin();
      std::advance(from, random() % cells.size());
      next = beside(*from, side_at(static_cast<int>(random() % 4)));
    }
    if (!board.layer().taken(next)) cells.insert(next);
  }
  return {cells.begin(), cells.end()};
}

void check_against_brute(const Board& board, const std::vector<Cell>& cells) {
  const RegionAnswer answer = must(region(board, cells));
  const BruteRegion expected = brute(board, cells, anything);
  CHECK(answer.fillings == expected.fillings);
  CHECK(answer.feasible == (expected.fillings > 0));
  CHECK(!answer.capped);
  int fewest = 1000;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    std::set<std::string> standing;
    int copies = 0;
    for (const RegionTile& tile : answer.cells[i].tiles) {
      standing.insert(tile.tile->id);
      copies += tile.copies;
      CHECK(tile.copies == board.copies_left(*tile.tile));
    }
    CHECK(answer.cells[i].cell == cells[i]);
    CHECK(answer.cells[i].copies == copies);
    CHECK(standing == expected.standing[i]);
    fewest = std::min(fewest, copies);
  }
  if (answer.feasible)
    CHECK(answer.cells[static_cast<std::size_t>(answer.bottleneck)].copies == fewest);
}

}  // namespace

TEST_CASE("Regions of one to four cells equal brute force on what is left of a bag") {
  std::mt19937 random(12);
  for (int game = 0; game < 40; ++game) {
    Board board(kit_of({{"base-game", 1}}));
    play_at_random(board, 36 + static_cast<int>(random() % 33), random);
    // What brute force can do in a moment.
    const int left = board.pool().size();
    const std::size_t cells = left > 40 ? 2 : left > 16 ? 3 : 4;
    check_against_brute(board, random_cells(board, cells, random));
  }
}

TEST_CASE("Regions of five cells equal brute force when few tiles are left") {
  std::mt19937 random(13);
  for (int game = 0; game < 20; ++game) {
    Board board(kit_of({{"base-game", 1}}));
    play_at_random(board, 68, random);
    if (board.pool().size() < 9) check_against_brute(board, random_cells(board, 5, random));
  }
}

TEST_CASE("What a tile in one cell leaves to the others equals brute force") {
  std::mt19937 random(14);
  for (int game = 0; game < 20; ++game) {
    Board board(kit_of({{"base-game", 1}}));
    play_at_random(board, game < 10 ? 62 : 68, random);
    const auto cells = random_cells(board, game < 10 ? 3 : 4, random);
    const RegionAnswer answer = must(region(board, cells));
    std::uint64_t sum = 0;
    for (const RegionEffect& effect : answer.effects) {
      const BruteRegion expected =
          brute(board, cells, [&](std::size_t cell, const Tile& candidate, int quarters) {
            return static_cast<int>(cell) != effect.cell ||
                   (&candidate == effect.tile && quarters == static_cast<int>(effect.rotation));
          });
      CHECK(effect.fillings == expected.fillings);
      for (std::size_t i = 0; i < cells.size(); ++i) {
        int copies = 0;
        for (const std::string& id : expected.standing[i])
          copies += board.copies_left(*tile(id)) - (id == effect.tile->id ? 1 : 0);
        CHECK(effect.copies[i] == (static_cast<int>(i) == effect.cell ? 1 : copies));
      }
      sum += effect.fillings;
    }
    // Every filling has one tile in each cell.
    CHECK(sum == answer.fillings * cells.size());
  }
}

TEST_CASE("What a tile leaves of eight open cells is what is left once it lies there") {
  Board board(kit_of({{"base-game", 1}}));
  REQUIRE(board.place(at("BA-03", 0, 0)).ok());
  const std::vector<Cell> cells = {{1, 0}, {2, 0}, {3, 0}, {4, 0}, {1, 1}, {2, 1}, {3, 1}, {4, 1}};
  const RegionAnswer answer = must(region(board, cells));
  std::vector<std::uint64_t> sums(cells.size());
  for (const RegionEffect& effect : answer.effects)
    sums[static_cast<std::size_t>(effect.cell)] += effect.fillings;
  CHECK(sums == std::vector<std::uint64_t>(cells.size(), answer.fillings));
  // Each of these is a region of seven cells, so only some are tried.
  for (std::size_t i = 0; i < answer.effects.size(); i += 101) {
    const RegionEffect& effect = answer.effects[i];
    const auto own = static_cast<std::size_t>(effect.cell);
    Board after = board;
    REQUIRE(after.place({effect.tile, cells[own], effect.rotation}).ok());
    std::vector<Cell> others = cells;
    others.erase(others.begin() + effect.cell);
    const RegionAnswer rest = must(region(after, others));
    CHECK(effect.fillings == rest.fillings);
    std::vector<int> copies;
    for (const RegionCell& cell : rest.cells) copies.push_back(cell.copies);
    copies.insert(copies.begin() + effect.cell, 1);
    CHECK(effect.copies == copies);
  }
}

TEST_CASE("Two holes that want the same last tile are rivals") {
  // Only BA-21, one copy, has four roads; two holes ask for roads on all sides.
  const BoardKit& kit = kit_of({{"base-game", 1}});
  Board board(kit);
  for (const int left : {0, 10})
    for (const auto& [x, y] : {std::pair{1, 0}, {0, 1}, {2, 1}, {1, 2}})
      REQUIRE(board.place(at("BA-24", left + x, y, x == 1 ? 90 : 0)).ok());
  const RegionAnswer answer = must(region(board, {{1, 1}, {11, 1}}));
  CHECK(!answer.feasible);
  CHECK(answer.fillings == 0);
  CHECK(answer.rivals == std::vector<Rivals>{{tile("BA-21"), {{1, 1}, {11, 1}}}});
  CHECK(rivals(board) == answer.rivals);
  const RegionAnswer one = must(region(board, {{1, 1}}));
  CHECK(one.fillings == 4);  // four turns that look alike
  CHECK(one.cells[0].tiles == std::vector<RegionTile>{{tile("BA-21"), 1}});
}

TEST_CASE("Copies are told apart by design, not by piece") {
  const BoardKit& kit = kit_of({{"base-game", 1}});
  const Board board(kit);
  // Two cells apart: 72 tiles in four turns each, but only one copy of BA-04, BA-06, BA-08,
  // BA-14 and BA-21 (24 designs).
  const RegionAnswer answer = must(region(board, {{0, 0}, {5, 5}}));
  CHECK(answer.fillings == (24 * 24 - 5) * 16);
}

TEST_CASE("River tiles stand in a region only where they continue a river") {
  const BoardKit& kit = kit_of({{"river", 1}});
  Board board(kit);
  REQUIRE(board.place(at("RI-01", 0, 0)).ok());  // the river leaves to the west
  const RegionAnswer beside_it = must(region(board, {{1, 0}}));
  CHECK(!beside_it.feasible);
  const RegionAnswer next = must(region(board, {{-1, 0}}));
  CHECK(next.cells[0].copies == 11);
  const RegionAnswer two = must(region(board, {{-1, 0}, {-2, 0}}));
  CHECK(two.feasible);
  // The second cell is filled only by what the first leads on to.
  for (const RegionTile& candidate : two.cells[0].tiles) CHECK(candidate.tile->id != "RI-01");
}

TEST_CASE("A region ends when it is told to, and is asked often whether it must") {
  const BoardKit& kit = kit_of({{"base-game", 1}});
  Board board(kit);
  REQUIRE(board.place(at("BA-03", 0, 0)).ok());
  const std::vector<Cell> cells = {{1, 0}, {2, 0}, {1, 1}};
  int asked = 0;
  const auto until = [&](int last) { return [&asked, last] { return ++asked > last; }; };
  REQUIRE(region(board, cells, until(1'000'000)).ok());
  const int all = asked;
  CHECK(all > 5);
  for (const int last : {0, 1, all - 1}) {
    asked = 0;
    CHECK(region(board, cells, until(last)).error() == stopped_error());
    CHECK(asked == last + 1);
  }
}

TEST_CASE("A region that is asked for wrongly is refused") {
  const auto what = [](const std::vector<Cell>& cells) {
    Board board(kit_of({{"base-game", 1}}));
    REQUIRE(board.place(at("BA-03", 0, 0)).ok());
    return region(board, cells).error().what;
  };
  CHECK(what({}) == "a region has one to eight cells, this has 0");
  CHECK(what(std::vector<Cell>(9)) == "a region has one to eight cells, this has 9");
  CHECK(what({{0, 0}}) == "the cell 0,0 is taken by BA-03");
  CHECK(what({{1, 0}, {1, 0}}) == "the cell 1,0 is named twice");
  CHECK(what({{1001, 0}}) == "the cell 1001,0 lies beyond -1000 to 1000");
  CHECK(*parse_region("1,0  -2,3") == std::vector<Cell>{{1, 0}, {-2, 3}});
  CHECK(parse_region("1,0 x").error() ==
        Error{.where = "region",
              .what = "'x' is no cell within -1000 to 1000",
              .fix = "name one to eight empty cells as 'x,y x,y ...'"});
  CHECK(parse_region("1,99999").error().what == "'1,99999' is no cell within -1000 to 1000");
}

}  // namespace cartulary::region_test

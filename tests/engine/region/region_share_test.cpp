// Copies shared out among cells whose sides are settled, against counting one filling after
// another.
#include "engine/region/region_share.h"

#include <functional>
#include <random>

#include "tests/support/catch.h"

namespace cartulary::region_share_test {
namespace {

struct Design {
  CodeNumber code = 0;
  int copies = 0;
};

// Gives each cell from `cell` on every design that is left; the ways are the products of turns.
std::uint64_t brute(const std::vector<CodeChoices>& cells, std::vector<Design>& designs,
                    std::size_t cell) {
  if (cell == cells.size()) return 1;
  std::uint64_t ways = 0;
  for (const CodeChoice& choice : cells[cell])
    for (Design& design : designs) {
      if (design.code != choice.code || design.copies == 0) continue;
      --design.copies;
      ways += choice.turns * brute(cells, designs, cell + 1);
      ++design.copies;
    }
  return ways;
}

}  // namespace

TEST_CASE("Ways to share out copies equal brute force") {
  std::mt19937 random(21);
  for (int round = 0; round < 60; ++round) {
    std::vector<Design> designs;
    RegionCopies copies;
    for (unsigned i = 0; i < 2 + random() % 5; ++i) {
      designs.push_back(
          {static_cast<CodeNumber>(random() % 3), static_cast<int>(1 + random() % 3)});
      copies[designs.back().code].push_back(designs.back().copies);
    }
    std::vector<CodeChoices> cells(1 + random() % 5);
    std::vector<const CodeChoices*> pointers;
    for (CodeChoices& cell : cells) {
      for (CodeNumber code = 0; code < 3; ++code)
        if (!copies[code].empty() && random() % 3 != 0)
          cell.push_back({code, 1U + static_cast<unsigned>(random() % 4), {}});
      pointers.push_back(&cell);
    }
    RegionShare share(copies);
    share.fill(pointers);
    CHECK(capped(share.ways()) == brute(cells, designs, 0));
    for (std::size_t cell = 0; cell < cells.size(); ++cell)
      for (Design& design : designs) {
        std::vector<CodeChoices> others = cells;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(cell));
        const Ways ways = share.ways_beside(static_cast<int>(cell),
                                            design.code)[static_cast<std::size_t>(design.copies)];
        --design.copies;
        CHECK(capped(ways) == brute(others, designs, 0));
        ++design.copies;
      }
  }
}

TEST_CASE("Ways beyond 64 bits are capped, those below are exact") {
  RegionCopies copies;
  copies[5] = std::vector<int>(1000, 9);
  const CodeChoices any = {{5, 4, {}}};
  RegionShare share(copies);
  share.fill(std::vector<const CodeChoices*>(5, &any));
  CHECK(capped(share.ways()) == 1'024'000'000'000'000'000ULL);  // 4,000^5
  share.fill(std::vector<const CodeChoices*>(8, &any));
  CHECK(capped(share.ways()) == 18'446'744'073'709'551'615ULL);
}

}  // namespace cartulary::region_share_test

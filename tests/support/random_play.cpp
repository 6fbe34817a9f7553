#include "tests/support/random_play.h"

#include <vector>

#include "tests/support/catch.h"

namespace cartulary::test {

namespace {

int distance(const Placement& place) {
  return place.cell.x * place.cell.x + place.cell.y * place.cell.y;
}

const Placement& pick(const std::vector<Placement>& places, std::mt19937& random, int tries) {
  const Placement* nearest = &places[random() % places.size()];
  for (int i = 1; i < tries; ++i) {
    const Placement& other = places[random() % places.size()];
    if (distance(other) < distance(*nearest)) nearest = &other;
  }
  return *nearest;
}

}  // namespace

void play_at_random(Board& board, int tiles, std::mt19937& random, int tries) {
  for (int misses = 0; static_cast<int>(board.pieces().size()) < tiles && misses < 60;) {
    std::vector<const Tile*> drawable;
    for (const BagEntry& entry : board.kit().bag.entries()) {
      const KitPiece& piece = board.kit().piece(entry.tile);
      if (board.pool().river && piece.river != board.drawn_now()) continue;
      for (int i = 0; i < board.copies_left(*entry.tile); ++i) drawable.push_back(entry.tile);
    }
    if (drawable.empty()) return;
    const auto places = board.placements(*drawable[random() % drawable.size()]);
    if (places.empty())
      ++misses;
    else
      REQUIRE(board.place(pick(places, random, tries)).ok());
  }
}

}  // namespace cartulary::test

#include "tests/support/random_play.h"

#include <vector>

#include "tests/support/catch.h"

namespace cartulary::test {

void play_at_random(Board& board, int tiles, std::mt19937& random) {
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
      REQUIRE(board.place(places[random() % places.size()]).ok());
  }
}

}  // namespace cartulary::test

// What fits and how likely it comes, with single tiles added and left out, against brute force.
#include <algorithm>
#include <cmath>

#include "engine/query/counts.h"
#include "tests/support/brute_fit.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"
#include "tiledb/group_game/game_folder.h"

namespace cartulary::tiledb::game_fit_test {
namespace {

// The group's own game of the content, with the content.
const Library& our_carcassonne() {
  static const GameRead read =
      read_game(CARTULARY_SOURCE_DIR "/content/games/our-carcassonne", test::project_library());
  for (const Error& error : read.errors) UNSCOPED_INFO(to_text(error));
  REQUIRE(read.errors.empty());
  return read.library;
}

// Some sets of the game, some tiles of any set added, some of the bag left out and used.
Selection random_selection(std::mt19937& random) {
  const Catalog& catalog = our_carcassonne().catalog;
  Selection selection;
  selection.edition = all_editions[random() % all_editions.size()];
  const std::size_t sets = 1 + random() % 9, tiles = random() % 6;
  for (std::size_t i = 0; i < sets; ++i) {
    const TileSet& set = catalog.sets()[random() % catalog.sets().size()];
    if (set.kind != SetKind::Box) selection.sets[set.id] = 1 + static_cast<int>(random() % 2);
  }
  for (std::size_t i = 0; i < tiles; ++i)
    selection.tiles[catalog.tiles()[random() % catalog.tiles().size()].id] =
        1 + static_cast<int>(random() % 3);
  for (auto* away : {&selection.without, &selection.used})
    for (const auto& [tile, copies] : brute::bag(catalog, selection))
      if (random() % 6 == 0)
        (*away)[tile->id] = 1 + static_cast<int>(random() % static_cast<unsigned>(copies));
  return selection;
}

// That none of the draws fits, draw by draw.
double none_of(int bag, int fitting, int draws) {
  double none = 1;
  for (int k = 0; k < draws; ++k) none *= static_cast<double>(bag - fitting - k) / (bag - k);
  return none;
}

std::string odds_fault(const ReadyBag& ready, Pattern pattern, int draws) {
  OddsQuestion question;
  question.draws = draws;
  const FitAnswer answer = fit(ready, pattern, question);
  if (answer.bag == 0) return "";
  const double next = static_cast<double>(answer.copies) / answer.bag;
  const int drawn = std::min(draws, answer.bag);
  const double one =
      1 - (answer.copies + drawn > answer.bag ? 0 : none_of(answer.bag, answer.copies, drawn));
  const bool right = std::abs(answer.chance.next_draw - next) < 1e-12 &&
                     std::abs(answer.chance.in_draws->at_least_one - one) < 1e-9;
  return right ? "" : pattern.text();
}

TEST_CASE("fit and odds of 300 random selections with single tiles equal brute force") {
  std::mt19937 random(14);
  const Catalog& catalog = our_carcassonne().catalog;
  int added = 0, left_out = 0, tiles_seen = 0;
  for (int round = 0; round < 300; ++round) {
    const Selection selection = random_selection(random);
    const auto ready = ready_bag(catalog, selection);
    REQUIRE(ready.ok());
    const auto tiles = brute::bag(catalog, selection);
    INFO("round " << round);
    for (int i = 0; i < 40; ++i) {
      const brute::Sides sides = brute::random_sides(random);
      CHECK(brute::difference(*ready, tiles, sides) == "");
      const Result<Pattern> pattern = parse_pattern(brute::written(sides));
      REQUIRE(pattern.ok());
      CHECK(odds_fault(*ready, *pattern, 1 + static_cast<int>(random() % 20)) == "");
    }
    added += static_cast<int>(selection.tiles.size());
    left_out += static_cast<int>(selection.without.size());
    tiles_seen += ready->bag.size();
  }
  CHECK(added > 300);
  CHECK(left_out > 300);
  CHECK(tiles_seen > 9000);
}

TEST_CASE("the land tiles of the group's game without rivers are the 212 of its manifest") {
  const Library& library = our_carcassonne();
  const auto answer =
      counts(library.catalog, library.rulebook.game()->selection, {CountBy::Set}, "");
  REQUIRE(answer.ok());
  int river = 0, unknown = 0;
  const auto pieces = pieces_of(library.catalog, library.rulebook.game()->selection);
  REQUIRE(pieces.ok());
  for (const HeldPiece& piece : *pieces) {
    if (piece.tile->cls != TileClass::Land) continue;
    if (piece.tile->edges.find('s') != std::string::npos) river += piece.copies;
    if (piece.tile->edges == "????") unknown += piece.copies;
  }
  std::string rows;
  for (const CountRow& row : answer->rows)
    rows += row.keys[0] + " " + std::to_string(row.copies) + "\n";
  INFO(rows << "river " << river << ", unknown " << unknown);
  CHECK(answer->total - river == 212);
}

}  // namespace
}  // namespace cartulary::tiledb::game_fit_test

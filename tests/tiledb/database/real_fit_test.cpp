// The engine's answers on the real content against brute force: every single set, and random
// selections such as groups might own.
#include "tests/support/brute_fit.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"

namespace cartulary::tiledb::real_fit_test {
namespace {

const Catalog& real_catalog() {
  return test::project_library().catalog;
}

std::string first_difference(const Selection& selection,
                             const std::vector<brute::Sides>& questions) {
  const auto ready = ready_bag(real_catalog(), selection);
  if (!ready) return to_text(ready.error());
  const auto tiles = brute::bag(real_catalog(), selection);
  for (const brute::Sides& sides : questions)
    if (std::string pattern = brute::difference(*ready, tiles, sides); !pattern.empty())
      return pattern;
  return "";
}

// 1 to 12 sets, quantities 0 to 3 (0: the set is left out after all), an edition for all and
// one for some, and a random share of the bag used.
Selection random_selection(std::mt19937& random) {
  const std::vector<TileSet>& sets = real_catalog().sets();
  Selection selection;
  selection.edition = all_editions[random() % all_editions.size()];
  const std::size_t wanted = 1 + random() % 12;
  for (std::size_t i = 0; i < wanted; ++i) {
    const TileSet& set = sets[random() % sets.size()];
    const auto quantity = static_cast<int>(random() % 4);
    if (set.kind == SetKind::Box || quantity == 0) continue;
    selection.sets[set.id] = quantity;
    if (random() % 4 == 0)
      selection.editions[set.id] = all_editions[random() % all_editions.size()];
  }
  for (const auto& [tile, copies] : brute::bag(real_catalog(), selection))
    if (random() % 4 == 0)
      selection.used[tile->id] = 1 + static_cast<int>(random() % static_cast<unsigned>(copies));
  return selection;
}

}  // namespace

TEST_CASE("fit equals brute force: all 625 patterns for every single set in every edition") {
  const std::vector<brute::Sides> patterns = brute::all_patterns();
  REQUIRE(patterns.size() == 625);
  int sets = 0;
  for (const TileSet& set : real_catalog().sets()) {
    if (set.kind == SetKind::Box) continue;
    for (const Edition edition : all_editions) {
      Selection selection;
      selection.sets = {{set.id, 1}};
      selection.edition = edition;
      INFO(set.id << " in " << to_text(edition));
      CHECK(first_difference(selection, patterns) == "");
    }
    ++sets;
  }
  CHECK(sets > 40);
}

TEST_CASE("fit equals brute force: 500 random selections with random classes on each side") {
  std::mt19937 random(5002026);
  const std::vector<brute::Sides> patterns = brute::all_patterns();
  std::size_t tiles_seen = 0;
  for (int round = 0; round < 500; ++round) {
    const Selection selection = random_selection(random);
    tiles_seen += brute::bag(real_catalog(), selection).size();
    std::vector<brute::Sides> questions = patterns;
    for (int i = 0; i < 100; ++i) questions.push_back(brute::random_sides(random));
    INFO("round " << round);
    CHECK(first_difference(selection, questions) == "");
  }
  CHECK(tiles_seen > 10000);
}

}  // namespace cartulary::tiledb::real_fit_test

#include "docgen/export/data_diff.h"

#include "docgen/json/json_writer.h"
#include "tests/engine/small_catalog.h"
#include "tests/engine/small_rulebook.h"
#include "tests/support/catch.h"

namespace cartulary::docgen::data_diff_test {
namespace {

// The small shelf, its records open to a change.
struct Records {
  std::vector<TileSet> sets;
  std::vector<Tile> tiles;
  test::SmallRules rules = test::small_rules();
  std::vector<CarriedGame> games;

  Records() {
    const Catalog catalog = test::small_catalog();
    sets = catalog.sets();
    tiles = catalog.tiles();
  }

  tiledb::Library library(std::string hash) const {
    tiledb::Library data;
    data.catalog = Catalog(sets, tiles);
    data.rulebook = Rulebook(rules.elements, rules.openings, rules.rules, rules.rulings);
    data.games = games;
    data.meta.content_hash = std::move(hash);
    return data;
  }
};

std::vector<std::string> lines(const DataDiff& diff) {
  std::vector<std::string> told;
  for (const ChangedRecord& record : diff.records) {
    told.push_back(std::string(to_text(record.change)) + ' ' + record.kind + '/' + record.id);
    for (const ChangedKey& key : record.keys)
      told.push_back("  " + key.key + ": " + key.before + " -> " + key.after);
  }
  return told;
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("data diff: the same data have no differences") {
  const Records records;
  CHECK(data_diff(records.library("a"), records.library("b"))->records.empty());
}

TEST_CASE("data diff: what came, went and changed, without what follows from it") {
  const Records before;
  Records after;
  for (Tile& tile : after.tiles)
    if (tile.id == "BA-15") tile.note = "Bent";
  std::erase_if(after.tiles, [](const Tile& tile) { return tile.id == "BA-20"; });
  after.tiles.push_back(test::land("BA-22", "base-game", "cccc", {1, {}, {}, {}}));
  after.rules.rulings.front().date = "2021";
  const Result<DataDiff> diff = data_diff(before.library("a"), after.library("b"));
  REQUIRE(diff.ok());
  CHECK(lines(*diff) ==
        Lines{"changed tile/BA-15", "  note: \"The bend beside the wall\" -> \"Bent\"",
              "added tile/BA-22", "removed tile/BA-20",
              "changed ruling/" + before.rules.rulings.front().id, "  date: null -> \"2021\""});
  const std::string json = written<JsonWriter>(put_data_diff, *diff);
  CHECK(
      json.starts_with("{\n"
                       "  \"before\": {\"content_hash\": \"a\"},\n"
                       "  \"after\": {\"content_hash\": \"b\"},\n"
                       "  \"added\": 1,\n"
                       "  \"removed\": 1,\n"
                       "  \"changed\": 2,\n"));
}

TEST_CASE("data diff: games that came, went and changed") {
  const auto game = [](std::string id, std::string title) {
    CarriedGame made;
    made.id = std::move(id);
    made.title = std::move(title);
    made.drops = {{"rule/base-game/road", "No roads."}};
    return made;
  };
  Records before;
  before.games = {game("evenings", "Evenings"), game("mornings", "Mornings")};
  Records after;
  after.games = {game("evenings", "Evenings"), game("nights", "Nights")};
  after.games.front().revision = "2";
  after.games.front().drops.clear();
  const Result<DataDiff> diff = data_diff(before.library("a"), after.library("b"));
  REQUIRE(diff.ok());
  CHECK(lines(*diff) == Lines{"changed game/evenings", "  revision: null -> \"2\"",
                              "  drops: [{\"record\": \"rule/base-game/road\", \"note\": "
                              "\"No roads.\"}] -> []",
                              "added game/nights", "removed game/mornings"});
}

}  // namespace cartulary::docgen::data_diff_test

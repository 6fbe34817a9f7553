// What the project's own content must give.
#include "tiledb/content/content.h"

#include <algorithm>

#include <fmt/format.h>

#include "engine/bag/bag.h"
#include "tests/support/catch.h"
#include "tests/support/golden.h"
#include "tests/support/project_library.h"

namespace cartulary::tiledb::content_test {
namespace {

const Catalog& catalog() {
  return test::project_library().catalog;
}

int land_of(const Selection& selection) {
  const Result<std::vector<HeldPiece>> pieces = pieces_of(catalog(), selection);
  REQUIRE(pieces.ok());
  int land = 0;
  for (const HeldPiece& piece : *pieces)
    if (piece.tile->cls == TileClass::Land) land += piece.copies;
  return land;
}

Selection selected(const std::string& sets, const std::string& edition = "C1") {
  SelectionText text;
  text.sets = sets;
  text.edition = edition;
  const Result<Selection> selection = select(catalog(), text, DefaultSets::All);
  REQUIRE(selection.ok());
  return *selection;
}

TEST_CASE("the base game has 72 land tiles in both editions") {
  CHECK(land_of(selected("base-game")) == 72);
  CHECK(land_of(selected("base-game", "C2")) == 72);
}

TEST_CASE("all sets of CAR's Tile Overview have 452 land tiles") {
  CHECK(land_of(selected("mega")) == 452);
}

TEST_CASE("each set has these copies and designs by edition and class") {
  std::string text;
  for (const TileSet& set : catalog().sets())
    for (const Edition edition : all_editions)
      for (const TileClass cls : {TileClass::Land, TileClass::Extra, TileClass::Special}) {
        int copies = 0, designs = 0;
        for (const Tile& tile : catalog().tiles_of(set.id)) {
          if (tile.cls != cls || !tile.exists_in(edition)) continue;
          copies += tile.copies_in(edition);
          ++designs;
        }
        if (designs > 0)
          text += fmt::format("{:<40} {} {:<8} {:>3} {:>3}\n", set.id, to_text(edition),
                              to_text(cls), copies, designs);
      }
  check_golden("content/copies.txt", text);
}

TEST_CASE("every claim is met or explained in the ledger") {
  int met = 0, explained = 0;
  for (const ClaimResult& claim : test::project_library().claims) {
    INFO(claim.id << ": " << claim.copies << " said, " << claim.counted << " counted");
    CHECK((claim.met() || !claim.ledger.empty()));
    (claim.met() ? met : explained) += 1;
  }
  CHECK(met > 400);
  CHECK(explained > 0);
}

TEST_CASE("every tile names the source of its edges, copies and interior") {
  for (const Tile& tile : catalog().tiles()) {
    INFO(tile.id);
    CHECK_FALSE(tile.sources.empty());
    for (const Edition edition : all_editions) {
      const bool named =
          std::any_of(tile.sources.begin(), tile.sources.end(),
                      [&](const TileSource& source) { return source.fact == to_text(edition); });
      CHECK(named == tile.exists_in(edition));
    }
  }
}

}  // namespace
}  // namespace cartulary::tiledb::content_test

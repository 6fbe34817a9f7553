#include "docgen/export/suite.h"

#include <algorithm>
#include <set>

#include "engine/guide/table_formulas.h"
#include "engine/position/position_faults.h"
#include "tests/support/catch.h"
#include "tests/support/move_twin.h"
#include "tests/support/project_library.h"

namespace cartulary::docgen::suite_test {
namespace {

using test::project_library;

// What the engine finds otherwise than the case says. Why a tile may not lie is told by sides,
// which a turned case leaves out.
std::vector<std::string> faults_of(const Position& position) {
  const auto& library = project_library();
  const Result<BoardKit> kit =
      board_kit(library.catalog, position.selection,
                table_formulas(library.catalog, library.guides.scoring, position.selection));
  REQUIRE(kit.ok());
  std::vector<std::string> faults;
  const auto is_told = [&](const PositionFault& fault) {
    if (fault.part == PositionPart::Illegal) return true;
    return std::ranges::any_of(position.expect.illegal, [&](const ExpectedIllegal& illegal) {
      return illegal.why.empty() &&
             fault.what.starts_with("the tile may not lie on " + to_text(illegal.cell) + ":");
    });
  };
  for (const PositionFault& fault : position_faults(position, *kit))
    if (!is_told(fault)) faults.push_back(position.id + ": " + fault.what);
  return faults;
}

// "2,0 r90"
std::vector<std::string> placements_of(const LotCase& lot) {
  std::vector<std::string> lines;
  for (const LotCase::Place& place : lot.placements)
    for (const int rotation : place.rotations)
      lines.push_back(to_text(place.cell) + " r" + std::to_string(rotation));
  std::ranges::sort(lines);
  return lines;
}

// The same by the twin of the referee, which looks at rims of tiles alone.
std::vector<std::string> placements_of_twin(const LotCase& lot) {
  const Catalog& catalog = project_library().catalog;
  std::vector<Placement> lying;
  std::set<Cell> cells;
  for (const PositionTile& tile : lot.position.tiles) {
    lying.push_back({catalog.find_tile(tile.tile), tile.cell, tile.rotation});
    for (const Side side : all_sides) cells.insert(beside(tile.cell, side));
  }
  const test::MoveTwin twin(lying, lot.position.figures, {}, {});
  std::vector<std::string> lines;
  for (const Cell cell : cells)
    for (const Rotation turn : all_rotations)
      if (twin.may_lay({catalog.find_tile(lot.drawn), cell, turn}))
        lines.push_back(to_text(cell) + " r" + std::to_string(degrees(turn)));
  std::ranges::sort(lines);
  return lines;
}

}  // namespace

TEST_CASE("A position of the content is right in all four turns") {
  const Catalog& catalog = project_library().catalog;
  int turned = 0;
  std::vector<std::string> faults;
  for (const Position& position : project_library().positions) {
    if (!can_turn(position, catalog)) continue;
    for (int quarters = 1; quarters < 4; ++quarters, ++turned)
      for (std::string& fault : faults_of(turned_position(position, catalog, quarters)))
        faults.push_back(std::move(fault));
  }
  CHECK(faults == std::vector<std::string>{});
  CHECK(turned > 500);
}

TEST_CASE("Boards by lot lie by the rules, and the twin lays the next tile on the same cells") {
  const std::vector<LotCase> lots = lot_cases(project_library(), 3);
  CHECK(lots.size() > 80);
  for (const LotCase& lot : lots) {
    INFO(lot.position.id);
    CHECK(faults_of(lot.position) == std::vector<std::string>{});
    CHECK(placements_of(lot) == placements_of_twin(lot));
  }
}

TEST_CASE("Boards by lot are the same ones each time") {
  CHECK(suite_cases(project_library()) == suite_cases(project_library()));
}

}  // namespace cartulary::docgen::suite_test

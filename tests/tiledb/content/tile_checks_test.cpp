// Every real tile passes the checks, and no single change to its sides, half sides or edges
// does.
#include "tiledb/content/tile_checks.h"

#include "tests/support/catch.h"
#include "tests/support/project_library.h"

namespace cartulary::tiledb::tile_checks_test {
namespace {

// A draft whose places all lie at the start of an empty file.
TileDraft draft_of(const Tile& tile, const TextFile& file) {
  const Place place{&file, 1, 1};
  TileDraft draft{tile, place, place, place, place, place, place, place, {}};
  draft.segments.assign(tile.segments.size(), {place, place, place});
  return draft;
}

std::size_t faults(const Tile& tile) {
  static const TextFile file("tile", "");
  ErrorList errors;
  check_tile(draft_of(tile, file), errors);
  return errors.size();
}

bool has_landscape(const Tile& tile) {
  return tile.interior != Interior::Unknown && !tile.segments.empty();
}

TEST_CASE("the real tiles are without faults") {
  int checked = 0;
  for (const Tile& tile : test::project_library().catalog.tiles()) {
    INFO(tile.id);
    CHECK(faults(tile) == 0);
    checked += has_landscape(tile) ? 1 : 0;
  }
  CHECK(checked > 480);
}

TEST_CASE("a side that is dropped from its segment is found") {
  for (const Tile& tile : test::project_library().catalog.tiles())
    for (std::size_t i = 0; i < tile.segments.size(); ++i)
      for (int side = 0; side < side_count(tile.shape); ++side) {
        Tile spoilt = tile;
        spoilt.segments[i].sides &= ~(1U << static_cast<unsigned>(side));
        if (spoilt == tile) continue;
        INFO(tile.id << " segment " << i << " side " << side);
        CHECK(faults(spoilt) > 0);
      }
}

TEST_CASE("a half side that is dropped from its field is found, inner sides apart") {
  for (const Tile& tile : test::project_library().catalog.tiles())
    for (std::size_t i = 0; i < tile.segments.size(); ++i) {
      // Without its half of a side that it shares a city is another lawful city.
      if (tile.segments[i].kind == SegmentKind::City) continue;
      for (int half = 0; half < 2 * side_count(tile.shape); ++half) {
        Tile spoilt = tile;
        spoilt.segments[i].halves &= ~(1U << static_cast<unsigned>(half));
        if (spoilt == tile || tile.edges[static_cast<std::size_t>(half) / 2] == 'x') continue;
        INFO(tile.id << " segment " << i << " half " << half);
        CHECK(faults(spoilt) > 0);
      }
    }
}

TEST_CASE("a half side or side that is added to a segment is found, inner sides apart") {
  for (const Tile& tile : test::project_library().catalog.tiles())
    for (std::size_t i = 0; i < tile.segments.size(); ++i)
      for (int half = 0; half < 2 * side_count(tile.shape); ++half) {
        Tile spoilt = tile;
        Segment& segment = spoilt.segments[i];
        if (tile.edges[static_cast<std::size_t>(half) / 2] == 'x') continue;
        if (segment.kind == SegmentKind::Field)
          segment.halves |= 1U << static_cast<unsigned>(half);
        else if (!is_monastic(segment.kind))
          segment.sides |= 1U << static_cast<unsigned>(half / 2);
        if (spoilt == tile) continue;
        INFO(tile.id << " segment " << i << " half " << half);
        CHECK(faults(spoilt) > 0);
      }
}

TEST_CASE("an edge that is changed is found") {
  for (const Tile& tile : test::project_library().catalog.tiles()) {
    if (!has_landscape(tile)) continue;
    for (std::size_t side = 0; side < tile.edges.size(); ++side)
      for (const char edge : {'c', 'f', 'r', 's', '?', '*'}) {
        Tile spoilt = tile;
        spoilt.edges[side] = edge;
        if (spoilt == tile) continue;
        INFO(tile.id << " as " << spoilt.edges);
        if (tile.edges[side] == 'x' && edge == '*') continue;  // as little is asked of both
        CHECK(faults(spoilt) > 0);
      }
  }
}

TEST_CASE("the exceptions to the rules about fields and cities are these tiles") {
  std::vector<std::string> apart, crossing;
  for (const Tile& tile : test::project_library().catalog.tiles()) {
    if (tile.apart) apart.push_back(tile.id);
    if (tile.crossing) crossing.push_back(tile.id);
  }
  CHECK(apart == std::vector<std::string>{"PD-10", "PD-36"});
  CHECK(crossing.empty());
}

}  // namespace
}  // namespace cartulary::tiledb::tile_checks_test

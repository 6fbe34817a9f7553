#include "tiledb/database/segment_rows.h"

#include "engine/tile/tile_members.h"
#include "tiledb/database/sql.h"

namespace cartulary::tiledb {
namespace {

bool bit(std::uint32_t bits, int number) {
  return (bits >> static_cast<unsigned>(number) & 1U) != 0;
}

class SegmentPartWriter {
 public:
  explicit SegmentPartWriter(SQLite::Database& database)
      : sides_(database, "segment_side", 3),
        halves_(database, "segment_half", 3),
        cities_(database, "segment_city", 4),
        marks_(database, "segment_mark", 3) {}

  void write(const Tile& tile, int position) {
    const Segment& segment = tile.segments[static_cast<std::size_t>(position)];
    for (int side = 0; side < side_count(tile.shape); ++side)
      if (bit(segment.sides, side))
        sides_.row({tile.id, position, side_names(tile.shape)[static_cast<std::size_t>(side)]});
    for (int half = 0; half < 2 * side_count(tile.shape); ++half)
      if (bit(segment.halves, half)) halves_.row({tile.id, position, half_name(tile.shape, half)});
    int ordinal = 0;
    for (const int city : segment.cities) cities_.row({tile.id, position, ordinal++, city});
    for (int mark = 0; mark < segment_mark_count; ++mark)
      if (segment.has(static_cast<SegmentMark>(mark)))
        marks_.row({tile.id, position, to_text(static_cast<SegmentMark>(mark))});
  }

 private:
  Insert sides_, halves_, cities_, marks_;
};

struct Found {
  Tile& tile;
  Segment& segment;
};

Found segment_at(const ById<Tile>& tiles, const Select& row) {
  Tile& tile = tiles.at(row);
  const auto position = static_cast<std::size_t>(row.number(1));
  if (position >= tile.segments.size()) throw DamagedRow("a row names no segment of its tile");
  return {tile, tile.segments[position]};
}

void load_touches(SQLite::Database& database, const ById<Tile>& tiles) {
  Select side(database, "SELECT tile_id, position, side FROM segment_side");
  while (side.next()) {
    const Found at = segment_at(tiles, side);
    const int index = undamaged(side_index(at.tile.shape, side.text(2)), "a side is none");
    at.segment.sides |= 1U << static_cast<unsigned>(index);
  }
  Select half(database, "SELECT tile_id, position, half FROM segment_half");
  while (half.next()) {
    const Found at = segment_at(tiles, half);
    const int index = undamaged(half_index(at.tile.shape, half.text(2)), "a half side is none");
    at.segment.halves |= 1U << static_cast<unsigned>(index);
  }
}

void load_bearings(SQLite::Database& database, const ById<Tile>& tiles) {
  Select city(database,
              "SELECT tile_id, position, city_position FROM segment_city "
              "ORDER BY tile_id, position, ordinal");
  while (city.next()) {
    const Found at = segment_at(tiles, city);
    const int position = city.number(2);
    if (position < 0 || static_cast<std::size_t>(position) >= at.tile.segments.size())
      throw DamagedRow("a field names no segment of its tile");
    at.segment.cities.push_back(position);
  }
  Select mark(database, "SELECT tile_id, position, mark FROM segment_mark");
  while (mark.next()) {
    const Found at = segment_at(tiles, mark);
    const SegmentMark bearer = undamaged(parse_segment_mark(mark.text(2)), "a mark is none");
    at.segment.marks =
        static_cast<std::uint8_t>(at.segment.marks | 1U << static_cast<unsigned>(bearer));
  }
}

}  // namespace

void write_segment_parts(SQLite::Database& database, const Catalog& catalog) {
  SegmentPartWriter writer(database);
  for (const Tile& tile : catalog.tiles())
    for (std::size_t i = 0; i < tile.segments.size(); ++i) writer.write(tile, static_cast<int>(i));
}

void load_segment_parts(SQLite::Database& database, const ById<Tile>& tiles) {
  load_touches(database, tiles);
  load_bearings(database, tiles);
}

}  // namespace cartulary::tiledb

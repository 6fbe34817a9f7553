#include "tiledb/database/position_loading.h"

#include <algorithm>
#include <map>
#include <string_view>

#include "engine/text/text.h"
#include "tiledb/database/sql.h"

namespace cartulary::tiledb {
namespace {

using PositionsById = std::map<std::string_view, Position*>;

Cell cell_at(const Select& row, int column) {
  return moved({}, row.number(column), row.number(column + 1));
}

std::vector<Cell> cells_at(const Select& row, int column) {
  std::vector<Cell> cells;
  const std::string text = row.text(column);
  if (text.empty()) return cells;
  for (const std::string_view word : split(text, ' ')) {
    const std::size_t comma = std::min(word.find(','), word.size() - 1);
    const auto x = parse_whole(word.substr(0, comma), -farthest_cell, farthest_cell);
    const auto y = parse_whole(word.substr(comma + 1), -farthest_cell, farthest_cell);
    cells.push_back(moved({}, undamaged(x, "a cell is none"), undamaged(y, "a cell is none")));
  }
  return cells;
}

std::optional<bool> flag_or_null(const Select& row, int column) {
  const std::optional<int> value = row.number_or_null(column);
  return value ? std::optional(*value != 0) : std::nullopt;
}

// Runs "SELECT position_id, " and the given rest, and calls `take` with the position and each row.
template <class Take>
void each_row(SQLite::Database& database, const PositionsById& positions,
              const char* columns_and_table, Take take) {
  const std::string sql = std::string("SELECT position_id, ") + columns_and_table;
  Select row(database, sql.c_str());
  while (row.next()) {
    const auto found = positions.find(row.text(0));
    if (found == positions.end()) throw DamagedRow("a row names a position that is not there");
    take(*found->second, row);
  }
}

std::vector<Position> read_heads(SQLite::Database& database) {
  std::vector<Position> positions;
  Select row(database,
             "SELECT id, title, text, edition, legal, path IS NOT NULL, reach, path, eaten, farms, "
             "note "
             "FROM board_position ORDER BY id");
  while (row.next()) {
    Position& position = positions.emplace_back();
    position.id = row.text(0);
    position.title = row.text(1);
    position.text = row.text(2);
    position.selection.edition = undamaged(parse_edition(row.text(3)), "an edition is none");
    position.expect.legal = row.flag(4);
    if (row.flag(5))
      position.expect.dragon = ExpectedFlight{cells_at(row, 6), cells_at(row, 7), cells_at(row, 8)};
    if (row.flag(9)) position.expect.farms.emplace();
    position.note = row.text(10);
  }
  return positions;
}

void read_selections(SQLite::Database& database, const PositionsById& positions) {
  each_row(database, positions,
           "coalesce(rule_id, ruling_id) FROM position_shows ORDER BY position_id, position",
           [](Position& position, const Select& row) { position.shows.push_back(row.text(1)); });
  each_row(database, positions, "set_id, quantity, edition FROM position_set",
           [](Position& position, const Select& row) {
             position.selection.sets[row.text(1)] = row.number(2);
             if (const std::string edition = row.text(3); !edition.empty())
               position.selection.editions[row.text(1)] =
                   undamaged(parse_edition(edition), "an edition is none");
           });
  each_row(database, positions, "name, value FROM position_rule",
           [](Position& position, const Select& row) {
             position.selection.rules[row.text(1)] = row.text(2);
           });
  each_row(database, positions,
           "document_id, place FROM position_source ORDER BY position_id, position",
           [](Position& position, const Select& row) {
             position.sources.push_back({row.text(1), row.text(2)});
           });
}

void read_pieces(SQLite::Database& database, const PositionsById& positions) {
  each_row(database, positions,
           "tile_id, x, y, rotation FROM position_tile ORDER BY position_id, position",
           [](Position& position, const Select& row) {
             position.tiles.push_back(
                 {row.text(1), cell_at(row, 2),
                  undamaged(rotation_of_degrees(row.number(4)), "a rotation is none")});
           });
  each_row(database, positions,
           "player, element_id, x, y, place, count, note, pair FROM position_figure "
           "ORDER BY position_id, position",
           [](Position& position, const Select& row) {
             position.figures.push_back({row.text(1), row.text(2), cell_at(row, 3), row.text(5),
                                         row.number(6), row.text(7), row.number(8)});
           });
}

ExpectedFeature feature_at(const Select& row) {
  ExpectedFeature feature;
  feature.kind = undamaged(parse_feature_kind(row.text(1)), "a kind of feature is none");
  feature.cells = cells_at(row, 2);
  feature.complete = flag_or_null(row, 3);
  feature.tiles = row.number_or_null(4);
  feature.pennants = row.number_or_null(5);
  feature.open_sides = row.number_or_null(6);
  feature.points = row.number_or_null(7);
  if (const std::string barn = row.text(8); !barn.empty())
    feature.barn = undamaged(parse_barn_moment(barn), "a moment of a barn is none");
  if (row.flag(9)) feature.scores.emplace();
  return feature;
}

void read_features(SQLite::Database& database, const PositionsById& positions) {
  each_row(database, positions,
           "kind, cells, complete, tiles, pennants, open_sides, points, barn, scored "
           "FROM position_feature ORDER BY position_id, position",
           [](Position& position, const Select& row) {
             position.expect.features.push_back(feature_at(row));
           });
  each_row(database, positions, "position, player, points FROM position_score",
           [](Position& position, const Select& row) {
             const auto index = static_cast<std::size_t>(row.number(1));
             std::vector<ExpectedFeature>& features = position.expect.features;
             if (index >= features.size() || !features[index].scores)
               throw DamagedRow("a score is of no feature");
             (*features[index].scores)[row.text(2)] = row.number(3);
           });
}

void read_rest(SQLite::Database& database, const PositionsById& positions) {
  each_row(database, positions, "player, points FROM position_farm_score",
           [](Position& position, const Select& row) {
             if (!position.expect.farms) throw DamagedRow("a score is of no farms");
             (*position.expect.farms)[row.text(1)] = row.number(2);
           });
  each_row(
      database, positions,
      "x, y, pattern, fits IS NOT NULL, fits FROM position_hole ORDER BY position_id, position",
      [](Position& position, const Select& row) {
        ExpectedHole& hole = position.expect.holes.emplace_back();
        hole.cell = cell_at(row, 1);
        hole.pattern = row.text(3);
        if (!row.flag(4)) return;
        hole.fits.emplace();
        const std::string fits = row.text(5);
        if (!fits.empty())
          for (const std::string_view id : split(fits, ' ')) hole.fits->emplace_back(id);
      });
  each_row(database, positions, "x, y, why FROM position_illegal ORDER BY position_id, position",
           [](Position& position, const Select& row) {
             position.expect.illegal.push_back({cell_at(row, 1), row.text(3)});
           });
  each_row(
      database, positions, "x, y, reach, takes FROM position_tower ORDER BY position_id, position",
      [](Position& position, const Select& row) {
        position.expect.towers.push_back({cell_at(row, 1), cells_at(row, 3), cells_at(row, 4)});
      });
  each_row(database, positions,
           "x, y, corner, allowed FROM position_barn_site ORDER BY position_id, position",
           [](Position& position, const Select& row) {
             position.expect.barn_sites.push_back(
                 {cell_at(row, 1), undamaged(parse_corner(row.text(3)), "a corner is none"),
                  row.flag(4)});
           });
}

}  // namespace

std::vector<Position> load_positions(SQLite::Database& database) {
  std::vector<Position> positions = read_heads(database);
  PositionsById by_id;
  for (Position& position : positions) by_id.emplace(position.id, &position);
  read_selections(database, by_id);
  read_pieces(database, by_id);
  read_features(database, by_id);
  read_rest(database, by_id);
  return positions;
}

}  // namespace cartulary::tiledb

#include "tiledb/database/position_rows.h"

#include <set>
#include <string_view>

#include "engine/text/text.h"
#include "tiledb/content/content.h"
#include "tiledb/database/sql.h"

namespace cartulary::tiledb {
namespace {

// Callers keep the text in a variable until the row is written: SqlValue does not copy it.
std::string cells_text(const std::vector<Cell>& cells) {
  std::string text;
  for (const Cell cell : cells) add_item(text, to_text(cell), " ");
  return text;
}

class PositionTables {
 public:
  PositionTables(SQLite::Database& database, const Content& content) : database_(database) {
    for (const Rule& rule : content.rules) rules_.insert(rule.id);
  }

  void write(const Position& position) {
    write_head(position);
    write_selection(position);
    write_pieces(position);
    write_features(position);
    write_rest(position);
  }

 private:
  void write_head(const Position& position) {
    const auto& dragon = position.expect.dragon;
    const std::string set(position.set());
    const std::string reach = dragon ? cells_text(dragon->reach) : "";
    const std::string path = dragon ? cells_text(dragon->path) : "";
    const std::string eaten = dragon ? cells_text(dragon->eaten) : "";
    positions_.row({position.id, set, position.title, position.text,
                    to_text(position.selection.edition), position.expect.legal,
                    dragon ? SqlValue(reach) : SqlValue(), dragon ? SqlValue(path) : SqlValue(),
                    dragon ? SqlValue(eaten) : SqlValue(), position.expect.farms.has_value(),
                    or_null(position.note)});
    if (position.expect.farms)
      for (const auto& [player, points] : *position.expect.farms)
        farm_scores_.row({position.id, player, points});
    int number = 0;
    for (const std::string& shown : position.shows) {
      const bool rule = rules_.contains(shown);
      shows_.row({position.id, number++, rule ? SqlValue(shown) : SqlValue(),
                  rule ? SqlValue() : SqlValue(shown)});
    }
    number = 0;
    for (const SourcePlace& source : position.sources)
      sources_.row({position.id, number++, source.document, source.place});
  }

  void write_selection(const Position& position) {
    const Selection& selection = position.selection;
    for (const auto& [set, quantity] : selection.sets) {
      const auto own = selection.editions.find(set);
      sets_.row({position.id, set, quantity,
                 own == selection.editions.end() ? SqlValue() : SqlValue(to_text(own->second))});
    }
    for (const auto& [name, value] : selection.rules) rule_values_.row({position.id, name, value});
  }

  void write_pieces(const Position& position) {
    int number = 0;
    for (const PositionTile& tile : position.tiles)
      tiles_.row(
          {position.id, number++, tile.tile, tile.cell.x, tile.cell.y, degrees(tile.rotation)});
    number = 0;
    for (const PositionFigure& figure : position.figures)
      figures_.row({position.id, number++, or_null(figure.player), figure.figure, figure.cell.x,
                    figure.cell.y, or_null(figure.at), figure.count, or_null(figure.note),
                    figure.pair});
  }

  void write_features(const Position& position) {
    int number = 0;
    for (const ExpectedFeature& feature : position.expect.features) {
      const std::string cells = cells_text(feature.cells);
      features_.row({position.id, number, to_text(feature.kind), cells, feature.complete,
                     feature.tiles, feature.pennants, feature.open_sides, feature.points,
                     feature.barn ? SqlValue(to_text(*feature.barn)) : SqlValue(),
                     feature.scores.has_value()});
      if (feature.scores)
        for (const auto& [player, points] : *feature.scores)
          scores_.row({position.id, number, player, points});
      ++number;
    }
  }

  void write_rest(const Position& position) {
    const Expectation& expect = position.expect;
    int number = 0;
    for (const ExpectedHole& hole : expect.holes) {
      const std::string fits = joined(hole.fits.value_or(std::vector<std::string>{}), " ");
      holes_.row({position.id, number++, hole.cell.x, hole.cell.y, hole.pattern,
                  hole.fits ? SqlValue(fits) : SqlValue()});
    }
    number = 0;
    for (const ExpectedIllegal& illegal : expect.illegal)
      illegal_.row({position.id, number++, illegal.cell.x, illegal.cell.y, illegal.why});
    number = 0;
    for (const ExpectedTower& tower : expect.towers) {
      const std::string range = cells_text(tower.range), takes = cells_text(tower.takes);
      towers_.row({position.id, number++, tower.cell.x, tower.cell.y, range, takes});
    }
    number = 0;
    for (const ExpectedBarnSite& site : expect.barn_sites)
      sites_.row(
          {position.id, number++, site.cell.x, site.cell.y, to_text(site.corner), site.allowed});
  }

  SQLite::Database& database_;
  std::set<std::string_view> rules_;
  Insert positions_{database_, "board_position", 11};
  Insert shows_{database_, "position_shows", 4};
  Insert sources_{database_, "position_source", 4};
  Insert sets_{database_, "position_set", 4};
  Insert rule_values_{database_, "position_rule", 3};
  Insert tiles_{database_, "position_tile", 6};
  Insert figures_{database_, "position_figure", 10};
  Insert features_{database_, "position_feature", 11};
  Insert scores_{database_, "position_score", 4};
  Insert farm_scores_{database_, "position_farm_score", 3};
  Insert holes_{database_, "position_hole", 6};
  Insert illegal_{database_, "position_illegal", 5};
  Insert towers_{database_, "position_tower", 6};
  Insert sites_{database_, "position_barn_site", 6};
};

}  // namespace

void write_positions(SQLite::Database& database, const Content& content) {
  PositionTables tables(database, content);
  for (const Position& position : content.positions) tables.write(position);
}

}  // namespace cartulary::tiledb

#include "tiledb/database/position_rows.h"

namespace cartulary::tiledb {
namespace {

// The tables that no list of members tells: the rest of the selection, and points by player.
class PositionMaps {
 public:
  explicit PositionMaps(SQLite::Database& database)
      : sets_(database, "position_set", 4),
        rules_(database, "position_rule", 3),
        scores_(database, "position_score", 4),
        farm_scores_(database, "position_farm_score", 3) {}

  void write(const Position& position) {
    const Selection& selection = position.selection;
    for (const auto& [set, quantity] : selection.sets) {
      const auto own = selection.editions.find(set);
      sets_.row({position.id, set, quantity,
                 own == selection.editions.end() ? SqlValue() : SqlValue(to_text(own->second))});
    }
    for (const auto& [name, value] : selection.rules) rules_.row({position.id, name, value});
    int number = 0;
    for (const ExpectedFeature& feature : position.expect.features) {
      if (feature.scores)
        for (const auto& [player, points] : *feature.scores)
          scores_.row({position.id, number, player, points});
      ++number;
    }
    if (position.expect.farms)
      for (const auto& [player, points] : *position.expect.farms)
        farm_scores_.row({position.id, player, points});
  }

 private:
  Insert sets_, rules_, scores_, farm_scores_;
};

void load_selections(SQLite::Database& database, const ById<Position>& positions) {
  Select set(database, "SELECT position_id, set_id, quantity, edition FROM position_set");
  while (set.next()) {
    Selection& selection = positions.at(set).selection;
    selection.sets[set.text(1)] = set.number(2);
    if (!set.is_null(3)) selection.editions[set.text(1)] = edition_of(set.text(3));
  }
  Select rule(database, "SELECT position_id, name, value FROM position_rule");
  while (rule.next()) positions.at(rule).selection.rules[rule.text(1)] = rule.text(2);
}

void load_scores(SQLite::Database& database, const ById<Position>& positions) {
  Select score(database, "SELECT position_id, position, player, points FROM position_score");
  while (score.next()) {
    const auto index = static_cast<std::size_t>(score.number(1));
    std::vector<ExpectedFeature>& features = positions.at(score).expect.features;
    if (index >= features.size() || !features[index].scores)
      throw DamagedRow("a score is of no feature");
    (*features[index].scores)[score.text(2)] = score.number(3);
  }
  Select farms(database, "SELECT position_id, player, points FROM position_farm_score");
  while (farms.next()) {
    auto& scores = positions.at(farms).expect.farms;
    if (!scores) throw DamagedRow("a score is of no farms");
    (*scores)[farms.text(1)] = farms.number(2);
  }
}

}  // namespace

void write_positions(SQLite::Database& database, const Library& library) {
  RuleIds rules;
  for (const Rule& rule : library.rulebook.rules()) rules.insert(rule.id);
  RecordWriter<Position> records(database, std::move(rules));
  PositionMaps maps(database);
  for (const Position& position : library.positions) {
    records.write(position);
    maps.write(position);
  }
}

std::vector<Position> load_positions(SQLite::Database& database) {
  std::vector<Position> positions = load_records<Position>(database);
  const ById<Position> by_id(positions);
  load_selections(database, by_id);
  load_scores(database, by_id);
  return positions;
}

}  // namespace cartulary::tiledb

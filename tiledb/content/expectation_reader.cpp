#include "tiledb/content/expectation_reader.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "engine/tile/pattern.h"
#include "tiledb/content/position_parts.h"
#include "tiledb/draft/content_draft.h"
#include "tiledb/draft/value_reader.h"

namespace cartulary::tiledb {
namespace {

constexpr std::array<std::string_view, 8> expect_keys = {
    "legal", "illegal", "features", "holes", "towers", "barn_sites", "dragon", "farms"};
constexpr std::array<std::string_view, 9> feature_keys = {
    "kind", "cells", "complete", "tiles", "pennants", "open_sides", "points", "barn", "scores"};
constexpr std::array<std::string_view, 3> illegal_keys = {"x", "y", "why"};
constexpr std::array<std::string_view, 4> hole_keys = {"x", "y", "pattern", "fits"};
constexpr std::array<std::string_view, 4> tower_keys = {"x", "y", "range", "takes"};
constexpr std::array<std::string_view, 4> site_keys = {"x", "y", "corner", "allowed"};
constexpr std::array<std::string_view, 3> dragon_keys = {"reach", "path", "eaten"};

constexpr int most_points = 999;

std::map<std::string, int> read_scores(const Record& record, std::string_view key,
                                       ErrorList& errors) {
  std::map<std::string, int> scores;
  for (const YamlEntry& entry : record.map(key)) {
    check_player(entry.key, entry.key_place, errors);
    const auto points = read_number(entry.value, entry.key, 1, most_points, errors);
    if (points) scores[entry.key] = *points;
  }
  return scores;
}

// Reads the parts of the expectation, and records the place of each item.
class ExpectationReader {
 public:
  ExpectationReader(const Record& record, PositionDraft& made, ContentDraft& draft)
      : record_(record), made_(made), draft_(draft) {}

  void read() {
    record_.need("legal");
    expect().legal = record_.flag("legal").value_or(true);
    made_.put(PositionPart::Legal, 0, record_.place_of("legal"));
    for (const YamlNode& node : record_.list("illegal")) read_illegal(node);
    for (const YamlNode& node : record_.list("features")) read_feature(node);
    for (const YamlNode& node : record_.list("holes")) read_hole(node);
    for (const YamlNode& node : record_.list("towers")) read_tower(node);
    for (const YamlNode& node : record_.list("barn_sites")) read_site(node);
    if (const YamlNode* node = record_.find("dragon")) read_flight(*node);
    if (const YamlNode* node = record_.find("farms")) {
      made_.put(PositionPart::Farms, 0, node->place);
      expect().farms = read_scores(record_, "farms", errors());
    }
    check_some();
  }

 private:
  Expectation& expect() { return made_.position.expect; }
  ErrorList& errors() { return draft_.errors; }

  void read_illegal(const YamlNode& node) {
    const Record record(node, {"an item of 'illegal'", illegal_keys, {}}, errors());
    made_.put(PositionPart::Illegal, expect().illegal.size(), node.place);
    expect().illegal.push_back({read_cell(record).value_or(Cell{}), record.need_text("why")});
  }

  void read_feature(const YamlNode& node) {
    const Record record(node, {"an item of 'features'", feature_keys, {}}, errors());
    ExpectedFeature feature;
    record.need("kind");
    feature.kind =
        read_word(record, "kind", parse_feature_kind, feature_kind_names).value_or(feature.kind);
    record.need("cells");
    feature.cells = read_sorted_cells(record, "cells");
    if (const YamlNode* cells = record.find("cells"); cells != nullptr && cells->text.empty())
      errors().add(cells->place, "'cells' is empty", "name all cells of the feature");
    feature.complete = record.flag("complete");
    feature.tiles = record.number("tiles", 1, most_pieces);
    feature.pennants = record.number("pennants", 0, most_pieces);
    feature.open_sides = record.number("open_sides", 0, 4 * most_pieces);
    feature.points = record.number("points", 0, most_points);
    feature.barn = read_word(record, "barn", parse_barn_moment, barn_moment_names);
    if (record.find("scores") != nullptr) feature.scores = read_scores(record, "scores", errors());
    if (feature.barn && !feature.scores)
      errors().add(record.place_of("barn"), "'barn' stands without 'scores'",
                   "say what the players score then, or leave it out");
    made_.put(PositionPart::Feature, expect().features.size(), node.place);
    expect().features.push_back(std::move(feature));
  }

  void read_hole(const YamlNode& node) {
    const Record record(node, {"an item of 'holes'", hole_keys, {}}, errors());
    ExpectedHole hole{read_cell(record).value_or(Cell{}), record.need_text("pattern"), {}};
    if (const auto pattern = parse_pattern(hole.pattern); !hole.pattern.empty() && !pattern)
      errors().add(record.place_of("pattern"), pattern.error().what, pattern.error().fix);
    if (record.find("fits") != nullptr)
      hole.fits = read_used(record, "fits", NameKind::Tile, draft_);
    made_.put(PositionPart::Hole, expect().holes.size(), node.place);
    expect().holes.push_back(std::move(hole));
  }

  void read_tower(const YamlNode& node) {
    const Record record(node, {"an item of 'towers'", tower_keys, {}}, errors());
    record.need("range");
    record.need("takes");
    made_.put(PositionPart::Tower, expect().towers.size(), node.place);
    expect().towers.push_back({read_cell(record).value_or(Cell{}),
                               read_sorted_cells(record, "range"),
                               read_sorted_cells(record, "takes")});
  }

  void read_site(const YamlNode& node) {
    const Record record(node, {"an item of 'barn_sites'", site_keys, {}}, errors());
    record.need("corner");
    record.need("allowed");
    made_.put(PositionPart::BarnSite, expect().barn_sites.size(), node.place);
    expect().barn_sites.push_back(
        {read_cell(record).value_or(Cell{}),
         read_word(record, "corner", parse_corner, corner_names).value_or(Corner::NW),
         record.flag("allowed").value_or(false)});
  }

  void read_flight(const YamlNode& node) {
    const Record record(node, {"'dragon'", dragon_keys, {}}, errors());
    for (const std::string_view key : dragon_keys) record.need(key);
    made_.put(PositionPart::Dragon, 0, node.place);
    expect().dragon = ExpectedFlight{read_sorted_cells(record, "reach"), read_cells(record, "path"),
                                     read_sorted_cells(record, "eaten")};
  }

  void check_some() {
    const Expectation& read = expect();
    if (!read.legal && read.illegal.empty() && record_.find("legal") != nullptr)
      errors().add(record_.place_of("legal"), "nothing says which tile is illegal",
                   "name it in 'illegal', with the reason");
    if (read.legal && !read.illegal.empty())
      errors().add(record_.place_of("illegal"), "a legal position names illegal tiles",
                   "write 'legal: false', or remove 'illegal'");
  }

  const Record& record_;
  PositionDraft& made_;
  ContentDraft& draft_;
};

}  // namespace

void read_expectation(const YamlNode& node, PositionDraft& made, ContentDraft& draft) {
  const Record record(node, {"'expect'", expect_keys, {}}, draft.errors);
  ExpectationReader(record, made, draft).read();
}

}  // namespace cartulary::tiledb

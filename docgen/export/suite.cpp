#include "docgen/export/suite.h"

#include <algorithm>
#include <random>
#include <set>

#include "docgen/json/json_writer.h"
#include "docgen/json/position_json.h"
#include "engine/guide/table_formulas.h"
#include "engine/position/board_figures.h"
#include "engine/referee/referee.h"

namespace cartulary::docgen {
namespace {

// ---- turned positions

Cell turned_cell(Cell cell, int quarters) {
  for (; quarters > 0; --quarters) cell = moved({}, -cell.y, cell.x);
  return cell;
}

Corner turned_corner(Corner corner, int quarters) {
  return static_cast<Corner>((static_cast<int>(corner) + quarters) & 3);
}

void turn_cells(std::vector<Cell>& cells, int quarters, bool sorted = true) {
  for (Cell& cell : cells) cell = turned_cell(cell, quarters);
  if (sorted) std::ranges::sort(cells);
}

// "c?rf" a quarter further is "fc?r"; a class in brackets, or a letter after '!', stays together.
std::string turned_pattern(const std::string& pattern, int quarters) {
  const Result<Pattern> read = parse_pattern(pattern);
  return read ? read->rotated(static_cast<Rotation>(quarters)).text() : pattern;
}

// A corner is told as the cell lies, all other places as the tile is stored.
std::string turned_place(const std::string& at, int quarters) {
  constexpr std::string_view corner = "corner ";
  if (!at.starts_with(corner)) return at;
  const std::optional<Corner> read = parse_corner(at.substr(corner.size()));
  return read ? std::string(corner) + std::string(to_text(turned_corner(*read, quarters))) : at;
}

void turn_expectation(Expectation& expect, int quarters) {
  for (ExpectedIllegal& illegal : expect.illegal) {
    illegal.cell = turned_cell(illegal.cell, quarters);
    illegal.why.clear();
  }
  for (ExpectedFeature& feature : expect.features) turn_cells(feature.cells, quarters);
  for (ExpectedHole& hole : expect.holes) {
    hole.cell = turned_cell(hole.cell, quarters);
    hole.pattern = turned_pattern(hole.pattern, quarters);
  }
  for (ExpectedTower& tower : expect.towers) {
    tower.cell = turned_cell(tower.cell, quarters);
    turn_cells(tower.range, quarters);
    turn_cells(tower.takes, quarters);
  }
  for (ExpectedBarnSite& site : expect.barn_sites) {
    site.cell = turned_cell(site.cell, quarters);
    site.corner = turned_corner(site.corner, quarters);
  }
  if (expect.dragon) {
    turn_cells(expect.dragon->reach, quarters);
    turn_cells(expect.dragon->path, quarters, false);
    turn_cells(expect.dragon->eaten, quarters);
  }
}

// ---- boards by lot

constexpr unsigned first_seed = 2026;
constexpr int lots_of_a_set = 10;
constexpr int least_tiles = 8;
constexpr int further_tiles = 9;

// A table that grows tile by tile, each with or without a follower, as the referee allows.
class LotTable {
 public:
  LotTable(const tiledb::Library& data, const BoardKit& kit, std::mt19937& random)
      : data_(data),
        kit_(kit),
        random_(random),
        board_(kit),
        referee_(data.guides, {data.catalog, &kit.selection, "", &data.rulebook}) {}

  // False if no tile could be laid.
  bool grow(int tiles) {
    const Tile* start = data_.catalog.find_tile("BA-03");
    if (!lay({start, {}, Rotation::R0})) return false;
    for (int i = 0; i < tiles; ++i)
      if (!add_tile() || (random_() % 3 != 0 && !add_figure())) return false;
    return add_tile();
  }

  std::optional<LotCase> asked() {
    const Tile* drawn = tile_in_hand();
    if (drawn == nullptr) return std::nullopt;
    const Moves tiles = moves(moment_of(GameStep::Tile, drawn));
    const Moves places = moves(moment_of(GameStep::Figure, nullptr));
    const BoardFigures held = board_figures(board_, position_.figures);
    if (!tiles.known || !places.known || !held.not_followed.empty() || tiles.tiles.empty())
      return std::nullopt;
    LotCase lot;
    lot.drawn = drawn->id;
    for (const TileMoves& tile : tiles.tiles) {
      if (!tile.with_bridge.empty()) return std::nullopt;
      lot.placements.push_back({tile.cell, {}});
      for (const Rotation turn : all_rotations)
        if (tile.rotations.contains(turn)) lot.placements.back().rotations.push_back(degrees(turn));
    }
    cite_tile(tiles, *drawn);
    for (const FigureMoves& figure : places.figures)
      if (figure.figure == "follower")
        for (const FigurePlace& place : figure.places)
          if (place.cell == laid_) {
            lot.places.push_back(place.at);
            cite(place.rule);
          }
    expect(held);
    position_.selection = kit_.selection;
    position_.shows.assign(rules_.begin(), rules_.end());
    lot.position = std::move(position_);
    return lot;
  }

 private:
  Moves moves(const GameMoment& moment) const {
    return referee_.moves({board_, position_.figures, moment});
  }

  // Of a table where nobody says whose turn it is.
  GameMoment moment_of(GameStep step, const Tile* drawn) const {
    GameMoment moment;
    moment.step = step;
    moment.drawn = drawn;
    if (step == GameStep::Figure) moment.laid = laid_;
    return moment;
  }

  bool lay(const Placement& placement) {
    if (!board_.place(placement)) return false;
    laid_ = placement.cell;
    position_.tiles.push_back({placement.tile->id, placement.cell, placement.rotation});
    return true;
  }

  // A tile of the bag by lot, each copy alike.
  const Tile* tile_in_hand() {
    int copies = 0;
    for (const BagEntry& entry : kit_.bag.entries()) copies += board_.copies_left(*entry.tile);
    if (copies == 0) return nullptr;
    int at = static_cast<int>(random_() % static_cast<unsigned>(copies));
    for (const BagEntry& entry : kit_.bag.entries())
      if ((at -= board_.copies_left(*entry.tile)) < 0) return entry.tile;
    return nullptr;
  }

  bool add_tile() {
    const Tile* tile = tile_in_hand();
    if (tile == nullptr) return false;
    const std::vector<Placement> all = board_.placements(*tile);
    // What does not fit is put aside, and another drawn.
    if (all.empty()) return true;
    if (!lay(all[random_() % all.size()])) return false;
    drop_scored();
    return true;
  }

  bool add_figure() {
    const Moves all = moves(moment_of(GameStep::Figure, nullptr));
    for (const FigureMoves& figure : all.figures) {
      std::vector<std::string> here;
      for (const FigurePlace& place : figure.places)
        if (place.cell == laid_ && place.at != game_place::tower) here.push_back(place.at);
      if (figure.figure != "follower" || here.empty()) continue;
      const std::string player(random_() % 2 == 0 ? "red" : "blue");
      PositionFigure put;
      put.player = player;
      put.figure = figure.figure;
      put.cell = laid_;
      put.at = here[random_() % here.size()];
      position_.figures.push_back(std::move(put));
      drop_scored();
      return true;
    }
    return true;
  }

  // Followers of what is complete have scored and gone home.
  void drop_scored() {
    const BoardFigures held = board_figures(board_, position_.figures);
    std::vector<PositionFigure> stay;
    for (const PositionFigure& figure : position_.figures) {
      const auto ref = feature_at(board_, figure.cell, figure.at);
      const bool gone = std::ranges::any_of(held.features, [&](const HeldFeature& each) {
        const Feature& feature = each.feature;
        return ref && feature.complete.value_or(false) && feature.kind == ref->kind &&
               (ref->node ? is_part(feature, *ref->node) : feature.cells.front() == ref->cell);
      });
      if (!gone) stay.push_back(figure);
    }
    position_.figures = std::move(stay);
  }

  bool is_part(const Feature& feature, Node node) const {
    return feature_of(board_, node).cells == feature.cells;
  }

  // The features with figures, as they stand.
  void expect(const BoardFigures& held) {
    for (const HeldFeature& each : held.features) {
      if (each.figures.empty()) continue;
      const Feature& feature = each.feature;
      ExpectedFeature expected;
      expected.kind = feature.kind;
      expected.cells = feature.cells;
      std::ranges::sort(expected.cells);
      expected.complete = feature.complete;
      expected.tiles = feature.tiles;
      if (feature.kind == FeatureKind::City) expected.pennants = feature.pennants;
      expected.scores.emplace();
      for (const Holder& holder : each.holders)
        if (holder.points > 0) (*expected.scores)[holder.player] = holder.points;
      for (const ScoreTerm& term : feature.terms) rules_.emplace(term.rule);
      position_.expect.features.push_back(std::move(expected));
    }
  }

  void cite_tile(const Moves& tiles, const Tile& drawn) {
    Move move;
    move.kind = Move::Kind::Tile;
    move.tile = &drawn;
    move.cell = tiles.tiles.front().cell;
    for (const Rotation turn : all_rotations)
      if (tiles.tiles.front().rotations.contains(turn)) move.rotation = turn;
    const GameMoment moment = moment_of(GameStep::Tile, &drawn);
    cite(referee_.judge({board_, position_.figures, moment}, move).rule);
  }

  // "rule/base-game/occupied": positions have ids without the kind.
  void cite(const std::string& rule) { rules_.insert(rule.substr(rule.find('/') + 1)); }

  const tiledb::Library& data_;
  const BoardKit& kit_;
  std::mt19937& random_;
  Board board_;
  Referee referee_;
  Cell laid_;
  Position position_;
  std::set<std::string> rules_;
};

bool has_land(const Catalog& catalog, const TileSet& set) {
  return std::ranges::any_of(catalog.tiles_of(set.id), [](const Tile& tile) {
    return tile.cls == TileClass::Land && tile.copies_in(Edition::C1) > 0;
  });
}

void put_turned(JsonWriter& json, const RuleData& data, const Position& position) {
  json.open_object(AnswerWriter::Layout::Inline);
  add_position(json, data, position);
  json.close();
}

void put_lot(JsonWriter& json, const RuleData& data, const LotCase& lot) {
  json.open_object(AnswerWriter::Layout::Inline);
  add_position(json, data, lot.position);
  json.add("drawn", lot.drawn).key("placements").open_array();
  for (const LotCase::Place& place : lot.placements) {
    json.open_object().add("x", place.cell.x).add("y", place.cell.y).key("rotations").open_array();
    for (const int rotation : place.rotations) json.value(rotation);
    json.close().close();
  }
  json.close().add_texts("places", lot.places).close();
}

}  // namespace

bool can_turn(const Position& position, const Catalog& catalog) {
  return std::ranges::all_of(position.tiles, [&](const PositionTile& tile) {
    return catalog.find_tile(tile.tile)->shape == Shape::Square;
  });
}

Position turned_position(const Position& position, const Catalog& catalog, int quarters) {
  CARTULARY_REQUIRES(can_turn(position, catalog));
  Position turned = position;
  turned.id += '@' + std::to_string(90 * quarters);
  turned.text.clear();
  turned.note.clear();
  for (PositionTile& tile : turned.tiles) {
    tile.cell = turned_cell(tile.cell, quarters);
    tile.rotation = static_cast<Rotation>((static_cast<int>(tile.rotation) + quarters) & 3);
  }
  for (PositionFigure& figure : turned.figures) {
    figure.cell = turned_cell(figure.cell, quarters);
    figure.at = turned_place(figure.at, quarters);
  }
  turn_expectation(turned.expect, quarters);
  return turned;
}

std::vector<LotCase> lot_cases(const tiledb::Library& data, int each) {
  std::vector<LotCase> lots;
  unsigned seed = first_seed;
  for (const TileSet& set : data.catalog.sets()) {
    std::mt19937 random(seed++);
    SelectionText text;
    text.sets = set.id == "base-game" ? set.id : "base-game," + set.id;
    text.edition = "C1";
    const Result<Selection> selection = select(data.catalog, text, DefaultSets::BaseGame);
    if (!selection || set.kind == SetKind::Box || !has_land(data.catalog, set)) continue;
    const Result<BoardKit> kit = board_kit(
        data.catalog, *selection, table_formulas(data.catalog, data.guides.scoring, *selection));
    if (!kit) continue;
    for (int i = 0, made = 0; i < 2 * each && made < each; ++i) {
      LotTable table(data, *kit, random);
      if (!table.grow(least_tiles + static_cast<int>(random() % further_tiles))) continue;
      std::optional<LotCase> lot = table.asked();
      if (!lot) continue;
      lot->position.id = set.id + "/by-lot-" + std::to_string(++made);
      lot->position.title = "By lot, number " + std::to_string(made);
      lots.push_back(*std::move(lot));
    }
  }
  return lots;
}

std::string suite_cases(const tiledb::Library& data) {
  const RuleData rules{data.meta, data.catalog, data.rulebook, data.positions};
  std::string lines;
  const auto add = [&](JsonWriter& json) {
    std::string line = json.take();
    lines += line.substr(0, line.find('\n')) + '\n';
  };
  for (const Position& position : data.positions)
    for (int quarters = 0; quarters < (can_turn(position, data.catalog) ? 4 : 1); ++quarters) {
      JsonWriter json;
      put_turned(json, rules,
                 quarters == 0 ? position : turned_position(position, data.catalog, quarters));
      add(json);
    }
  for (const LotCase& lot : lot_cases(data, lots_of_a_set)) {
    JsonWriter json;
    put_lot(json, rules, lot);
    add(json);
  }
  return lines;
}

}  // namespace cartulary::docgen

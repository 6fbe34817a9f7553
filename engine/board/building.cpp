#include "engine/board/building.h"

#include <algorithm>

#include "engine/board/score_rules.h"
#include "engine/text/contract.h"

namespace cartulary {

namespace {

struct BuildingRule {
  FeatureKind kind = FeatureKind::Cloister;
  std::string_view complete;
  std::string_view incomplete;
  // CAR 7.4, notes 323 and 324: abbeys, shrines and monasteries have the bonus as well. Gardens
  // do not: they are no monasteries to other expansions.
  bool vineyards = true;
};

BuildingRule rule_of(SegmentKind kind) {
  using namespace score_rule;
  switch (kind) {
    case SegmentKind::Shrine:
      return {FeatureKind::Shrine, shrine_complete, shrine_incomplete};
    case SegmentKind::Monastery:
      return {FeatureKind::Monastery, monastery_complete, monastery_incomplete};
    case SegmentKind::Church:
      return {FeatureKind::Church, church_complete, church_incomplete};
    default:
      return {FeatureKind::Cloister, cloister_complete, cloister_incomplete};
  }
}

std::vector<Cell> own_cells(const Board::Piece& piece) {
  const PieceLayout& layout = piece.kit->layout;
  std::vector<Cell> cells;
  cells.reserve(layout.parts.size());
  for (int part = 0; part < static_cast<int>(layout.parts.size()); ++part)
    cells.push_back(part_cell(layout, part, piece.placement.cell, piece.placement.rotation));
  std::sort(cells.begin(), cells.end());
  return cells;
}

struct Around {
  int taken = 0;
  int empty = 0;
  int vineyards = 0;
};

int vineyards_on(const Tile& tile) {
  return static_cast<int>(std::count_if(tile.symbols.begin(), tile.symbols.end(),
                                        [](const Symbol& s) { return s.name == "vineyard"; }));
}

Around look_around(const Board& board, const std::vector<Cell>& own) {
  Around around;
  std::vector<const Board::Piece*> seen;
  // The cells of a piece fill a rectangle: first and last are its corners.
  for (int y = own.front().y - 1; y <= own.back().y + 1; ++y)
    for (int x = own.front().x - 1; x <= own.back().x + 1; ++x) {
      const Cell cell = moved({}, x, y);
      if (std::find(own.begin(), own.end(), cell) != own.end()) continue;
      const Board::Piece* piece = board.piece_at(cell);
      ++(piece == nullptr ? around.empty : around.taken);
      if (piece == nullptr || std::find(seen.begin(), seen.end(), piece) != seen.end()) continue;
      seen.push_back(piece);
      around.vineyards += vineyards_on(*piece->placement.tile);
    }
  return around;
}

Feature building(const std::vector<Cell>& own, const Around& around, FeatureKind kind) {
  Feature feature;
  feature.kind = kind;
  feature.cells = own;
  feature.tiles = static_cast<int>(own.size()) + around.taken;
  feature.open_sides = around.empty;
  feature.complete = around.empty == 0;
  return feature;
}

void finish(Feature& feature, std::vector<ScoreTerm> now, std::vector<ScoreTerm> complete) {
  feature.points_now = total(now);
  feature.terms = std::move(now);
  feature.points_complete = total(complete);
  feature.terms_complete = std::move(complete);
}

}  // namespace

FeatureKind building_kind(SegmentKind kind) {
  CARTULARY_REQUIRES(is_monastic(kind));
  return rule_of(kind).kind;
}

std::vector<Feature> buildings_on(const Board& board, int piece) {
  const Board::Piece& laid = board.pieces()[static_cast<std::size_t>(piece)];
  const Tile& tile = *laid.placement.tile;
  std::vector<BuildingRule> rules;
  bool castle = false;
  for (const Segment& segment : tile.segments)
    if (is_monastic(segment.kind)) rules.push_back(rule_of(segment.kind));
  for (const Symbol& symbol : tile.symbols) {
    using namespace score_rule;
    if (symbol.name == "garden")
      rules.push_back({FeatureKind::Garden, garden_complete, garden_incomplete, false});
    if (symbol.name == "abbey")
      rules.push_back({FeatureKind::Abbey, abbey_complete, abbey_incomplete});
    castle = castle || symbol.name == "german-castle";
  }
  if (rules.empty() && !castle) return {};

  const std::vector<Cell> own = own_cells(laid);
  const Around around = look_around(board, own);
  std::vector<Feature> buildings;
  for (const BuildingRule& rule : rules) {
    Feature feature = building(own, around, rule.kind);
    const CloisterFacts facts{.around = around.taken,
                              .vineyards = rule.vineyards ? around.vineyards : 0,
                              .rule_complete = rule.complete,
                              .rule_incomplete = rule.incomplete};
    finish(feature, cloister_terms(facts, *feature.complete), cloister_terms(facts, true));
    buildings.push_back(std::move(feature));
  }
  if (castle) {
    Feature feature = building(own, around, FeatureKind::Castle);
    finish(feature, castle_terms(around.taken, *feature.complete),
           castle_terms(around.taken, true));
    buildings.push_back(std::move(feature));
  }
  return buildings;
}

}  // namespace cartulary

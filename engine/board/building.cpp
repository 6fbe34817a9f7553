#include "engine/board/building.h"

#include <algorithm>
#include <optional>
#include <string_view>

#include "engine/text/contract.h"

namespace cartulary {

namespace {

std::vector<Cell> own_cells(const Board::Piece& piece) {
  const PieceLayout& layout = *piece.kit->layout;
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
  // The cells of a piece fill a rectangle, so the first and last are its corners.
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
  const bool castle = kind == FeatureKind::Castle;
  feature.facts = FeatureFacts(scored_as(kind));
  feature.facts.set("tiles", castle ? around.taken : feature.tiles)
      .set_if(*feature.complete, "complete");
  if (around.vineyards > 0 && !castle) feature.facts.set("vineyards", around.vineyards);
  return feature;
}

std::optional<FeatureKind> kind_of_symbol(std::string_view symbol) {
  if (symbol == "garden") return FeatureKind::Garden;
  if (symbol == "abbey") return FeatureKind::Abbey;
  if (symbol == "german-castle") return FeatureKind::Castle;
  return std::nullopt;
}

}  // namespace

FeatureKind building_kind(SegmentKind kind) {
  CARTULARY_REQUIRES(is_monastic(kind));
  if (kind == SegmentKind::Shrine) return FeatureKind::Shrine;
  if (kind == SegmentKind::Monastery) return FeatureKind::Monastery;
  return kind == SegmentKind::Church ? FeatureKind::Church : FeatureKind::Cloister;
}

std::optional<FeatureKind> rival_of(FeatureKind kind) {
  if (kind == FeatureKind::Cloister) return FeatureKind::Shrine;
  if (kind == FeatureKind::Shrine) return FeatureKind::Cloister;
  return std::nullopt;
}

std::vector<Feature> buildings_on(const Board& board, int piece) {
  const Board::Piece& laid = board.pieces()[static_cast<std::size_t>(piece)];
  const Tile& tile = *laid.placement.tile;
  std::vector<FeatureKind> kinds;
  for (const Segment& segment : tile.segments)
    if (is_monastic(segment.kind)) kinds.push_back(building_kind(segment.kind));
  for (const Symbol& symbol : tile.symbols)
    if (const auto kind = kind_of_symbol(symbol.name)) kinds.push_back(*kind);
  if (kinds.empty()) return {};

  const std::vector<Cell> own = own_cells(laid);
  const Around around = look_around(board, own);
  std::vector<Feature> buildings;
  for (const FeatureKind kind : kinds) {
    Feature feature = building(own, around, kind);
    score(feature, board.kit().formulas);
    buildings.push_back(std::move(feature));
  }
  return buildings;
}

}  // namespace cartulary

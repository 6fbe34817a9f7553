#include "engine/position/occupied_feature.h"

#include <algorithm>

#include "engine/board/building.h"
#include "engine/position/board_figures.h"
#include "engine/position/figure_reach.h"
#include "engine/scoring/player_scores.h"

namespace cartulary {

namespace {

// Where a figure is on the board: in a building on a cell, or on the feature of a node.
struct Stand {
  std::optional<FeatureKind> building;
  std::optional<Node> root;
  Cell cell;
};

std::optional<Stand> stand_of(const PositionFigure& figure, const Board& board) {
  const Board::Piece* piece = board.piece_at(figure.cell);
  if (piece == nullptr || figure.at.empty() || figure.figure == tunnel_token_element)
    return std::nullopt;
  const Tile& tile = *piece->placement.tile;
  const std::optional<Spot> spot = find_spot(tile, figure.at);
  if (!spot) return std::nullopt;
  if (spot->kind == Spot::Kind::Building) return Stand{spot->building, {}, figure.cell};
  if (spot->kind == Spot::Kind::Bridge) {
    const Bridge* bridge = board.bridge_at(figure.cell);
    if (bridge == nullptr) return std::nullopt;
    return Stand{{}, board.forest().root(bridge->node), figure.cell};
  }
  if (spot->kind == Spot::Kind::Corner) {
    const std::optional<Node> field = field_at(board, figure.cell, spot->corner);
    if (!field) return std::nullopt;
    return Stand{{}, board.forest().root(*field), figure.cell};
  }
  const auto segment = static_cast<std::size_t>(spot->segment);
  if (is_monastic(tile.segments[segment].kind))
    return Stand{building_kind(tile.segments[segment].kind), {}, figure.cell};
  return Stand{{}, board.forest().root(node_of(*piece, *spot)), figure.cell};
}

bool stands_on(const Stand& stand, const OccupiedFeature& occupied, const Board& board) {
  if (stand.building)
    return !occupied.node && occupied.feature.kind == *stand.building &&
           std::find(occupied.feature.cells.begin(), occupied.feature.cells.end(), stand.cell) !=
               occupied.feature.cells.end();
  return occupied.node && stand.root == board.forest().root(*occupied.node);
}

bool joins_tiles(SegmentKind kind) {
  return kind == SegmentKind::City || kind == SegmentKind::Road || kind == SegmentKind::Field;
}

}  // namespace

std::vector<OccupiedFeature> occupied_features(const Position& position, const Board& board) {
  std::vector<OccupiedFeature> all;
  for (int i = 0; i < board.forest().node_count(); ++i) {
    const auto node = static_cast<Node>(i);
    if (board.forest().root(node) == node && joins_tiles(board.node(node).kind))
      all.push_back({feature_of(board, node), node, {}});
  }
  for (int piece = 0; piece < static_cast<int>(board.pieces().size()); ++piece)
    for (Feature& building : buildings_on(board, piece))
      all.push_back({std::move(building), {}, {}});
  for (const PositionFigure& figure : position.figures) {
    const std::optional<Stand> stand = stand_of(figure, board);
    if (!stand || figure.player.empty()) continue;
    const bool on_hill = has_symbol(*board.piece_at(figure.cell)->placement.tile, "hill");
    for (OccupiedFeature& occupied : all)
      if (stands_on(*stand, occupied, board))
        occupied.figures.push_back({figure.player, figure.figure, on_hill});
  }
  for (OccupiedFeature& occupied : all) tell_labyrinth(occupied, board);
  const auto is_won = [&](FeatureKind kind, Cell cell) {
    return std::ranges::any_of(all, [&](const OccupiedFeature& each) {
      return each.feature.kind == kind && each.feature.cells.front() == cell &&
             each.feature.complete.value_or(false) && !each.figures.empty();
    });
  };
  for (OccupiedFeature& occupied : all)
    if (!occupied.figures.empty()) tell_challenge(occupied.feature, is_won);
  return all;
}

void tell_challenge(Feature& feature, const std::function<bool(FeatureKind, Cell)>& is_won) {
  const auto rival = rival_of(feature.kind);
  if (!rival || feature.complete.value_or(false)) return;
  for (int around = 0; around < 9; ++around)
    if (is_won(*rival, moved(feature.cells.front(), around % 3 - 1, around / 3 - 1)))
      feature.facts.set("challenge-lost");
}

bool is_on(const PositionFigure& figure, const OccupiedFeature& occupied, const Board& board) {
  const std::optional<Stand> stand = stand_of(figure, board);
  return stand && stands_on(*stand, occupied, board);
}

void tell_labyrinth(OccupiedFeature& occupied, const Board& board) {
  const Feature& road = occupied.feature;
  if (road.kind != FeatureKind::Road || !has_mark(board, *occupied.node, SegmentMark::Labyrinth))
    return;
  const auto followers = std::ranges::count_if(occupied.figures, is_follower, &Claimant::figure);
  if (followers > 0) occupied.feature.facts.set("labyrinth-meeples", static_cast<int>(followers));
}

bool has_barn(const OccupiedFeature& occupied) {
  return std::ranges::any_of(occupied.figures,
                             [](const Claimant& each) { return each.figure == "barn"; });
}

std::map<std::string, int> scores_of(const OccupiedFeature& occupied, const Board& board,
                                     std::optional<BarnMoment> barn) {
  std::map<std::string, int> scores;
  const bool farm = occupied.feature.kind == FeatureKind::Field;
  if (farm && !barn && farm_scoring(board) == FarmScoring::CityByCity) return scores;
  FeatureFacts facts = occupied.feature.facts;
  if (farm && barn) facts.set("barn", 1, std::string(to_text(*barn)));
  for (const PlayerScore& score : player_scores(board.kit().formulas, facts, occupied.figures))
    if (score.points != 0) scores[score.player] = score.points;
  return scores;
}

}  // namespace cartulary

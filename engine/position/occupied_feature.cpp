#include "engine/position/occupied_feature.h"

#include <algorithm>

#include "engine/board/building.h"
#include "engine/position/figure_reach.h"

namespace cartulary {

namespace {

// Where a figure stands on the board: in a building of a cell, or on the feature of a node.
struct Stand {
  std::optional<FeatureKind> building;
  std::optional<Node> root;
  Cell cell;
};

std::optional<Stand> stand_of(const PositionFigure& figure, const Board& board) {
  const Board::Piece* piece = board.piece_at(figure.cell);
  if (piece == nullptr || figure.at.empty()) return std::nullopt;
  const Tile& tile = *piece->placement.tile;
  const std::optional<Spot> spot = find_spot(tile, figure.at);
  if (!spot) return std::nullopt;
  if (spot->kind == Spot::Kind::Building) return Stand{spot->building, {}, figure.cell};
  if (spot->kind == Spot::Kind::Corner) {
    const std::optional<Node> field = field_at(board, figure.cell, spot->corner);
    if (!field) return std::nullopt;
    return Stand{{}, board.forest().root(*field), figure.cell};
  }
  const auto segment = static_cast<std::size_t>(spot->segment);
  if (is_monastic(tile.segments[segment].kind))
    return Stand{building_kind(tile.segments[segment].kind), {}, figure.cell};
  const auto node = static_cast<Node>(piece->first_node + piece->kit->layout.first_nodes[segment]);
  return Stand{{}, board.forest().root(node), figure.cell};
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

bool has_figure(const OccupiedFeature& occupied, std::string_view player, std::string_view name) {
  return std::any_of(occupied.figures.begin(), occupied.figures.end(), [&](const Claimant& each) {
    return each.player == player && each.figure == name;
  });
}

// Of a farm: its cities, a besieged one twice, each at so much.
int for_each_city(const FarmFacts& farm, int points) {
  return points * (farm.cities + 2 * farm.besieged_cities + (farm.carcassonne ? 1 : 0));
}

// CAR 7.4, "Scoring barns": neither pigs nor herds help a barn.
std::map<std::string, int> barn_scores(const OccupiedFeature& occupied, const FarmFacts& farm) {
  std::map<std::string, int> scores;
  for (const Claimant& each : occupied.figures)
    if (each.figure == "barn") scores[each.player] = for_each_city(farm, 4);
  return scores;
}

int farm_points(const OccupiedFeature& occupied, const FarmFacts& farm, std::string_view player,
                std::optional<BarnMoment> barn) {
  int each = barn == BarnMoment::Joined ? 1 : 3;
  if (farm.pig_herd) ++each;
  if (has_figure(occupied, player, "pig")) ++each;
  return for_each_city(farm, each);
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
  return all;
}

bool is_on(const PositionFigure& figure, const OccupiedFeature& occupied, const Board& board) {
  const std::optional<Stand> stand = stand_of(figure, board);
  return stand && stands_on(*stand, occupied, board);
}

std::map<std::string, int> scores_of(const OccupiedFeature& occupied, const Board& board,
                                     std::optional<BarnMoment> barn) {
  const Feature& feature = occupied.feature;
  std::map<std::string, int> scores;
  const bool farm = feature.kind == FeatureKind::Field;
  FarmFacts facts = farm ? farm_facts(board, *occupied.node) : FarmFacts{};
  if (barn) facts.scoring = FarmScoring::EveryFarm;
  const bool by_city = farm && facts.scoring == FarmScoring::CityByCity;
  if (farm && barn == BarnMoment::Final) {
    scores = barn_scores(occupied, facts);
  } else if (!by_city) {
    for (const std::string& player : majority(occupied.figures, feature.kind, feature.pennants))
      scores[player] = farm ? farm_points(occupied, facts, player, barn) : feature.points_now;
  }
  std::erase_if(scores, [](const auto& score) { return score.second == 0; });
  return scores;
}

}  // namespace cartulary

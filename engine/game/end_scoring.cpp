#include "engine/game/end_scoring.h"

#include <algorithm>

#include "engine/board/feature.h"
#include "engine/game/turn_scoring.h"
#include "engine/position/farm_scores.h"
#include "engine/position/figure_rules.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

using Scored = std::vector<ScoredPoints>;

void add(const GameTable& table, Scored& scored, int player, std::string feature,
         std::optional<Cell> cell, std::vector<ScoreTerm> terms) {
  const int points = total(terms);
  if (points == 0) return;
  scored.push_back({table.colour(player), points, std::move(feature), cell, std::move(terms)});
}

// CAR 7.4, "Monasteries": the tile, and each tile in a line from it as far as they reach.
int row_and_column(const Board& board, Cell cell) {
  int tiles = 1;
  for (const Side side : all_sides)
    for (Cell next = beside(cell, side); board.piece_at(next) != nullptr; next = beside(next, side))
      ++tiles;
  return tiles;
}

std::optional<BarnMoment> barn_on(const GameTable& table, const FeatureRef& ref) {
  for (const TableFigure* figure : table.figures_on(ref))
    if (figure->element == "barn") return BarnMoment::Final;
  return std::nullopt;
}

// Whether the feature is a farm that pays only together with others (farm_scores.h).
bool pays_with_others(const GameTable& table, const FeatureRef& ref) {
  return ref.kind == FeatureKind::Field && !barn_on(table, ref) &&
         farm_scoring(table.board) != FarmScoring::EveryFarm;
}

// Of a farm that pays with others only the fairy's points are its own.
void score_feature(const GameTable& table, const FeatureRef& ref, Scored& scored) {
  const Cell cell = table.feature(ref).cells.front();
  const bool shared = pays_with_others(table, ref);
  for (PlayerScore& score : game_scores(table, ref, barn_on(table, ref))) {
    if (shared)
      std::erase_if(score.terms,
                    [](const ScoreTerm& term) { return term.rule != score_rule::fairy; });
    add(table, scored, table.player_of(score.player), std::string(to_text(ref.kind)), cell,
        std::move(score.terms));
  }
}

void score_farms(const GameTable& table, Scored& scored) {
  const FarmScoring scoring = farm_scoring(table.board);
  if (scoring == FarmScoring::EveryFarm) return;
  std::vector<OccupiedFeature> farms;
  for (const FeatureRef& ref : table.occupied_refs())
    if (ref.kind == FeatureKind::Field) farms.push_back(table.occupied(ref));
  for (const auto& [player, points] : farm_scores(farms, table.board))
    add(table, scored, table.player_of(player), "field", std::nullopt,
        {{"all farms", points, farm_rule(scoring)}});
}

void score_features(const GameTable& table, Scored& scored) {
  for (const FeatureRef& ref : table.occupied_refs()) {
    const auto figures = table.figures_on(ref);
    if (figures.front()->as_abbot) {
      const int tiles = row_and_column(table.board, ref.cell);
      add(table, scored, figures.front()->player, std::string(to_text(ref.kind)), ref.cell,
          {{counted(tiles, "tile") + " in its row and column", tiles, score_rule::row_and_column}});
      continue;
    }
    score_feature(table, ref, scored);
  }
  score_farms(table, scored);
}

void score_goods(const GameTable& table, Scored& scored) {
  for (const char* kind : {"wine", "grain", "cloth"}) {
    int most = 0;
    for (const auto& goods : table.goods)
      if (const auto found = goods.find(kind); found != goods.end())
        most = std::max(most, found->second);
    for (std::size_t player = 0; most > 0 && player < table.goods.size(); ++player) {
      const auto found = table.goods[player].find(kind);
      if (found != table.goods[player].end() && found->second == most)
        add(table, scored, static_cast<int>(player), "trade goods", std::nullopt,
            {{"most " + std::string(kind) + ", " + std::to_string(most), 10,
              score_rule::trade_goods}});
    }
  }
}

void score_gold(const GameTable& table, Scored& scored) {
  for (std::size_t player = 0; player < table.owned_gold.size(); ++player) {
    const int pieces = table.owned_gold[player];
    if (pieces == 0) continue;
    const int each = pieces >= 10 ? 4 : (pieces + 2) / 3;
    add(table, scored, static_cast<int>(player), "gold", std::nullopt,
        {{counted(pieces, "piece") + " at " + std::to_string(each), pieces * each,
          score_rule::gold}});
  }
}

// Completed features of a kind; cities that became castles are none.
int count_completed(const GameTable& table, SegmentKind kind) {
  int count = 0;
  for (int i = 0; i < table.board.forest().node_count(); ++i) {
    const auto node = static_cast<Node>(i);
    if (table.board.forest().root(node) != node || table.board.node(node).kind != kind) continue;
    if (table.board.forest().open_sides(node) == 0 && table.castle_on(node) == nullptr) ++count;
  }
  return count;
}

bool has_carcassonne(const Board& board) {
  return std::any_of(board.pieces().begin(), board.pieces().end(), [](const Board::Piece& piece) {
    return piece.placement.tile->shape == Shape::StartPiecePart;
  });
}

bool plays(const GameTable& table, const Selection& selection, const char* element,
           const char* set) {
  return table.game->elements ? table.game->plays(element) : selection.sets.contains(set);
}

void score_titles(const GameTable& table, const Selection& selection, Scored& scored) {
  constexpr const char* set = "king-and-robber-baron";
  const std::string_view reading = table.game->rule("king-and-robber-scoring");
  if (!reading.empty() && reading != "default" && reading != "1/1") return;
  if (table.king >= 0 && plays(table, selection, "king", set)) {
    const int cities =
        count_completed(table, SegmentKind::City) + (has_carcassonne(table.board) ? 1 : 0);
    add(table, scored, table.king, "king", std::nullopt,
        {{counted(cities, "completed city", "completed cities") + " at 1", cities,
          score_rule::king}});
  }
  if (table.baron >= 0 && plays(table, selection, "robber", set)) {
    const int roads = count_completed(table, SegmentKind::Road);
    add(table, scored, table.baron, "robber baron", std::nullopt,
        {{counted(roads, "completed road") + " at 1", roads, score_rule::robber_baron}});
  }
}

}  // namespace

bool farms_leave_out(const GameTable& table) {
  return std::ranges::any_of(table.occupied_refs(), [&](const FeatureRef& ref) {
    if (!pays_with_others(table, ref)) return false;
    const FeatureExtras extras = table.extras(ref, table.feature(ref));
    return extras.castles + extras.buildings > 0;
  });
}

std::vector<ScoredPoints> end_scores(const GameTable& table, const Selection& selection) {
  std::vector<ScoredPoints> scored;
  score_features(table, scored);
  score_goods(table, scored);
  score_gold(table, scored);
  score_titles(table, selection, scored);
  return scored;
}

}  // namespace cartulary

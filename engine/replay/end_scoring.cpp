#include "engine/replay/end_scoring.h"

#include <algorithm>
#include <map>
#include <utility>

#include "engine/board/feature.h"
#include "engine/position/board_farms.h"
#include "engine/replay/symbol_scoring.h"
#include "engine/replay/table_facts.h"
#include "engine/text/said.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

using ScoredList = std::vector<ScoredPoints>;

void add(const GameTable& table, ScoredList& scored, int player, std::string feature,
         std::optional<Cell> cell, std::vector<ScoreTerm> terms) {
  const int points = total(terms);
  if (points == 0) return;
  scored.push_back({table.colour(player), points, std::move(feature), cell, std::move(terms)});
}

// Number of tiles in unbroken lines from the cell in all four directions.
int tiles_in_line(const Board& board, Cell cell) {
  int tiles = 0;
  for (const Side side : all_sides)
    for (Cell next = beside(cell, side); board.piece_at(next) != nullptr; next = beside(next, side))
      ++tiles;
  return tiles;
}

std::optional<BarnMoment> barn_on(const GameTable& table, const FeatureRef& ref) {
  for (const TableFigure* figure : table.figures_on(ref))
    if (ref.kind == FeatureKind::Field && figure->element == "barn") return BarnMoment::Final;
  return std::nullopt;
}

// Of a farm that is scored together with others, only the fairy's points are added here.
void score_feature(const GameTable& table, const FeatureRef& ref, ScoredList& scored) {
  const Cell cell = table.feature(ref).cells.front();
  const bool shared = pays_with_others(occupied(table, ref), table.board);
  for (PlayerScore& score : scores_at(table, ref, barn_on(table, ref))) {
    if (shared)
      std::erase_if(score.terms, [](const ScoreTerm& term) { return term.formula->to.empty(); });
    add(table, scored, table.player_of(score.player), std::string(to_text(ref.kind)), cell,
        std::move(score.terms));
  }
}

// Includes unoccupied farms, since their herds raise the value of the cities that they touch.
void score_farms(const GameTable& table, ScoredList& scored) {
  const Board& board = table.board;
  if (farm_scoring(board) == FarmScoring::EveryFarm) return;
  std::vector<OccupiedFeature> farms;
  for (int i = 0; i < board.forest().node_count(); ++i)
    if (const auto node = static_cast<Node>(i);
        board.forest().root(node) == node && board.node(node).kind == SegmentKind::Field)
      farms.push_back(occupied(table, {FeatureKind::Field, node, board.cell_of(node)}));
  for (const auto& [player, points] : farms_score(farms, table.board))
    add(table, scored, table.player_of(player), "field", std::nullopt,
        {all_farms_term(board.kit().formulas, points)});
}

// For a monastery whose follower lies there as an abbot.
std::vector<ScoreTerm> abbot_terms(const GameTable& table, Cell cell) {
  FeatureFacts monastery(Scored::Monastery);
  monastery.set("lying-abbot").set("in-line", tiles_in_line(table.board, cell));
  return table.board.kit().formulas.terms(monastery);
}

void score_features(const GameTable& table, ScoredList& scored) {
  for (const FeatureRef& ref : table.occupied_refs()) {
    const auto figures = table.figures_on(ref);
    if (figures.front()->as_abbot)
      add(table, scored, figures.front()->player, std::string(to_text(ref.kind)), ref.cell,
          abbot_terms(table, ref.cell));
    else
      score_feature(table, ref, scored);
  }
  score_farms(table, scored);
}

void score_goods(const GameTable& table, ScoredList& scored) {
  for (const char* kind : {"wine", "grain", "cloth", "chicken"}) {
    int most = 0;
    for (const auto& goods : table.goods)
      if (const auto found = goods.find(kind); found != goods.end())
        most = std::max(most, found->second);
    for (std::size_t player = 0; most > 0 && player < table.goods.size(); ++player) {
      const auto found = table.goods[player].find(kind);
      if (found != table.goods[player].end() && found->second == most)
        add(table, scored, static_cast<int>(player), "trade goods", std::nullopt,
            named(game_terms(table, "goods", 1),
                  said("score-term.most-goods", {{"goods", kind}, {"most", most}})));
    }
  }
}

void score_gold(const GameTable& table, ScoredList& scored) {
  for (std::size_t player = 0; player < table.owned_gold.size(); ++player) {
    const int pieces = table.owned_gold[player];
    if (pieces > 0)
      add(table, scored, static_cast<int>(player), "gold", std::nullopt,
          game_terms(table, "gold", pieces));
  }
}

// Number of completed features of a kind; cities that became castles do not count.
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

void score_titles(const GameTable& table, const Selection& selection, ScoredList& scored) {
  constexpr const char* set = "king-and-robber-baron";
  std::map<int, int> titles;
  if (table.king >= 0 && plays(table, selection, "king", set)) {
    ++titles[table.king];
    const int cities =
        count_completed(table, SegmentKind::City) + (has_carcassonne(table.board) ? 1 : 0);
    add(table, scored, table.king, "king", std::nullopt, game_terms(table, "king", cities));
  }
  if (table.baron >= 0 && plays(table, selection, "robber", set)) {
    ++titles[table.baron];
    const int roads = count_completed(table, SegmentKind::Road);
    add(table, scored, table.baron, "robber baron", std::nullopt,
        game_terms(table, "robber-baron", roads));
  }
  for (const auto& [player, count] : titles)
    add(table, scored, player, "titles", std::nullopt, game_terms(table, "titles", count));
}

}  // namespace

bool farms_leave_out(const GameTable& table) {
  return std::ranges::any_of(table.occupied_refs(), [&](const FeatureRef& ref) {
    const OccupiedFeature there = occupied(table, ref);
    return pays_with_others(there, table.board) && has_more_than_cities(there.feature.facts);
  });
}

std::vector<ScoredPoints> end_scores(const GameTable& table, const Selection& selection) {
  std::vector<ScoredPoints> scored;
  score_features(table, scored);
  score_goods(table, scored);
  score_gold(table, scored);
  score_titles(table, selection, scored);
  for (ScoredPoints& symbol : final_symbol_scores(table))
    if (symbol.points != 0) scored.push_back(std::move(symbol));
  return scored;
}

}  // namespace cartulary

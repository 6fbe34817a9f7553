#include "engine/replay/turn_scoring.h"

#include <algorithm>
#include <set>

#include "engine/board/building.h"
#include "engine/position/tokens.h"
#include "engine/replay/bonus_scoring.h"
#include "engine/replay/symbol_scoring.h"
#include "engine/replay/table_facts.h"
#include "engine/text/said.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

const Board::Piece& piece_of(const GameTable& table, int piece) {
  return table.board.pieces()[static_cast<std::size_t>(piece)];
}

std::vector<Cell> cells_of(const Board::Piece& piece) {
  const PieceLayout& layout = *piece.kit->layout;
  std::vector<Cell> cells;
  for (int part = 0; part < static_cast<int>(layout.parts.size()); ++part)
    cells.push_back(part_cell(layout, part, piece.placement.cell, piece.placement.rotation));
  return cells;
}

// The roots of all nodes on the piece or facing it, and of what was built while it was the last.
std::set<Node> roots_at(const GameTable& table, int piece) {
  const Board::Piece& laid = piece_of(table, piece);
  std::set<Node> roots;
  for (std::size_t i = 0; i < laid.kit->layout->nodes.size(); ++i)
    roots.insert(table.board.forest().root(static_cast<Node>(laid.first_node + i)));
  for (const Cell cell : cells_of(laid))
    for (const Side side : all_sides)
      for (const Node node : table.board.nodes_facing(cell, side))
        roots.insert(table.board.forest().root(node));
  for (const Node node : table.board.built_at(piece + 1))
    roots.insert(table.board.forest().root(node));
  return roots;
}

bool is_complete(const GameTable& table, Node root) {
  const SegmentKind kind = table.board.node(root).kind;
  if (kind != SegmentKind::City && kind != SegmentKind::Road) return false;
  return table.board.forest().open_sides(root) == 0 && table.castle_on(root) == nullptr;
}

void add_buildings(const GameTable& table, Cell around, std::vector<FeatureRef>& refs) {
  std::set<const Board::Piece*> seen;
  for (int y = -1; y <= 1; ++y)
    for (int x = -1; x <= 1; ++x) {
      const Board::Piece* piece = table.board.piece_at(moved(around, x, y));
      if (piece == nullptr || !seen.insert(piece).second) continue;
      const auto number = static_cast<int>(piece - table.board.pieces().data());
      for (const Feature& building : buildings_on(table.board, number))
        if (building.complete.value_or(false))
          refs.push_back({building.kind, std::nullopt, building.cells.front()});
    }
}

void send_home(GameTable& table, const FeatureRef& ref) {
  std::vector<std::string> ids;
  for (const TableFigure* figure : table.figures_on(ref))
    if (!figure->as_abbot && figure->element != "barn") ids.push_back(figure->id);
  for (const std::string& id : ids) table.remove_alone(id);
  for (const std::string_view magic : magic_figures) {
    const auto found = table.neutral.find(std::string(magic));
    if (found != table.neutral.end() && ref.node && found->second.node &&
        table.board.forest().joined(*found->second.node, *ref.node))
      table.neutral.erase(found);
  }
}

void record_scores(GameTable& table, const FeatureRef& ref, const std::vector<PlayerScore>& scores,
                   TurnRecord& record) {
  const Cell cell = table.feature(ref).cells.front();
  for (const PlayerScore& score : scores)
    if (score.points != 0)
      add_points(table, record.scored, table.player_of(score.player),
                 std::string(to_text(ref.kind)), cell, score.terms);
}

bool has_figure(const GameTable& table, const FeatureRef& ref, std::string_view element) {
  const auto figures = table.figures_on(ref);
  return std::any_of(figures.begin(), figures.end(),
                     [&](const TableFigure* figure) { return figure->element == element; });
}

bool has_followers(const GameTable& table, const FeatureRef& ref) {
  const auto figures = table.figures_on(ref);
  return std::any_of(figures.begin(), figures.end(),
                     [](const TableFigure* figure) { return is_follower(figure->element); });
}

// Scores farms with a barn that was just placed, or that the tile joined to one.
void score_barns(GameTable& table, const TurnFacts& turn, TurnRecord& record) {
  for (const std::string& id : turn.barns) {
    const TableFigure* barn = table.find(id);
    if (barn == nullptr || !barn->node) continue;
    const FeatureRef farm{FeatureKind::Field, barn->node, barn->cell};
    record_scores(table, farm, scores_at(table, farm, BarnMoment::Placed), record);
    send_home(table, farm);
  }
  for (const Node root : roots_at(table, turn.piece)) {
    if (table.board.node(root).kind != SegmentKind::Field) continue;
    const FeatureRef farm{FeatureKind::Field, root, {}};
    if (!has_figure(table, farm, "barn") || !has_followers(table, farm)) continue;
    record_scores(table, farm, scores_at(table, farm, BarnMoment::Joined), record);
    send_home(table, farm);
  }
}

void record_completed(const GameTable& table, const std::vector<FeatureRef>& completed,
                      TurnRecord& record) {
  for (const FeatureRef& ref : completed) {
    const Feature feature = table.feature(ref);
    record.completed.push_back({ref.kind, feature.cells, feature.tiles});
  }
}

}  // namespace

std::vector<FeatureRef> completed_by(const GameTable& table, int piece) {
  std::vector<FeatureRef> refs;
  for (const Node root : roots_at(table, piece)) {
    if (!is_complete(table, root)) continue;
    const bool city = table.board.node(root).kind == SegmentKind::City;
    refs.push_back({city ? FeatureKind::City : FeatureKind::Road, root,
                    feature_of(table.board, root).cells.front()});
  }
  for (const Cell cell : cells_of(piece_of(table, piece))) add_buildings(table, cell, refs);
  std::stable_sort(refs.begin(), refs.end(), [](const FeatureRef& a, const FeatureRef& b) {
    return a.kind != b.kind ? a.kind < b.kind : a.cell < b.cell;
  });
  return refs;
}

std::vector<NotFollowed> score_turn(GameTable& table, const TurnFacts& turn, TurnRecord& record) {
  const std::vector<FeatureRef> completed = completed_by(table, turn.piece);
  record_completed(table, completed, record);
  take_titles_and_goods(table, turn, completed, record.scored);
  std::vector<NotFollowed> doubts = score_watchtowers(table, completed, record.scored);
  score_full_huts(table, record.scored);
  score_barns(table, turn, record);
  const auto challenged = lost_challenges(table, completed);
  const CastleScores castles = castle_scores(table, turn, completed);
  std::vector<GoldClaim> claims;
  for (const FeatureRef& ref : completed) {
    score_church(table, ref, record);
    const auto scores = scores_at(table, ref, std::nullopt);
    claim_gold(table, ref, claims);
    record_scores(table, ref, scores, record);
    send_home(table, ref);
  }
  for (const FeatureRef& lost : challenged) {
    FeatureFacts facts = table.feature(lost).facts;
    const auto terms = table.board.kit().formulas.terms(facts.set("challenge-lost"));
    for (const TableFigure* figure : table.figures_on(lost))
      add_points(table, record.scored, figure->player, std::string(to_text(lost.kind)), lost.cell,
                 terms);
    send_home(table, lost);
  }
  score_castles(table, castles, record);
  if (std::ranges::any_of(castles, &CastleScore::chosen))
    doubts.push_back({"castle", {}, said("followed.castle-chosen")});
  share_gold(table, turn.player, claims);
  return doubts;
}

void score_abbot(GameTable& table, const TableFigure& abbot, TurnRecord& record) {
  if (!abbot.building) return;
  const FeatureRef ref{*abbot.building, std::nullopt, abbot.cell};
  FeatureFacts facts = table.feature(ref).facts;
  facts.set("called-back").erase("complete");
  add_points(table, record.scored, abbot.player, std::string(to_text(ref.kind)), abbot.cell,
             table.board.kit().formulas.terms(facts));
}

}  // namespace cartulary

#include "engine/replay/symbol_scoring.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "engine/replay/bonus_scoring.h"
#include "engine/replay/table_facts.h"
#include "engine/text/said.h"

namespace cartulary {

namespace {

constexpr std::string_view watchtower_symbol = "watchtower";
constexpr std::string_view hut_symbol = "baba-yagas-hut";
constexpr std::string_view vodyanoy_symbol = "vodyanoy";

// What the towers see, and the fact by which they score it.
struct Sight {
  std::string_view subject;
  std::string_view fact;
};
constexpr std::array<Sight, 5> sights = {{{"meeple", "watchtower-meeples"},
                                          {"coat-of-arms", "watchtower-arms"},
                                          {"monastery", "watchtower-monasteries"},
                                          {"city", "watchtower-tiles"},
                                          {"road", "watchtower-tiles"}}};

struct Count {
  int number = 0;
  Said doubt;
};

// The subject of a watchtower on the tile: "2/meeple" is of meeples.
std::optional<Sight> sight_of(const Tile& tile) {
  for (const Symbol& symbol : tile.symbols) {
    if (symbol.name != watchtower_symbol) continue;
    const std::string_view subject =
        std::string_view(symbol.detail).substr(symbol.detail.find('/') + 1);
    for (const Sight& sight : sights)
      if (sight.subject == subject) return sight;
  }
  return std::nullopt;
}

bool is_around(Cell middle, Cell cell) {
  const std::vector<Cell> cells = square_around(middle);
  return std::ranges::find(cells, cell) != cells.end();
}

bool stands_plainly(const TableFigure& figure) {
  return is_follower(figure.element) &&
         (figure.node || figure.building || figure.at == game_place::hut ||
          figure.at == game_place::trap);
}

void count_meeples(const GameTable& table, Cell tower, Count& count) {
  for (const TableFigure& figure : table.figures) {
    if (!is_around(tower, figure.cell)) continue;
    ++count.number;
    if (!stands_plainly(figure))
      count.doubt = said("followed.tower-and-figure", {{"figure", figure.element}});
  }
}

void count_monasteries(const Tile& tile, Count& count) {
  for (const Segment& segment : tile.segments) {
    if (!is_monastic(segment.kind)) continue;
    ++count.number;
    if (segment.kind != SegmentKind::Cloister && segment.kind != SegmentKind::Monastery)
      count.doubt = said("followed.tower-and-monastery", {{"feature", to_text(segment.kind)}});
  }
  if (!has_symbol(tile, "abbey")) return;
  ++count.number;
  count.doubt = said("followed.tower-and-abbey");
}

// Whether the piece has a segment of that kind that is no castle.
bool has_segment(const GameTable& table, const Board::Piece& piece, SegmentKind kind) {
  const std::vector<Segment>& segments = piece.placement.tile->segments;
  for (std::size_t i = 0; i < segments.size(); ++i) {
    if (segments[i].kind != kind) continue;
    const auto node = static_cast<Node>(piece.first_node + piece.kit->layout->first_nodes[i]);
    if (kind != SegmentKind::City || table.castle_on(node) == nullptr) return true;
  }
  return false;
}

Count seen(const GameTable& table, Cell tower, std::string_view subject) {
  Count count;
  if (subject == "meeple") {
    count_meeples(table, tower, count);
    return count;
  }
  for (const Cell cell : square_around(tower)) {
    const Board::Piece* piece = table.board.piece_at(cell);
    if (piece == nullptr) continue;
    const Tile& tile = *piece->placement.tile;
    if (piece->kit->layout->parts.size() > 1) count.doubt = said("followed.tower-and-large-piece");
    if (subject == "monastery") count_monasteries(tile, count);
    if (subject == "coat-of-arms")
      for (const Segment& segment : tile.segments) count.number += segment.pennants;
    if (subject == "city") count.number += has_segment(table, *piece, SegmentKind::City) ? 1 : 0;
    if (subject == "road") count.number += has_segment(table, *piece, SegmentKind::Road) ? 1 : 0;
  }
  return count;
}

std::vector<PlayerScore> hut_scores(const GameTable& table, const TableFigure& figure) {
  int empty = 0;
  for (const Cell cell : square_around(figure.cell))
    empty += table.board.piece_at(cell) == nullptr ? 1 : 0;
  FeatureFacts facts(Scored::Hut);
  facts.set("empty-cells", empty).set_if(empty == 0, "complete");
  if (table.fairy_is_beside(figure)) facts.add_player("fairy", table.colour(figure.player));
  return player_scores(table.board.kit().formulas, facts,
                       {{table.colour(figure.player), figure.element}});
}

bool is_full(const GameTable& table, Cell cell) {
  return std::ranges::all_of(square_around(cell),
                             [&](Cell each) { return table.board.piece_at(each) != nullptr; });
}

}  // namespace

bool is_followed(std::string_view symbol) {
  return symbol == watchtower_symbol || symbol == hut_symbol || symbol == vodyanoy_symbol;
}

void set_trap(GameTable& table, const Placement& laid) {
  if (has_symbol(*laid.tile, vodyanoy_symbol)) table.traps.push_back(laid.cell);
}

std::vector<TableFigure> trap_followers(GameTable& table) {
  std::vector<TableFigure> trapped;
  std::vector<Cell> traps;
  for (const Cell trap : table.traps)
    for (const TableFigure& figure : table.figures)
      if ((stands_plainly(figure) || figure.at == game_place::tower) &&
          figure.at != game_place::trap && figure.cell != trap && is_around(trap, figure.cell)) {
        trapped.push_back(figure);
        traps.push_back(trap);
      }
  for (std::size_t i = 0; i < trapped.size(); ++i)
    table.deploy(trapped[i].id, traps[i], std::string(game_place::trap), false);
  return trapped;
}

std::vector<NotFollowed> score_watchtowers(GameTable& table,
                                           const std::vector<FeatureRef>& completed,
                                           std::vector<ScoredPoints>& scored) {
  std::vector<NotFollowed> doubts;
  if (completed.empty()) return doubts;
  for (const TableFigure& figure : table.figures) {
    const Board::Piece* piece = table.board.piece_at(figure.cell);
    const auto sight = piece == nullptr ? std::nullopt : sight_of(*piece->placement.tile);
    if (!sight || std::ranges::none_of(
                      completed, [&](const FeatureRef& ref) { return table.is_on(figure, ref); }))
      continue;
    Count count = seen(table, figure.cell, sight->subject);
    if (!is_follower(figure.element))
      count.doubt = said("followed.tower-of-figure", {{"figure", figure.element}});
    if (!count.doubt.empty()) doubts.push_back({std::string(watchtower_symbol), {}, count.doubt});
    if (is_follower(figure.element) && count.number > 0)
      add_points(table, scored, figure.player, std::string(watchtower_symbol), figure.cell,
                 game_terms(table, sight->fact, count.number));
  }
  return doubts;
}

void score_full_huts(GameTable& table, std::vector<ScoredPoints>& scored) {
  std::vector<std::string> full;
  for (const TableFigure& figure : table.figures) {
    if (figure.at != game_place::hut || !is_full(table, figure.cell)) continue;
    full.push_back(figure.id);
    for (PlayerScore& score : hut_scores(table, figure))
      add_points(table, scored, figure.player, std::string(game_place::hut), figure.cell,
                 std::move(score.terms));
  }
  for (const std::string& id : full) table.remove(id);
}

std::vector<ScoredPoints> final_symbol_scores(const GameTable& table) {
  std::vector<ScoredPoints> scored;
  std::map<int, int> trapped;
  for (const TableFigure& figure : table.figures) {
    if (figure.at == game_place::trap) ++trapped[figure.player];
    if (figure.at != game_place::hut) continue;
    for (PlayerScore& score : hut_scores(table, figure))
      scored.push_back({score.player, score.points, std::string(game_place::hut), figure.cell,
                        std::move(score.terms)});
  }
  for (const auto& [player, count] : trapped) {
    std::vector<ScoreTerm> terms = game_terms(table, "trapped", count);
    const int points = total(terms);
    scored.push_back({table.colour(player), points, std::string(vodyanoy_symbol), std::nullopt,
                      std::move(terms)});
  }
  return scored;
}

}  // namespace cartulary

#include "engine/replay/bonus_scoring.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "engine/board/building.h"
#include "engine/board/feature.h"
#include "engine/replay/table_facts.h"
#include "engine/replay/turn_scoring.h"
#include "engine/text/said.h"

namespace cartulary {

namespace {

// Visits each segment of the feature once.
template <class Visit>
void for_each_segment(const Board& board, Node start, Visit visit) {
  Node node = start;
  do {
    if (board.node(node).first) visit(board.segment(node));
    node = board.forest().next(node);
  } while (node != start);
}

void take_goods(GameTable& table, int player, Node city) {
  if (!table.game->plays("traders")) return;
  for_each_segment(table.board, city, [&](const Segment& segment) {
    if (!segment.trade.empty()) ++table.goods[static_cast<std::size_t>(player)][segment.trade];
  });
}

// CAR 7.4, "Castles": the two tiles and those along both long sides of the pair.
std::vector<Cell> fief_of(const Castle& castle) {
  const bool level = castle.cells.front().y == castle.cells.back().y;
  std::vector<Cell> cells = castle.cells;
  for (const Cell cell : castle.cells)
    for (const int by : {-1, 1}) cells.push_back(level ? moved(cell, 0, by) : moved(cell, by, 0));
  return cells;
}

bool lies_in(const std::vector<Cell>& fief, const std::vector<Cell>& cells) {
  return std::any_of(cells.begin(), cells.end(), [&](Cell cell) {
    return std::find(fief.begin(), fief.end(), cell) != fief.end();
  });
}

const Symbol* rose_on(const Tile& tile) {
  const auto found = std::find_if(tile.symbols.begin(), tile.symbols.end(),
                                  [](const Symbol& symbol) { return symbol.name == "wind-rose"; });
  return found == tile.symbols.end() ? nullptr : &*found;
}

// A whole rose is "NWSE@W": its north points west on the tile as stored.
bool is_whole(const Symbol& rose) {
  return rose.detail.find('@') != std::string::npos;
}

struct Rose {
  Cell cell;
  int north = 0;  // quarter turns from the north of the table to the north of the rose
};

std::optional<Rose> last_rose(const Board& board) {
  constexpr std::string_view sides = "NESW";
  const auto& pieces = board.pieces();
  for (auto piece = pieces.rbegin(); piece != pieces.rend(); ++piece) {
    const Symbol* rose = rose_on(*piece->placement.tile);
    if (rose == nullptr || !is_whole(*rose)) continue;
    const auto stored = sides.find(rose->detail.back());
    return Rose{piece->placement.cell,
                (static_cast<int>(stored) + static_cast<int>(piece->placement.rotation)) % 4};
  }
  return std::nullopt;
}

bool lies_in_quarter(const Rose& rose, const Symbol& quarter, Cell cell) {
  int east = cell.x - rose.cell.x, south = cell.y - rose.cell.y;
  for (int turn = 0; turn < rose.north; ++turn) std::tie(east, south) = std::pair(south, -east);
  const auto named = [&](char side) { return quarter.detail.find(side) != std::string::npos; };
  return (named('N') ? south <= 0 : south >= 0) && (named('E') ? east >= 0 : east <= 0);
}

std::vector<ScoreTerm> church_terms(const GameTable& table, int player) {
  FeatureFacts church(Scored::Church);
  church.set("complete").add_player("most-around", table.colour(player));
  std::vector<ScoreTerm> terms;
  for (PlayerTerm& each : table.board.kit().formulas.player_terms(church))
    terms.push_back(std::move(each.term));
  return terms;
}

std::vector<ScoreTerm> castle_terms(const GameTable& table, int points) {
  FeatureFacts castle(Scored::Castle);
  return table.board.kit().formulas.terms(castle.set("complete").set("feature-points", points));
}

// A completed feature or scoring castle, as a candidate for the castles around it.
struct Worth {
  std::vector<Cell> cells;
  int points = 0;
};

void keep_best(CastleScores& scores, std::size_t castle, const Worth& worth) {
  for (CastleScore& score : scores) {
    if (score.castle != castle) continue;
    const bool chosen = score.chosen || worth.points != score.points;
    if (worth.points > score.points) score = {castle, worth.points, worth.cells.front()};
    score.chosen = chosen;
    return;
  }
  scores.push_back({castle, worth.points, worth.cells.front()});
}

bool has_score(const CastleScores& scores, std::size_t castle) {
  return std::any_of(scores.begin(), scores.end(),
                     [castle](const CastleScore& score) { return score.castle == castle; });
}

// Scores what the holder of a title has for features completed while it holds the title.
void score_holder(GameTable& table, int holder, std::string_view fact, std::string_view title,
                  int count, std::vector<ScoredPoints>& scored) {
  if (holder < 0 || count == 0) return;
  std::vector<ScoreTerm> terms = game_terms(table, fact, count);
  if (!terms.empty())
    add_points(table, scored, holder, std::string(title), std::nullopt, std::move(terms));
}

void score_titles_held(GameTable& table, const std::vector<FeatureRef>& completed,
                       std::vector<ScoredPoints>& scored) {
  const auto count = [&](FeatureKind kind) {
    return static_cast<int>(std::ranges::count(completed, kind, &FeatureRef::kind));
  };
  if (table.game->plays("king"))
    score_holder(table, table.king, "king-completions", "king", count(FeatureKind::City), scored);
  if (table.game->plays("robber"))
    score_holder(table, table.baron, "robber-baron-completions", "robber baron",
                 count(FeatureKind::Road), scored);
}

}  // namespace

std::vector<Cell> square_around(Cell middle) {
  std::vector<Cell> cells;
  for (int y = -1; y <= 1; ++y)
    for (int x = -1; x <= 1; ++x) cells.push_back(moved(middle, x, y));
  return cells;
}

void take_titles_and_goods(GameTable& table, const TurnFacts& turn,
                           const std::vector<FeatureRef>& completed,
                           std::vector<ScoredPoints>& scored) {
  score_titles_held(table, completed, scored);
  for (const FeatureRef& ref : completed) {
    if (!ref.node) continue;
    const int tiles = table.feature(ref).tiles;
    const bool city = ref.kind == FeatureKind::City;
    int& size = city ? table.king_size : table.baron_size;
    if (city) take_goods(table, turn.player, *ref.node);
    if (tiles <= size) continue;
    size = tiles;
    (city ? table.king : table.baron) = turn.player;
  }
}

std::vector<FeatureRef> lost_challenges(const GameTable& table,
                                        const std::vector<FeatureRef>& completed) {
  std::vector<FeatureRef> lost;
  for (const FeatureRef& ref : completed) {
    const auto rival = rival_of(ref.kind);
    if (!rival || table.figures_on(ref).empty()) continue;
    for (const Cell cell : square_around(ref.cell)) {
      const FeatureRef other{*rival, std::nullopt, cell};
      const bool also = std::any_of(
          completed.begin(), completed.end(),
          [&](const FeatureRef& each) { return each.kind == *rival && each.cell == cell; });
      if (!also && !table.figures_on(other).empty()) lost.push_back(other);
    }
  }
  return lost;
}

void score_wind_rose(GameTable& table, int player, const Placement& laid, TurnRecord& record) {
  const Symbol* quarter = rose_on(*laid.tile);
  if (quarter == nullptr || is_whole(*quarter)) return;
  const std::optional<Rose> rose = last_rose(table.board);
  if (!rose || !lies_in_quarter(*rose, *quarter, laid.cell)) return;
  add_points(table, record.scored, player, "wind rose", laid.cell,
             named(game_terms(table, "wind-roses", 1),
                   said("score-term.in-the-quarter", {{"quarter", quarter->detail}})));
}

void score_church(GameTable& table, const FeatureRef& ref, TurnRecord& record) {
  if (ref.kind != FeatureKind::Church) return;
  const std::vector<Cell> around = square_around(ref.cell);
  std::map<int, int> followers;
  int most = 0;
  for (const TableFigure& figure : table.figures)
    if (is_follower(figure.element) &&
        std::find(around.begin(), around.end(), figure.cell) != around.end())
      most = std::max(most, ++followers[figure.player]);
  for (const auto& [player, count] : followers)
    if (count == most)
      add_points(
          table, record.scored, player, "church", ref.cell,
          named(church_terms(table, player), said_count("score-term.followers-around", count)));
}

CastleScores castle_scores(const GameTable& table, const TurnFacts& turn,
                           const std::vector<FeatureRef>& completed) {
  CastleScores scores;
  if (table.castles.empty()) return scores;
  std::vector<Worth> worths;
  for (const FeatureRef& ref : completed)
    worths.push_back({table.feature(ref).cells, worth(table, ref)});
  // A castle that scores is in turn a candidate for the castles around it.
  for (std::size_t next = 0; next < worths.size(); ++next) {
    const Worth each = worths[next];
    for (std::size_t i = 0; i < table.castles.size(); ++i) {
      const Castle& castle = table.castles[i];
      if (castle.lord.empty() || castle.turn == turn.number) continue;
      if (!lies_in(fief_of(castle), each.cells) || each.cells == castle.cells) continue;
      const bool known = has_score(scores, i);
      keep_best(scores, i, each);
      if (!known) worths.push_back({castle.cells, each.points});
    }
  }
  return scores;
}

void score_castles(GameTable& table, const CastleScores& scores, TurnRecord& record) {
  for (const CastleScore& score : scores) {
    const std::string lord = table.castles[score.castle].lord;
    const TableFigure* figure = table.find(lord);
    if (figure == nullptr) continue;
    add_points(table, record.scored, figure->player, "castle",
               table.castles[score.castle].cells.front(),
               named(castle_terms(table, score.points),
                     said("score-term.completed-at", {{"place", to_text(score.of)}})));
    table.remove_alone(lord);
  }
}

void claim_gold(const GameTable& table, const FeatureRef& ref, std::vector<GoldClaim>& claims) {
  if (table.gold.empty()) return;
  const OccupiedFeature there = occupied(table, ref);
  GoldClaim claim;
  claim.cells = ref.node ? there.feature.cells : square_around(ref.cell);
  for (const std::string& player : holders_of(there.feature.facts, there.figures))
    claim.players.push_back(table.player_of(player));
  if (!claim.players.empty()) claims.push_back(std::move(claim));
}

void share_gold(GameTable& table, int first, const std::vector<GoldClaim>& claims) {
  const auto players = static_cast<int>(table.points.size());
  const auto take_one = [&](int player) {
    for (const GoldClaim& claim : claims) {
      if (std::find(claim.players.begin(), claim.players.end(), player) == claim.players.end())
        continue;
      for (const Cell cell : claim.cells)
        if (const auto found = table.gold.find(cell);
            found != table.gold.end() && found->second > 0) {
          --found->second;
          ++table.owned_gold[static_cast<std::size_t>(player)];
          return true;
        }
    }
    return false;
  };
  for (bool any = true; any;) {
    any = false;
    for (int i = 0; i < players; ++i) any = take_one((first + i) % players) || any;
  }
}

}  // namespace cartulary

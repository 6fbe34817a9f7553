#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/board/feature.h"
#include "engine/position/board_figures.h"
#include "engine/position/figure_reach.h"
#include "engine/referee/action_family.h"
#include "engine/referee/symbol_rules.h"
#include "engine/replay/table_actions.h"
#include "engine/scoring/majority.h"
#include "engine/text/said.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

constexpr std::string_view the_abbey = "abbey";
constexpr std::string_view the_castle = "castle";
constexpr std::string_view the_bridge = "bridge";
constexpr std::string_view the_tunnel = "tunnel";
constexpr std::string_view the_ferry = "ferry";
constexpr std::string_view the_change = "ferry-change";
constexpr std::string_view the_gold = "gold";
constexpr std::string_view the_flock = "flock";

// ---- an abbey

std::optional<std::vector<Move>> abbey_candidates(const RuledTable& ruled) {
  std::vector<Move> moves;
  const TileLayer& layer = ruled.seen.board().layer();
  for (int hole = 0; hole < layer.hole_count(); ++hole)
    moves.push_back(action_on(the_abbey, layer.hole(hole).cell));
  return moves;
}

std::optional<Refusal> abbey_refusal(const RuledTable& ruled, const Move& move) {
  if (ruled.seen.tile_at(*move.cell) != nullptr)
    return ruled.rules.refusal(said("referee.tile-lies-at", {{"cell", to_text(*move.cell)}}),
                               the_abbey);
  const bool closed = std::ranges::all_of(all_sides, [&](Side side) {
    return ruled.seen.tile_at(beside(*move.cell, side)) != nullptr;
  });
  if (closed) {
    Said crowded = crowded_cloister(ruled.seen.board(), *move.cell);
    if (crowded.empty() || !ruled.rules.knows("shrine")) return std::nullopt;
    return ruled.rules.refusal(std::move(crowded), "shrine");
  }
  return ruled.rules.refusal(said("referee.abbey-fills-hole"), the_abbey);
}

// ---- a castle

// The cities of the tile just laid, one move for each.
std::optional<std::vector<Move>> castle_candidates(const RuledTable& ruled) {
  std::vector<Move> moves;
  if (!ruled.table.moment.laid) return moves;
  const Cell laid = *ruled.table.moment.laid;
  const Placement& lies = ruled.seen.board().piece_at(laid)->placement;
  for (const std::string& at : spot_names(*lies.tile)) {
    const auto ref = feature_at(ruled.seen.board(), laid, at);
    if (!ref || ref->kind != FeatureKind::City) continue;
    moves.push_back(action_on(the_castle, laid));
    moves.back().place = place_as_it_lies(*lies.tile, lies.rotation, at).value_or(at);
  }
  return moves;
}

// The city that the move names; nothing if no city lies there.
std::optional<FeatureRef> city_of(const RuledTable& ruled, const Move& move) {
  const Board::Piece* piece = ruled.seen.board().piece_at(*move.cell);
  if (piece == nullptr) return std::nullopt;
  const Placement& lies = piece->placement;
  const auto at = place_as_stored(*lies.tile, lies.rotation, move.place);
  const auto ref =
      at ? feature_at(ruled.seen.board(), *move.cell, *at) : std::optional<FeatureRef>();
  return ref && ref->kind == FeatureKind::City ? ref : std::nullopt;
}

std::optional<Refusal> castle_refusal(const RuledTable& ruled, const Move& move) {
  const ChosenRules& rules = ruled.rules;
  const std::optional<FeatureRef> city = city_of(ruled, move);
  if (!city)
    return rules.refusal(said("referee.no-such-city", {{"cell", to_text(*move.cell)}}), the_castle);
  if (!is_castle_site(ruled.seen.board(), *city->node, rules.knows("castle-ends")))
    return rules.refusal(rules.knows("castle-ends") ? said("referee.castle-over-end-segments")
                                                    : said("referee.castle-over-half-circles"),
                         the_castle);
  const std::vector<std::size_t> there = ruled.seen.on(*city);
  const std::optional<Cell>& laid = ruled.table.moment.laid;
  const std::vector<Cell> cells = feature_of(ruled.seen.board(), *city->node).cells;
  if (laid && std::ranges::count(cells, *laid) == 0)
    return rules.refusal(said("referee.castle-at-completion"), the_castle);
  bool own = false, other = false;
  for (const std::size_t i : there) {
    const PositionFigure& figure = ruled.seen.figures()[i];
    if (is_follower(figure.figure))
      (!ruled.table.has_turn() || figure.player == ruled.table.moment.player ? own : other) = true;
  }
  if (own && !other) return std::nullopt;
  return rules.refusal(said("referee.castle-of-owner"), the_castle);
}

// ---- a bridge

// Over the tile just laid and those beside it, in both directions.
std::optional<std::vector<Move>> bridge_candidates(const RuledTable& ruled) {
  std::vector<Move> moves;
  if (!ruled.table.moment.laid) return moves;
  std::vector<Cell> cells{*ruled.table.moment.laid};
  for (const Side side : all_sides) cells.push_back(beside(cells.front(), side));
  for (const Cell cell : cells)
    for (const Side end : {Side::N, Side::W}) {
      moves.push_back(action_on(the_bridge, cell));
      moves.back().side = end;
    }
  return moves;
}

// Whether the tile just laid fits with the bridge.
bool makes_it_fit(const RuledTable& ruled, const Move& move) {
  Board board = ruled.seen.board();
  return board.build_bridge(*move.cell, *move.side).ok() &&
         !board.is_illegal(static_cast<int>(board.pieces().size()) - 1);
}

std::optional<Refusal> bridge_refusal(const RuledTable& ruled, const Move& move) {
  const ChosenRules& rules = ruled.rules;
  const GameMoment& moment = ruled.table.moment;
  const TurnSoFar& so_far = moment.so_far;
  if (!moment.laid) return rules.refusal(said("referee.no-tile-yet"), the_bridge);
  if (so_far.bridged) return rules.refusal(said("referee.bridge-once"), "bridge-once");
  if (so_far.bridges && *so_far.bridges <= 0)
    return rules.refusal(said("referee.no-bridge-left"), "bridge-supply");
  if (rules.knows("bridge-at-once") && (so_far.acted || moment.step == GameStep::EndOfTurn))
    return rules.refusal(said("referee.bridge-at-once"), "bridge-at-once");
  const Cell laid = *moment.laid;
  if (std::abs(move.cell->x - laid.x) + std::abs(move.cell->y - laid.y) > 1)
    return rules.refusal(said("referee.bridge-goes-over", {{"cell", to_text(laid)}}), the_bridge);
  if (Said fault = ruled.seen.board().bridge_fault(*move.cell, *move.side); !fault.empty())
    return rules.refused(std::move(fault), the_bridge);
  if (*move.cell != laid && rules.knows("bridge-beside"))
    return Refusal{said("referee.bridge-beside-open"), rules.rule_of("bridge-beside"),
                   Refusal::Kind::Open};
  if (moment.waits_for == the_bridge && !makes_it_fit(ruled, move))
    return rules.refusal(said("referee.unfit-with-bridge"), "bridge-fit");
  return std::nullopt;
}

// ---- a tunnel token

// How many tokens of the pair the player has on the table.
int tokens_of(const RuledTable& ruled, int pair) {
  return static_cast<int>(
      std::ranges::count_if(ruled.seen.figures(), [&](const PositionFigure& figure) {
        return figure.figure == tunnel_token_element && figure.pair == pair &&
               figure.player == ruled.table.moment.player;
      }));
}

// Pairs of which no token lies are all alike, so that the first of them will do.
std::vector<int> pairs_to_try(const RuledTable& ruled) {
  if (!ruled.table.has_turn()) return {1};
  std::vector<int> pairs;
  bool fresh = false;
  for (int pair = 1; pair <= ruled.table.moment.so_far.tunnel_pairs.value_or(1); ++pair) {
    const int tokens = tokens_of(ruled, pair);
    if (tokens == 1 || (tokens == 0 && !fresh)) pairs.push_back(pair);
    fresh = fresh || tokens == 0;
  }
  return pairs;
}

std::optional<std::vector<Move>> tunnel_candidates(const RuledTable& ruled) {
  std::vector<Move> moves;
  const std::vector<int> pairs = pairs_to_try(ruled);
  for (const Board::Piece& piece : ruled.seen.board().pieces())
    for (const std::string& at : opening_names(piece))
      for (const int pair : pairs) {
        const Placement& lies = piece.placement;
        moves.push_back(action_on(the_tunnel, lies.cell));
        moves.back().place = place_as_it_lies(*lies.tile, lies.rotation, at).value_or(at);
        if (pair > 1) moves.back().number = pair;
      }
  return moves;
}

std::optional<Node> opening_named(const RuledTable& ruled, const Move& move) {
  const Board& board = ruled.seen.board();
  const Board::Piece* piece = board.piece_at(*move.cell);
  if (piece == nullptr) return std::nullopt;
  const Placement& lies = piece->placement;
  const auto at = place_as_stored(*lies.tile, lies.rotation, move.place);
  return at ? opening_of(board, *move.cell, *at) : std::nullopt;
}

std::optional<Refusal> tunnel_refusal(const RuledTable& ruled, const Move& move) {
  const ChosenRules& rules = ruled.rules;
  const std::optional<Node> opening = opening_named(ruled, move);
  if (!opening)
    return rules.refusal(said("referee.no-tunnel-opening", {{"cell", to_text(*move.cell)}}),
                         the_tunnel);
  for (const PositionFigure& figure : ruled.seen.figures())
    if (figure.figure == tunnel_token_element &&
        opening_of(ruled.seen.board(), figure.cell, figure.at) == opening)
      return rules.refusal(said("referee.opening-has-token"), the_tunnel);
  const TurnSoFar& so_far = ruled.table.moment.so_far;
  if (so_far.tunnelled) return rules.refusal(said("referee.tunnel-once"), the_tunnel);
  if (!ruled.table.has_turn()) return std::nullopt;
  const int pair = move.number.value_or(1);
  if (so_far.tunnel_pairs && pair > *so_far.tunnel_pairs)
    return rules.refusal(said_count("referee.tunnel-pairs", *so_far.tunnel_pairs), "tunnel-supply");
  if (tokens_of(ruled, pair) > 1) return rules.refusal(said("referee.pair-lies"), "tunnel-supply");
  return std::nullopt;
}

// ---- a ferry

using Ends = std::array<Side, 2>;

// A ferry on that lake, in each way.
void add_ferries(const RuledTable& ruled, Cell cell, std::vector<Move>& moves) {
  constexpr std::array<Ends, 6> ways = {{{Side::N, Side::W},
                                         {Side::N, Side::E},
                                         {Side::N, Side::S},
                                         {Side::W, Side::E},
                                         {Side::W, Side::S},
                                         {Side::E, Side::S}}};
  for (const Ends& ends : ways) {
    if (!ruled.seen.board().ferry_fault(cell, ends).empty()) continue;
    moves.push_back(action_on(the_ferry, cell));
    moves.back().ends = ends;
  }
}

int laid_piece(const RuledTable& ruled) {
  const Board& board = ruled.seen.board();
  return static_cast<int>(board.piece_at(*ruled.table.moment.laid) - board.pieces().data());
}

std::optional<std::vector<Move>> ferry_candidates(const RuledTable& ruled) {
  std::vector<Move> moves;
  const std::optional<Cell>& laid = ruled.table.moment.laid;
  if (laid && ruled.seen.board().ferry_at(*laid) == nullptr) add_ferries(ruled, *laid, moves);
  return moves;
}

std::optional<std::vector<Move>> change_candidates(const RuledTable& ruled) {
  std::vector<Move> moves;
  if (!ruled.table.moment.laid || ruled.seen.board().ferries().empty()) return moves;
  for (const FirstFerry& ferry : first_ferries(ruled.seen.board(), laid_piece(ruled)))
    add_ferries(ruled, ferry.cell, moves);
  return moves;
}

// Why it is too early for a ferry, or the game does not have that one.
std::optional<Refusal> no_ferry_now(const RuledTable& ruled, const Move& move) {
  const ChosenRules& rules = ruled.rules;
  if (!ruled.table.moment.laid) return rules.refusal(said("referee.no-tile-yet"), the_ferry);
  if (Said fault = ruled.seen.board().ferry_fault(*move.cell, *move.ends); !fault.empty())
    return rules.refused(std::move(fault), the_ferry);
  const GameMoment& moment = ruled.table.moment;
  if (!ruled.table.has_turn() || moment.waits_for.starts_with(the_ferry)) return std::nullopt;
  return rules.refusal(moment.step == GameStep::EndOfTurn ? said("referee.no-ferry-left")
                                                          : said("referee.ferry-after-figure"),
                       "ferry-order");
}

// Whether a follower of the player, on a typed board of anybody, stands on a road of the lake.
bool has_thief_on(const RuledTable& ruled, Cell lake) {
  const RefereeTable& table = ruled.table;
  return std::ranges::any_of(ruled.seen.figures(), [&](const PositionFigure& figure) {
    return figure.cell == lake && figure.at.starts_with("road") && is_follower(figure.figure) &&
           (!table.has_turn() || figure.player == table.moment.player);
  });
}

std::optional<Refusal> ferry_refusal(const RuledTable& ruled, const Move& move) {
  if (auto early = no_ferry_now(ruled, move)) return early;
  const ChosenRules& rules = ruled.rules;
  if (*move.cell != *ruled.table.moment.laid)
    return rules.refusal(said("referee.ferry-on-new-lake"), the_ferry);
  if (rules.knows("ferry-thief") && !has_thief_on(ruled, *move.cell))
    return Refusal{said("referee.ferry-thief-open"), rules.rule_of("ferry-thief"),
                   Refusal::Kind::Open};
  return std::nullopt;
}

// Of several directions some printings let the two nearest ferries be turned.
std::optional<Refusal> is_third_ferry(const RuledTable& ruled, const FirstFerry& ferry,
                                      const std::vector<FirstFerry>& first) {
  if (!ruled.rules.knows("ferry-two")) return std::nullopt;
  const Cell laid = *ruled.table.moment.laid;
  const auto turned = std::ranges::count_if(ruled.table.moment.so_far.ferries,
                                            [&](Cell each) { return each != laid; });
  const auto nearer = std::ranges::count_if(
      first, [&](const FirstFerry& other) { return other.tiles < ferry.tiles; });
  if (turned < 2 && nearer < 2) return std::nullopt;
  return ruled.rules.refusal(said("referee.ferry-nearest-two"), "ferry-two");
}

std::optional<Refusal> change_refusal(const RuledTable& ruled, const Move& move) {
  if (auto early = no_ferry_now(ruled, move)) return early;
  const ChosenRules& rules = ruled.rules;
  const Board& board = ruled.seen.board();
  const GameMoment& moment = ruled.table.moment;
  if (*move.cell == *moment.laid || std::ranges::count(moment.so_far.ferries, *move.cell) > 0)
    return rules.refusal(said("referee.ferry-stays"), "ferry-once");
  if (moment.waits_for == the_ferry)
    return rules.refusal(said("referee.new-lake-first"), "ferry-once");
  const std::vector<FirstFerry> first = first_ferries(board, laid_piece(ruled));
  const auto ferry = std::ranges::find(first, *move.cell, &FirstFerry::cell);
  if (ferry == first.end())
    return rules.refusal(said("referee.ferry-first-along-road"), the_change);
  if (ends_name(board.ends_of(*board.ferry_at(*move.cell))) == ends_name(*move.ends))
    return rules.refusal(said("referee.ferry-joins-already"), the_change);
  return is_third_ferry(ruled, *ferry, first);
}

// ---- gold

std::optional<std::vector<Move>> gold_candidates(const RuledTable& ruled) {
  std::vector<Move> moves;
  if (!ruled.table.moment.laid) return moves;
  for (int y = -1; y <= 1; ++y)
    for (int x = -1; x <= 1; ++x)
      moves.push_back(action_on(the_gold, moved(*ruled.table.moment.laid, x, y)));
  return moves;
}

std::optional<Refusal> gold_refusal(const RuledTable& ruled, const Move& move) {
  const ChosenRules& rules = ruled.rules;
  const std::optional<Cell>& laid = ruled.table.moment.laid;
  if (!laid || !has_symbol(*ruled.seen.tile_at(*laid), the_gold))
    return rules.refusal(said("referee.no-gold-mine"), the_gold);
  if (ruled.seen.tile_at(*move.cell) == nullptr)
    return rules.refusal(said("referee.no-tile-at", {{"cell", to_text(*move.cell)}}), the_gold);
  const int across = std::abs(move.cell->x - laid->x), down = std::abs(move.cell->y - laid->y);
  if (across <= 1 && down <= 1 && across + down > 0) return std::nullopt;
  return rules.refusal(said("referee.second-gold"), the_gold);
}

// ---- a flock

std::optional<std::vector<Move>> flock_candidates(const RuledTable&) {
  std::vector<Move> moves;
  for (const std::string_view choice : flock_choices)
    moves.push_back(action_with(the_flock, choice));
  return moves;
}

std::optional<Refusal> flock_refusal(const RuledTable& ruled, const Move&) {
  if (ruled.table.has_turn()) return std::nullopt;
  return Refusal{said("referee.turn-untold"), ruled.rules.rule_of(the_flock),
                 Refusal::Kind::Untold};
}

using When = ActionFamily::When;
constexpr std::array<ActionFamily, 8> of_the_land = {{
    {the_abbey, the_abbey, When::Tile, "referee.may-put-abbey", "", abbey_candidates,
     abbey_refusal},
    {the_bridge, the_bridge, When::Laid, "referee.may-build-bridge", "referee.when-bridge",
     bridge_candidates, bridge_refusal},
    {the_tunnel, the_tunnel, When::Turn, "referee.may-put-tunnel", "", tunnel_candidates,
     tunnel_refusal},
    {the_ferry, the_ferry, When::Laid, "referee.may-put-ferry", "referee.when-ferry",
     ferry_candidates, ferry_refusal},
    {the_change, the_ferry, When::Laid, "referee.may-turn-ferry", "referee.when-turn-ferry",
     change_candidates, change_refusal},
    {the_castle, the_castle, When::Waiting, "referee.may-build-castle", "referee.when-castle",
     castle_candidates, castle_refusal},
    {the_gold, the_gold, When::Waiting, "referee.may-put-gold", "referee.when-gold",
     gold_candidates, gold_refusal},
    {the_flock, "shepherd", When::Waiting, "referee.may-use-flock", "referee.when-flock",
     flock_candidates, flock_refusal},
}};

}  // namespace

std::string_view land_action(const RuledTable& ruled, const Move& move) {
  const bool turns = move.action == the_ferry && ruled.seen.board().ferry_at(*move.cell) != nullptr;
  return turns ? the_change : std::string_view(move.action);
}

std::span<const ActionFamily> land_families() {
  return of_the_land;
}

}  // namespace cartulary

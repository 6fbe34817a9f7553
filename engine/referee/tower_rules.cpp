#include <algorithm>
#include <array>

#include "engine/position/figure_reach.h"
#include "engine/referee/action_family.h"
#include "engine/replay/saved_game.h"
#include "engine/text/said.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

constexpr std::string_view the_tower = "tower";
constexpr std::string_view the_capture = "capture";
constexpr std::string_view the_exchange = "exchange";
constexpr std::string_view the_ransom = "ransom";

// ---- a tower piece

std::optional<std::vector<Move>> tower_candidates(const RuledTable& ruled) {
  std::vector<Move> moves;
  for (const Board::Piece& piece : ruled.seen.board().pieces())
    if (has_symbol(*piece.placement.tile, foundation_symbol))
      moves.push_back(action_on(the_tower, piece.placement.cell));
  return moves;
}

std::optional<Refusal> tower_refusal(const RuledTable& ruled, const Move& move) {
  const Tile* tile = ruled.seen.tile_at(*move.cell);
  if (tile == nullptr || !has_symbol(*tile, foundation_symbol))
    return ruled.rules.refusal(said("wrong-figure.no-foundation", {{"cell", to_text(*move.cell)}}),
                               the_tower);
  if (ruled.seen.guard_at(*move.cell))
    return ruled.rules.refusal(said("referee.tower-is-closed"), "guard");
  const std::optional<int>& left = ruled.table.moment.so_far.tower_pieces;
  if (left && *left <= 0)
    return ruled.rules.refusal(said("referee.no-tower-piece-left"), the_tower);
  return std::nullopt;
}

// ---- a capture

std::optional<std::vector<Move>> capture_candidates(const RuledTable& ruled) {
  const std::optional<Cell>& raised = ruled.table.moment.so_far.raised;
  if (!raised) return std::nullopt;
  const std::vector<Cell> range =
      tower_range(ruled.seen.board(), *raised, ruled.seen.tower_pieces(*raised));
  std::vector<Move> moves;
  for (std::size_t i = 0; i < ruled.seen.figures().size(); ++i) {
    const PositionFigure& figure = ruled.seen.figures()[i];
    if (!figure.player.empty() && std::ranges::binary_search(range, figure.cell))
      moves.push_back(action_on(ruled, the_capture, i));
  }
  return moves;
}

// Why a figure in range is not captured.
std::optional<Refusal> safe(const RuledTable& ruled, std::size_t figure) {
  const ChosenRules& rules = ruled.rules;
  const std::string& element = ruled.seen.figures()[figure].figure;
  if (!rules.brings(element)) return rules.not_brought(element);
  const FigureCell* says = rules.says(element, "captured");
  if (says == nullptr || says->answer != FigureAnswer::Yes)
    return Refusal{said("referee.not-captured", {{"figure", spaced(element)}}),
                   says == nullptr ? rules.rule_of(the_capture) : first_rule(*says)};
  if (ruled.seen.is_lord(figure))
    return rules.refusal(said("referee.safe-in-castle"), "capture-castle");
  if (ruled.seen.is_guard(figure) && rules.knows("capture-guard"))
    return rules.refusal(said("referee.safe-on-tower"), "capture-guard");
  return std::nullopt;
}

// Why none of the figures is captured, if so.
std::optional<Refusal> all_safe(const RuledTable& ruled, const std::vector<std::size_t>& figures) {
  std::optional<Refusal> refusal;
  for (const std::size_t figure : figures) {
    refusal = safe(ruled, figure);
    if (!refusal) break;
  }
  return refusal;
}

// On a board that does not tell which tower just grew.
std::optional<Refusal> captured_by_some_tower(const RuledTable& ruled,
                                              const std::vector<std::size_t>& figures) {
  if (auto refusal = all_safe(ruled, figures)) return refusal;
  if (ruled.seen.find("tower-piece") == nullptr)
    return ruled.rules.refusal(said("referee.no-tower-piece-lies"), the_capture);
  return Refusal{said("referee.raised-tower-untold"), ruled.rules.rule_of(the_capture),
                 Refusal::Kind::Untold};
}

std::optional<Refusal> capture_refusal(const RuledTable& ruled, const Move& move) {
  const ChosenRules& rules = ruled.rules;
  const std::optional<Cell>& raised = ruled.table.moment.so_far.raised;
  const std::vector<std::size_t> meant = figures_meant(ruled, move);
  if (meant.empty()) return nobody_there(ruled, move);
  if (!raised) return captured_by_some_tower(ruled, meant);
  const int pieces = ruled.seen.tower_pieces(*raised);
  if (!std::ranges::binary_search(tower_range(ruled.seen.board(), *raised, pieces), *move.cell))
    return rules.refusal(
        said("referee.out-of-range",
             {{"tower", to_text(*raised)}, {"n", pieces}, {"cell", to_text(*move.cell)}}),
        "range");
  return all_safe(ruled, meant);
}

// ---- prisoners

Move on_prisoner(std::string_view action, const Prisoner& prisoner) {
  Move move;
  move.kind = Move::Kind::Action;
  move.action = action;
  move.player = prisoner.player;
  move.figure = prisoner.figure;
  return move;
}

std::optional<std::vector<Move>> prisoner_moves(const RuledTable& ruled, std::string_view action) {
  if (!ruled.table.has_turn()) return std::nullopt;
  std::vector<Move> moves;
  for (const Prisoner& prisoner : ruled.table.prisoners) {
    Move move = on_prisoner(action, prisoner);
    if (std::ranges::none_of(moves, [&](const Move& other) {
          return other.player == move.player && other.figure == move.figure;
        }))
      moves.push_back(std::move(move));
  }
  return moves;
}

std::optional<std::vector<Move>> exchange_candidates(const RuledTable& ruled) {
  return prisoner_moves(ruled, the_exchange);
}

std::optional<std::vector<Move>> ransom_candidates(const RuledTable& ruled) {
  return prisoner_moves(ruled, the_ransom);
}

Refusal prisoners_untold(const RuledTable& ruled, std::string_view move) {
  return {said("referee.captured-untold"), ruled.rules.rule_of(move), Refusal::Kind::Untold};
}

// Whether the two players hold figures of each other.
bool hold_each_other(const RuledTable& ruled, const std::string& a, const std::string& b) {
  const auto holds = [&](const std::string& captor, const std::string& owner) {
    return std::ranges::any_of(ruled.table.prisoners, [&](const Prisoner& each) {
      return each.captor == captor && each.player == owner;
    });
  };
  return holds(a, b) && holds(b, a);
}

std::optional<Refusal> exchange_refusal(const RuledTable& ruled, const Move& move) {
  if (!ruled.table.has_turn()) return prisoners_untold(ruled, the_exchange);
  if (move.player != ruled.table.moment.player)
    return ruled.rules.refusal(said("referee.owner-chooses"), the_exchange);
  for (const Prisoner& prisoner : ruled.table.prisoners)
    if (prisoner.player == move.player && prisoner.figure == move.figure &&
        hold_each_other(ruled, prisoner.captor, prisoner.player))
      return std::nullopt;
  return ruled.rules.refusal(
      said("referee.no-exchange",
           {{"by", move.player}, {"player", move.player}, {"figure", spaced(move.figure)}}),
      the_exchange);
}

std::optional<Refusal> ransom_refusal(const RuledTable& ruled, const Move& move) {
  if (!ruled.table.has_turn()) return prisoners_untold(ruled, the_ransom);
  if (move.player != ruled.table.moment.so_far.player)
    return ruled.rules.refusal(said("referee.ransom-of-own"), the_ransom);
  if (std::ranges::none_of(ruled.table.prisoners, [&](const Prisoner& each) {
        return each.player == move.player && each.figure == move.figure;
      }))
    return ruled.rules.refusal(
        said("referee.nobody-holds", {{"player", move.player}, {"figure", spaced(move.figure)}}),
        the_ransom);
  if (ruled.table.moment.so_far.ransomed)
    return ruled.rules.refusal(said("referee.one-ransom"), the_ransom);
  return std::nullopt;
}

using When = ActionFamily::When;
constexpr std::array<ActionFamily, 4> of_the_tower = {{
    {the_tower, the_tower, When::Figure, "referee.may-add-tower-piece", "", tower_candidates,
     tower_refusal},
    {the_capture, the_tower, When::Waiting, "referee.may-capture", "referee.when-capture",
     capture_candidates, capture_refusal},
    {the_exchange, the_tower, When::Waiting, "referee.may-exchange", "referee.when-exchange",
     exchange_candidates, exchange_refusal},
    {the_ransom, the_tower, When::Turn, "referee.may-ransom", "", ransom_candidates,
     ransom_refusal},
}};

}  // namespace

std::span<const ActionFamily> tower_families() {
  return of_the_tower;
}

}  // namespace cartulary

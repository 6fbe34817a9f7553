#include <algorithm>
#include <array>

#include "engine/position/figure_reach.h"
#include "engine/referee/action_family.h"
#include "engine/scoring/majority.h"
#include "engine/text/said.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

constexpr std::string_view the_dragon = "dragon";
constexpr std::string_view the_fairy = "fairy";
constexpr std::string_view the_princess = "princess";

// ---- the dragon's steps

std::optional<std::vector<Move>> dragon_candidates(const RuledTable& ruled) {
  std::vector<Move> moves;
  const PositionFigure* figure = ruled.seen.find(the_dragon);
  if (figure == nullptr) return moves;
  for (const Side side : all_sides) {
    moves.push_back(action_on(the_dragon, beside(figure->cell, side)));
    moves.back().side = side;
  }
  return moves;
}

std::optional<Refusal> dragon_refusal(const RuledTable& ruled, const Move& move) {
  const ChosenRules& rules = ruled.rules;
  const PositionFigure* figure = ruled.seen.find(the_dragon);
  if (figure == nullptr) return rules.refusal(said("referee.no-dragon"), "dragon-waits");
  const std::optional<Cell>& laid = ruled.table.moment.laid;
  if (laid && !has_symbol(*ruled.seen.tile_at(*laid), the_dragon))
    return rules.refusal(said("referee.no-dragon-on-tile"), "dragon-shown");
  const Cell next = beside(figure->cell, *move.side);
  const Tile* tile = ruled.seen.tile_at(next);
  if (tile == nullptr)
    return rules.refusal(said("referee.no-tile-at", {{"cell", to_text(next)}}), "dragon-limits");
  if (tile->shape == Shape::StartPiecePart)
    return rules.refusal(said("referee.dragon-not-into-carcassonne"), "dragon-limits");
  if (std::ranges::count(ruled.table.moment.so_far.flown, next) > 0)
    return rules.refusal(said("referee.dragon-was-there", {{"cell", to_text(next)}}),
                         "dragon-limits");
  const PositionFigure* guard = ruled.seen.find(the_fairy);
  if (guard != nullptr && guard->cell == next)
    return rules.refusal(said("referee.fairy-keeps-dragon-off"), "fairy-protection");
  return std::nullopt;
}

// ---- the fairy

// The followers of the player on a tile, and whether the fairy may join each.
struct FairyHosts {
  std::vector<std::size_t> any, may;
};

FairyHosts fairy_hosts(const RuledTable& ruled, Cell cell) {
  FairyHosts hosts;
  for (std::size_t i = 0; i < ruled.seen.figures().size(); ++i) {
    const PositionFigure& figure = ruled.seen.figures()[i];
    if (figure.cell != cell || figure.player != ruled.table.moment.player) continue;
    const FigureCell* says = ruled.rules.says(figure.figure, the_fairy);
    if (says == nullptr || says->answer != FigureAnswer::Yes) continue;
    hosts.any.push_back(i);
    if (!ruled.seen.is_lord(i) || !ruled.rules.knows("fairy-castle")) hosts.may.push_back(i);
  }
  return hosts;
}

bool any_follower_on(const RuledTable& ruled, Cell cell) {
  return std::ranges::any_of(ruled.seen.figures(), [&](const PositionFigure& figure) {
    return figure.cell == cell && !figure.player.empty() && is_follower(figure.figure);
  });
}

std::optional<std::vector<Move>> fairy_candidates(const RuledTable& ruled) {
  if (!ruled.table.has_turn()) return std::nullopt;
  std::vector<Move> moves;
  for (const Board::Piece& piece : ruled.seen.board().pieces())
    if (!fairy_hosts(ruled, piece.placement.cell).any.empty())
      moves.push_back(action_on(the_fairy, piece.placement.cell));
  return moves;
}

std::optional<Refusal> fairy_refusal(const RuledTable& ruled, const Move& move) {
  if (!ruled.table.has_turn()) {
    if (!any_follower_on(ruled, *move.cell))
      return ruled.rules.refusal(said("referee.no-follower-at", {{"cell", to_text(*move.cell)}}),
                                 the_fairy);
    return Refusal{said("referee.turn-of-fairy-untold"), ruled.rules.rule_of(the_fairy),
                   Refusal::Kind::Untold};
  }
  const FairyHosts hosts = fairy_hosts(ruled, *move.cell);
  const std::string& player = ruled.table.moment.player;
  if (hosts.any.empty())
    return ruled.rules.refusal(
        said("referee.no-follower-of", {{"player", player}, {"cell", to_text(*move.cell)}}),
        the_fairy);
  if (hosts.may.empty())
    return ruled.rules.refusal(said("referee.fairy-not-in-castle"), "fairy-castle");
  const PositionFigure* figure = ruled.seen.find(the_fairy);
  if (figure == nullptr || figure->cell != *move.cell) return std::nullopt;
  const bool others = std::ranges::any_of(hosts.may, [&](std::size_t i) {
    return !figure->at.empty() && ruled.seen.figures()[i].at != figure->at;
  });
  if (others) return std::nullopt;
  return ruled.rules.refusal(said("referee.fairy-stands-there"), the_fairy);
}

// ---- the princess

// The cities of the tile just laid that show a princess.
std::vector<FeatureRef> princess_cities(const RuledTable& ruled) {
  std::vector<FeatureRef> cities;
  if (!ruled.table.moment.laid) return cities;
  const Cell laid = *ruled.table.moment.laid;
  const Board::Piece& piece = *ruled.seen.board().piece_at(laid);
  const Tile& tile = *piece.placement.tile;
  for (std::size_t i = 0; i < tile.segments.size(); ++i)
    if (tile.segments[i].has(SegmentMark::Princess))
      cities.push_back({FeatureKind::City,
                        static_cast<Node>(piece.first_node + piece.kit->layout->first_nodes[i]),
                        laid});
  return cities;
}

bool stands_in(const RuledTable& ruled, std::size_t figure, const std::vector<FeatureRef>& cities) {
  const std::optional<FeatureRef>& place = ruled.seen.place(figure);
  return place && std::ranges::any_of(cities, [&](const FeatureRef& city) {
           return ruled.seen.same(*place, city);
         });
}

std::optional<std::vector<Move>> princess_candidates(const RuledTable& ruled) {
  std::vector<Move> moves;
  const std::vector<FeatureRef> cities = princess_cities(ruled);
  for (std::size_t i = 0; i < ruled.seen.figures().size(); ++i)
    if (!ruled.seen.figures()[i].player.empty() && stands_in(ruled, i, cities))
      moves.push_back(action_on(ruled, the_princess, i));
  return moves;
}

std::optional<Refusal> princess_refusal(const RuledTable& ruled, const Move& move) {
  const ChosenRules& rules = ruled.rules;
  const std::vector<FeatureRef> cities = princess_cities(ruled);
  if (cities.empty()) return rules.refusal(said("referee.no-princess"), the_princess);
  std::vector<std::size_t> meant = figures_meant(ruled, move);
  if (meant.empty()) return nobody_there(ruled, move);
  std::erase_if(meant, [&](std::size_t i) { return !stands_in(ruled, i, cities); });
  if (meant.empty()) return rules.refusal(said("referee.not-in-her-city"), the_princess);
  const FigureCell* says = rules.says(move.figure, the_princess);
  if (says != nullptr && says->answer == FigureAnswer::Yes) return std::nullopt;
  return Refusal{said("referee.not-sent-home", {{"figure", spaced(move.figure)}}),
                 says == nullptr ? rules.rule_of(the_princess) : first_rule(*says)};
}

using When = ActionFamily::When;
constexpr std::array<ActionFamily, 3> of_the_dragon = {{
    {the_dragon,
     the_dragon,
     When::Waiting,
     "referee.may-fly-dragon",
     "referee.when-dragon",
     dragon_candidates,
     dragon_refusal,
     {},
     "dragon-shown"},
    {the_fairy, the_fairy, When::Figure, "referee.may-move-fairy", "", fairy_candidates,
     fairy_refusal},
    {the_princess, the_princess, When::Figure, "referee.may-send-knight-home", "",
     princess_candidates, princess_refusal},
}};

}  // namespace

std::span<const ActionFamily> dragon_families() {
  return of_the_dragon;
}

}  // namespace cartulary

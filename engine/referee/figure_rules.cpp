#include "engine/referee/figure_rules.h"

#include <algorithm>

#include "engine/position/figure_reach.h"
#include "engine/replay/saved_game.h"
#include "engine/scoring/majority.h"
#include "engine/text/said.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

// The places of the tile there that a figure may be asked about: for a barn the corners, otherwise
// the rest.
std::vector<std::string> places_for(std::string_view figure, const Board& board, Cell cell) {
  const Tile& tile = *board.piece_at(cell)->placement.tile;
  std::vector<std::string> places = spot_names(board, cell);
  std::erase_if(places, [&](const std::string& at) {
    return at.starts_with("corner") != (figure == "barn");
  });
  if (has_symbol(tile, foundation_symbol)) places.emplace_back(game_place::tower);
  return places;
}

std::string lies_at(const Board& board, Cell cell, const std::string& at) {
  if (at == game_place::tower) return at;
  const Placement& placement = board.piece_at(cell)->placement;
  return place_as_it_lies(*placement.tile, placement.rotation, at).value_or("");
}

Refusal alone(const ChosenRules& rules, std::string_view figure, const FeatureRef& place) {
  const std::string_view feature = called(place.kind);
  return rules.refusal(figure == "builder" ? said("referee.lonely-builder", {{"feature", feature}})
                                           : said("referee.lonely-pig", {{"feature", feature}}),
                       figure);
}

bool needs_company(std::string_view figure) {
  return figure == "builder" || figure == "pig";
}

// The move by which a builder or pig joins a follower: "pig-joins".
std::string joining_move(std::string_view figure) {
  return std::string(figure) + "-joins";
}

}  // namespace

std::optional<Refusal> kind_refusal(const ChosenRules& rules, std::string_view figure,
                                    FeatureKind kind) {
  if (!rules.brings(figure)) return rules.not_brought(figure);
  const FigureCell* cell = rules.says(figure, deploy_question(kind));
  if (cell == nullptr || cell->answer == FigureAnswer::Yes ||
      cell->answer == FigureAnswer::Conditional)
    return std::nullopt;
  return Refusal{
      said("referee.not-deployed-to", {{"figure", spaced(figure)}, {"feature", called(kind)}}),
      first_rule(*cell)};
}

std::optional<Refusal> lonely_refusal(const ChosenRules& rules, const SeenTable& seen,
                                      const PositionFigure& figure, const FeatureRef& place) {
  if (!needs_company(figure.figure)) return std::nullopt;
  for (const std::size_t i : seen.on(place))
    if (seen.figures()[i].player == figure.player && is_follower(seen.figures()[i].figure))
      return std::nullopt;
  return alone(rules, figure.figure, place);
}

int FigureRules::standing(std::string_view figure, std::string_view player) const {
  int sum = 0;
  for (const PositionFigure& stands : table_.figures)
    if (stands.player == player && stands.figure == figure) sum += stands.count;
  return sum;
}

bool FigureRules::has_left(const GuideFigure& figure) const {
  if (!table_.has_turn()) return true;
  const auto told = table_.each.find(figure.element);
  const int each = told != table_.each.end() ? told->second : table_.each.empty() ? figure.each : 0;
  if (each == 0) return table_.each.empty();
  const std::string& player = table_.moment.player;
  const auto captured = std::ranges::count_if(table_.prisoners, [&](const Prisoner& prisoner) {
    return prisoner.player == player && prisoner.figure == figure.element;
  });
  return standing(figure.element, player) + captured < each;
}

bool FigureRules::all_stand(std::string_view figure, std::string_view player) const {
  const std::optional<int> each = rules_.each(figure);
  return each && standing(figure, player) >= *each;
}

bool FigureRules::portal_lies() const {
  return table_.moment.laid && rules_.knows("portal") && table_.plays("portal") &&
         has_symbol(*seen_.tile_at(*table_.moment.laid), portal_symbol);
}

std::optional<Refusal> FigureRules::refusal(std::string_view figure, Cell cell,
                                            const std::string& at) const {
  const Tile* tile = seen_.tile_at(cell);
  if (tile == nullptr)
    return rules_.refusal(said("referee.no-tile-at", {{"cell", to_text(cell)}}), "deploy");
  if (auto wrong = turn_refusal(figure)) return wrong;
  if (at == game_place::tower) return tower_refusal(figure, cell);
  if (figure != "barn" && at.starts_with("corner"))
    return rules_.refusal(said("referee.barn-at-corners"), "deploy");
  const std::optional<FeatureRef> place = feature_at(seen_.board(), cell, at);
  if (!place) {
    std::vector<std::string> names = places_for(figure, seen_.board(), cell);
    for (std::string& name : names)
      if (std::string lies = lies_at(seen_.board(), cell, name); !lies.empty())
        name = std::move(lies);
    return rules_.refusal(
        said("referee.no-such-place", {{"cell", to_text(cell)}, {"names", joined(names)}}),
        "deploy");
  }
  if (auto wrong = kind_refusal(rules_, figure, place->kind)) return wrong;
  if (figure == "barn") return barn_refusal(cell, at, *place);
  if (auto wrong = tile_refusal(figure, cell, *place)) return wrong;
  return occupied(figure, *place);
}

// In the boxes of 2025 a builder or pig joins the follower that was just put.
bool FigureRules::joins(std::string_view figure) const {
  return needs_company(figure) && rules_.knows(joining_move(figure));
}

// Whether the follower is the one that a figure of this turn may join.
bool FigureRules::may_be_joined(const PositionFigure& follower) const {
  return follower.cell == table_.moment.laid &&
         (follower.figure == "follower" || follower.figure == "large-follower");
}

// After a figure was put, or something was done in its place, only the phantom may follow, and what
// joins the figure.
std::optional<Refusal> FigureRules::turn_refusal(std::string_view figure) const {
  if (!table_.moment.so_far.acted || joins(figure) ||
      (figure == phantom_element && rules_.knows("phantom")))
    return std::nullopt;
  return rules_.refusal(said("referee.only-phantom-follows"), "one-thing");
}

std::optional<Refusal> FigureRules::tower_refusal(std::string_view figure, Cell cell) const {
  const FigureCell* says = rules_.says(figure, "deploy/tower");
  const auto by_guard = [&](Said why) {
    std::string rule = rules_.rule_of("guard");
    if (rule.empty()) rule = says == nullptr ? rules_.rule_of("deploy") : first_rule(*says);
    return Refusal{std::move(why), std::move(rule)};
  };
  if (says == nullptr || !table_.plays("tower")) return by_guard(said("referee.without-towers"));
  const bool open = says->answer == FigureAnswer::Conditional;
  if (says->answer != FigureAnswer::Yes && !open)
    return Refusal{said("referee.not-on-tower", {{"figure", spaced(figure)}}), first_rule(*says)};
  if (seen_.tower_pieces(cell) == 0)
    return by_guard(said("referee.no-tower-at", {{"cell", to_text(cell)}}));
  if (open)
    return Refusal{said("referee.on-tower-open", {{"figure", spaced(figure)}}), first_rule(*says),
                   Refusal::Kind::Open};
  if (seen_.guard_at(cell)) return by_guard(said("referee.tower-has-guard"));
  return std::nullopt;
}

// A figure goes on the tile just laid or, with a magic portal, on any tile.
std::optional<Refusal> FigureRules::tile_refusal(std::string_view figure, Cell cell,
                                                 const FeatureRef& place) const {
  if (!table_.moment.laid) return rules_.refusal(said("referee.no-tile-yet"), "deploy");
  if (cell != *table_.moment.laid) return portal_refusal(figure, cell, place);
  const Tile& tile = *seen_.tile_at(cell);
  if (!has_symbol(tile, "volcano")) return std::nullopt;
  if (rules_.knows("no-figure") && table_.plays("dragon"))
    return rules_.refusal(said("referee.none-on-volcano"), "no-figure");
  if (rules_.knows("lake-empty") && has_symbol(tile, "river-lake"))
    return rules_.refusal(said("referee.none-on-volcano-lake"), "lake-empty");
  return std::nullopt;
}

std::optional<Refusal> FigureRules::portal_refusal(std::string_view figure, Cell cell,
                                                   const FeatureRef& place) const {
  if (!portal_lies())
    return rules_.refusal(
        said("referee.goes-on-tile-laid", {{"cell", to_text(*table_.moment.laid)}}), "deploy");
  const FigureCell* says = rules_.says(figure, "portal");
  if (says == nullptr || says->answer == FigureAnswer::No || says->answer == FigureAnswer::None)
    return Refusal{said("referee.not-through-portal", {{"figure", spaced(figure)}}),
                   says == nullptr ? rules_.rule_of("portal") : first_rule(*says)};
  if (table_.moment.so_far.portal)
    return rules_.refusal(said("referee.portal-once"), "portal-once");
  const PositionFigure* dragon = seen_.find("dragon");
  if (dragon != nullptr && dragon->cell == cell)
    return rules_.refusal(said("referee.portal-not-to-dragon"), "portal-limits");
  if (seen_.is_complete(place))
    return rules_.refusal(said("referee.portal-to-incomplete"), "portal-limits");
  return std::nullopt;
}

std::optional<Refusal> FigureRules::occupied(std::string_view figure,
                                             const FeatureRef& place) const {
  const std::string feature(called(place.kind));
  const std::string& player = table_.moment.player;
  const bool joining = joins(figure);
  bool own = false;
  bool none_left = false;
  for (const std::size_t i : seen_.on(place)) {
    const PositionFigure& there = seen_.figures()[i];
    const bool follower = is_follower(there.figure);
    const bool company = follower && (!joining || may_be_joined(there));
    // Of a board without a turn, whoever has a follower there may, with a figure left.
    if (company && player.empty() && all_stand(figure, there.player))
      none_left = true;
    else
      own = own || (company && (player.empty() || there.player == player));
    if (is_follower(figure) && follower)
      return rules_.refusal(
          said("referee.occupied",
               {{"figure", spaced(there.figure)}, {"player", there.player}, {"feature", feature}}),
          "occupied");
    if (is_follower(figure) && there.figure == "barn" && rules_.knows("barn-farm"))
      return rules_.refusal(said("referee.barn-on-farm"), "barn-farm");
    if (figure == "shepherd" && there.figure == "shepherd")
      return rules_.refusal(said("referee.shepherd-on-field"), "shepherd");
  }
  if (own || !needs_company(figure)) return std::nullopt;
  if (none_left)
    return rules_.refusal(
        said("wrong-figure.none-left", {{"feature", feature}, {"figure", figure}}), "deploy");
  if (!joining) return alone(rules_, figure, place);
  return rules_.refusal(figure == "builder" ? said("referee.builder-joins", {{"feature", feature}})
                                            : said("referee.pig-joins", {{"feature", feature}}),
                        joining_move(figure));
}

std::optional<Refusal> FigureRules::barn_refusal(Cell cell, const std::string& at,
                                                 const FeatureRef& place) const {
  const std::size_t space = at.find(' ');
  const auto corner = at.starts_with("corner") && space != std::string::npos
                          ? parse_corner(std::string_view(at).substr(space + 1))
                          : std::nullopt;
  if (!corner || !barn_may_stand(seen_.board(), cell, *corner))
    return rules_.refusal(said("referee.barn-at-four-corners"), "barn");
  if (!table_.moment.laid) return rules_.refusal(said("referee.no-tile-yet"), "deploy");
  const int right = *corner == Corner::NE || *corner == Corner::SE ? 1 : -1;
  const int down = *corner == Corner::SE || *corner == Corner::SW ? 1 : -1;
  const Cell laid = *table_.moment.laid;
  if ((laid.x != cell.x && laid.x != cell.x + right) ||
      (laid.y != cell.y && laid.y != cell.y + down))
    return rules_.refusal(said("referee.barn-at-tile-laid", {{"cell", to_text(laid)}}), "barn");
  for (const std::size_t i : seen_.on(place))
    if (seen_.figures()[i].figure == "barn")
      return rules_.refusal(said("referee.one-barn"), "one-barn");
  return std::nullopt;
}

std::string FigureRules::rule(std::string_view figure, Cell cell, const std::string& at) const {
  if (at == game_place::tower) return rules_.rule_of("guard");
  if (figure != "barn" && cell != table_.moment.laid) return rules_.rule_of("portal");
  return rules_.deploy_rule(figure, feature_at(seen_.board(), cell, at)->kind);
}

std::vector<FigurePlace> FigureRules::places(std::string_view figure) const {
  std::vector<FigurePlace> found;
  const bool anywhere = portal_lies();
  for (const Board::Piece& piece : seen_.board().pieces()) {
    const Cell cell = piece.placement.cell;
    for (const std::string& at : places_for(figure, seen_.board(), cell)) {
      const bool tower = at == game_place::tower;
      if (!anywhere && !tower && cell != table_.moment.laid) continue;
      if (!refusal(figure, cell, at))
        found.push_back({cell, at, lies_at(seen_.board(), cell, at), rule(figure, cell, at)});
    }
  }
  std::ranges::stable_sort(found, {}, &FigurePlace::cell);
  return found;
}

}  // namespace cartulary

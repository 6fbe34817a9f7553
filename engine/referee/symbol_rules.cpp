#include "engine/referee/symbol_rules.h"

#include <algorithm>
#include <array>

#include "engine/position/board_figures.h"
#include "engine/position/tokens.h"
#include "engine/replay/saved_game.h"
#include "engine/text/said.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

constexpr std::string_view the_festival = "festival";
constexpr std::string_view the_return = "abbot-back";
constexpr std::string_view the_mage = magic_figures[0];
constexpr std::string_view the_witch = magic_figures[1];
constexpr std::string_view magic_comes_late = "referee.when-magic";
constexpr std::string_view the_building = "building";

bool is_own(const RuledTable& ruled, const std::string& player) {
  return !ruled.table.has_turn() || player == ruled.table.moment.player;
}

bool tile_shows(const RuledTable& ruled, std::string_view symbol) {
  const std::optional<Cell>& laid = ruled.table.moment.laid;
  return laid && has_symbol(*ruled.seen.tile_at(*laid), symbol);
}

// The player's figures of one element, or of all, each with the action.
std::vector<Move> on_own_figures(const RuledTable& ruled, std::string_view action,
                                 std::string_view element = {}) {
  std::vector<Move> moves;
  for (std::size_t i = 0; i < ruled.seen.figures().size(); ++i) {
    const PositionFigure& figure = ruled.seen.figures()[i];
    if (figure.player.empty() || !is_own(ruled, figure.player) ||
        !ruled.rules.brings(figure.figure) || (!element.empty() && figure.figure != element))
      continue;
    Move move = action_on(ruled, action, i);
    // Of two that stand together, either is as good.
    if (std::ranges::none_of(moves, [&](const Move& other) {
          return other.player == move.player && other.figure == move.figure &&
                 other.cell == move.cell && other.place == move.place;
        }))
      moves.push_back(std::move(move));
  }
  return moves;
}

// ---- a festival

std::optional<std::vector<Move>> festival_candidates(const RuledTable& ruled) {
  if (!tile_shows(ruled, the_festival)) return std::vector<Move>();
  return on_own_figures(ruled, the_festival);
}

std::optional<Refusal> festival_refusal(const RuledTable& ruled, const Move& move) {
  const ChosenRules& rules = ruled.rules;
  if (!tile_shows(ruled, the_festival))
    return rules.refusal(said("referee.no-festival"), the_festival);
  if (!is_own(ruled, move.player))
    return rules.refusal(said("referee.festival-of-own"), the_festival);
  if (figures_meant(ruled, move).empty()) return nobody_there(ruled, move);
  if (rules.knows("festival-follower") && !is_follower(move.figure))
    return rules.refusal(said("referee.festival-of-followers"), "festival-follower");
  return std::nullopt;
}

// ---- an abbot that comes home

std::optional<std::vector<Move>> return_candidates(const RuledTable& ruled) {
  return on_own_figures(ruled, the_return, abbot_element);
}

std::optional<Refusal> return_refusal(const RuledTable& ruled, const Move& move) {
  const ChosenRules& rules = ruled.rules;
  if (move.figure != abbot_element) return rules.refusal(said("referee.only-an-abbot"), the_return);
  if (!is_own(ruled, move.player)) return rules.refusal(said("referee.own-abbot"), the_return);
  const std::vector<std::size_t> meant = figures_meant(ruled, move);
  if (meant.empty()) return nobody_there(ruled, move);
  const bool open = std::ranges::any_of(meant, [&](std::size_t i) {
    const std::optional<FeatureRef>& place = ruled.seen.place(i);
    return !place || !ruled.seen.is_complete(*place);
  });
  if (open) return std::nullopt;
  return rules.refusal(said("referee.abbot-is-complete"), the_return);
}

// ---- the Mage and the Witch

// The road or city of a figure's node or of a place as it lies; nothing for other features.
std::optional<FeatureRef> way_or_city(const RuledTable& ruled, Cell cell, const std::string& at) {
  const auto ref = feature_at(ruled.seen.board(), cell, at);
  return ref && ref->node && (ref->kind == FeatureKind::City || ref->kind == FeatureKind::Road)
             ? ref
             : std::optional<FeatureRef>();
}

std::optional<FeatureRef> magic_place(const RuledTable& ruled, std::string_view figure) {
  const PositionFigure* stands = ruled.seen.find(figure);
  return stands == nullptr ? std::nullopt : way_or_city(ruled, stands->cell, stands->at);
}

// One move on each road and city, and one off the table.
std::vector<Move> magic_moves(const RuledTable& ruled, std::string_view figure) {
  std::vector<Move> moves;
  for (const Board::Piece& piece : ruled.seen.board().pieces())
    for (const std::string& at : spot_names(*piece.placement.tile)) {
      const Placement& lies = piece.placement;
      if (!way_or_city(ruled, lies.cell, at)) continue;
      moves.push_back(action_on(figure, lies.cell));
      moves.back().place = place_as_it_lies(*lies.tile, lies.rotation, at).value_or(at);
    }
  moves.push_back(action_with(figure, going_away));
  return moves;
}

std::optional<std::vector<Move>> mage_candidates(const RuledTable& ruled) {
  return magic_moves(ruled, the_mage);
}

std::optional<std::vector<Move>> witch_candidates(const RuledTable& ruled) {
  return magic_moves(ruled, the_witch);
}

// Whether an unfinished road or city has neither figure.
bool magic_has_room(const RuledTable& ruled) {
  const Board& board = ruled.seen.board();
  const auto mage = magic_place(ruled, the_mage), witch = magic_place(ruled, the_witch);
  for (const Board::Piece& piece : board.pieces())
    for (const std::string& at : spot_names(*piece.placement.tile)) {
      const auto ref = way_or_city(ruled, piece.placement.cell, at);
      if (ref && !ruled.seen.is_complete(*ref) && !(mage && ruled.seen.same(*ref, *mage)) &&
          !(witch && ruled.seen.same(*ref, *witch)))
        return true;
    }
  return false;
}

// Why the figure does not leave the table.
std::optional<Refusal> away_refusal(const RuledTable& ruled, const Move& move) {
  if (ruled.seen.find(move.action) == nullptr)
    return ruled.rules.refusal(
        move.action == the_mage ? said("referee.mage-not-there") : said("referee.witch-not-there"),
        "mage-away");
  if (!magic_has_room(ruled)) return std::nullopt;
  return ruled.rules.refusal(said("referee.leaves-only-without-room"), "mage-away");
}

std::optional<Refusal> magic_refusal(const RuledTable& ruled, const Move& move) {
  const ChosenRules& rules = ruled.rules;
  if (!move.cell) return away_refusal(ruled, move);
  const Board::Piece* piece = ruled.seen.board().piece_at(*move.cell);
  if (piece == nullptr)
    return rules.refusal(said("referee.no-tile-at", {{"cell", to_text(*move.cell)}}), the_mage);
  const Placement& lies = piece->placement;
  const auto at = place_as_stored(*lies.tile, lies.rotation, move.place);
  const auto place = at ? way_or_city(ruled, *move.cell, *at) : std::optional<FeatureRef>();
  if (!place)
    return rules.refusal(said("referee.no-such-road-or-city", {{"cell", to_text(*move.cell)}}),
                         the_mage);
  if (ruled.seen.is_complete(*place))
    return rules.refusal(said("referee.magic-to-unfinished"), the_mage);
  const auto mage = magic_place(ruled, the_mage), witch = magic_place(ruled, the_witch);
  const bool joined = mage && witch && ruled.seen.same(*mage, *witch);
  if (!joined && ruled.table.moment.laid && !tile_shows(ruled, magic_symbol))
    return rules.refusal(said("referee.no-mage-symbol"), the_mage);
  for (const std::string_view figure : magic_figures) {
    const auto stands = magic_place(ruled, figure);
    if (!stands || !ruled.seen.same(*stands, *place)) continue;
    if (figure != move.action)
      return rules.refusal(
          figure == the_mage ? said("referee.mage-there") : said("referee.witch-there"),
          "mage-apart");
    if (rules.knows("mage-move"))
      return rules.refusal(said("referee.magic-elsewhere"), "mage-move");
    return Refusal{said("referee.within-open"), rules.rule_of(the_mage), Refusal::Kind::Open};
  }
  return std::nullopt;
}

// ---- a little building

std::optional<std::vector<Move>> building_candidates(const RuledTable& ruled) {
  std::vector<Move> moves;
  if (!ruled.table.moment.laid) return moves;
  for (const LittleBuilding& building : little_buildings)
    moves.push_back(action_with(the_building, building.element));
  return moves;
}

std::optional<Refusal> building_refusal(const RuledTable& ruled, const Move&) {
  if (!ruled.table.moment.laid)
    return ruled.rules.refusal(said("referee.no-tile-yet"), the_building);
  const std::optional<int>& left = ruled.table.moment.so_far.buildings;
  if (left && *left <= 0)
    return ruled.rules.refusal(said("referee.no-building-left"), "building-supply");
  return std::nullopt;
}

using When = ActionFamily::When;
constexpr std::array<ActionFamily, 5> of_symbols = {{
    {the_festival, the_festival, When::Figure, "referee.may-take-home", "", festival_candidates,
     festival_refusal},
    {the_return, abbot_element, When::Figure, "referee.may-bring-abbot-home", "", return_candidates,
     return_refusal},
    {the_mage, the_mage, When::Waiting, "referee.may-move-mage", magic_comes_late, mage_candidates,
     magic_refusal},
    {the_witch, the_witch, When::Waiting, "referee.may-move-witch", magic_comes_late,
     witch_candidates, magic_refusal, the_mage},
    {the_building, "little-buildings", When::Figure, "referee.may-put-building", "",
     building_candidates, building_refusal},
}};

// ---- shrines and cloisters

bool is_shrine(const Tile& tile) {
  return std::ranges::any_of(tile.segments,
                             [](const Segment& each) { return each.kind == SegmentKind::Shrine; });
}

bool is_cloister(const Tile& tile) {
  return has_symbol(tile, "abbey") || std::ranges::any_of(tile.segments, [](const Segment& each) {
           return each.kind == SegmentKind::Cloister || each.kind == SegmentKind::Monastery;
         });
}

using IsKind = bool (*)(const Tile&);

std::vector<Cell> around(const Board& board, Cell cell, IsKind is_kind) {
  std::vector<Cell> cells;
  for (int y = -1; y <= 1; ++y)
    for (int x = -1; x <= 1; ++x) {
      const Cell next = moved(cell, x, y);
      const Board::Piece* piece = next == cell ? nullptr : board.piece_at(next);
      if (piece != nullptr && is_kind(*piece->placement.tile)) cells.push_back(next);
    }
  return cells;
}

struct Neighbours {
  IsKind own, other;
  // The ids of the sentences: two are beside it, and it is the second beside one.
  std::string_view by_two, second;
};
constexpr Neighbours of_a_shrine = {is_shrine, is_cloister, "referee.shrine-by-two",
                                    "referee.cloister-at-by-two"};
constexpr Neighbours of_a_cloister = {is_cloister, is_shrine, "referee.cloister-by-two",
                                      "referee.shrine-at-by-two"};

Said crowded(const Board& board, Cell cell, const Neighbours& kinds) {
  const std::vector<Cell> there = around(board, cell, kinds.other);
  if (there.size() > 1) return said(kinds.by_two);
  for (const Cell each : there)
    if (!around(board, each, kinds.own).empty())
      return said(kinds.second, {{"cell", to_text(each)}});
  return {};
}

}  // namespace

std::span<const ActionFamily> symbol_families() {
  return of_symbols;
}

Said crowded_shrine(const Board& board, const Tile& tile, Cell cell) {
  Said why = is_shrine(tile) ? crowded(board, cell, of_a_shrine) : Said();
  return why.empty() && is_cloister(tile) ? crowded_cloister(board, cell) : why;
}

Said crowded_cloister(const Board& board, Cell cell) {
  return crowded(board, cell, of_a_cloister);
}

}  // namespace cartulary

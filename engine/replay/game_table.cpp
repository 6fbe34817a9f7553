#include "engine/replay/game_table.h"

#include <algorithm>
#include <array>

#include "engine/board/building.h"
#include "engine/position/board_figures.h"
#include "engine/position/figure_reach.h"
#include "engine/position/tokens.h"
#include "engine/text/said.h"

namespace cartulary {

namespace {

FeatureKind kind_of(SegmentKind kind) {
  if (kind == SegmentKind::City) return FeatureKind::City;
  return kind == SegmentKind::Road ? FeatureKind::Road : FeatureKind::Field;
}

bool same_place(const GameTable& table, std::optional<Node> node, const FeatureRef& ref) {
  return node && ref.node && table.board.forest().joined(*node, *ref.node);
}

// Whether a builder or a pig is left without a follower of its owner.
bool is_lonely(const GameTable& table, const TableFigure& figure) {
  if (figure.element != "builder" && figure.element != "pig") return false;
  if (!figure.node) return false;
  const FeatureRef ref{FeatureKind::City, figure.node, figure.cell};
  return std::none_of(table.figures.begin(), table.figures.end(), [&](const TableFigure& other) {
    return other.player == figure.player && is_follower(other.element) && table.is_on(other, ref);
  });
}

PositionFigure told(const GameTable& table, const TableFigure& figure) {
  PositionFigure told{table.colour(figure.player), figure.element, figure.cell, "", 1, {}};
  if (figure.node || figure.building)
    told.at = figure.at;
  else
    told.note = off_land_note(figure.at);
  if (figure.as_abbot) told.note = said("followed.as-abbot");
  return told;
}

}  // namespace

GameTable::GameTable(const SavedGame& the_game, const BoardKit& kit)
    : game(&the_game),
      board(kit),
      tower_pieces(the_game.players.size()),
      bridges_built(the_game.players.size()),
      buildings_put(the_game.players.size()),
      owned_gold(the_game.players.size()),
      goods(the_game.players.size()),
      points(the_game.players.size()) {}

int GameTable::player_of(const std::string& colour) const {
  for (std::size_t i = 0; i < game->players.size(); ++i)
    if (game->players[i].colour == colour) return static_cast<int>(i);
  return -1;
}

TableFigure* GameTable::find(const std::string& id) {
  const auto found = std::find_if(figures.begin(), figures.end(),
                                  [&](const TableFigure& each) { return each.id == id; });
  return found == figures.end() ? nullptr : &*found;
}

std::optional<FeatureRef> feature_at(const Board& board, Cell cell, const std::string& at) {
  const Board::Piece* piece = board.piece_at(cell);
  if (piece == nullptr) return std::nullopt;
  const Tile& tile = *piece->placement.tile;
  const std::optional<Spot> spot = find_spot(tile, at);
  if (!spot) return std::nullopt;
  if (spot->kind == Spot::Kind::Building) return FeatureRef{spot->building, std::nullopt, cell};
  if (spot->kind == Spot::Kind::Bridge) {
    const Bridge* bridge = board.bridge_at(cell);
    if (bridge == nullptr) return std::nullopt;
    return FeatureRef{FeatureKind::Road, bridge->node, cell};
  }
  if (spot->kind == Spot::Kind::Corner) {
    const auto field = field_at(board, cell, spot->corner);
    if (!field) return std::nullopt;
    return FeatureRef{FeatureKind::Field, field, cell};
  }
  const auto segment = static_cast<std::size_t>(spot->segment);
  const SegmentKind kind = tile.segments[segment].kind;
  if (is_monastic(kind)) return FeatureRef{building_kind(kind), std::nullopt, cell};
  return FeatureRef{kind_of(kind), node_of(*piece, *spot), cell};
}

bool GameTable::deploy(const std::string& id, Cell cell, const std::string& at, bool as_abbot) {
  TableFigure figure{id, figure_player(id), figure_element(id), cell, at, {}, {}, as_abbot};
  if (figure.player < 0 || figure.player >= static_cast<int>(points.size())) return false;
  constexpr std::array<std::string_view, 5> off_land_places = {
      game_place::tower, game_place::castle, game_place::flier, game_place::hut, game_place::trap};
  const bool off_land = std::ranges::find(off_land_places, at) != off_land_places.end() ||
                        at.starts_with(game_place::quarter);
  if (!off_land) {
    const auto ref = feature_at(board, cell, at);
    if (!ref) return false;
    figure.node = ref->node;
    if (!ref->node) figure.building = ref->kind;
  }
  remove(id);
  prisoners.erase(id);
  figures.push_back(std::move(figure));
  return true;
}

void GameTable::remove_alone(const std::string& id) {
  std::erase_if(figures, [&](const TableFigure& each) { return each.id == id; });
  for (auto& [name, figure] : neutral)
    if (figure.beside == id) figure.beside.clear();
  for (Castle& castle : castles)
    if (castle.lord == id) castle.lord.clear();
}

void GameTable::remove(const std::string& id) {
  remove_alone(id);
  remove_lonely();
}

void GameTable::remove_lonely() {
  std::vector<std::string> lonely;
  for (const TableFigure& figure : figures)
    if (is_lonely(*this, figure)) lonely.push_back(figure.id);
  for (const std::string& each : lonely) remove_alone(each);
}

bool GameTable::is_on(const TableFigure& figure, const FeatureRef& ref) const {
  if (ref.node) return same_place(*this, figure.node, ref);
  return figure.building == ref.kind && figure.cell == ref.cell;
}

std::vector<const TableFigure*> GameTable::figures_on(const FeatureRef& ref) const {
  std::vector<const TableFigure*> found;
  for (const TableFigure& figure : figures)
    if (is_on(figure, ref)) found.push_back(&figure);
  return found;
}

Feature GameTable::feature(const FeatureRef& ref) const {
  if (ref.node) return feature_of(board, *ref.node);
  const Board::Piece* piece = board.piece_at(ref.cell);
  for (Feature& building : buildings_on(board, static_cast<int>(piece - board.pieces().data())))
    if (building.kind == ref.kind) return std::move(building);
  return {};
}

bool GameTable::reaches(int piece, Node feature) const {
  const Board::Piece& laid = board.pieces()[static_cast<std::size_t>(piece)];
  for (std::size_t i = 0; i < laid.kit->layout->nodes.size(); ++i)
    if (board.forest().joined(feature, static_cast<Node>(laid.first_node + i))) return true;
  return false;
}

bool GameTable::fairy_is_beside(const TableFigure& figure) const {
  const auto fairy = neutral.find("fairy");
  return fairy != neutral.end() && figure.cell == fairy->second.cell &&
         (fairy->second.whole_tile || fairy->second.beside == figure.id);
}

const Castle* GameTable::castle_on(Node city) const {
  for (const Castle& castle : castles)
    if (board.forest().joined(castle.city, city)) return &castle;
  return nullptr;
}

std::vector<FeatureRef> GameTable::occupied_refs() const {
  std::vector<FeatureRef> refs;
  for (const TableFigure& figure : figures) {
    if (!figure.node && !figure.building) continue;
    FeatureRef ref{figure.building.value_or(FeatureKind::City), figure.node, figure.cell};
    if (figure.node) ref.kind = kind_of(board.node(*figure.node).kind);
    const bool known = std::any_of(refs.begin(), refs.end(),
                                   [&](const FeatureRef& other) { return is_on(figure, other); });
    if (!known) refs.push_back(ref);
  }
  return refs;
}

std::string off_land_note(std::string_view place) {
  return "on the " + std::string(place);
}

std::vector<Prisoner> GameTable::as_prisoners() const {
  std::vector<Prisoner> all;
  for (const auto& [id, captor] : prisoners)
    all.push_back({colour(figure_player(id)), figure_element(id), colour(captor)});
  return all;
}

std::vector<PositionFigure> GameTable::as_figures() const {
  std::vector<PositionFigure> all;
  for (const TableFigure& figure : figures) all.push_back(told(*this, figure));
  for (const Castle& castle : castles)
    all.push_back({"", std::string(castle_token_element), castle.cells.front(), castle.at, 1, {}});
  for (const auto& [name, figure] : neutral) {
    std::string at = figure.at;
    for (const TableFigure& beside : figures)
      if (beside.id == figure.beside && (beside.node || beside.building)) at = beside.at;
    all.push_back({"", name, figure.cell, at, 1, {}});
  }
  for (const Bridge& bridge : board.bridges()) all.push_back(bridge_figure(board, bridge));
  for (const Ferry& ferry : board.ferries()) all.push_back(ferry_figure(board, ferry));
  for (const TunnelToken& token : tunnel_tokens)
    all.push_back({colour(token.player),
                   std::string(tunnel_token_element),
                   token.cell,
                   token.at,
                   1,
                   {},
                   token.pair});
  for (const auto& [cell, there] : buildings)
    for (const std::string_view building : there)
      all.push_back({"", std::string(building), cell, "", 1, {}});
  for (const auto& [cell, pieces] : towers)
    all.push_back({"", std::string(tower_piece_element), cell, "", pieces, {}});
  for (const auto& [cell, pieces] : gold)
    if (pieces > 0) all.push_back({"", "gold", cell, "", pieces, {}});
  return all;
}

void add_points(GameTable& table, std::vector<ScoredPoints>& scored, int player,
                std::string feature, std::optional<Cell> cell, std::vector<ScoreTerm> terms) {
  const int points = total(terms);
  table.points[static_cast<std::size_t>(player)] += points;
  scored.push_back({table.colour(player), points, std::move(feature), cell, std::move(terms)});
}

}  // namespace cartulary

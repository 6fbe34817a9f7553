#include "engine/replay/table_actions.h"

#include <algorithm>
#include <array>
#include <bit>

#include "engine/board/feature.h"
#include "engine/position/position.h"
#include "engine/position/tokens.h"
#include "engine/replay/table_facts.h"
#include "engine/text/said.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

// A castle is built from a city of two half-round segments.
Said build_castle(GameTable& table, const GameAction& action, int turn) {
  const auto ref = feature_at(table.board, *action.cell, action.at);
  if (!ref || !ref->node || ref->kind != FeatureKind::City)
    return said("followed.castle-without-city");
  Castle castle;
  castle.cells = table.feature(*ref).cells;
  castle.city = *ref->node;
  castle.turn = turn;
  castle.builder = action.player;
  castle.at = action.at;
  if (castle.cells.size() != 2) return said("followed.castle-of-two-tiles");
  for (const TableFigure& figure : table.figures)
    if (figure.player == action.player && is_follower(figure.element) && table.is_on(figure, *ref))
      castle.lord = figure.id;
  if (castle.lord.empty()) return said("followed.castle-without-follower");
  const std::string lord = castle.lord;
  if (castle.cells.front() != *action.cell) {
    const Board::Piece& first = *table.board.piece_at(castle.cells.front());
    for (const std::string& at : spot_names(*first.placement.tile))
      if (const auto there = feature_at(table.board, castle.cells.front(), at);
          there && there->node && table.board.forest().joined(*there->node, castle.city))
        castle.at = at;
  }
  table.deploy(lord, castle.cells.front(), std::string(game_place::castle), false);
  const bool shared = !table.figures_on(*ref).empty();
  table.castles.push_back(std::move(castle));
  table.castles.back().lord = lord;
  if (shared) return said("followed.castle-shared");
  return {};
}

Said build_bridge(GameTable& table, const GameAction& action) {
  const Board::Piece* piece = table.board.piece_at(*action.cell);
  const std::optional<Side> stored = parse_axis(action.at);
  if (piece == nullptr || !stored) return said("followed.bridge-without-tile");
  const Side end = axis_as_it_lies(*stored, piece->placement.rotation);
  if (const Status built = table.board.build_bridge(*action.cell, end); !built)
    return built.error().what;
  if (action.player >= 0) ++table.bridges_built[static_cast<std::size_t>(action.player)];
  return {};
}

// A ferry put on a lake that has one turns it.
Said put_ferry(GameTable& table, const GameAction& action) {
  const Board::Piece* piece = table.board.piece_at(*action.cell);
  const auto stored = parse_ends(action.at);
  if (piece == nullptr || !stored) return said("followed.roads-of-ferry");
  const auto ends = ends_as_they_lie(*stored, piece->placement.rotation);
  const bool turns = table.board.ferry_at(*action.cell) != nullptr;
  const Status put = turns ? table.board.turn_ferry(*action.cell, ends)
                           : table.board.put_ferry(*action.cell, ends);
  if (!put) return put.error().what;
  if (turns) table.remove_lonely();
  return {};
}

// The second token of a pair finishes the tunnel.
Said put_tunnel_token(GameTable& table, const GameAction& action) {
  const int pair = action.value.back() - 'A' + 1;
  if (action.player < 0 || pair < 1 || pair > most_tunnel_pairs)
    return said("followed.whose-token");
  const std::optional<Node> opening = opening_of(table.board, *action.cell, action.at);
  if (!opening) return said("followed.no-tunnel");
  std::optional<Node> first;
  int pieces = 0;
  for (const TunnelToken& other : table.tunnel_tokens) {
    if (other.opening == *opening) return said("followed.opening-taken");
    if (other.player != action.player || other.pair != pair) continue;
    ++pieces;
    first = other.opening;
  }
  if (pieces > 1) return said("followed.pair-lies");
  table.tunnel_tokens.push_back({action.player, pair, *action.cell, action.at, *opening});
  if (!first) return {};
  const Status built = table.board.build_tunnel(*first, *opening);
  return built ? Said() : built.error().what;
}

bool is_city_part(const GameTable& table, Cell cell) {
  const Board::Piece* piece = table.board.piece_at(cell);
  return piece != nullptr && piece->placement.tile->shape == Shape::StartPiecePart;
}

}  // namespace

bool is_castle_site(const Board& board, Node city, bool any_end) {
  if (board.forest().open_sides(city) != 0) return false;
  int segments = 0;
  for (const Board::Piece& piece : board.pieces())
    for (std::size_t i = 0; i < piece.kit->layout->nodes.size(); ++i) {
      const auto node = static_cast<Node>(piece.first_node + i);
      if (!board.forest().joined(node, city)) continue;
      const Segment& segment = board.segment(node);
      if (!segment.semicircular.value_or(false) && !(any_end && std::has_single_bit(segment.sides)))
        return false;
      ++segments;
    }
  return segments == 2;
}

bool is_tower_piece(const GameAction& action) {
  return action.type == GameActionType::Token && action.value.starts_with("TOWER") && action.cell;
}

bool is_tunnel_token(std::string_view token) {
  return token.starts_with(game_token::tunnel);
}

bool is_followed_token(std::string_view token) {
  return token == game_token::castle || token == game_token::bridge || token == game_token::ferry ||
         is_tunnel_token(token);
}

Said put_token(GameTable& table, const GameAction& action, int turn) {
  const std::string& token = action.value;
  if (!action.cell) return said("followed.where-it-lies");
  const auto building = std::ranges::find(little_buildings, token, &LittleBuilding::token);
  if (is_tower_piece(action)) {
    ++table.towers[*action.cell];
    if (action.player >= 0) ++table.tower_pieces[static_cast<std::size_t>(action.player)];
  } else if (token == "GOLD") {
    // lay_gold() already put the first piece on the tile when it was placed.
    const auto& pieces = table.board.pieces();
    if (pieces.empty() || *action.cell != pieces.back().placement.cell) ++table.gold[*action.cell];
  } else if (building != little_buildings.end()) {
    table.buildings[*action.cell].push_back(building->element);
    if (action.player >= 0) ++table.buildings_put[static_cast<std::size_t>(action.player)];
  } else if (token == game_token::castle) {
    return build_castle(table, action, turn);
  } else if (token == game_token::bridge) {
    return build_bridge(table, action);
  } else if (token == game_token::ferry) {
    return put_ferry(table, action);
  } else if (is_tunnel_token(token)) {
    return put_tunnel_token(table, action);
  } else {
    return said("followed.changed-tiles");
  }
  return {};
}

std::optional<Cell> lay_gold(GameTable& table, Cell cell) {
  ++table.gold[cell];
  std::vector<Cell> around;
  for (int y = -1; y <= 1; ++y)
    for (int x = -1; x <= 1; ++x)
      if (const Cell next = moved(cell, x, y);
          next != cell && table.board.piece_at(next) != nullptr)
        around.push_back(next);
  if (around.size() != 1) return std::nullopt;
  ++table.gold[around.front()];
  return around.front();
}

Said move_neutral(GameTable& table, const GameAction& action) {
  const std::string& name = action.figure;
  if (name == "count") {
    table.count_quarter = action.at;
    return action.at.empty() ? said("followed.no-quarter") : Said();
  }
  if (!action.cell) return said("followed.where-it-goes");
  NeutralFigure figure{*action.cell, action.at, {}, action.beside, false};
  if (name == "fairy") {
    figure.whole_tile = action.beside.empty();
    figure.at.clear();
  } else if (std::ranges::count(magic_figures, name) > 0) {
    const auto ref = feature_at(table.board, *action.cell, action.at);
    if (!ref || !ref->node) return said("followed.no-road-or-city");
    figure.node = ref->node;
  } else {
    return said("followed.figure");
  }
  table.neutral[name] = std::move(figure);
  return {};
}

void dragon_enters(GameTable& table, Cell cell) {
  table.neutral["dragon"] = {cell, "", {}, "", false};
  if (is_city_part(table, cell)) return;
  std::vector<std::string> eaten;
  for (const TableFigure& figure : table.figures)
    if (figure.cell == cell && figure.element != "barn" && figure.at != game_place::castle)
      eaten.push_back(figure.id);
  for (const std::string& id : eaten) table.remove(id);
  for (const std::string_view magic : magic_figures)
    if (const auto found = table.neutral.find(std::string(magic));
        found != table.neutral.end() && found->second.cell == cell)
      table.neutral.erase(found);
}

Said capture(GameTable& table, const GameAction& action) {
  const TableFigure* figure = table.find(action.figure);
  if (figure == nullptr) return said("followed.no-captured-figure");
  const int owner = figure->player;
  const std::string id = action.figure;
  table.remove(id);
  if (owner == action.player) return {};
  std::vector<std::string> held;
  for (const auto& [prisoner, captor] : table.prisoners)
    if (captor == owner && figure_player(prisoner) == action.player) held.push_back(prisoner);
  table.prisoners[id] = action.player;
  // Which of several comes home is chosen where they are of different kinds.
  const bool alike = std::ranges::all_of(held, [&](const std::string& prisoner) {
    return figure_element(prisoner) == figure_element(held.front());
  });
  if (!held.empty() && alike) {
    table.prisoners.erase(id);
    table.prisoners.erase(held.front());
  }
  return {};
}

Said exchange(GameTable& table, const GameAction& action) {
  const auto freed = table.prisoners.find(action.figure);
  if (freed == table.prisoners.end()) return said("followed.no-prisoner");
  const int owner = figure_player(action.figure), captor = freed->second;
  table.prisoners.erase(freed);
  for (auto other = table.prisoners.begin(); other != table.prisoners.end(); ++other)
    if (other->second == owner && figure_player(other->first) == captor) {
      table.prisoners.erase(other);
      break;
    }
  return {};
}

Said pay_ransom(GameTable& table, const GameAction& action, std::vector<ScoredPoints>& scored) {
  const auto prisoner = table.prisoners.find(action.figure);
  if (prisoner == table.prisoners.end()) return said("followed.no-prisoner");
  const int captor = prisoner->second;
  table.prisoners.erase(prisoner);
  add_points(table, scored, figure_player(action.figure), "ransom", std::nullopt,
             named(game_terms(table, "ransoms-paid", 1),
                   said("score-term.ransom-to", {{"player", table.colour(captor)}})));
  add_points(table, scored, captor, "ransom", std::nullopt,
             named(game_terms(table, "ransoms-taken", 1),
                   said("score-term.ransom-from",
                        {{"player", table.colour(figure_player(action.figure))}})));
  return {};
}

}  // namespace cartulary

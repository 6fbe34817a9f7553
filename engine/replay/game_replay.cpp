#include "engine/replay/game_replay.h"

#include <algorithm>
#include <array>

#include "engine/board/feature.h"
#include "engine/position/board_figures.h"
#include "engine/position/figure_reach.h"
#include "engine/position/tokens.h"
#include "engine/replay/bonus_scoring.h"
#include "engine/replay/symbol_scoring.h"
#include "engine/replay/table_actions.h"
#include "engine/replay/table_facts.h"
#include "engine/scoring/majority.h"
#include "engine/text/said.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

constexpr int flight_steps = 6;
// Tower pieces of each of two to six players (rule tower/preparation).
constexpr std::array tower_pieces_each = {10, 9, 7, 6, 5};
// Bridges and castle tokens of each player (rule bridges-castles-and-bazaars/preparation).
int bridges_or_castles_each(std::size_t players) {
  return players < 5 ? 3 : 2;
}

// Pairs of tunnel tokens of each player, by the saved game's choice for two and three players, else
// rule tunnel/preparation.
int tunnel_pairs_each(std::size_t players, std::string_view more) {
  if (players > 3 || more == "1/1") return 1;
  if (players == 3) return more == "2/1" ? 1 : 2;
  return more == "2/1" ? 2 : 3;
}

// The turn of a player as it begins. What may be done once in a turn is done for the second half of
// a double turn as well.
TurnSoFar begun_turn(std::string player, const TurnSoFar& before, bool second_half) {
  TurnSoFar turn{.player = std::move(player)};
  if (!second_half) return turn;
  turn.ransomed = before.ransomed;
  turn.bridged = before.bridged;
  turn.tunnelled = before.tunnelled;
  turn.ferries = before.ferries;
  return turn;
}

Said fairy_in_a_castle() {
  return said("followed.fairy-in-a-castle");
}

Said unknown_place_of(const std::string& element) {
  if (element.empty()) return said("followed.place-of-figure");
  return said("followed.place-of", {{"figure", element}});
}

struct Quarter {
  std::string_view at;
  bool (*serves)(FeatureKind);
};
constexpr std::array<Quarter, 3> quarters = {{
    {"quarter castle", [](FeatureKind kind) { return kind == FeatureKind::City; }},
    {"quarter blacksmith", [](FeatureKind kind) { return kind == FeatureKind::Road; }},
    {"quarter cathedral", [](FeatureKind kind) { return kind > FeatureKind::Field; }},
}};

// Whether the fairy is where she would be beside the lord of a castle if she could.
bool fairy_meets_castle(const GameTable& table) {
  const auto fairy = table.neutral.find("fairy");
  if (fairy == table.neutral.end()) return false;
  return std::ranges::any_of(table.castles, [&](const Castle& castle) {
    return !castle.lord.empty() &&
           (fairy->second.beside == castle.lord ||
            (fairy->second.whole_tile &&
             std::ranges::find(castle.cells, fairy->second.cell) != castle.cells.end()));
  });
}

// The tiles of the road with the player's builder; 0 if it is on none.
int tiles_of_builder(const GameTable& table, int player) {
  for (const TableFigure& figure : table.figures)
    if (figure.player == player && figure.element == "builder" && figure.node &&
        table.board.node(*figure.node).kind == SegmentKind::Road)
      return feature_of(table.board, *figure.node).tiles;
  return 0;
}

// Whether the player has a builder on a road or city of that piece.
bool extends_builder(const GameTable& table, int player, int piece) {
  return std::ranges::any_of(table.figures, [&](const TableFigure& figure) {
    return figure.player == player && figure.element == "builder" && figure.node &&
           table.reaches(piece, *figure.node);
  });
}

}  // namespace

GameReplay::GameReplay(const SavedGame& game, const BoardKit& kit)
    : game_(game), table_(game, kit), shepherds_(table_) {
  if (game.chance) chance_.set(*game.chance);
  for (const Placement& placement : game.start)
    if (!table_.board.place(placement)) note({}, said("followed.start-tile"));
  note_sets();
}

void GameReplay::note(const GameAction& action, Said reason, bool changes_points) {
  std::optional<int> turn;
  if (begun_) turn = turn_.turn;
  not_followed_.push_back({action.name, turn, std::move(reason)});
  if (changes_points) sure_ = turn_.sure = false;
}

// Reports chosen readings of rules that are not implemented, before anything is played.
void GameReplay::note_sets() {
  const std::string_view king = game_.rule("king-and-robber-scoring");
  if (!king.empty() && king != "default" &&
      !table_.board.kit().selection.rules.contains("king-and-robber"))
    note({.name = "king-and-robber-scoring"},
         said("followed.king-reading", {{"reading", printable(king)}}));
}

// ---- turns

void GameReplay::begin(int player) {
  if (begun_) push_turn();
  turn_ = TurnRecord();
  turn_.turn = static_cast<int>(turns_.size()) + 1;
  turn_.sure = sure_;
  turn_.player = table_.colour(player);
  facts_ = {.player = player, .number = turn_.turn, .piece = 0, .barns = {}, .gold_laid = {}};
  begun_ = true;
  placed_ = herded_ = committed_ = scored_ = doubles_ = false;
  figure_step_ = FigureStep::Open;
  flocks_left_ = 0;
  gold_pending_ = ferries_passed_ = castles_passed_ = false;
  so_far_ = begun_turn(turn_.player, so_far_, second_);
  dragon_left_ = answers_ = asked_ = 0;
  if (second_) return;
  const auto beside = std::ranges::find_if(table_.figures, [&](const TableFigure& figure) {
    return figure.player == player && is_follower(figure.element) && table_.fairy_is_beside(figure);
  });
  if (beside != table_.figures.end())
    add_points(table_, turn_.scored, player, "fairy", beside->cell,
               named(game_terms(table_, "fairy-turns", 1), said("score-term.fairy-turn")));
}

void GameReplay::push_turn() {
  settle();
  trap_followers(table_);
  turn_.sure = turn_.sure && sure_;
  for (std::size_t i = 0; i < table_.points.size(); ++i)
    turn_.points[game_.players[i].colour] = table_.points[i];
  if (turn_.placement.tile != nullptr || !turn_.scored.empty()) turns_.push_back(std::move(turn_));
  begun_ = false;
}

void GameReplay::settle() {
  if (!placed_ || scored_) return;
  herd();
  trap();
  scored_ = true;
  answers_ = 0;
  asked_ = 0;
  for (const TableFigure& figure : table_.figures) asked_ += figure.element == "wagon" ? 1 : 0;
  const std::size_t before = turn_.scored.size();
  note_completed();
  for (NotFollowed& doubt : score_turn(table_, facts_, turn_))
    note({.name = doubt.action}, std::move(doubt.reason));
  for (const TableFigure& figure : table_.figures) asked_ -= figure.element == "wagon" ? 1 : 0;
  if (table_.count_quarter.empty()) return;
  bool mine = false;
  for (std::size_t i = before; i < turn_.scored.size(); ++i)
    mine = mine || turn_.scored[i].player == turn_.player;
  if (turn_.scored.size() > before && !mine) ++asked_;
}

// A follower that was placed in this turn may be trapped before or after its feature is scored.
void GameReplay::trap() {
  if (table_.traps.empty()) return;
  const std::vector<FeatureRef> completed = completed_by(table_, facts_.piece);
  const bool sets_trap = table_.traps.back() == turn_.placement.cell;
  for (const TableFigure& figure : trap_followers(table_))
    if (!sets_trap && std::ranges::any_of(completed, [&](const FeatureRef& ref) {
          return table_.is_on(figure, ref);
        }))
      note({.name = "vodyanoy"}, said("followed.before-the-trap"));
}

void GameReplay::place(const GameAction& action) {
  pay(auction_.end());
  if (begun_ && placed_) {
    settle();
    second_ = doubles_ && !second_ && action.player == facts_.player;
    begin(action.player);
  } else if (!begun_ || facts_.player != action.player) {
    second_ = false;
    begin(action.player);
  }
  turn_.placement = action.tile;
  if (const Status laid = table_.board.place(action.tile); laid)
    lay(action);
  else
    note(action, laid.error().what);
}

// Applies the effects of the symbols on a tile just placed.
void GameReplay::lay(const GameAction& action) {
  placed_ = true;
  facts_.piece = static_cast<int>(table_.board.pieces().size()) - 1;
  const Tile& tile = *action.tile.tile;
  if (!has_symbol(tile, "abbey")) ++placed_tiles_;
  // Without the order of the draws nobody knows how many tiles were drawn and put aside.
  if (static_cast<std::size_t>(placed_tiles_) > game_.draw_order.size() ||
      has_symbol(tile, "big-top"))
    chance_.lose();
  doubles_ = extends_builder(table_, action.player, facts_.piece);
  if (has_symbol(tile, "volcano") && game_.plays("dragon"))
    table_.neutral["dragon"] = {action.tile.cell, "", {}, "", false};
  const auto dragon = table_.neutral.find("dragon");
  if (has_symbol(tile, "dragon") && dragon != table_.neutral.end()) {
    dragon_left_ = flight_steps;
    flown_ = {dragon->second.cell};
  }
  if (has_symbol(tile, "gold") && game_.plays("gold"))
    facts_.gold_laid = lay_gold(table_, action.tile.cell);
  gold_pending_ = has_symbol(tile, "gold") && game_.plays("gold") && !facts_.gold_laid;
  flocks_left_ = flocks_on(facts_.piece);
  score_wind_rose(table_, action.player, action.tile, turn_);
  set_trap(table_, action.tile);
  if (has_symbol(tile, "hill") && game_.plays("hill")) ++hills_;
  for (NotFollowed& symbol : symbols_not_followed(tile, table_.board.kit().formulas))
    if (!is_followed(symbol.action)) note({.name = symbol.action}, std::move(symbol.reason));
}

// Reports completed features whose points are not followed.
void GameReplay::note_completed() {
  for (const FeatureRef& ref : completed_by(table_, facts_.piece)) {
    if (ref.kind != FeatureKind::City || table_.figures_on(ref).empty()) continue;
    const FeatureFacts city = table_.feature(ref).facts;
    if (city.holds("siege") && game_.plays("siege") && city.count("tiles") == 2 &&
        game_.rule("tiny-city-scoring") == "2")
      note({.name = "tiny-city-scoring"}, said("followed.tiny-city"));
  }
}

// ---- actions

void GameReplay::apply(const GameAction& told) {
  GameAction action = told;
  const auto players = static_cast<int>(game_.players.size());
  if (action.player >= players) return note(action, said("followed.no-such-player"));
  if (action.player < 0) {
    const bool tile = action.type == GameActionType::Place && begun_ && !(doubles_ && !second_);
    action.player = (facts_.player + (tile ? 1 : 0)) % players;
  }
  if (action.type != GameActionType::Place) {
    if (committed_ && !scored_ && scores_before(action)) {
      // A commit may confirm as well that a follower is trapped.
      if (!table_.traps.empty() && action.player == facts_.player)
        note(action, said("followed.commit-before"));
      settle();
    }
    // An action of the next player before placing a tile belongs to the next turn.
    const bool early = action.type == GameActionType::Ransom;
    if (early && scored_ && action.player >= 0 && action.player != facts_.player) {
      second_ = false;
      begin(action.player);
    }
  }
  if (action.type != GameActionType::Deploy) flying_.clear();
  if (action.type == GameActionType::Pass) {
    const std::string waits = waits_before();
    if (waits == "castle") castles_passed_ = true;
    if (waits == "ferry-change") ferries_passed_ = true;
  }
  if (action.type == GameActionType::Flock && flocks_left_ > 0) --flocks_left_;
  take_chance(action);
  act(action);
  if (action.type == GameActionType::Pass || action.type == GameActionType::Deploy) ++answers_;
  if (action.type != GameActionType::Place && action.type != GameActionType::Confirm &&
      action.type != GameActionType::Shepherd && action.value != game_token::bridge &&
      !is_tunnel_token(action.value))
    gold_pending_ = false;
  if (placed_ && !committed_) figure_step_ = figure_step_after(action);
  so_far_.acted = figure_step_ != FigureStep::Open;
}

void GameReplay::act(const GameAction& action) {
  switch (action.type) {
    case GameActionType::Place:
      return place(action);
    case GameActionType::Deploy:
      return deploy(action);
    case GameActionType::Return:
      return take_back(action);
    case GameActionType::Neutral:
      return move(action);
    case GameActionType::Token:
      return put(action);
    case GameActionType::Capture:
      return check(action, capture(table_, action));
    case GameActionType::Exchange:
      return check(action, exchange(table_, action));
    case GameActionType::Ransom:
      so_far_.ransomed = true;
      return check(action, pay_ransom(table_, action, turn_.scored));
    case GameActionType::Bid:
      return pay(auction_.bid(action.player, action.item, action.number));
    case GameActionType::Trade:
      return pay(auction_.settle(action.value));
    case GameActionType::Flock:
      return flock(action);
    case GameActionType::Commit:
      committed_ = true;
      if (!scored_) answers_ = 0;
      return;
    case GameActionType::Pass:
    case GameActionType::Confirm:
    case GameActionType::Shepherd:
      return;
    case GameActionType::Unknown:
      return note(action, said("followed.unknown-action"));
  }
}

void GameReplay::check(const GameAction& action, const Said& fault, bool changes_points) {
  if (!fault.empty()) note(action, fault, changes_points);
}

void GameReplay::put(const GameAction& action) {
  if (action.value == "GOLD" && facts_.gold_laid && action.cell == facts_.gold_laid) return;
  const auto stands_beside = [&] {
    const auto fairy = table_.neutral.find("fairy");
    return fairy != table_.neutral.end() && !fairy->second.beside.empty();
  };
  const bool before = stands_beside();
  const bool tunnel = is_tunnel_token(action.value);
  const int tiles = tunnel ? tiles_of_builder(table_, action.player) : 0;
  check(action, put_token(table_, action, turn_.turn));
  if (tunnel && action.player == facts_.player) {
    so_far_.tunnelled = true;
    doubles_ = doubles_ || tiles_of_builder(table_, action.player) > tiles;
  }
  if (is_tower_piece(action)) so_far_.raised = action.cell;
  if (action.value == game_token::ferry && action.cell) so_far_.ferries.push_back(*action.cell);
  if (action.value == game_token::bridge && action.cell) bridge(action);
  if (action.value == game_token::castle &&
      ((before && !stands_beside()) || fairy_meets_castle(table_)))
    note(action, fairy_in_a_castle());
}

void GameReplay::bridge(const GameAction& action) {
  so_far_.bridged = true;
  const Bridge* built = table_.board.bridge_at(*action.cell);
  if (built == nullptr || action.player != facts_.player) return;
  doubles_ = doubles_ || std::ranges::any_of(table_.figures, [&](const TableFigure& figure) {
               return figure.player == action.player && figure.element == "builder" &&
                      figure.node && table_.board.forest().joined(*figure.node, built->node);
             });
}

void GameReplay::deploy(const GameAction& action) {
  const std::string element = figure_element(action.figure);
  if (!action.cell || !table_.deploy(action.figure, *action.cell, action.at, action.as_abbot))
    return note(action, unknown_place_of(element));
  if (action.at == game_place::flier) {
    flying_ = action.figure;
    sure_before_ = sure_;
    return note(action, said("followed.throw-of-die"));
  }
  if (flying_ == action.figure) {
    // Its owner has chosen a place where it landed, so the throw is known.
    not_followed_.pop_back();
    sure_ = turn_.sure = sure_before_;
    flying_.clear();
  }
  if (element == "barn") facts_.barns.push_back(action.figure);
  const bool elsewhere = placed_ && *action.cell != turn_.placement.cell;
  if (elsewhere && action.at != game_place::tower &&
      has_symbol(*turn_.placement.tile, portal_symbol))
    so_far_.portal = true;
}

void GameReplay::take_back(const GameAction& action) {
  const TableFigure* figure = table_.find(action.figure);
  if (figure == nullptr) return note(action, said("followed.no-figure"));
  if (action.value.find("ABBOT") != std::string::npos) score_abbot(table_, *figure, turn_);
  table_.remove(std::string(action.figure));
}

void GameReplay::move(const GameAction& action) {
  if (action.figure != "dragon") {
    check(action, move_neutral(table_, action));
    if (std::ranges::count(magic_figures, action.figure) > 0) so_far_.magic = true;
    if (action.figure == "fairy" && fairy_meets_castle(table_)) note(action, fairy_in_a_castle());
    return;
  }
  if (!action.cell) return note(action, said("followed.where-the-dragon-goes"));
  dragon_enters(table_, *action.cell);
  flown_.insert(*action.cell);
  if (dragon_left_ > 0) --dragon_left_;
}

void GameReplay::pay(const std::optional<Payment>& payment) {
  if (!payment || payment->points == 0) return;
  const auto add = [&](int player, std::string_view fact) {
    if (player >= 0)
      add_points(table_, turn_.scored, player, "bazaar", std::nullopt,
                 named(game_terms(table_, fact, payment->points), said("score-term.bid")));
  };
  add(payment->payer, "bids-paid");
  add(payment->payee, "bids-received");
}

// ---- flocks

bool GameReplay::ends_figure_step(const GameAction& action) const {
  return placed_ &&
         (action.type == GameActionType::Flock || action.type == GameActionType::Shepherd ||
          action.type == GameActionType::Commit);
}

// Takes over the number that the action brings. The first token of a shepherd is drawn by the
// number before it, unless the action confirms the shepherd.
void GameReplay::take_chance(const GameAction& action) {
  const bool confirms = action.type == GameActionType::Shepherd;
  if (confirms && action.chance) chance_.set(*action.chance);
  if (!table_.traps.empty() && action.type == GameActionType::Commit) chance_.lose();
  if (ends_figure_step(action)) herd();
  if (!confirms && action.chance) chance_.set(*action.chance);
  if (action.type == GameActionType::Bid || action.type == GameActionType::Trade ||
      action.type == GameActionType::Unknown || action.at == game_place::flier)
    chance_.lose();
}

void GameReplay::herd() {
  if (herded_ || !placed_) return;
  herded_ = true;
  note_flocks({.name = "shepherd"},
              shepherds_.begin(facts_.player, facts_.piece, chance_, turn_.scored));
}

void GameReplay::flock(const GameAction& action) {
  note_flocks(action, shepherds_.decide(action.value != "SCORE", chance_, turn_.scored));
}

void GameReplay::note_flocks(const GameAction& action, const std::vector<FlockFault>& faults) {
  for (const FlockFault& fault : faults) note(action, fault.reason, fault.changes_points);
}

// ---- the figure step

GameReplay::FigureStep GameReplay::figure_step_after(const GameAction& action) const {
  switch (action.type) {
    case GameActionType::Pass:
      return FigureStep::Done;
    case GameActionType::Deploy:
    case GameActionType::Exchange:
      return phantom_or_done();
    case GameActionType::Return:
      return action.value == "PRINCESS" ? FigureStep::Done : phantom_or_done();
    case GameActionType::Neutral:
      return action.figure == "fairy" ? phantom_or_done() : figure_step_;
    case GameActionType::Capture:
      return after_capture();
    case GameActionType::Token:
      if (is_tower_piece(action)) return can_capture() ? FigureStep::Capture : phantom_or_done();
      if (action.value == game_token::ferry) return FigureStep::Done;
      return action.value.starts_with("LB_") ? phantom_or_done() : figure_step_;
    default:
      return figure_step_;
  }
}

// The phantom comes last, if it is in its player's supply.
GameReplay::FigureStep GameReplay::phantom_or_done() const {
  const auto each = game_.each.find(std::string(phantom_element));
  const bool plays = game_.each.empty() ? table_.board.kit().selection.sets.contains("phantom")
                                        : each != game_.each.end() && each->second > 0;
  const auto is_own = [&](const std::string& id) {
    return figure_player(id) == facts_.player && figure_element(id) == phantom_element;
  };
  const bool away =
      std::ranges::any_of(table_.figures, is_own, &TableFigure::id) ||
      std::ranges::any_of(table_.prisoners, [&](const auto& held) { return is_own(held.first); });
  return plays && !away ? FigureStep::Phantom : FigureStep::Done;
}

bool GameReplay::can_capture() const {
  const Cell tower = *so_far_.raised;
  const std::vector<Cell> range =
      tower_range(table_.board, tower, table_.towers.find(tower)->second);
  return std::ranges::any_of(table_.figures, [&](const TableFigure& figure) {
    return is_follower(figure.element) && figure.at != game_place::castle &&
           std::ranges::binary_search(range, figure.cell);
  });
}

// The flocks whose field the piece extends, of shepherds of the player.
int GameReplay::flocks_on(int piece) const {
  std::set<Node> fields;
  for (const TableFigure& figure : table_.figures)
    if (figure.element == "shepherd" && figure.player == facts_.player && figure.node &&
        table_.reaches(piece, *figure.node))
      fields.insert(table_.board.forest().root(*figure.node));
  return static_cast<int>(fields.size());
}

// Whether the game has the bridges, castles, ferries or magic figures.
bool GameReplay::plays_pieces(std::string_view element) const {
  if (game_.elements) return game_.plays(element);
  const std::string_view set = element == "ferry"                 ? "ferries"
                               : element == magic_figures.front() ? "mage-and-witch"
                                                                  : "bridges-castles-and-bazaars";
  return table_.board.kit().selection.sets.contains(std::string(set));
}

// From the player who laid the tile, each who alone stands in a small city that it completed.
int GameReplay::castle_builder() const {
  if (castles_passed_ || scored_ || !placed_ || !plays_pieces("castle")) return -1;
  const auto players = static_cast<int>(game_.players.size());
  const int tokens = bridges_or_castles_each(game_.players.size());
  for (int i = 0; i < players; ++i) {
    const int player = (facts_.player + i) % players;
    if (std::ranges::count(table_.castles, player, &Castle::builder) >= tokens) continue;
    for (const FeatureRef& ref : completed_by(table_, facts_.piece)) {
      if (ref.kind != FeatureKind::City || !is_castle_site(table_.board, *ref.node)) continue;
      bool own = false, other = false;
      for (const TableFigure* figure : table_.figures_on(ref))
        if (is_follower(figure->element)) (figure->player == player ? own : other) = true;
      if (own && !other) return player;
    }
  }
  return -1;
}

// Where two players hold figures of each other, the exchange is left.
GameReplay::FigureStep GameReplay::after_capture() const {
  for (const auto& [id, captor] : table_.prisoners)
    for (const auto& [other, holder] : table_.prisoners)
      if (captor == facts_.player && figure_player(other) == captor && figure_player(id) == holder)
        return FigureStep::Exchange;
  return phantom_or_done();
}

// ---- pending actions

bool GameReplay::dragon_flies() const {
  const auto dragon = table_.neutral.find("dragon");
  if (dragon_left_ == 0 || dragon == table_.neutral.end()) return false;
  const auto fairy = table_.neutral.find("fairy");
  return std::any_of(all_sides.begin(), all_sides.end(), [&](Side side) {
    const Cell next = beside(dragon->second.cell, side);
    const Board::Piece* piece = table_.board.piece_at(next);
    return piece != nullptr && piece->placement.tile->shape != Shape::StartPiecePart &&
           !flown_.contains(next) && (fairy == table_.neutral.end() || fairy->second.cell != next);
  });
}

bool GameReplay::waits() const {
  if (dragon_flies() && game_.rule("dragon-move") != "after-scoring") return true;
  std::set<int> may_come;
  for (const FeatureRef& ref : completed_by(table_, facts_.piece))
    for (const Quarter& quarter : quarters)
      for (const TableFigure& figure : table_.figures)
        if (quarter.serves(ref.kind) && figure.at == quarter.at &&
            table_.count_quarter != quarter.at)
          may_come.insert(figure.player);
  return answers_ < static_cast<int>(may_come.size());
}

bool GameReplay::waits_after() const {
  return dragon_flies() || answers_ < asked_;
}

// Whether a committed turn must be scored before this action takes place.
bool GameReplay::scores_before(const GameAction& action) const {
  const auto stands =
      std::find_if(table_.figures.begin(), table_.figures.end(),
                   [&](const TableFigure& each) { return each.id == action.figure; });
  switch (action.type) {
    case GameActionType::Pass:
    case GameActionType::Confirm:
    case GameActionType::Shepherd:
    case GameActionType::Commit:
      return false;
    case GameActionType::Neutral:
      return action.figure != "dragon" || game_.rule("dragon-move") == "after-scoring";
    case GameActionType::Token:
      return action.value != game_token::castle && action.value != game_token::ferry;
    case GameActionType::Deploy:
      return stands == table_.figures.end() || !stands->at.starts_with(game_place::quarter);
    default:
      return true;
  }
}

std::string GameReplay::waits_before() const {
  switch (figure_step_) {
    case FigureStep::Open:
      if (needs_bridge()) return "bridge";
      if (gold_pending_) return "gold";
      return needs_magic() ? std::string(magic_figures.front()) : "";
    case FigureStep::Capture:
      return "capture";
    case FigureStep::Exchange:
      return "exchange";
    case FigureStep::Phantom:
      return "";
    case FigureStep::Done:
      break;
  }
  if (std::string ferry = ferry_step(); !ferry.empty()) return ferry;
  if (flocks_left_ > 0) return "flock";
  if (dragon_flies() && game_.rule("dragon-move") != "after-scoring") return "dragon";
  return castle_builder() >= 0 ? "castle" : "";
}

std::string GameReplay::waits_for() const {
  if (!committed_) return waits_before();
  if (dragon_flies()) return "dragon";
  return table_.count_quarter.empty() ? "wagon" : "count";
}

// Whether the tile just laid breaks the rules as it lies, and a bridge could be built.
bool GameReplay::needs_bridge() const {
  return placed_ && !so_far_.bridged && plays_pieces("bridge") &&
         table_.board.is_illegal(facts_.piece);
}

// Whether the tile just laid moves the Mage or the Witch: it shows their symbol, or joins their
// features. While neither is in play and nothing is free for them, both stay away.
bool GameReplay::needs_magic() const {
  if (!placed_ || so_far_.magic || !plays_pieces(magic_figures.front())) return false;
  std::vector<Node> taken;
  for (const std::string_view magic : magic_figures)
    if (const auto found = table_.neutral.find(std::string(magic));
        found != table_.neutral.end() && found->second.node)
      taken.push_back(*found->second.node);
  const FeatureForest& forest = table_.board.forest();
  const bool joined = taken.size() == 2 && forest.joined(taken.front(), taken.back());
  if (!joined && !has_symbol(*turn_.placement.tile, magic_symbol)) return false;
  return !taken.empty() ||
         std::ranges::any_of(table_.board.pieces(), [&](const Board::Piece& piece) {
           for (std::size_t i = 0; i < piece.kit->layout->nodes.size(); ++i) {
             const auto node = static_cast<Node>(piece.first_node + i);
             const SegmentKind kind = piece.kit->layout->nodes[i].kind;
             if ((kind == SegmentKind::City || kind == SegmentKind::Road) &&
                 forest.open_sides(node) > 0)
               return true;
           }
           return false;
         });
}

std::string GameReplay::ferry_step() const {
  if (!placed_ || scored_ || !plays_pieces("ferry")) return "";
  const Cell laid = turn_.placement.cell;
  if (has_symbol(*turn_.placement.tile, "ferry-lake") && table_.board.ferry_at(laid) == nullptr)
    return "ferry";
  if (ferries_passed_ || table_.board.ferries().empty()) return "";
  const std::vector<FirstFerry> ferries = first_ferries(table_.board, facts_.piece);
  const bool any = std::ranges::any_of(ferries, [&](const FirstFerry& each) {
    return std::ranges::find(so_far_.ferries, each.cell) == so_far_.ferries.end();
  });
  return any ? "ferry-change" : "";
}

GameStep GameReplay::step_of_turn() const {
  if (committed_ || !waits_before().empty()) return GameStep::Action;
  return figure_step_ == FigureStep::Done ? GameStep::EndOfTurn : GameStep::Figure;
}

// What was done in the turn, unless the moment belongs to a new one.
TurnSoFar GameReplay::so_far_of(const GameMoment& moment) const {
  const bool same = so_far_.player == moment.player;
  TurnSoFar so_far = so_far_;
  if (!same || (placed_ && moment.step == GameStep::Tile))
    so_far = begun_turn(moment.player, so_far_, same && doubles_);
  const std::size_t players = game_.players.size();
  const auto player = static_cast<std::size_t>(std::max(0, table_.player_of(so_far.player)));
  if (players >= 2 && players - 2 < tower_pieces_each.size())
    so_far.tower_pieces = tower_pieces_each[players - 2] - table_.tower_pieces[player];
  if (table_.board.kit().selection.edition != Edition::C3_1)
    so_far.bridges = bridges_or_castles_each(players) - table_.bridges_built[player];
  if (players > 0)
    so_far.buildings =
        all_little_buildings / static_cast<int>(players) - table_.buildings_put[player];
  so_far.tunnel_pairs = tunnel_pairs_each(players, game_.rule("more-tunnel-tokens"));
  return so_far;
}

// `next`: the last turn is finished.
GameMoment GameReplay::moment_of(bool next) const {
  const auto players = static_cast<int>(game_.players.size());
  GameMoment moment;
  moment.player = table_.colour(next ? (facts_.player + 1) % players : facts_.player);
  if (over_) {
    moment.step = GameStep::Over;
  } else if (!next && placed_ && !(scored_ && doubles_ && !second_ && !waits_after())) {
    moment.laid = turn_.placement.cell;
    moment.step = step_of_turn();
    if (moment.step == GameStep::Action) moment.waits_for = waits_for();
  }
  moment.so_far = so_far_of(moment);
  if (moment.waits_for == "dragon") {
    // All players steer the dragon in turn, beginning with the one who laid the tile.
    const auto steps = static_cast<int>(flown_.size()) - 1;
    moment.player = table_.colour((facts_.player + steps) % players);
    moment.so_far.flown.assign(flown_.begin(), flown_.end());
  }
  if (moment.waits_for == "castle") moment.player = table_.colour(castle_builder());
  const auto drawn = static_cast<std::size_t>(placed_tiles_);
  if (moment.step == GameStep::Tile && drawn < game_.draw_order.size())
    moment.drawn = game_.draw_order[drawn];
  return moment;
}

void GameReplay::stop() {
  if (!begun_) {
    moment_ = moment_of(false);
    return;
  }
  if (placed_ && committed_ && !scored_ && !waits()) settle();
  const bool done = placed_ && scored_;
  over_ = done && committed_ && last_tile_lies();
  const bool next = done && !over_ && !waits_after() && (second_ || !doubles_);
  moment_ = moment_of(next);
  // If the turn goes on, features that its tile completes are not scored yet.
  scored_ = true;
  if (next) {
    second_ = false;
    begin((facts_.player + 1) % static_cast<int>(game_.players.size()));
  }
  push_turn();
}

bool GameReplay::last_tile_lies() const {
  if (game_.end_after) return placed_tiles_ >= *game_.end_after;
  // There is a tile face down under each hill.
  return table_.board.pool().size() <= hills_;
}

}  // namespace cartulary

#include "engine/game/game_follower.h"

#include <algorithm>
#include <array>

#include "engine/board/feature.h"
#include "engine/game/bonus_scoring.h"
#include "engine/game/table_actions.h"
#include "engine/game/table_facts.h"
#include "engine/position/board_figures.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

constexpr int flight_steps = 6;

struct Quarter {
  std::string_view at;
  bool (*serves)(FeatureKind);
};
constexpr std::array<Quarter, 3> quarters = {{
    {"quarter castle", [](FeatureKind kind) { return kind == FeatureKind::City; }},
    {"quarter blacksmith", [](FeatureKind kind) { return kind == FeatureKind::Road; }},
    {"quarter cathedral", [](FeatureKind kind) { return kind > FeatureKind::Field; }},
}};

// Whether the action is one that a player takes in the figure step.
bool is_of_the_figure_step(const GameAction& action) {
  switch (action.type) {
    case GameActionType::Deploy:
    case GameActionType::Return:
    case GameActionType::Neutral:
    case GameActionType::Capture:
    case GameActionType::Pass:
      return true;
    case GameActionType::Token:
      return action.value == "TOWER_PIECE" || action.value.starts_with("LB_");
    default:
      return false;
  }
}

// Whether the player has a builder on a road or city of that piece.
bool extends_builder(const GameTable& table, int player, int piece) {
  const Board::Piece& laid = table.board.pieces()[static_cast<std::size_t>(piece)];
  for (const TableFigure& figure : table.figures) {
    if (figure.player != player || figure.element != "builder" || !figure.node) continue;
    for (std::size_t i = 0; i < laid.kit->layout->nodes.size(); ++i)
      if (table.board.forest().joined(*figure.node, static_cast<Node>(laid.first_node + i)))
        return true;
  }
  return false;
}

}  // namespace

GameFollower::GameFollower(const Game& game, const BoardKit& kit) : game_(game), table_(game, kit) {
  for (const Placement& placement : game.start)
    if (!table_.board.place(placement)) note({}, "a start tile could not be laid");
  note_sets();
}

void GameFollower::note(const GameAction& action, std::string reason, bool changes_points) {
  std::optional<int> turn;
  if (begun_) turn = turn_.turn;
  not_followed_.push_back({action.name, turn, std::move(reason)});
  if (changes_points) sure_ = turn_.sure = false;
}

// Reports chosen readings of rules that are not implemented, before anything is played.
void GameFollower::note_sets() {
  const std::string_view king = game_.rule("king-and-robber-scoring");
  if (!king.empty() && king != "default")
    note({.name = "king-and-robber-scoring"},
         "the reading " + quoted(king) +
             " of King and Robber Baron is not known: they are not scored");
}

// ---- turns

void GameFollower::begin(int player) {
  if (begun_) push_turn();
  turn_ = TurnRecord();
  turn_.turn = static_cast<int>(turns_.size()) + 1;
  turn_.sure = sure_;
  turn_.player = table_.colour(player);
  facts_ = {.player = player, .number = turn_.turn, .piece = 0, .barns = {}, .gold_laid = {}};
  begun_ = true;
  placed_ = acted_ = committed_ = scored_ = doubles_ = false;
  dragon_left_ = answers_ = asked_ = 0;
  if (second_) return;
  const auto fairy = table_.neutral.find("fairy");
  if (fairy == table_.neutral.end()) return;
  const bool beside =
      std::any_of(table_.figures.begin(), table_.figures.end(), [&](const TableFigure& figure) {
        return figure.player == player && is_follower(figure.element) &&
               figure.cell == fairy->second.cell &&
               (fairy->second.whole_tile || fairy->second.beside == figure.id);
      });
  if (beside)
    add_points(table_, turn_.scored, player, "fairy", fairy->second.cell,
               named(game_terms(table_, "fairy-turns", 1), "the fairy, as the turn begins"));
}

void GameFollower::push_turn() {
  settle();
  turn_.sure = turn_.sure && sure_;
  for (std::size_t i = 0; i < table_.points.size(); ++i)
    turn_.points[game_.players[i].colour] = table_.points[i];
  if (turn_.placement.tile != nullptr || !turn_.scored.empty()) turns_.push_back(std::move(turn_));
  begun_ = false;
}

void GameFollower::settle() {
  if (!placed_ || scored_) return;
  scored_ = true;
  answers_ = 0;
  asked_ = 0;
  for (const TableFigure& figure : table_.figures) asked_ += figure.element == "wagon" ? 1 : 0;
  const std::size_t before = turn_.scored.size();
  note_completed();
  if (close_flocks(table_))
    note({.name = "shepherd"},
         "the field is complete and scores the flock, and its sheep are not in the file");
  score_turn(table_, facts_, turn_);
  for (const TableFigure& figure : table_.figures) asked_ -= figure.element == "wagon" ? 1 : 0;
  if (table_.count_quarter.empty()) return;
  bool mine = false;
  for (std::size_t i = before; i < turn_.scored.size(); ++i)
    mine = mine || turn_.scored[i].player == turn_.player;
  if (turn_.scored.size() > before && !mine) ++asked_;
}

void GameFollower::place(const GameAction& action) {
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
void GameFollower::lay(const GameAction& action) {
  placed_ = true;
  facts_.piece = static_cast<int>(table_.board.pieces().size()) - 1;
  const Tile& tile = *action.tile.tile;
  if (!has_symbol(tile, "abbey")) ++placed_tiles_;
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
  score_wind_rose(table_, action.player, action.tile, turn_);
  if (has_symbol(tile, "hill") && game_.plays("hill")) ++hills_;
  for (NotFollowed& symbol : symbols_not_followed(tile, table_.board.kit().formulas))
    note({.name = symbol.action}, std::move(symbol.reason));
}

// Reports completed features whose points are not followed.
void GameFollower::note_completed() {
  for (const FeatureRef& ref : completed_by(table_, facts_.piece)) {
    if (ref.kind != FeatureKind::City || table_.figures_on(ref).empty()) continue;
    const FeatureFacts city = table_.feature(ref).facts;
    if (city.holds("siege") && game_.plays("siege") && city.count("tiles") == 2 &&
        game_.rule("tiny-city-scoring") == "2")
      note({.name = "tiny-city-scoring"},
           "whether a besieged city of two tiles scores 2 or nothing by this reading is not known");
  }
}

// ---- actions

void GameFollower::apply(const GameAction& told) {
  GameAction action = told;
  const auto players = static_cast<int>(game_.players.size());
  if (action.player >= players) return note(action, "no player has that number");
  if (action.player < 0) {
    const bool tile = action.type == GameActionType::Place && begun_ && !(doubles_ && !second_);
    action.player = (facts_.player + (tile ? 1 : 0)) % players;
  }
  if (action.type != GameActionType::Place) {
    if (committed_ && !scored_ && scores_before(action)) settle();
    // An action of the next player before placing a tile belongs to the next turn.
    const bool early = action.type == GameActionType::Ransom;
    if (early && scored_ && action.player >= 0 && action.player != facts_.player) {
      second_ = false;
      begin(action.player);
    }
  }
  if (action.type != GameActionType::Deploy) flying_.clear();
  act(action);
  if (action.type == GameActionType::Pass || action.type == GameActionType::Deploy) ++answers_;
  acted_ = acted_ || (placed_ && is_of_the_figure_step(action));
}

void GameFollower::act(const GameAction& action) {
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
      return;
    case GameActionType::Unknown:
      return note(action, "what it does is not known");
  }
}

void GameFollower::check(const GameAction& action, const std::string& fault, bool changes_points) {
  if (!fault.empty()) note(action, fault, changes_points);
}

void GameFollower::put(const GameAction& action) {
  if (action.value == "GOLD" && facts_.gold_laid && action.cell == facts_.gold_laid) return;
  const auto stands_beside = [&] {
    const auto fairy = table_.neutral.find("fairy");
    return fairy != table_.neutral.end() && !fairy->second.beside.empty();
  };
  const bool before = stands_beside();
  check(action, put_token(table_, action, turn_.turn));
  if (action.value == "CASTLE" && before && !stands_beside())
    note(action, "the fairy does not stand in a castle here, and does so in other programs");
}

void GameFollower::deploy(const GameAction& action) {
  const std::string element = figure_element(action.figure);
  if (!action.cell || !table_.deploy(action.figure, *action.cell, action.at, action.as_abbot))
    return note(action, "where the " + (element.empty() ? "figure" : element) +
                            " stands is no place that is known");
  if (action.at == game_place::flier) {
    flying_ = action.figure;
    sure_before_ = sure_;
    return note(action, "a die decides where it lands, and the file does not tell the throw");
  }
  if (flying_ == action.figure) {
    // Its owner has chosen a place where it landed, so the throw is known.
    not_followed_.pop_back();
    sure_ = turn_.sure = sure_before_;
    flying_.clear();
  }
  if (element == "barn") facts_.barns.push_back(action.figure);
}

void GameFollower::take_back(const GameAction& action) {
  const TableFigure* figure = table_.find(action.figure);
  if (figure == nullptr) return note(action, "the figure does not stand on the table");
  if (action.value.find("ABBOT") != std::string::npos) score_abbot(table_, *figure, turn_);
  table_.remove(std::string(action.figure));
}

void GameFollower::move(const GameAction& action) {
  if (action.figure != "dragon") return check(action, move_neutral(table_, action));
  if (!action.cell) return note(action, "the file does not tell where the dragon goes");
  dragon_enters(table_, *action.cell);
  flown_.insert(*action.cell);
  if (dragon_left_ > 0) --dragon_left_;
}

void GameFollower::pay(const std::optional<Payment>& payment) {
  if (!payment || payment->points == 0) return;
  const auto add = [&](int player, std::string_view fact) {
    if (player >= 0)
      add_points(table_, turn_.scored, player, "bazaar", std::nullopt,
                 named(game_terms(table_, fact, payment->points), "bid in the bazaar"));
  };
  add(payment->payer, "bids-paid");
  add(payment->payee, "bids-received");
}

// The file does not record which sheep were drawn.
void GameFollower::flock(const GameAction& action) {
  const bool scores = action.value == "SCORE";
  note(action,
       scores ? "how many sheep the flock has is not in the file"
              : "which sheep or wolf was drawn is not in the file",
       scores);
  if (!scores) return;
  std::vector<std::string> home;
  for (const TableFigure& shepherd : table_.figures) {
    if (shepherd.element != "shepherd" || shepherd.player != action.player) continue;
    for (const TableFigure& other : table_.figures)
      if (other.element == "shepherd" && shepherd.node && other.node &&
          table_.board.forest().joined(*shepherd.node, *other.node))
        home.push_back(other.id);
  }
  for (const std::string& id : home) table_.remove(id);
}

// ---- pending actions

bool GameFollower::dragon_flies() const {
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

bool GameFollower::waits() const {
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

bool GameFollower::waits_after() const {
  return dragon_flies() || answers_ < asked_;
}

// Whether a committed turn must be scored before this action takes place.
bool GameFollower::scores_before(const GameAction& action) const {
  const auto stands =
      std::find_if(table_.figures.begin(), table_.figures.end(),
                   [&](const TableFigure& each) { return each.id == action.figure; });
  switch (action.type) {
    case GameActionType::Pass:
    case GameActionType::Commit:
      return false;
    case GameActionType::Neutral:
      return action.figure != "dragon" || game_.rule("dragon-move") == "after-scoring";
    case GameActionType::Token:
      return action.value != "CASTLE";
    case GameActionType::Deploy:
      return stands == table_.figures.end() || !stands->at.starts_with(game_place::quarter);
    default:
      return true;
  }
}

std::string GameFollower::waits_for() const {
  if (dragon_flies()) return "dragon";
  return table_.count_quarter.empty() ? "wagon" : "count";
}

// `next`: the last turn is finished.
GameMoment GameFollower::moment_of(bool next) const {
  const auto players = static_cast<int>(game_.players.size());
  GameMoment moment;
  moment.player = table_.colour(next ? (facts_.player + 1) % players : facts_.player);
  if (over_) {
    moment.step = GameStep::Over;
  } else if (!next && placed_ && !(scored_ && doubles_ && !second_ && !waits_after())) {
    moment.laid = turn_.placement.cell;
    moment.step = committed_ ? GameStep::Action : acted_ ? GameStep::EndOfTurn : GameStep::Figure;
    if (committed_) moment.waits_for = waits_for();
  }
  const auto drawn = static_cast<std::size_t>(placed_tiles_);
  if (moment.step == GameStep::Tile && drawn < game_.draw_order.size())
    moment.drawn = game_.draw_order[drawn];
  return moment;
}

void GameFollower::stop() {
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

bool GameFollower::last_tile_lies() const {
  if (game_.end_after) return placed_tiles_ >= *game_.end_after;
  // There is a tile face down under each hill.
  return table_.board.pool().size() <= hills_;
}

}  // namespace cartulary

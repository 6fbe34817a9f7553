// GameReplay: performs the actions of a game one after the other.
//
// Owns the table; game and kit must outlive it.
//
//   GameReplay follower(game, kit);
//   for (const GameAction& action : game.actions) follower.apply(action);
//   follower.stop();                      // scores the last turn, unless it still waits
#pragma once

#include <set>
#include <string>
#include <vector>

#include "engine/replay/auction.h"
#include "engine/replay/game_chance.h"
#include "engine/replay/game_table.h"
#include "engine/replay/shepherds.h"
#include "engine/replay/turn_scoring.h"
#include "engine/text/said.h"

namespace cartulary {

class GameReplay {
 public:
  GameReplay(const SavedGame& game, const BoardKit& kit);

  void apply(const GameAction& action);
  void stop();

  GameTable& table() { return table_; }
  // Index of the player whose turn it is.
  int player() const { return facts_.player; }
  // Whether the last tile is placed and scored.
  bool is_over() const { return over_; }
  // Whether everything that can have changed points was followed.
  bool is_sure() const { return sure_; }
  // What comes next in the game. REQUIRES: stop() was called.
  const GameMoment& moment() const { return moment_; }
  std::vector<TurnRecord> take_turns() { return std::move(turns_); }
  std::vector<NotFollowed> take_not_followed() { return std::move(not_followed_); }

 private:
  // What is left of the step in which the player puts a figure or does something in its place.
  enum class FigureStep { Open, Capture, Exchange, Phantom, Done };
  FigureStep figure_step_after(const GameAction& action) const;
  FigureStep after_capture() const;
  FigureStep phantom_or_done() const;
  bool can_capture() const;
  int flocks_on(int piece) const;
  bool plays_pieces(std::string_view element) const;
  // The player who may build a castle now; -1: nobody.
  int castle_builder() const;

  void act(const GameAction& action);
  void place(const GameAction& action);
  void lay(const GameAction& action);
  void put(const GameAction& action);
  void note_completed();
  void trap();
  void bridge(const GameAction& action);
  void deploy(const GameAction& action);
  void take_back(const GameAction& action);
  void move(const GameAction& action);
  void pay(const std::optional<Payment>& payment);
  void flock(const GameAction& action);
  // The shepherd step, once a turn, before the action that ends or follows it.
  void herd();
  void note_flocks(const GameAction& action, const std::vector<FlockFault>& faults);
  bool ends_figure_step(const GameAction& action) const;
  void take_chance(const GameAction& action);
  void check(const GameAction& action, const Said& fault, bool changes_points = true);

  // Starts the record of the player's turn and scores the fairy for the start of the turn.
  void begin(int player);
  void push_turn();
  GameMoment moment_of(bool next) const;
  // What the turn waits for before and after it is committed; empty: nothing.
  std::string waits_before() const;
  bool needs_bridge() const;
  bool needs_magic() const;
  // "ferry" while the lake just laid has none, "ferry-change" while others may be turned.
  std::string ferry_step() const;
  std::string waits_for() const;
  GameStep step_of_turn() const;
  TurnSoFar so_far_of(const GameMoment& moment) const;
  // Scores the current turn, unless that has been done.
  void settle();
  bool waits() const;        // whether more actions may come before the scoring
  bool waits_after() const;  // whether more actions may come before the next turn
  bool dragon_flies() const;
  bool last_tile_lies() const;
  bool scores_before(const GameAction& action) const;
  void note(const GameAction& action, Said reason, bool changes_points = true);
  void note_sets();

  const SavedGame& game_;
  GameTable table_;
  Auction auction_;
  GameChance chance_;
  Shepherds shepherds_;
  std::vector<TurnRecord> turns_;
  std::vector<NotFollowed> not_followed_;

  TurnRecord turn_;
  TurnFacts facts_;
  bool begun_ = false;   // turn_ belongs to a player
  bool placed_ = false;  // the tile of turn_ is placed
  FigureStep figure_step_ = FigureStep::Open;
  bool herded_ = false;  // the shepherd step is done
  bool committed_ = false;
  bool scored_ = false;
  bool doubles_ = false;  // the tile extended a road or city with the player's builder
  bool second_ = false;   // the second part of a double turn
  bool sure_ = true;
  int dragon_left_ = 0;  // remaining steps of the dragon's flight
  std::set<Cell> flown_;
  TurnSoFar so_far_;
  int flocks_left_ = 0;          // flocks on the tile's fields for which the player still acts
  bool gold_pending_ = false;    // the second piece of gold is still to be put
  bool ferries_passed_ = false;  // no ferry is turned in this turn any more
  bool castles_passed_ = false;  // nobody builds a castle in this turn any more
  int answers_ = 0;              // passes and deployments since the commit or the scoring
  int asked_ = 0;  // optional actions after the scoring: wagons that came home, going to the City
                   // of Carcassonne
  int placed_tiles_ = 0;
  GameMoment moment_;
  int hills_ = 0;
  bool over_ = false;
  std::string flying_;  // the figure that the last action put on a flier
  bool sure_before_ = true;
};

}  // namespace cartulary

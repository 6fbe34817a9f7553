// GameFollower: goes through the actions of a game, one after the other.
//
// Owns the table; game and kit must outlive it.
//
//   GameFollower follower(game, kit);
//   for (const GameAction& action : game.actions) follower.apply(action);
//   follower.stop();                      // the last turn is scored if nothing is waited for
#pragma once

#include <set>
#include <string>
#include <vector>

#include "engine/game/auction.h"
#include "engine/game/game_table.h"
#include "engine/game/turn_scoring.h"

namespace cartulary {

class GameFollower {
 public:
  GameFollower(const Game& game, const BoardKit& kit);

  void apply(const GameAction& action);
  void stop();

  GameTable& table() { return table_; }
  // Whether the last tile lies and is scored.
  bool is_over() const { return over_; }
  // Whether all that can have changed points was followed.
  bool is_sure() const { return sure_; }
  // What comes next. REQUIRES: stop() was called.
  const GameMoment& moment() const { return moment_; }
  std::vector<TurnRecord> take_turns() { return std::move(turns_); }
  std::vector<NotFollowed> take_not_followed() { return std::move(not_followed_); }

 private:
  void act(const GameAction& action);
  void place(const GameAction& action);
  void lay(const GameAction& action);
  void put(const GameAction& action);
  void note_completed();
  void deploy(const GameAction& action);
  void take_back(const GameAction& action);
  void move(const GameAction& action);
  void pay(const std::optional<Payment>& payment);
  void flock(const GameAction& action);
  void check(const GameAction& action, const std::string& fault, bool changes_points = true);

  // A record for the player's turn, with what the fairy brings as it begins.
  void begin(int player);
  void push_turn();
  GameMoment moment_of(bool next) const;
  std::string waits_for() const;
  // Scores the committed turn, if that has not been done.
  void settle();
  bool waits() const;        // whether something may still come before the scoring
  bool waits_after() const;  // whether something may still come before the next turn
  bool dragon_flies() const;
  bool last_tile_lies() const;
  bool scores_before(const GameAction& action) const;
  void note(const GameAction& action, std::string reason, bool changes_points = true);
  void note_sets();

  const Game& game_;
  GameTable table_;
  Auction auction_;
  std::vector<TurnRecord> turns_;
  std::vector<NotFollowed> not_followed_;

  TurnRecord turn_;
  TurnFacts facts_;
  bool begun_ = false;   // turn_ is somebody's
  bool placed_ = false;  // its tile lies
  bool acted_ = false;   // since then a figure was put, taken back or passed over
  bool committed_ = false;
  bool scored_ = false;
  bool doubles_ = false;  // the tile made a road or city with the player's builder longer
  bool second_ = false;   // the second part of a double turn
  bool sure_ = true;
  int dragon_left_ = 0;  // steps of the dragon that are due
  std::set<Cell> flown_;
  int answers_ = 0;  // after the commit or the scoring
  int asked_ = 0;    // wagons that came home, and the chance to go to the City
  int placed_tiles_ = 0;
  GameMoment moment_;
  int hills_ = 0;
  bool over_ = false;
  std::string flying_;  // the figure that was put on a flier by the action before
  bool sure_before_ = true;
};

}  // namespace cartulary

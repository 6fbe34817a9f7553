// Shepherds: the flocks of a game being followed: the tokens drawn for each shepherd, and what
// their flocks score.
//
// Follows the order in which JCloisterZone draws, on which the tokens depend. Refers to the table,
// which must outlive it.
//
//   Shepherds shepherds(table);
//   shepherds.begin(player, piece, chance, scored);      // before the turn's first decision
//   shepherds.decide(/*expand=*/true, chance, scored);   // once for each flock of the player
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/replay/game_chance.h"
#include "engine/replay/game_table.h"
#include "engine/text/said.h"

namespace cartulary {

// What could not be followed, as a sentence without a full stop, and whether points can be wrong
// from there on.
struct FlockFault {
  Said reason;
  bool changes_points = true;
};

class Shepherds {
 public:
  explicit Shepherds(GameTable& table) : table_(table) {}

  // Draws the first token of a shepherd placed on that piece in this turn, and scores the flocks
  // on fields that can no longer grow, except those about which the player decides next.
  std::vector<FlockFault> begin(int player, int piece, GameChance& chance,
                                std::vector<ScoredPoints>& scored);
  // The player's decision about the next flock whose field grew: draw a token, or score it.
  std::vector<FlockFault> decide(bool expand, GameChance& chance,
                                 std::vector<ScoredPoints>& scored);

 private:
  struct Flock {
    std::vector<int> tokens;  // sheep on each
    bool known = true;
  };

  // Forgets the flocks of shepherds that something else took off the table. Whether their tokens
  // are back in the bag is not known.
  void forget_lost();
  void draw(const std::string& shepherd, GameChance& chance, std::vector<FlockFault>& faults);
  // The number of sheep on the token drawn: 0 is a wolf. Nothing if it is not known.
  std::optional<int> draw_token(GameChance& chance) const;
  void score(const std::string& shepherd, std::vector<ScoredPoints>& scored,
             std::vector<FlockFault>& faults);
  void score_closed(std::vector<ScoredPoints>& scored, std::vector<FlockFault>& faults);
  bool is_undecided(const TableFigure& shepherd) const;
  bool is_left(const std::string& shepherd) const { return table_.find(shepherd) != nullptr; }
  // The ids of all shepherds on the field of that one.
  std::vector<std::string> beside(const std::string& shepherd) const;
  void send_home(const std::vector<std::string>& shepherds);

  GameTable& table_;
  std::map<std::string, Flock> flocks_;  // by the id of the shepherd for whom they were drawn
  std::vector<std::string> undecided_;
  bool bag_known_ = true;
};

}  // namespace cartulary

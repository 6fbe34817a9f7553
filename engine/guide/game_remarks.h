// What a group's own game says of the rules behind a line of a guide: which of them are not played,
// and which house rules stand beside them.
//
//   for (const GameRemark& remark : game_remarks(question.rulebook, line.rules))
//     words_of(remark);   // "house rule: Fractions round up", "not played: The King is not used."
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/rule/group_game.h"
#include "engine/rule/rulebook.h"

namespace cartulary {

// Points into the rulebook.
struct GameRemark {
  std::string id;  // with its kind: "ruling/base-game/house-fractions-round-up"
  std::string_view title;
  GameStanding standing;
  friend bool operator==(const GameRemark&, const GameRemark&) = default;
};

// `rules` are ids with their kind. What is not played stands first, then the house rules on the
// others, each once. Nothing where the rulebook is null, or has no game and the selection, which
// may be null, takes nothing over.
std::vector<GameRemark> game_remarks(const Rulebook* rulebook, const Selection* selection,
                                     const std::vector<std::string>& rules);
// The house rules of the rulebook's game on a record, by its id with its kind: on a rule itself, on
// the rules that a ruling or variant is about. None on a house rule of the game's own.
std::vector<GameRemark> house_rules_on(const Rulebook& rulebook, std::string_view id);
// Whether there is a group that may have something to remark.
bool has_remarks(const Rulebook* rulebook, const Selection* selection);
// "house rule: TITLE", with the group's remark behind; "not played: REASON".
std::string words_of(const GameRemark& remark);
// Without the "House rule: " that titles of house rules may begin with, where a heading says it.
std::string_view house_title(std::string_view title);

// False where the game drops the first of the rules, which is the most important.
bool is_played(const Rulebook* rulebook, const std::vector<std::string>& rules);

}  // namespace cartulary

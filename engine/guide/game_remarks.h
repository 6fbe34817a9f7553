// GameRemark: what a group's own game says about the rules behind a line of a guide: which of them
// the group does not play, and which house rules apply to them.
//
//   for (const GameRemark& remark : game_remarks(question.rulebook, line.rules))
//     words_of(remark);   // "house rule: Fractions round up", "not played: The King is not used."
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/rule/group_game.h"
#include "engine/rule/rulebook.h"
#include "engine/text/said.h"

namespace cartulary {

// Points into the rulebook.
struct GameRemark {
  RecordId id;
  std::string_view title;
  GameStanding standing;
  friend bool operator==(const GameRemark&, const GameRemark&) = default;
};

// The remarks on `rules`: first the records that are not played,
// then the house rules on the others, each once. Empty if the rulebook is null, or if it has no
// game and the selection (which may be null) adopts nothing.
std::vector<GameRemark> game_remarks(const Rulebook* rulebook, const Selection* selection,
                                     const RecordIds& rules);
// The house rules of the rulebook's game for one record. For a rule
// these are the house rules on it; for a ruling or variant, those on the rules that it annotates.
// Empty for a record that the game itself owns, adopts or drops.
std::vector<GameRemark> house_rules_on(const Rulebook& rulebook, const RecordId& id);
// Whether the rulebook has a game or the selection adopts anything, so that there may be remarks.
bool has_remarks(const Rulebook* rulebook, const Selection* selection);
// "house rule: TITLE; NOTE" with the group's note if there is one, or "not played: REASON".
Said words_of(const GameRemark& remark);
// Drops the "House rule: " that some titles begin with, for use under a heading that says it
// already.
std::string_view house_title(std::string_view title);

// False if the game drops the first of the rules, which is the most important one.
bool is_played(const Rulebook* rulebook, const RecordIds& rules);

}  // namespace cartulary

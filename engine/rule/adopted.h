// What a selection takes over: house rules, rulings and variants that a group plays without having
// a game of its own written down.
//
//   const auto adopted = read_adopts(rulebook, "ruling/base-game/house-start,variant/tower/low");
//   if (adopted) text.adopted = *adopted;   // and then select(catalog, text, ...)
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "engine/bag/selection.h"
#include "engine/rule/rulebook.h"
#include "engine/text/result.h"

namespace cartulary {

// The ids of a list joined by ',', each with its kind or without, as Selection::adopted has them.
// Errors (`where` "adopts"): nothing is called so, suggesting the nearest; a rule, which everybody
// plays.
Result<std::set<std::string>> read_adopts(const Rulebook& rulebook, std::string_view text);

// Puts the ids that the records have in the place of those that a file named. Errors as those of
// read_adopts, with `where` as given.
Status check_adopted(const Rulebook& rulebook, std::string_view where, Selection& selection);

// As standing_in() of the game alone; what the selection takes over is adopted too.
std::optional<GameStanding> standing_in(const GroupGame* game, const Selection* selection,
                                        std::string_view id);

}  // namespace cartulary

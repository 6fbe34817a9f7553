// House rules, rulings and variants that a selection adopts: those that a group plays although it
// has no game file of its own.
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

// Parses a list of ids separated by ','. Each may have its kind or not; the result has the form of
// Selection::adopted. Errors (`where` "adopts"): an unknown id, suggesting the nearest; the id of a
// rule, because everybody plays the rules.
Result<std::set<std::string>> read_adopts(const Rulebook& rulebook, std::string_view text);

// Replaces the ids that a file gave (former ids, ids with a kind) with the current ids of the
// records. Errors: those of read_adopts(), with the given `where`.
Status check_adopted(const Rulebook& rulebook, std::string_view where, Selection& selection);

// Like standing_in() of the game alone, but also counts as adopted what the selection adopts.
std::optional<GameStanding> standing_in(const GroupGame* game, const Selection* selection,
                                        const RecordId& id);

}  // namespace cartulary

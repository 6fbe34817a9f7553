// House rules, rulings and variants that a selection adopts: those that a group plays although it
// has no game file of its own.
//
//   text.adopts = "ruling/base-game/house-start,variant/tower/low";
//   if (find_adopted(rulebook, text)) ...   // and then select(catalog, text, ...)
#pragma once

#include <optional>
#include <string_view>

#include "engine/bag/selection.h"
#include "engine/rule/rulebook.h"
#include "engine/text/result.h"

namespace cartulary {

// Replaces the ids in `text.adopts`, which may have their kind or not, with those of the records,
// in the form of Selection::adopted and in its order. Errors (`where` "adopts"), after which the
// text is empty: an unknown id, suggesting the nearest; the id of a rule, because everybody plays
// the rules.
Status find_adopted(const Rulebook& rulebook, SelectionText& text);

// Replaces the ids that a file gave (former ids, ids with a kind) with the current ids of the
// records. Errors: those of find_adopted(), with the given `where`.
Status check_adopted(const Rulebook& rulebook, std::string_view where, Selection& selection);

// Like standing_in() of the game alone, but also counts as adopted what the selection adopts.
std::optional<GameStanding> standing_in(const GroupGame* game, const Selection* selection,
                                        const RecordId& id);

}  // namespace cartulary

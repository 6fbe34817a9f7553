// How a group's game in the content is played: its order of play and what scores in it, for the
// sets that content has, less what the game does not play; and the game as parameters of a page.
#pragma once

#include <string_view>

#include "docgen/base/page_context.h"
#include "docgen/base/view.h"
#include "engine/rule/carried_game.h"

namespace cartulary::docgen {

// Whether the site is built for this game, so that its own records have pages too.
bool is_played(const PageContext& context, const CarriedGame& game);
// The page parameters that select the game, without its own sets.
PageParameters game_parameters(const CarriedGame& game);
// For the template game_turn: parts, during, after and what is not played.
void set_play(const PageContext& context, const CarriedGame& game, std::string_view root,
              View& view);

}  // namespace cartulary::docgen

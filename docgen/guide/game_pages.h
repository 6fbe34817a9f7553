// The pages of the groups' own games in the content: the list of games; each game with its sets and
// tiles, its house rules next to the rules that they change, what it does not play and why; and its
// order of play with what scores.
//
//   std::optional<Page> page = game_at(context, "our-carcassonne");
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page games_page(const PageContext& context);
// By id; nothing if no game has the id.
std::optional<Page> game_at(const PageContext& context, std::string_view id);
std::optional<Page> game_turn_at(const PageContext& context, std::string_view id);
std::vector<std::string> game_names(const SiteIndex& index);

}  // namespace cartulary::docgen

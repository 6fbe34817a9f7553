// GroupGame: what a group agreed to play by: its boxes, the house rules that it took over, the
// rules that it leaves out, each with the reason.
//
// Owns its texts. Ids have their kind in front, since rules and rulings are mixed:
// "rule/tower/mine". The records that the group wrote itself stand in Catalog and Rulebook, as
// those of a set that bears the game's id or begins with it.
//
//   const GroupGame* game = rulebook.game();
//   if (game != nullptr && game->is_adopted("ruling/base-game/house-start")) ...
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "engine/bag/selection.h"

namespace cartulary {

struct GroupGame : GameName {
  std::string players;  // "2-5"; may be empty
  std::string note;     // Markdown; may be empty
  Selection selection;
  // Both by id with its kind; the remark on what is adopted may be empty, a reason is never.
  std::map<std::string, std::string, std::less<>> adopts;
  std::map<std::string, std::string, std::less<>> drops;

  bool is_adopted(std::string_view record) const { return adopts.contains(record); }
  // Why a record is not played; null if it is.
  const std::string* dropped(std::string_view record) const {
    const auto found = drops.find(record);
    return found == drops.end() ? nullptr : &found->second;
  }
  // Whether a set, rule, ruling or element is the game's own, by its id without a kind.
  bool owns(std::string_view name) const;
  friend bool operator==(const GroupGame&, const GroupGame&) = default;
};

// How a record stands in a game: "own", "adopted" or "dropped", and the group's words on it: the
// reason of what is dropped, else what it remarks, which may be empty. Points into the game.
struct GameStanding {
  std::string_view word;
  std::string_view note;
  friend bool operator==(const GameStanding&, const GameStanding&) = default;
};
// `id` has its kind: "rule/tower/mine". Nothing without a game, or if the game says nothing of it.
std::optional<GameStanding> standing_in(const GroupGame* game, std::string_view id);
// "not played: The king is not used.", "taken over", "our own".
std::string words_of(const GameStanding& standing);

// Whether an id begins with the game's as a word of its own: "our-evenings/tea",
// "our-evenings-grove".
bool begins_with_game(std::string_view id, std::string_view game);

}  // namespace cartulary

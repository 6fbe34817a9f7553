// GroupGame: the rules that a group agreed on: its boxes, the house rules that it adopted, and the
// rules that it drops, each with the reason.
//
// Owns its texts. Records are named with their kind, because rules and rulings are mixed.
// The records that the group wrote are in Catalog and Rulebook, under a set whose id is or begins
// with the game's id.
//
//   const GroupGame* game = rulebook.game();
//   if (game != nullptr && game->is_adopted(id_of(ruling))) ...
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "engine/bag/selection.h"
#include "engine/text/record_id.h"
#include "engine/text/said.h"

namespace cartulary {

using RecordNotes = std::map<RecordId, std::string>;

struct GroupGame {
  std::string id;
  std::string title;
  std::string revision;  // may be empty
  std::string players;   // "2-5"; may be empty
  std::string note;      // Markdown; may be empty
  Selection selection;
  // The remark on an adopted record may be empty, the reason for a dropped one never is.
  RecordNotes adopts;
  RecordNotes drops;

  GameName name() const { return {id, title, revision}; }
  bool is_adopted(const RecordId& record) const { return adopts.contains(record); }
  // The reason why a record is not played; null if it is played.
  const std::string* dropped(const RecordId& record) const {
    const auto found = drops.find(record);
    return found == drops.end() ? nullptr : &found->second;
  }
  // Whether a set, rule, ruling or element belongs to the game, by its id without a kind.
  bool owns(std::string_view name) const;
  friend bool operator==(const GroupGame&, const GroupGame&) = default;
};

// The status of a record in a game. `word` is "own", "adopted" or "dropped"; `note` is the reason
// for a dropped record, or the remark on an adopted one, which may be empty. Points into the game.
struct GameStanding {
  std::string_view word;
  std::string_view note;
  friend bool operator==(const GameStanding&, const GameStanding&) = default;
};
// Nothing if there is no game, or if it does not mention the record.
std::optional<GameStanding> standing_in(const GroupGame* game, const RecordId& id);
// "not played: The king is not used.", "taken over", "our own".
Said words_of(const GameStanding& standing);

// Whether an id is the game's, or begins with it as a whole word: "our-evenings/tea",
// "our-evenings-grove".
bool begins_with_game(std::string_view id, std::string_view game);

}  // namespace cartulary

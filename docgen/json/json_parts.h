// Members that several answers share: selection, sources, rotations, remarks of house rules, the
// token of the next page. Each function writes at the writer's current position. Internal to
// docgen.
//
//   json.open_object();
//   add_selection(json, selection, fallback);      // "selection": {...}, "fallback": {...}
//   add_sources(json, record.sources);             // "sources": [{"document", "place"}]
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/json/answer_writer.h"
#include "docgen/json/json_writer.h"
#include "docgen/json/paging.h"
#include "engine/bag/bag.h"
#include "engine/bag/elsewhere.h"
#include "engine/bag/selection.h"
#include "engine/guide/game_remarks.h"
#include "engine/guide/guide_selection.h"
#include "engine/guide/house_remarks.h"
#include "engine/rule/group_game.h"
#include "engine/tile/edition.h"
#include "engine/tile/source.h"
#include "engine/tile/tile.h"

namespace cartulary::docgen {

// The member "game" of a group's own game.
void add_game(AnswerWriter& json, const GameName& game);
// The member "in_game" of a record that the game adopts, drops or owns: {"as": "dropped", "note":
// "..."}.
void add_standing(AnswerWriter& json, const std::optional<GameStanding>& standing);
// The members of a guide's line: "read": false if the rule is unread in the chosen printing
// (engine/rule/reading.h), and, if a game is played, "game_remarks": its remarks on the rules
// behind the line, as texts.
void add_game_remarks(AnswerWriter& json, const GuideQuestion& question, const RecordIds& rules);
void add_game_remarks(AnswerWriter& json, const std::vector<GameRemark>& remarks);
// The member "remarks": [{"rule": "ruling/our-club/x", "text": "..."}]. With a question, it is left
// out unless has_remarks().
void add_remarks(AnswerWriter& json, const std::vector<HouseRemark>& remarks);
void add_remarks(AnswerWriter& json, const GuideQuestion& question,
                 const std::vector<HouseRemark>& remarks);
// The members "selection" and "fallback", after "game" if there is one.
void add_selection(AnswerWriter& json, const Selection& selection,
                   const std::map<std::string, Edition>& fallback);
// The selection as an object, without a key.
void put_selection(AnswerWriter& json, const Selection& selection);
// The members of a rule or ruling that a search found: "single_source": true if only one source has
// it, and "read": false if it is unread in the chosen printing.
void add_reading(AnswerWriter& json, const RuleRecord& record, const Catalog& catalog,
                 const Selection* selection);
// The member "sources": [{"document": "car-7.4", "place": "note 135"}].
void add_sources(AnswerWriter& json, const std::vector<SourcePlace>& sources);
// The rotations as clockwise degrees: [0, 90].
void add_rotations(AnswerWriter& json, std::string_view name, RotationSet rotations);
// Writes null for an empty text or message.
template <class Text>
void add_or_null(AnswerWriter& json, std::string_view name, const Text& text) {
  json.key(name);
  if (text.empty())
    json.null();
  else
    json.value(text);
}
// The member "next", unless this is the last page.
void add_next(AnswerWriter& json, const Paging& paging);

// The range of indices that a page shows, of a list of `size` entries.
struct PageRange {
  std::size_t begin = 0;
  std::size_t end = 0;
};
PageRange range_of(const Paging& paging, std::size_t size);

}  // namespace cartulary::docgen

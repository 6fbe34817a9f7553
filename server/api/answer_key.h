// AnswerKey and AnswerObject describe the JSON objects in the API's answers as rows of tables.
// openapi.json is made from the tables, and a test checks every answer against them. The keys that
// several answers share are defined here.
//
// Types are strings: "integer"; "string|null"; "Tile", the object of that name; "Tile[]", a list;
// "integer[2]", a list of two; "{integer}", an object whose keys are names; "string=open,dead", one
// of these words; "any". All texts must have static lifetime.
//
//   constexpr auto piece = std::to_array<AnswerKey>({{"id", "string", "id of the tile"},
//                                                    {"copies", "integer", "how many"}});
//   constexpr AnswerObject object = {"Piece", "A tile, and how many of it.", piece};
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "docgen/json/answer_keys.h"

namespace cartulary::server {

struct AnswerKey {
  std::string_view name;
  std::string_view type;
  std::string_view meaning;
  bool always = true;  // false: left out when empty
};

struct AnswerObject {
  std::string_view name;
  std::string_view meaning;
  std::span<const AnswerKey> keys;
};

// Keys that several answers share.

inline constexpr AnswerKey game_key = {"game", "GameName", docgen::game_meaning, false};
inline constexpr AnswerKey in_game_key = {"in_game", "GameStanding",
                                          "how it stands in the group's own game", false};
inline constexpr AnswerKey game_remarks_key = {
    "game_remarks", "string[]", "what the group's own game says of the rules behind it", false};
inline constexpr AnswerKey read_key = {
    "read", "boolean", "false: nothing that was read tells of it in the edition that is chosen",
    false};
inline constexpr AnswerKey single_source_key = {
    "single_source", "boolean", "true: one hand or a shop's text alone tells it", false};
inline constexpr AnswerKey remarks_key = {
    "remarks", "Remark[]", "house rules in words that the answer touches and does not count",
    false};
inline constexpr AnswerKey selection_key = {"selection", "Selection", docgen::selection_meaning};
inline constexpr AnswerKey fallback_key = {"fallback", "{string}", docgen::fallback_meaning};
inline constexpr AnswerKey suggestion_key = {"suggestion", "string", docgen::suggestion_meaning,
                                             false};
inline constexpr AnswerKey hint_key = {"hint", "string", docgen::hint_meaning, false};
inline constexpr AnswerKey total_key = {"total", "integer", docgen::total_meaning};
inline constexpr AnswerKey shown_key = {"shown", "integer", docgen::shown_meaning};
inline constexpr AnswerKey next_key = {"next", "string", docgen::next_meaning, false};
inline constexpr AnswerKey any_key = {"any", "Piece[]", docgen::any_meaning};
inline constexpr AnswerKey sources_key = {"sources", "SourcePlace[]", "document and place"};

// The keys of `first`, then those of `rest`.
template <std::size_t N, std::size_t M>
constexpr std::array<AnswerKey, N + M> joined_keys(const std::array<AnswerKey, N>& first,
                                                   const std::array<AnswerKey, M>& rest) {
  std::array<AnswerKey, N + M> keys;
  std::copy(rest.begin(), rest.end(), std::copy(first.begin(), first.end(), keys.begin()));
  return keys;
}

}  // namespace cartulary::server

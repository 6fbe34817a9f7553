// AnswerKey, AnswerObject: what the API's answers consist of, as rows of tables. openapi.json is
// made from them, and a test holds every answer to them.
//
// Types are texts: "integer"; "string|null"; "Tile", the object of that name; "Tile[]", a list;
// "integer[2]", a list of two; "{integer}", an object whose keys are names; "string=open,dead", one
// of these words; "any". All texts live forever.
//
//   constexpr auto piece = std::to_array<AnswerKey>({{"id", "string", "id of the tile"},
//                                                    {"copies", "integer", "how many"}});
//   constexpr AnswerObject object = {"Piece", "A tile, and how many of it.", piece};
#pragma once

#include <span>
#include <string_view>

namespace cartulary::server {

struct AnswerKey {
  std::string_view name;
  std::string_view type;
  std::string_view meaning;
  bool always = true;  // false: left out where there is nothing to say
};

struct AnswerObject {
  std::string_view name;
  std::string_view meaning;
  std::span<const AnswerKey> keys;
};

}  // namespace cartulary::server

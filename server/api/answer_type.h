// Parses the types of AnswerKey part by part.
//
//   for (const std::string_view one : type_choices("Chance|null"))
//     if (const TypePart part = read_type(one); part.form == TypeForm::Named) ... part.inner ...
#pragma once

#include <string_view>
#include <vector>

namespace cartulary::server {

// The parts of a type between `|`, except within braces.
std::vector<std::string_view> type_choices(std::string_view type);

// The type of a value that may be anything.
inline constexpr std::string_view any_type = "any";

enum class TypeForm { Plain, Words, Named, List, Map };

struct TypePart {
  TypeForm form = TypeForm::Plain;
  std::string_view inner;  // the word; the words joined by ','; the name; or the item type
  int length = 0;          // for a list of fixed length, else 0
};

// REQUIRES: `choice` is one of type_choices().
TypePart read_type(std::string_view choice);

}  // namespace cartulary::server

// Reads the types of AnswerKey part by part.
//
//   for (const std::string_view one : type_choices("Chance|null"))
//     if (const TypePart part = read_type(one); part.form == TypeForm::Named) ... part.inner ...
#pragma once

#include <string_view>
#include <vector>

namespace cartulary::server {

// What stands between `|`, but not within braces.
std::vector<std::string_view> type_choices(std::string_view type);

// What may be anything.
inline constexpr std::string_view any_type = "any";

enum class TypeForm { Plain, Words, Named, List, Map };

struct TypePart {
  TypeForm form = TypeForm::Plain;
  std::string_view inner;  // the word, the words joined by ',', the name, the type of what is in it
  int length = 0;          // of a list, if it is always the same
};

// REQUIRES: one choice of a type.
TypePart read_type(std::string_view choice);

}  // namespace cartulary::server

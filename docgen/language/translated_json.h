// Translates the texts of an answer that is English, for scripts on pages of another language: why
// a tile may not lie there, what points come from, names. Keys, codes and numbers stay.
//
//   translated_json(words, R"({"kind": "road", "why": "it is taken"})");
//       // {"kind": "road", "why": "sie ist besetzt"}
#pragma once

#include <string>
#include <string_view>

#include "docgen/language/language_words.h"

namespace cartulary::docgen {

// What has no translation stays English. REQUIRES: `json` was made by JsonWriter.
std::string translated_json(const LanguageWords& words, std::string_view json);

}  // namespace cartulary::docgen

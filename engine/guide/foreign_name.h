// ForeignName: the name of a set or an element in a language other than English and German.
//
// The languages are the folders of content/language with a words.txt that says what the language
// calls itself. Each name owns its text and cites the document that has it. A
// document of kind "volunteers" is a list made by the volunteers who translate a program; no box
// prints its names.
//
//   Result<std::vector<std::string>> asked = parse_languages("fr,nl", "in");  // "fr", "nl"
//   find_language("fr")->english;                                               // "French"
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/result.h"

namespace cartulary {

struct Language {
  std::string_view code;     // ISO 639-1: "fr"
  std::string_view english;  // "French"
  std::string_view own;      // "français"
  std::string_view word;     // the message of its English name: "word.language.fr"
  bool searched = false;     // a search finds by its names
};

// English and German, whose names are in the set and element records, then all others sorted by
// code.
std::span<const Language> languages();
// The codes of languages() in the same order: "en, de, ca ..." for the separator ", ".
std::string language_codes(std::string_view separator);
// Null if no language has this code.
const Language* find_language(std::string_view code);
// Splits a comma-separated list into codes and drops repeats; an empty text gives an empty list.
// Error: unknown_language(), with `where` as given.
Result<std::vector<std::string>> parse_languages(std::string_view list, std::string_view where);
// The error for an unknown code. It suggests the nearest language, also for a name ("french"), and
// lists all codes.
Error unknown_language(std::string_view code, std::string_view where);

struct ForeignName {
  std::string id;        // "fr/set/tower"
  std::string language;  // a code of languages()
  std::string set;       // id of the set named, or empty
  std::string element;   // id of the element named, or empty
  std::string text;
  std::string source;  // id of the document that has it
  friend bool operator==(const ForeignName&, const ForeignName&) = default;
};

// The longest name allowed, in characters.
inline constexpr std::size_t longest_foreign_name = 60;

}  // namespace cartulary

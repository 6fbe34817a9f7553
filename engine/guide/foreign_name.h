// ForeignName: what a set or an element is called in a language beside English and German.
//
// The languages are a closed list. Names own their text and say which document has them; a document
// of kind "volunteers" is a list by volunteers who translate a program, printed on no box.
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
  bool searched = false;     // a search finds by its names
};

// English and German, whose names stand in the records themselves, then all others by code.
std::span<const Language> languages();
// Their codes in that order: "en, de, ca ..." of ", ".
std::string language_codes(std::string_view separator);
// Null if there is none of the code.
const Language* find_language(std::string_view code);
// The codes of a list joined by commas, each once; none of an empty text. Error (`where` as given):
// that of unknown_language().
Result<std::vector<std::string>> parse_languages(std::string_view list, std::string_view where);
// Of a code that is none: with the nearest, also of a name ("french"), and the list.
Error unknown_language(std::string_view code, std::string_view where);

struct ForeignName {
  std::string id;        // "fr/set/tower"
  std::string language;  // a code of languages()
  std::string set;       // id of what is called so, or empty
  std::string element;   // id of what is called so, or empty
  std::string text;
  std::string source;  // id of the document that has it
  friend bool operator==(const ForeignName&, const ForeignName&) = default;
};

// Bound of a name, in characters.
inline constexpr std::size_t longest_foreign_name = 60;

}  // namespace cartulary

#include "engine/guide/foreign_name.h"

#include <algorithm>
#include <array>

#include "engine/text/suggest.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

constexpr auto known_languages = std::to_array<Language>({
    {"en", "English", "English", "common.english", true},
    {"de", "German", "Deutsch", "common.german", true},
    {"ca", "Catalan", "català", "word.catalan"},
    {"cs", "Czech", "čeština", "word.czech", true},
    {"el", "Greek", "ελληνικά", "word.greek"},
    {"es", "Spanish", "español", "word.spanish", true},
    {"fi", "Finnish", "suomi", "word.finnish"},
    {"fr", "French", "français", "word.french", true},
    {"hu", "Hungarian", "magyar", "word.hungarian"},
    {"it", "Italian", "italiano", "word.italian", true},
    {"ja", "Japanese", "日本語", "word.japanese"},
    {"lt", "Lithuanian", "lietuvių", "word.lithuanian"},
    {"nl", "Dutch", "Nederlands", "word.dutch", true},
    {"pl", "Polish", "polski", "word.polish", true},
    {"ro", "Romanian", "română", "word.romanian"},
    {"ru", "Russian", "русский", "word.russian"},
    {"sk", "Slovak", "slovenčina", "word.slovak"},
    {"sl", "Slovene", "slovenščina", "word.slovene"},
    {"zh", "Chinese", "中文", "word.chinese"},
});

// The nearest language, by its English name, else by its code.
std::string nearest_language(std::string_view text) {
  std::vector<std::string> names;
  for (const Language& language : known_languages) names.emplace_back(language.english);
  const std::string name = nearest(text, names);
  const auto named = std::ranges::find(known_languages, name, &Language::english);
  if (named != known_languages.end()) return std::string(named->code);
  std::vector<std::string> codes;
  for (const Language& language : known_languages) codes.emplace_back(language.code);
  return nearest(text, codes);
}

}  // namespace

std::span<const Language> languages() {
  return known_languages;
}

std::string language_codes(std::string_view separator) {
  std::string codes;
  for (const Language& language : known_languages) add_item(codes, language.code, separator);
  return codes;
}

const Language* find_language(std::string_view code) {
  const auto found = std::ranges::find(known_languages, code, &Language::code);
  return found == known_languages.end() ? nullptr : &*found;
}

Error unknown_language(std::string_view code, std::string_view where) {
  return {std::string(where), "no language has the code '" + std::string(code) + "'", "",
          "languages are " + language_codes(", "), nearest_language(code)};
}

Result<std::vector<std::string>> parse_languages(std::string_view list, std::string_view where) {
  std::vector<std::string> codes;
  if (trimmed(list).empty()) return codes;
  for (const std::string_view item : split(list, ',')) {
    const std::string code = to_lower(trimmed(item));
    if (find_language(code) == nullptr) return unknown_language(code, where);
    if (std::ranges::find(codes, code) == codes.end()) codes.push_back(code);
  }
  return codes;
}

}  // namespace cartulary

#include "engine/guide/foreign_name.h"

#include <algorithm>
#include <utility>

#include "engine/text/messages.h"
#include "engine/text/page_language.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"
#include "engine/text/word_lists.h"

namespace cartulary {
namespace {

std::vector<Language> languages_of_content() {
  const std::vector<WordList> searched = word_lists("language.searched");
  std::vector<Language> known;
  for (const WordList& own : word_lists("language.own"))
    if (const Message* name = messages_of("en").find("word.language." + std::string(own.language)))
      known.push_back(
          {own.language, name->parts.front().text, own.words, name->id,
           std::ranges::find(searched, own.language, &WordList::language) != searched.end()});
  std::ranges::stable_sort(known, {}, [](const Language& language) {
    return std::pair(language.code != "en", language.code != "de");
  });
  return known;
}

// The nearest language, by its English name, else by its code.
std::string nearest_language(std::string_view text) {
  std::vector<std::string> names;
  for (const Language& language : languages()) names.emplace_back(language.english);
  const std::string name = nearest(text, names);
  const auto named = std::ranges::find(languages(), name, &Language::english);
  if (named != languages().end()) return std::string(named->code);
  std::vector<std::string> codes;
  for (const Language& language : languages()) codes.emplace_back(language.code);
  return nearest(text, codes);
}

}  // namespace

std::span<const Language> languages() {
  static const std::vector<Language> known = languages_of_content();
  return known;
}

std::string language_codes(std::string_view separator) {
  std::string codes;
  for (const Language& language : languages()) add_item(codes, language.code, separator);
  return codes;
}

const Language* find_language(std::string_view code) {
  const auto found = std::ranges::find(languages(), code, &Language::code);
  return found == languages().end() ? nullptr : &*found;
}

Error unknown_language(std::string_view code, std::string_view where) {
  return {.where = std::string(where),
          .what = said("guide-fault.no-language", {{"code", code}}),
          .fix = said("guide-fault.languages", {{"codes", language_codes(", ")}}),
          .suggestion = nearest_language(code)};
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

#include "engine/tile/set_names.h"

#include <algorithm>
#include <string>

#include "engine/text/search_words.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

bool has_words(const std::string& title, const std::vector<std::string_view>& words,
               const SearchLanguage& language) {
  const std::string key = name_key(title, language);
  const std::vector<std::string_view> known = split(key, ' ');
  return std::ranges::all_of(
      words, [&](std::string_view word) { return std::ranges::find(known, word) != known.end(); });
}

bool is_one_of(const std::vector<std::string>& names, std::string_view name) {
  return std::ranges::any_of(names,
                             [&](const std::string& each) { return same_letters(each, name); });
}

// "bas-game": lower-case words joined by hyphens, which no title is.
bool is_written_as_id(std::string_view name) {
  return name.find('-') != std::string_view::npos && name.find(' ') == std::string_view::npos &&
         to_lower(name) == name;
}

}  // namespace

std::vector<const TileSet*> sets_meant(const std::vector<TileSet>& sets, std::string_view name,
                                       const SearchLanguage& language) {
  std::vector<const TileSet*> meant;
  const std::string key = name_key(name, language);
  if (key.empty()) return meant;
  const std::vector<std::string_view> words = split(key, ' ');
  for (const TileSet& set : sets)
    if (has_words(set.title, words, language) || has_words(set.german, words, language))
      meant.push_back(&set);
  return meant;
}

bool is_guess(const std::vector<TileSet>& sets, const TileSet& set, std::string_view name,
              const SearchLanguage& language) {
  if (same_letters(set.code, name) || same_letters(set.id, name) || is_one_of(set.aliases, name))
    return false;
  if (set.kind == SetKind::Base) return is_written_as_id(name);
  const std::string key = name_key(name, language);
  if (key == name_key(set.id, language) ||
      same_letters(without_article(set.german, "de", language), name) ||
      same_letters(set.german, name))
    return false;
  const bool several_words = key.find(' ') != std::string::npos;
  if (several_words && is_one_of(set.also, name)) return false;
  return sets_meant(sets, name, language).size() > 1;
}

}  // namespace cartulary

#include "docgen/language/language_words.h"

#include <map>
#include <string_view>
#include <utility>

#include "docgen/language/message_phrases.h"
#include "engine/text/page_language.h"
#include "engine/text/said.h"
#include "engine/text/text.h"
#include "engine/tile/tile_words.h"

namespace cartulary::docgen {

namespace {

std::vector<Phrase> all_phrases(const Catalogue& catalogue, const std::vector<Phrase>& names) {
  std::vector<Phrase> all = catalogue.phrases;
  all.insert(all.end(), names.begin(), names.end());
  return all;
}

// What a tile has, each by itself: phrases put lists together. Symbols have phrases of their own.
void add_parts(const Said& words, const PageLanguage& language,
               std::map<std::string, std::string, std::less<>>& parts) {
  if (words.id == "list.part") {
    for (const Said::Hole& hole : words.holes)
      if (hole.said) add_parts(*hole.said, language, parts);
  } else if (words.id.starts_with("tile-words.")) {
    parts.emplace(english(words), words_of(words, language));
  }
}

std::vector<Phrase> names_and_tiles(const tiledb::Library& library, std::string_view code) {
  std::vector<Phrase> all = names_in(library, code);
  const std::vector<Phrase> tiles = tiles_in(library, code);
  all.insert(all.end(), tiles.begin(), tiles.end());
  return all;
}

// ":and und"
void read_setting(std::string_view line, Catalogue& catalogue) {
  const std::size_t space = std::min(line.find(' '), line.size() - 1);
  const std::string_view name = line.substr(0, space);
  const std::string_view value = line.substr(space + 1);
  if (name == ":and") catalogue.notation.and_word = value;
  if (name == ":or") catalogue.notation.or_word = value;
  if (name == ":point") catalogue.notation.point = value.empty() ? '.' : value[0];
  if (name == ":thousands") catalogue.notation.thousands = value.empty() ? ',' : value[0];
}

void read_line(std::string_view line, Catalogue& catalogue) {
  const std::size_t equals = line.find(" = ");
  if (line[0] == ':' && !line.starts_with(": "))
    read_setting(line, catalogue);
  else if (equals != std::string_view::npos)
    catalogue.phrases.push_back(
        {std::string(line.substr(0, equals)), std::string(line.substr(equals + 3))});
}

std::string_view file_of(std::string_view code, std::string_view name) {
  return language_text(std::string(code) + '/' + std::string(name)).value_or("");
}

// What records tell of names: in German with the record itself, in other languages in names.yaml.
std::string name_of(const tiledb::Library& library, const TileSet& set, std::string_view code) {
  if (code == "de") return set.german;
  for (const ForeignName& name : library.guides.names)
    if (name.language == code && name.set == set.id) return name.text;
  return {};
}

std::string name_of(const tiledb::Library& library, const Element& element, std::string_view code) {
  if (code == "de") return element.german;
  for (const ForeignName& name : library.guides.names)
    if (name.language == code && name.element == element.id) return name.text;
  return {};
}

}  // namespace

Catalogue read_catalogue(std::string_view text) {
  Catalogue catalogue;
  for (const std::string_view line : split(text, '\n'))
    if (!line.empty() && line[0] != '#') read_line(line, catalogue);
  return catalogue;
}

Catalogue catalogue_of(std::string_view code) {
  Catalogue catalogue = read_catalogue(
      std::string(file_of(code, "phrases.txt")).append(file_of(code, "records.txt")));
  const std::vector<Phrase> said =
      message_phrases(messages_of("en"), messages_of(code), catalogue.phrases);
  catalogue.phrases.insert(catalogue.phrases.begin(), said.begin(), said.end());
  return catalogue;
}

std::string catalogue_text(const tiledb::Library& library, std::string_view code) {
  const Catalogue catalogue = catalogue_of(code);
  const Notation& notation = catalogue.notation;
  std::string text = ":and " + notation.and_word + "\n:or " + notation.or_word + "\n:point " +
                     notation.point + "\n:thousands " + notation.thousands + '\n';
  for (const Phrase& phrase : all_phrases(catalogue, names_and_tiles(library, code)))
    text.append(phrase.english).append(" = ").append(phrase.said) += '\n';
  return text;
}

std::vector<Phrase> names_in(const tiledb::Library& library, std::string_view code) {
  std::vector<Phrase> names;
  std::map<std::string, int, std::less<>> sets_called;
  for (const TileSet& set : library.catalog.sets()) ++sets_called[name_of(library, set, code)];
  for (const TileSet& set : library.catalog.sets()) {
    // Sets of the same name are distinguished by their codes.
    const std::string name = name_of(library, set, code);
    const bool alone = name.empty() || sets_called[name] == 1;
    names.push_back({set.title, alone ? name : name + " (" + set.code + ")"});
  }
  std::vector<Phrase> none;
  for (const Element& element : library.rulebook.elements())
    (name_of(library, element, code).empty() ? none : names)
        .push_back({element.name, name_of(library, element, code)});
  if (code == "de")
    for (const WordPair& pair : library.guides.words)
      if (!pair.english.empty() && !pair.german.empty())
        names.push_back({pair.english, pair.german});
  // After the pairs of words, which have German for some of these.
  names.insert(names.end(), none.begin(), none.end());
  return names;
}

std::vector<Phrase> tiles_in(const tiledb::Library& library, std::string_view code) {
  std::map<std::string, std::string, std::less<>> words;
  for (const Tile& tile : library.catalog.tiles()) {
    add_parts(tile_words(tile), PageLanguage(code), words);
    for (const Segment& segment : tile.segments)
      add_parts(segment_words(tile, segment), PageLanguage(code), words);
  }
  std::vector<Phrase> phrases;
  for (const auto& [key, words_there] : words) phrases.push_back({key, words_there});
  return phrases;
}

LanguageWords::LanguageWords(const tiledb::Library& library, std::string_view language)
    : LanguageWords(language, catalogue_of(language), names_and_tiles(library, language)) {}

LanguageWords::LanguageWords(std::string_view language, Catalogue read,
                             const std::vector<Phrase>& names)
    : code(language),
      catalogue(std::move(read)),
      phrases(all_phrases(catalogue, names), catalogue.notation) {}

}  // namespace cartulary::docgen

#include "docgen/language/german_words.h"

#include <map>
#include <string_view>

#include "docgen/base/template_messages.h"
#include "docgen/base/templates.h"
#include "docgen/language/message_phrases.h"
#include "docgen/views/script_text.h"
#include "engine/text/text.h"
#include "engine/tile/symbol_words.h"

namespace cartulary::docgen {

namespace {

std::vector<Phrase> all_phrases(const Catalogue& catalogue, const std::vector<Phrase>& names) {
  std::vector<Phrase> all = catalogue.phrases;
  all.insert(all.end(), names.begin(), names.end());
  return all;
}

void read_line(std::string_view line, Catalogue& catalogue) {
  constexpr std::string_view parts = ":english ";
  constexpr std::string_view note = ":note ";
  if (line.starts_with(parts)) {
    for (const std::string_view name : split(line.substr(parts.size()), ' '))
      catalogue.english_parts.emplace_back(name);
    return;
  }
  if (line.starts_with(note)) {
    catalogue.note = line.substr(note.size());
    return;
  }
  const std::size_t equals = line.find(" = ");
  if (equals == std::string_view::npos) return;
  catalogue.phrases.push_back(
      {std::string(line.substr(0, equals)), std::string(line.substr(equals + 3))});
}

}  // namespace

Catalogue read_catalogue(std::string_view text) {
  Catalogue catalogue;
  for (const std::string_view line : split(text, '\n'))
    if (!line.empty() && line[0] != '#') read_line(line, catalogue);
  return catalogue;
}

Catalogue german_catalogue() {
  Catalogue catalogue = read_catalogue(template_text("german.txt").value_or(std::string_view()));
  const Catalogue records = read_catalogue(language_text("de/records.txt").value_or(""));
  catalogue.phrases.insert(catalogue.phrases.end(), records.phrases.begin(), records.phrases.end());
  const std::vector<Phrase> said =
      message_phrases(messages_of("en"), messages_of("de"), catalogue.phrases);
  catalogue.phrases.insert(catalogue.phrases.begin(), said.begin(), said.end());
  return catalogue;
}

std::vector<Phrase> german_names(const tiledb::Library& library) {
  std::vector<Phrase> names;
  std::map<std::string_view, int> sets_called;
  for (const TileSet& set : library.catalog.sets()) ++sets_called[set.german];
  for (const TileSet& set : library.catalog.sets()) {
    // Sets with the same German name are distinguished by their codes.
    const bool alone = set.german.empty() || sets_called[set.german] == 1;
    names.push_back({set.title, alone ? set.german : set.german + " (" + set.code + ")"});
  }
  for (const Element& element : library.rulebook.elements())
    if (!element.german.empty()) names.push_back({element.name, element.german});
  for (const WordPair& pair : library.guides.words)
    if (!pair.english.empty() && !pair.german.empty()) names.push_back({pair.english, pair.german});
  // After the pairs of words, which have German for some of these.
  for (const Element& element : library.rulebook.elements())
    if (element.german.empty()) names.push_back({element.name, ""});
  return names;
}

GermanWords::GermanWords(const tiledb::Library& library)
    : GermanWords(german_catalogue(), german_names(library)) {}

GermanWords::GermanWords(Catalogue read, const std::vector<Phrase>& names)
    : catalogue(std::move(read)), phrases(all_phrases(catalogue, names)) {}

std::string german_script(const tiledb::Library& library) {
  const Catalogue catalogue = german_catalogue();
  std::string text = "window.cartularyGerman = {\nnote: " + script_string(catalogue.note);
  text += ",\nenglish: [";
  for (const std::string& part : catalogue.english_parts) text += script_string(part) + ',';
  text += "],\nphrases: [\n";
  for (const Phrase& phrase : all_phrases(catalogue, german_names(library)))
    text += '[' + script_string(phrase.english) + ',' + script_string(phrase.german) + "],\n";
  return text + "]};\n";
}

}  // namespace cartulary::docgen

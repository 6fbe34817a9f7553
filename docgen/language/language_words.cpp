#include "docgen/language/language_words.h"

#include <map>
#include <string_view>
#include <utility>

#include "engine/text/page_language.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

std::vector<Phrase> names_of_messages(const Messages& messages) {
  std::vector<Phrase> names;
  for (const Message& message : messages.all())
    if (message.id.starts_with("name."))
      names.push_back(
          {plain_words(messages_of("en"), message.id), plain_words(messages, message.id)});
  return names;
}

// "and" of "{list} and {item}".
std::string joint_in(const Messages& messages, std::string_view id) {
  for (const MessagePart& part : messages.find(id)->parts)
    if (part.kind == MessagePart::Kind::Text) return std::string(trimmed(part.text));
  return {};
}

Notation notation_in(const Messages& messages) {
  return {.and_word = joint_in(messages, "list.last"),
          .or_word = joint_in(messages, "list.or"),
          .point = plain_words(messages, "notation.point")[0],
          .thousands = plain_words(messages, "notation.thousands")[0]};
}

std::vector<Phrase> all_phrases(const Messages& messages, const std::vector<Phrase>& pairs) {
  std::vector<Phrase> all = names_of_messages(messages);
  all.insert(all.end(), pairs.begin(), pairs.end());
  return all;
}

std::vector<Phrase> all_pairs(const tiledb::Library& library, std::string_view code) {
  std::vector<Phrase> all = record_pairs(code);
  const std::vector<Phrase> names = names_in(library, code);
  all.insert(all.end(), names.begin(), names.end());
  return all;
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

std::vector<Phrase> read_pairs(std::string_view text) {
  constexpr std::string_view equals = " = ";
  std::vector<Phrase> pairs;
  for (const std::string_view line : split(text, '\n')) {
    const std::size_t middle = line.find(equals);
    if (!line.starts_with('#') && middle != std::string_view::npos)
      pairs.push_back(
          {std::string(line.substr(0, middle)), std::string(line.substr(middle + equals.size()))});
  }
  return pairs;
}

std::vector<Phrase> record_pairs(std::string_view code) {
  return read_pairs(language_text(std::string(code) + "/records.txt").value_or(""));
}

std::string pairs_text(const tiledb::Library& library, std::string_view code) {
  std::string text;
  for (const Phrase& pair : all_pairs(library, code))
    text.append(pair.english).append(" = ").append(pair.said) += '\n';
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

LanguageWords::LanguageWords(const tiledb::Library& library, std::string_view language)
    : LanguageWords(language, messages_of(language), all_pairs(library, language)) {}

LanguageWords::LanguageWords(std::string_view language, const Messages& messages,
                             const std::vector<Phrase>& pairs)
    : code(language), phrases(all_phrases(messages, pairs), notation_in(messages)) {}

}  // namespace cartulary::docgen

#include "docgen/language/message_phrases.h"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

using enum MessagePart::Kind;
using Piece = std::vector<MessagePart>;

std::vector<std::string> holes_of(const Piece& piece) {
  std::vector<std::string> names;
  for (const MessagePart& part : piece)
    if (part.holds_value()) names.push_back(part.text);
  return names;
}

// The form for one, or for others, with a hole in place of its sign.
std::string counted_form(const MessagePart& part, bool single, std::string_view hole) {
  return counted_in(single ? part.one : part.other, hole);
}

std::string key_of(const Piece& piece, bool single) {
  std::string key;
  for (const MessagePart& part : piece) {
    if (part.kind == Text)
      key += part.text;
    else if (part.kind == Count)
      key += counted_form(part, single, "{#}");
    else
      key += part.holds == '\0' ? "{}" : fmt::format("{{{}}}", part.holds);
  }
  return std::string(trimmed(key));
}

// A hole that is not the next one of the key has its number: "{2}".
std::string said_of(const Piece& piece, const std::vector<std::string>& holes, bool single) {
  const std::vector<std::string> own = holes_of(piece);
  std::string text;
  for (const MessagePart& part : piece) {
    if (part.kind == Text) {
      text += part.text;
    } else {
      const auto place = std::ranges::find(holes, part.text) - holes.begin();
      const std::string hole = own == holes ? "{}" : fmt::format("{{{}}}", place + 1);
      text += part.kind == Count ? counted_form(part, single, hole) : hole;
    }
  }
  return std::string(trimmed(text));
}

// What only templates and scripts say, single words, and "city {side}", which would be found in
// sentences that say no tile.
bool is_no_phrase(const Message& message) {
  return message.id.starts_with("script.") || message.id.starts_with("tile-words.") ||
         message.id.starts_with("word.") ||
         std::ranges::any_of(message.parts, [](const MessagePart& part) {
           return part.kind != Text && !part.holds_value();
         });
}

bool has_letters(std::string_view text) {
  return std::ranges::any_of(text, [](unsigned char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c >= 0xC3;
  });
}

// "{} with {}": on a page nearly every sentence with the word would be one.
bool joins_holes(std::string_view key) {
  constexpr std::size_t short_word = 6;  // with the blanks around it
  const std::size_t begin = key.find('}') + 1, end = key.rfind('{');
  return key.starts_with('{') && key.ends_with('}') && key.find('{', 1) == end &&
         end - begin <= short_word;
}

}  // namespace

std::vector<Phrase> message_phrases(const Messages& english, const Messages& other,
                                    const std::vector<Phrase>& other_texts) {
  std::set<std::string, std::less<>> before;
  for (const Phrase& phrase : other_texts) before.insert(phrase.english);
  std::vector<Phrase> phrases;
  for (const Message& message : english.all()) {
    const Message* translated = other.find(message.id);
    if (translated == nullptr || is_no_phrase(message)) continue;
    const bool counts = std::ranges::any_of(
        message.parts, [](const MessagePart& part) { return part.kind == Count; });
    for (const bool single : {false, true}) {
      if (single && !counts) continue;
      const std::string key = key_of(message.parts, single);
      if (!has_letters(key) || joins_holes(key) || !before.insert(key).second) continue;
      phrases.push_back({key, said_of(translated->parts, holes_of(message.parts), single)});
    }
  }
  return phrases;
}

}  // namespace cartulary::docgen

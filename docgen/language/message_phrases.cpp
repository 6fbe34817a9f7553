#include "docgen/language/message_phrases.h"

#include <algorithm>
#include <map>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "docgen/base/templates.h"
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

// In the order of the message: what comes in another order in the other language is no phrase.
std::vector<std::string> elements_of(const Message& message) {
  std::vector<std::string> names;
  for (const MessagePart& part : message.parts)
    if (part.kind != Text && !part.holds_value()) names.push_back(part.text);
  return names;
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

// The tags right before each message in the templates: "button" for <button>{{t:board.open}}.
std::multimap<std::string, std::string, std::less<>> tags_of_messages() {
  constexpr std::string_view opening = ">{{t:";
  std::multimap<std::string, std::string, std::less<>> tags;
  for (const std::string_view path : template_paths()) {
    const std::string_view text = template_text(path).value_or("");
    for (std::size_t at = text.find(opening); at != std::string_view::npos;
         at = text.find(opening, at + 1)) {
      const std::size_t id = at + opening.size();
      const std::size_t tag = text.rfind('<', at) + 1;
      tags.emplace(text.substr(id, text.find_first_of(" }", id) - id),
                   text.substr(tag, text.find_first_of(" >", tag) - tag));
    }
  }
  return tags;
}

}  // namespace

std::vector<Phrase> message_phrases(const Messages& english, const Messages& other,
                                    const std::vector<Phrase>& other_texts) {
  const auto tags = tags_of_messages();
  std::map<std::string, std::string, std::less<>> before;
  for (const Phrase& phrase : other_texts) before.emplace(phrase.english, phrase.said);
  std::vector<Phrase> phrases;
  for (const Message& message : english.all()) {
    // What scripts say is never in a page; "city {side}" would be found in sentences that say no
    // tile.
    if (message.id.starts_with("script.") || message.id.starts_with("tile-words.")) continue;
    const Message* translated = other.find(message.id);
    if (translated == nullptr || elements_of(message) != elements_of(*translated)) continue;
    const std::vector<Piece> pieces = message_pieces(message);
    const std::vector<Piece> said = message_pieces(*translated);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      const bool counts = std::ranges::any_of(
          pieces[i], [](const MessagePart& part) { return part.kind == Count; });
      for (const bool single : {false, true}) {
        if (single && !counts) continue;
        const std::string key = key_of(pieces[i], single);
        if (!has_letters(key) || joins_holes(key)) continue;
        const std::string text = said_of(said[i], holes_of(pieces[i]), single);
        const auto [place, is_new] = before.emplace(key, text);
        if (is_new) phrases.push_back({key, text});
        if (is_new || place->second == text) continue;
        for (auto [tag, end] = tags.equal_range(message.id); tag != end; ++tag)
          phrases.push_back({"<" + tag->second + ">" + key, text});
      }
    }
  }
  return phrases;
}

}  // namespace cartulary::docgen

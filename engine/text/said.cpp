#include "engine/text/said.h"

#include <algorithm>
#include <utility>

#include "engine/text/contract.h"
#include "engine/text/text.h"

namespace cartulary {

Said::Hole::Hole(OfText, std::string_view hole, std::string_view holds) : name(hole), text(holds) {}
Said::Hole::Hole(std::string_view hole, Said holds)
    : name(hole), said(std::make_shared<const Said>(std::move(holds))) {}
Said::Hole::Hole(std::string_view hole, long long holds, std::shared_ptr<const Said> none)
    : name(hole),
      text(holds < 0 ? std::to_string(holds) : std::string()),
      number(holds),
      said(std::move(none)) {}
Said::Hole::Hole(const Hole&) = default;
Said::Hole& Said::Hole::operator=(const Hole&) = default;
Said::Hole::~Hole() = default;

Said said(std::string_view id) {
  return Said(id, {});
}

Said said(std::string_view id, std::initializer_list<Said::Hole> holes) {
  return {id, holes};
}

Said said_count(std::string_view id, long long n) {
  return {id, {{"n", n}}};
}

std::string_view message_id(std::string_view group, std::string_view name) {
  const Message* message = messages_of("en").find(std::string(group).append(name));
  return message == nullptr ? std::string_view() : message->id;
}

namespace {

void add_part(std::vector<Translated>& parts, Translated part) {
  if (!parts.empty() && parts.back().in_english == part.in_english)
    parts.back().text += part.text;
  else if (!part.text.empty())
    parts.push_back(std::move(part));
}

std::vector<Translated> held(const MessagePart& part, const Said::Hole& hole,
                             const PageLanguage& language) {
  if (hole.said) return parts_of(*hole.said, language);
  if (hole.number >= 0 && part.kind == MessagePart::Kind::Count)
    return {{counted_in(hole.number == 1 ? part.one : part.other, std::to_string(hole.number))}};
  if (hole.number >= 0) return {{std::to_string(hole.number)}};
  if (part.holds == '*') return {{hole.text}};
  if (part.holds == '#') return {{language.number(hole.text)}};
  return {language.say(hole.text)};
}

// "a mayor", "an abbot".
std::string with_article(const MessagePart& part, const std::string& text) {
  constexpr std::string_view vowels = "aeiou";
  const bool vowel = vowels.find(to_lower(text.substr(0, 1))) != std::string_view::npos;
  return (vowel ? part.other : part.one) + text;
}

void add_hole(std::vector<Translated>& parts, const MessagePart& part, const Said::Hole& hole,
              const PageLanguage& language) {
  std::vector<Translated> holds = held(part, hole, language);
  if (!holds.empty()) {
    std::string& first = holds.front().text;
    if (part.kind == MessagePart::Kind::Hole && !part.one.empty())
      first = with_article(part, first);
    if (part.capital) first = capitalized(first);
  }
  for (Translated& one : holds) add_part(parts, std::move(one));
}

}  // namespace

std::vector<Translated> parts_of(const Said& said, const PageLanguage& language) {
  if (said.id.empty())
    return said.holes.empty() ? std::vector<Translated>()
                              : std::vector{language.say(said.holes.front().text)};
  const Message* message = language.messages().find(said.id);
  CARTULARY_REQUIRES(message != nullptr);
  std::vector<Translated> parts;
  for (const MessagePart& part : message->parts) {
    if (part.kind == MessagePart::Kind::Text) {
      add_part(parts, {part.text});
      continue;
    }
    const auto hole = std::ranges::find(said.holes, part.text, &Said::Hole::name);
    if (hole != said.holes.end()) add_hole(parts, part, *hole, language);
  }
  return parts;
}

std::string words_of(const Said& said, const PageLanguage& language) {
  std::string words;
  for (const Translated& part : parts_of(said, language)) words += part.text;
  return words;
}

Said::operator std::string() const {
  static const PageLanguage in_english;
  return words_of(*this, in_english);
}

std::string english(const Said& said) {
  return said;
}

}  // namespace cartulary

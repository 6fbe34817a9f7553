#include "engine/text/said.h"

#include <utility>

#include "engine/text/page_language.h"

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

std::string words_of(const Said& said, const Messages& messages) {
  if (said.id.empty()) return said.holes.empty() ? std::string() : said.holes.front().text;
  std::vector<std::string> inner;
  inner.reserve(said.holes.size());
  std::vector<MessageHole> holes;
  for (const Said::Hole& hole : said.holes) {
    if (hole.number >= 0) {
      holes.emplace_back(hole.name, hole.number);
      continue;
    }
    inner.push_back(hole.said ? words_of(*hole.said, messages) : hole.text);
    holes.emplace_back(hole.name, inner.back());
  }
  return messages.say(said.id, holes);
}

Said::operator std::string() const {
  return words_of(*this, messages_of("en"));
}

std::string english(const Said& said) {
  return said;
}

}  // namespace cartulary

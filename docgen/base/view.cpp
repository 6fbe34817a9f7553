#include "docgen/base/view.h"

#include "engine/text/contract.h"

namespace cartulary::docgen {

// Most views have about this many parts; without the reserve the vector would grow four times.
constexpr std::size_t usual_parts = 8;

Said::Hole::Hole(std::string_view hole, std::string_view holds) : name(hole), text(holds) {}
Said::Hole::Hole(std::string_view hole, Said holds)
    : name(hole), said(std::make_shared<const Said>(std::move(holds))) {}
Said::Hole::Hole(std::string_view hole, long long holds, std::shared_ptr<const Said> none)
    : name(hole), number(holds), said(std::move(none)) {}
Said::Hole::Hole(const Hole&) = default;
Said::Hole& Said::Hole::operator=(const Hole&) = default;
Said::Hole::~Hole() = default;

Said said(std::string_view id) {
  return {.id = id};
}

Said said(std::string_view id, std::initializer_list<Said::Hole> holes) {
  return {id, holes};
}

Said said_count(std::string_view id, long long n) {
  return {id, {{"n", n}}};
}

View::View(const View& other) : value_(false) {
  *this = other;
}

View& View::operator=(const View& other) {
  std::visit([this](const auto& held) { value_ = std::decay_t<decltype(held)>(held); },
             other.value_);
  return *this;
}

View::View(Said said) : value_(std::make_shared<const Said>(std::move(said))) {}

std::string words_of(const Said& said, const Messages& messages) {
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

View& View::set(std::string_view key, View value) {
  CARTULARY_REQUIRES(std::holds_alternative<Parts>(value_));
  Parts& parts = std::get<Parts>(value_);
  for (auto& [name, part] : parts) {
    if (name != key) continue;
    part = std::move(value);
    return *this;
  }
  if (parts.empty()) parts.reserve(usual_parts);
  parts.emplace_back(std::string(key), std::move(value));
  return *this;
}

View& View::add(View value) {
  CARTULARY_REQUIRES(std::holds_alternative<List>(value_));
  std::get<List>(value_).push_back(std::move(value));
  return *this;
}

std::size_t View::size() const {
  const List* list = std::get_if<List>(&value_);
  return list == nullptr ? 0 : list->size();
}

}  // namespace cartulary::docgen

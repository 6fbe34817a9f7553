#include "docgen/base/view.h"

#include "engine/text/contract.h"

namespace cartulary::docgen {

// Most views have about this many parts; without the reserve the vector would grow four times.
constexpr std::size_t usual_parts = 8;

View::View(const View& other) : value_(false) {
  *this = other;
}

View& View::operator=(const View& other) {
  std::visit([this](const auto& held) { value_ = std::decay_t<decltype(held)>(held); },
             other.value_);
  return *this;
}

View::View(Said said) : value_(std::string()) {
  if (said.id.empty())
    value_ = english(said);
  else
    value_ = std::make_shared<const Said>(std::move(said));
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

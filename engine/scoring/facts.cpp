#include "engine/scoring/facts.h"

#include <algorithm>
#include <utility>

#include "engine/text/enum_names.h"

namespace cartulary {

std::string_view to_text(Scored scored) {
  return scored_names[static_cast<std::size_t>(scored)];
}

std::optional<Scored> parse_scored(std::string_view text) {
  return parse_name<Scored>(scored_names, text);
}

Scored scored_as(FeatureKind kind) {
  if (kind == FeatureKind::Castle) return Scored::GermanCastle;
  return *parse_scored(to_text(kind));
}

FeatureKind kind_of(Scored scored) {
  if (scored == Scored::GermanCastle) return FeatureKind::Castle;
  if (scored == Scored::Castle) return FeatureKind::City;
  return parse_feature_kind(to_text(scored)).value_or(FeatureKind::City);
}

FeatureFacts& FeatureFacts::set(std::string_view name, int count, std::string word) {
  erase(name);
  facts_.push_back({name, count, std::move(word)});
  return *this;
}

FeatureFacts& FeatureFacts::add_player(std::string_view name, std::string player) {
  facts_.push_back({name, 1, std::move(player)});
  return *this;
}

void FeatureFacts::erase(std::string_view name) {
  std::erase_if(facts_, [&](const Fact& fact) { return fact.name == name; });
}

const Fact* FeatureFacts::find(std::string_view name) const {
  const auto found = std::ranges::find(facts_, name, &Fact::name);
  return found == facts_.end() ? nullptr : &*found;
}

int FeatureFacts::count(std::string_view name) const {
  const Fact* fact = find(name);
  return fact == nullptr ? 0 : fact->count;
}

std::string_view FeatureFacts::word(std::string_view name) const {
  const Fact* fact = find(name);
  return fact == nullptr ? std::string_view() : std::string_view(fact->word);
}

}  // namespace cartulary

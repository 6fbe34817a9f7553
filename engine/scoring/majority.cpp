#include "engine/scoring/majority.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace cartulary {

namespace {

constexpr unsigned bit(FeatureKind kind) {
  return 1U << static_cast<unsigned>(kind);
}
constexpr unsigned anywhere = ~0U;
constexpr unsigned no_field = ~bit(FeatureKind::Field);
constexpr unsigned cities = bit(FeatureKind::City);
constexpr unsigned houses_and_gardens =
    no_field & ~(bit(FeatureKind::City) | bit(FeatureKind::Road) | bit(FeatureKind::Castle));
constexpr int by_pennants = -1;

// CAR 7.4, "Summary of Figure Characteristics".
struct FigureRule {
  std::string_view figure;
  int strength;
  unsigned kinds;  // feature kinds on which it may stand
};
constexpr std::array<FigureRule, 6> figure_rules = {{
    {"follower", 1, anywhere},
    {"large-follower", 2, anywhere},
    {"phantom", 1, anywhere},
    {"wagon", 1, no_field},
    {"mayor", by_pennants, cities},
    {"abbot", 1, houses_and_gardens},
}};

const FigureRule* rule_of(std::string_view figure) {
  const auto found = std::find_if(figure_rules.begin(), figure_rules.end(),
                                  [&](const FigureRule& rule) { return rule.figure == figure; });
  return found == figure_rules.end() ? nullptr : &*found;
}

}  // namespace

bool is_follower(std::string_view figure) {
  return rule_of(figure) != nullptr;
}

int majority_strength(std::string_view figure, FeatureKind kind, int pennants) {
  const FigureRule* rule = rule_of(figure);
  if (rule == nullptr || (rule->kinds & bit(kind)) == 0) return 0;
  return rule->strength == by_pennants ? pennants : rule->strength;
}

std::vector<std::string> majority(const std::vector<Claimant>& claimants, FeatureKind kind,
                                  int pennants) {
  std::map<std::string, int> strength;
  std::set<std::string> on_hills;
  for (const Claimant& claimant : claimants) {
    strength[claimant.player] += majority_strength(claimant.figure, kind, pennants);
    if (claimant.on_hill && is_follower(claimant.figure)) on_hills.insert(claimant.player);
  }
  int most = 0;
  for (const auto& [player, count] : strength) most = std::max(most, count);
  std::vector<std::string> owners, higher;
  for (const auto& [player, count] : strength) {
    if (most == 0 || count < most) continue;
    owners.push_back(player);
    if (on_hills.contains(player)) higher.push_back(player);
  }
  return higher.empty() ? owners : higher;
}

}  // namespace cartulary

// FigureRules: where the player whose turn it is may put a figure, and why not elsewhere.
//
// Refers to the chosen rules, the table and the seen table, which must outlive it.
//
//   const FigureRules rules(chosen, table, seen);
//   rules.refusal("mayor", {1, 0}, "road E")->why;   // "A mayor may not be deployed to a road."
//   rules.places("mayor");                           // where nothing is refused
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/referee/chosen_rules.h"
#include "engine/referee/referee_table.h"
#include "engine/referee/seen_table.h"

namespace cartulary {

struct FigurePlace {
  Cell cell;
  std::string at;    // by the sides of the tile as stored; "tower" on top of one
  std::string lies;  // by the sides as it lies; empty for pieces that are not squares
  std::string rule;  // "rule/base-game/deploy"
};

// Whether a figure of that element may stand on such a feature at all.
std::optional<Refusal> kind_refusal(const ChosenRules& rules, std::string_view figure,
                                    FeatureKind kind);
// Refuses a builder or pig on a feature without a follower of that player.
std::optional<Refusal> lonely_refusal(const ChosenRules& rules, const SeenTable& seen,
                                      const PositionFigure& figure, const FeatureRef& place);

class FigureRules {
 public:
  FigureRules(const ChosenRules& rules, const RefereeTable& table, const SeenTable& seen)
      : rules_(rules), table_(table), seen_(seen) {}

  // Why the player whose turn it is may not put the figure there; nothing if they may. `at` is a
  // place of the tile as stored. On a typed board, which has no player, what depends on the owners
  // of the figures there is let pass.
  std::optional<Refusal> refusal(std::string_view figure, Cell cell, const std::string& at) const;
  // The rule by which it may be put there. REQUIRES: nothing refuses it.
  std::string rule(std::string_view figure, Cell cell, const std::string& at) const;
  // Where it may be put, by y, then x, then the order of spot_names().
  std::vector<FigurePlace> places(std::string_view figure) const;
  // Whether the player has any of this figure left.
  bool has_left(const GuideFigure& figure) const;

 private:
  // Whether all figures of that kind that the player has stand on the table.
  bool all_stand(std::string_view figure, std::string_view player) const;
  int standing(std::string_view figure, std::string_view player) const;
  std::optional<Refusal> turn_refusal(std::string_view figure) const;
  std::optional<Refusal> tower_refusal(std::string_view figure, Cell cell) const;
  std::optional<Refusal> tile_refusal(std::string_view figure, Cell cell,
                                      const FeatureRef& place) const;
  std::optional<Refusal> portal_refusal(std::string_view figure, Cell cell,
                                        const FeatureRef& place) const;
  std::optional<Refusal> occupied(std::string_view figure, const FeatureRef& place) const;
  std::optional<Refusal> barn_refusal(Cell cell, const std::string& at,
                                      const FeatureRef& place) const;
  bool portal_lies() const;
  bool joins(std::string_view figure) const;
  bool may_be_joined(const PositionFigure& follower) const;

  const ChosenRules& rules_;
  const RefereeTable& table_;
  const SeenTable& seen_;
};

}  // namespace cartulary

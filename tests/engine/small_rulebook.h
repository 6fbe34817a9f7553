// A few made-up rules for the sets of the small catalog, for tests to play with.
#pragma once

#include <vector>

#include "engine/rule/rulebook.h"

namespace cartulary::test {

struct SmallRules {
  std::vector<Element> elements;
  std::vector<SetRules> openings;
  std::vector<Rule> rules;
  std::vector<Ruling> rulings;
  std::vector<Variant> variants;
};

// Elements city, follower (also meeple), inn (mark inn), road.
//
// base-game: rules city (a table), road (a list; formerly way), house-roads (a choice); rulings
//   small-city (a difference in the small city's points), old-road (open), short-road (house);
//   variants blindfold (by somebody; formerly dark), chess-clock (official, with the river).
// inns-and-cathedrals: rule inn; ruling inn-at-the-end (official, carries notes 39 and 40,
//   supersedes base-game/old-road, contradicts base-game/road).
SmallRules small_rules();
Rulebook small_rulebook();

}  // namespace cartulary::test

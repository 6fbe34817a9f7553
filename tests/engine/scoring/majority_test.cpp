// Who scores a feature by the figures on it.
#include "engine/scoring/majority.h"

#include "tests/support/catch.h"

namespace cartulary::majority_test {
namespace {

using Players = std::vector<std::string>;

Players owners(const std::vector<Claimant>& claimants, FeatureKind kind = FeatureKind::City,
               int pennants = 0) {
  return majority(claimants, kind, pennants);
}

}  // namespace

TEST_CASE("Most followers take all, equally many share, none is nobody") {
  CHECK(owners({}) == Players{});
  CHECK(owners({{"red", "follower"}}) == Players{"red"});
  CHECK(owners({{"red", "follower"}, {"blue", "follower"}, {"red", "follower"}}) == Players{"red"});
  CHECK(owners({{"red", "follower"}, {"blue", "follower"}}) == Players{"blue", "red"});
}

TEST_CASE("A large follower counts two, a phantom and a wagon one") {
  CHECK(owners({{"red", "large-follower"}, {"blue", "follower"}}) == Players{"red"});
  CHECK(owners({{"red", "large-follower"}, {"blue", "follower"}, {"blue", "phantom"}}) ==
        Players{"blue", "red"});
  CHECK(owners({{"red", "wagon"}, {"blue", "follower"}}, FeatureKind::Road) ==
        Players{"blue", "red"});
  // It may not stand in a field, so there it counts nothing.
  CHECK(owners({{"red", "wagon"}}, FeatureKind::Field) == Players{});
}

TEST_CASE("A mayor counts the pennants of its city, and nothing elsewhere") {
  const std::vector<Claimant> figures = {{"blue", "mayor"}, {"red", "large-follower"}};
  CHECK(owners(figures, FeatureKind::City, 3) == Players{"blue"});
  CHECK(owners(figures, FeatureKind::City, 2) == Players{"blue", "red"});
  CHECK(owners(figures, FeatureKind::City, 1) == Players{"red"});
  CHECK(owners({{"blue", "mayor"}}, FeatureKind::City, 0) == Players{});
  CHECK(majority_strength("mayor", FeatureKind::Road, 4) == 0);
}

TEST_CASE("Builders, pigs, barns and shepherds count nothing and are no followers") {
  for (const char* figure : {"builder", "pig", "barn", "shepherd", "dragon", "tower-piece"}) {
    INFO(figure);
    CHECK(majority_strength(figure, FeatureKind::Field, 9) == 0);
    CHECK_FALSE(is_follower(figure));
  }
  CHECK(is_follower("mayor"));
  CHECK(majority_strength("abbot", FeatureKind::Garden, 0) == 1);
  CHECK(majority_strength("abbot", FeatureKind::City, 0) == 0);
}

TEST_CASE("A follower on a hill decides a tie, and only a tie") {
  CHECK(owners({{"red", "follower", true}, {"blue", "follower"}}) == Players{"red"});
  CHECK(owners({{"red", "follower", true}, {"blue", "follower", true}}) == Players{"blue", "red"});
  CHECK(owners({{"red", "follower", true}, {"blue", "large-follower"}}) == Players{"blue"});
  // A pig on the hill is no follower.
  CHECK(owners({{"red", "follower"}, {"red", "pig", true}, {"blue", "follower"}},
               FeatureKind::Field) == Players{"blue", "red"});
}

}  // namespace cartulary::majority_test

// The positions of the content, replayed; and that a replay would notice if any of what they
// expect were otherwise.
#include <algorithm>
#include <map>

#include "engine/guide/table_formulas.h"
#include "engine/position/position_faults.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"

namespace cartulary::tiledb::real_position_test {
namespace {

using Scores = std::map<std::string, int>;

std::vector<PositionFault> faults_of(const Position& position) {
  const Result<BoardKit> kit =
      board_kit(test::project_library().catalog, position.selection,
                table_formulas(test::project_library().catalog,
                               test::project_library().guides.scoring, position.selection));
  REQUIRE(kit.ok());
  return position_faults(position, *kit);
}

const Position& position(std::string_view id) {
  for (const Position& each : test::project_library().positions)
    if (each.id == id) return each;
  FAIL("no position is called " << id);
  return test::project_library().positions.front();
}

bool has_feature(const Position& position, FeatureKind kind, int points,
                 const std::map<std::string, int>& scores) {
  return std::any_of(position.expect.features.begin(), position.expect.features.end(),
                     [&](const ExpectedFeature& feature) {
                       return feature.kind == kind && feature.points == points &&
                              feature.scores == scores;
                     });
}

// The position with one thing told otherwise, for each thing that it tells of its features.
std::vector<Position> spoilt(const Position& good) {
  std::vector<Position> bad;
  const auto spoil = [&](std::size_t i, auto change) {
    Position copy = good;
    change(copy.expect.features[i]);
    if (!(copy == good)) bad.push_back(std::move(copy));
  };
  for (std::size_t i = 0; i < good.expect.features.size(); ++i) {
    spoil(i, [](ExpectedFeature& f) {
      if (f.complete) f.complete = !*f.complete;
    });
    for (const auto number : {&ExpectedFeature::tiles, &ExpectedFeature::pennants,
                              &ExpectedFeature::open_sides, &ExpectedFeature::points})
      spoil(i, [number](ExpectedFeature& f) {
        if (f.*number) f.*number = *(f.*number) + 1;
      });
    spoil(i, [](ExpectedFeature& f) {
      if (f.scores) (*f.scores)["pink"] += 1;
    });
    spoil(i, [](ExpectedFeature& f) { f.cells.push_back({900, 900}); });
  }
  return bad;
}

TEST_CASE("every position of the content is met") {
  const std::vector<Position>& all = test::project_library().positions;
  CHECK(all.size() >= 97);
  for (const Position& each : all) {
    INFO(each.id);
    CHECK(faults_of(each) == std::vector<PositionFault>{});
  }
}

TEST_CASE("a replay notices each thing that is told otherwise of a feature") {
  std::size_t count = 0;
  for (const Position& good : test::project_library().positions)
    for (const Position& bad : spoilt(good)) {
      INFO(good.id);
      CHECK_FALSE(faults_of(bad).empty());
      ++count;
    }
  CHECK(count > 800);
}

TEST_CASE("a replay notices another range, flight, site, hole, reason or score of all farms") {
  Position tower = position("tower/range-two-pieces");
  tower.figures[0].count = 1;
  CHECK(faults_of(tower).at(0).what == "in range are 0,-1 -1,0 0,0 1,0 0,1");
  Position captives = position("tower/range-two-pieces");
  captives.expect.towers.at(0).takes.pop_back();
  CHECK(faults_of(captives).at(0).what == "it may take followers from 0,-2 1,0 0,2");

  Position flight = position("princess-and-dragon/dragon-flight");
  flight.expect.dragon->path.pop_back();
  CHECK(faults_of(flight).at(0).what ==
        "the path is no flight: ends though the dragon may go on to -1,-1");
  Position fed = position("princess-and-dragon/dragon-flight");
  fed.expect.dragon->eaten.clear();
  CHECK(faults_of(fed).at(0).what == "it eats figures on -1,0 0,1");

  Position barn = position("abbey-and-mayor/barn-site");
  barn.expect.barn_sites.at(1).allowed = true;
  CHECK(faults_of(barn).at(0).what == "no barn may stand there");
  Position hole = position("base-game/city-gap");
  hole.expect.holes.at(0).fits = {"BA-03"};
  CHECK(faults_of(hole).at(0).what == "the tiles left that fit are BA-04");
  Position illegal = position("base-game/corner-to-corner");
  illegal.expect.illegal.at(0).why = "it is ugly";
  CHECK(faults_of(illegal).size() == 2);
  Position farms = position("base-game/three-ways-to-score");
  farms.selection.rules["farm-scoring"] = "1";
  CHECK(faults_of(farms).back().what == "the farms bring blue 4, not blue 6, red 3");
}

TEST_CASE("the examples that every rulebook shows are there, with what they teach") {
  using Kind = FeatureKind;
  // Fields: two of three cities complete; one city on two farms; no city.
  CHECK(has_feature(position("base-game/farm-scoring"), Kind::Field, 6, {{"red", 6}}));
  CHECK(has_feature(position("base-game/farm-scoring"), Kind::Field, 3, {{"blue", 3}}));
  CHECK(has_feature(position("base-game/two-tile-city"), Kind::City, 4, {{"red", 4}}));
  CHECK(has_feature(position("base-game/two-tile-city-old"), Kind::City, 2, {{"red", 2}}));
  CHECK(position("base-game/corner-to-corner-cities").expect.features.size() == 3);
  CHECK(has_feature(position("base-game/corner-to-corner-cities"), Kind::City, 1, {{"red", 1}}));
  // Majorities by joining: on a city, a road and a farm.
  CHECK(has_feature(position("base-game/city-majority"), Kind::City, 12, {{"red", 12}}));
  CHECK(has_feature(position("base-game/joined-roads"), Kind::Road, 4, {{"red", 4}, {"blue", 4}}));
  CHECK(has_feature(position("base-game/farms-joined"), Kind::Field, 6,
                    {{"red", 6}, {"yellow", 6}, {"blue", 6}}));
  CHECK(position("base-game/three-ways-to-score-1").expect.farms == Scores{{"blue", 4}});
  CHECK(position("base-game/three-ways-to-score-2").expect.farms ==
        Scores{{"blue", 3}, {"red", 3}});
  CHECK(position("base-game/three-ways-to-score").expect.farms == Scores{{"blue", 6}, {"red", 3}});
  CHECK(has_feature(position("inns-and-cathedrals/inn-road-open"), Kind::Road, 0, {}));
  CHECK(has_feature(position("inns-and-cathedrals/cathedral-city-open"), Kind::City, 0, {}));
  // A siege, on farms with a pig and with a barn; barns by themselves.
  CHECK(has_feature(position("abbey-and-mayor/besieged-city"), Kind::Field, 6, {{"red", 8}}));
  CHECK(has_feature(position("abbey-and-mayor/besieged-city"), Kind::Field, 6, {{"blue", 8}}));
  CHECK(has_feature(position("abbey-and-mayor/barn-placed"), Kind::Field, 6, {{"yellow", 6}}));
  CHECK(has_feature(position("abbey-and-mayor/abbey-in-a-hole"), Kind::Road, 1, {{"red", 1}}));
  CHECK(position("princess-and-dragon/dragon-flight").expect.dragon.has_value());
  CHECK(position("tower/range-one-piece").expect.towers.size() == 1);
  CHECK(has_feature(position("hills-and-sheep/hill-breaks-a-tie"), Kind::City, 10, {{"red", 10}}));
}

}  // namespace
}  // namespace cartulary::tiledb::real_position_test

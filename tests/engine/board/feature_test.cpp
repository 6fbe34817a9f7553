// What features are worth: whole lists of terms.
#include "engine/board/feature.h"

#include "engine/bag/rule_choices.h"
#include "tests/engine/board/board_catalog.h"
#include "tests/support/catch.h"

namespace cartulary::feature_test {
using namespace cartulary::test;

namespace {

using Terms = std::vector<ScoreTerm>;

Board board_with(const BoardKit& kit, const std::vector<Placement>& placements) {
  Board board(kit);
  for (const Placement& placement : placements) REQUIRE(board.place(placement).ok());
  return board;
}

Feature only(const Board& board, FeatureKind kind) {
  std::vector<Feature> found;
  for (Feature& feature : features(board))
    if (feature.kind == kind) found.push_back(std::move(feature));
  REQUIRE(found.size() == 1);
  return found[0];
}

// The one of that kind that has a part in the cell.
Feature in(const Board& board, FeatureKind kind, Cell cell) {
  std::vector<Feature> found;
  for (Feature& feature : features(board))
    for (const Cell own : feature.cells)
      if (feature.kind == kind && own == cell) found.push_back(feature);
  REQUIRE(found.size() == 1);
  return found[0];
}

// A cloister or the like at 1,1 in a square of nine tiles; the others fields alone.
Board ringed(const BoardKit& kit, const std::string& middle, int around, const std::string& other) {
  Board board(kit);
  REQUIRE(board.place(at(middle, 1, 1)).ok());
  const int xs[] = {1, 2, 2, 2, 1, 0, 0, 0}, ys[] = {0, 0, 1, 2, 2, 2, 1, 0};
  for (int i = 0; i < around; ++i) REQUIRE(board.place(at(other, xs[i], ys[i])).ok());
  return board;
}

FeatureFacts told(Scored scored, int tiles) {
  return FeatureFacts(scored).set("tiles", tiles);
}

}  // namespace

TEST_CASE("An incomplete city: a point a tile and a pennant, twice that if completed") {
  const Board board =
      board_with(kit_of({{"base-game", 1}}), {at("BA-05", 0, 0), at("BA-06", 1, 0, 180)});
  const Feature city = only(board, FeatureKind::City);
  CHECK(city.cells == std::vector<Cell>{{0, 0}, {1, 0}});
  CHECK(city.tiles == 2);
  CHECK(city.pennants == 1);
  CHECK(city.open_sides == 4);
  CHECK(city.complete == false);
  CHECK(city.points_now == 3);
  CHECK(city.terms == Terms{{"2 tiles at 1", 2, "base-game/city-incomplete"},
                            {"1 pennant at 1", 1, "base-game/city-incomplete"}});
  CHECK(city.points_complete == 6);
  CHECK(city.terms_complete == Terms{{"2 tiles at 2", 4, "base-game/city-complete"},
                                     {"1 pennant at 2", 2, "base-game/city-complete"}});
}

TEST_CASE("A city of two segments scores four, or two where the group plays so") {
  const std::vector<Placement> two = {at("BA-18", 0, 0), at("BA-18", 0, -1, 180)};
  const Feature usual = only(board_with(kit_of({{"base-game", 1}}), two), FeatureKind::City);
  CHECK(usual.complete == true);
  CHECK(usual.terms == Terms{{"2 tiles at 2", 4, "base-game/city-complete"}});
  const BoardKit& house = kit_of({{"base-game", 1}}, {{"tiny-city", "2"}});
  const Feature tiny = only(board_with(house, two), FeatureKind::City);
  CHECK(tiny.terms == Terms{{"2 tiles at 1", 2, "base-game/tiny-city"}});
  CHECK(tiny.points_complete == 2);
}

TEST_CASE("A feature counts a tile once") {
  // The city leads from one cap of BA-19 round to its other cap.
  const Board board =
      board_with(kit_of({{"base-game", 3}}),
                 {at("BA-19", 0, 0), at("BA-09", 0, -1, 90), at("BA-09", 1, -1, 180),
                  at("BA-07", 1, 0), at("BA-09", 1, 1, 270), at("BA-09", 0, 1)});
  CHECK(board.illegal().empty());
  const Feature city = in(board, FeatureKind::City, {0, 0});
  CHECK(city.cells == std::vector<Cell>{{0, -1}, {1, -1}, {0, 0}, {1, 0}, {0, 1}, {1, 1}});
  CHECK(city.complete == true);
  CHECK(city.terms == Terms{{"6 tiles at 2", 12, "base-game/city-complete"},
                            {"1 pennant at 2", 2, "base-game/city-complete"}});
}

TEST_CASE("Cathedrals, sieges and both") {
  const BoardKit& kit = kit_of({{"base-game", 2}, {"inns-and-cathedrals", 1}, {"cathars", 1}});
  const Feature open = only(board_with(kit, {at("IC-01", 0, 0)}), FeatureKind::City);
  CHECK(open.terms ==
        Terms{{"a cathedral, and not complete", 0, "inns-and-cathedrals/cathedral-incomplete"}});
  CHECK(open.terms_complete == Terms{{"1 tile at 3", 3, "inns-and-cathedrals/cathedral-complete"}});
  const Board closed =
      board_with(kit, {at("IC-01", 0, 0), at("BA-18", 0, -1, 180), at("BA-18", 0, 1),
                       at("BA-18", -1, 0, 90), at("BA-18", 1, 0, 270)});
  CHECK(only(closed, FeatureKind::City).terms ==
        Terms{{"5 tiles at 3", 15, "inns-and-cathedrals/cathedral-complete"}});
  CHECK(kit.formulas.terms(told(Scored::City, 3).set("pennants", 1).set("siege").set("complete")) ==
        Terms{{"3 tiles at 1", 3, "cathars/besieged-city-complete"},
              {"1 pennant at 1", 1, "cathars/besieged-city-complete"}});
  CHECK(
      kit.formulas.terms(
          told(Scored::City, 6).set("pennants", 1).set("cathedral").set("siege").set("complete")) ==
      Terms{{"6 tiles at 2", 12, "cathars/besieged-cathedral-complete"},
            {"1 pennant at 2", 2, "cathars/besieged-cathedral-complete"}});
  CHECK(kit.formulas.terms(told(Scored::City, 3).set("siege")) ==
        Terms{{"besieged and not complete", 0, "cathars/besieged-city-incomplete"}});
}

TEST_CASE("The Darmstadtium and German castles add to completed features") {
  const Formulas& formulas = kit_of({{"base-game", 1}}).formulas;
  CHECK(formulas.terms(told(Scored::City, 4).set("complete").set("darmstadtium")) ==
        Terms{{"4 tiles at 2", 8, "base-game/city-complete"},
              {"the Darmstadtium", 3, "darmstadt-promo/darmstadtium"}});
  CHECK(formulas.terms(told(Scored::City, 4).set("darmstadtium").set("german-castles")) ==
        Terms{{"4 tiles at 1", 4, "base-game/city-incomplete"}});
  // The example of the rules: a city of five tiles between two castles is worth 16.
  CHECK(total(formulas.terms(told(Scored::City, 5).set("german-castles", 2).set("complete"))) ==
        16);
  CHECK(formulas.terms(told(Scored::Road, 2).set("german-castles").set("complete")) ==
        Terms{{"2 tiles at 1", 2, "base-game/road-complete"},
              {"1 castle in Germany at 3", 3, "castles-in-germany/castle-bonus"}});
}

TEST_CASE("Roads: a point a tile, two with an inn, nothing with an inn and incomplete") {
  const BoardKit& kit = kit_of({{"base-game", 2}});
  const Board loop = board_with(kit, {at("BA-23", 1, 0), at("BA-23", 1, 1, 90),
                                      at("BA-23", 0, 1, 180), at("BA-23", 0, 0, 270)});
  CHECK(loop.illegal().empty());
  const Feature ring = only(loop, FeatureKind::Road);
  CHECK(ring.complete == true);
  CHECK(ring.terms == Terms{{"4 tiles at 1", 4, "base-game/road-complete"}});
  CHECK(only(board_with(kit, {at("BA-24", 0, 0)}), FeatureKind::Road).terms ==
        Terms{{"1 tile at 1", 1, "base-game/road-incomplete"}});
  CHECK(kit.formulas.terms(told(Scored::Road, 3).set("inn").set("complete")) ==
        Terms{{"3 tiles at 2", 6, "inns-and-cathedrals/inn-complete"}});
  CHECK(kit.formulas.terms(told(Scored::Road, 3).set("inn")) ==
        Terms{{"an inn, and not complete", 0, "inns-and-cathedrals/inn-incomplete"}});
}

TEST_CASE("A farm counts the completed cities that it touches") {
  const Board board =
      board_with(kit_of({{"base-game", 1}}),
                 {at("BA-18", 0, 0), at("BA-18", 0, -1, 180), at("BA-18", 0, 1, 180)});
  const Feature farm = in(board, FeatureKind::Field, {0, 1});
  CHECK(farm.cells == std::vector<Cell>{{0, 0}, {0, 1}});
  CHECK(!farm.complete.has_value());
  CHECK(!farm.points_complete.has_value());
  CHECK(farm.points_now == 3);
  CHECK(farm.terms == Terms{{"1 completed city at 3", 3, "base-game/farm"}});
  CHECK(
      only(board_with(kit_of({{"base-game", 1}}), {at("BA-01", 0, 0)}), FeatureKind::Field).terms ==
      Terms{{"no completed city", 0, "base-game/farm"}});
}

TEST_CASE("Pig herds and besieged cities on a farm") {
  const Formulas& formulas = kit_of({{"base-game", 1}}).formulas;
  const auto farm = [](int cities) { return FeatureFacts(Scored::Field).set("cities", cities); };
  CHECK(formulas.terms(farm(2).set("pig-herd")) ==
        Terms{{"2 completed cities at 3", 6, "base-game/farm"},
              {"2 completed cities with the pig-herd at 1", 2, "river-2/pig-herd"}});
  CHECK(formulas.terms(farm(1).set("besieged-cities")) ==
        Terms{{"1 completed city at 3", 3, "base-game/farm"},
              {"1 besieged city at 6", 6, "cathars/besieged-city-farm"}});
  CHECK(total(formulas.terms(FeatureFacts(Scored::Field).set("besieged-cities").set("pig-herd"))) ==
        8);
}

TEST_CASE("The herd of the Games Quarterly tile gives no points, but in a house") {
  const std::vector<Placement> farm = {at("GQ-02", 0, 0), at("BA-18", 0, -1),
                                       at("BA-18", 0, -2, 180)};
  const auto sets = std::map<std::string, int>{{"base-game", 1}, {"gq11", 1}};
  CHECK(in(board_with(kit_of(sets), farm), FeatureKind::Field, {0, 0}).points_now == 3);
  const BoardKit& house = kit_of(sets, {{"gq11-pig-herd", "yes"}});
  CHECK(in(board_with(house, farm), FeatureKind::Field, {0, 0}).points_now == 4);
}

TEST_CASE("The City of Carcassonne is a completed city for the fields around it") {
  const BoardKit& kit = kit_of({{"base-game", 1}, {"count-of-carcassonne", 1}});
  const Board city = board_of(kit,
                              "at 0,0\n"
                              "CO-01^ CO-02^ CO-03^ CO-04>\n"
                              "CO-05< CO-06^ CO-07^ CO-08>\n"
                              "CO-09v CO-10v CO-11v CO-12>\n");
  const Feature north = in(city, FeatureKind::Field, {1, 0});
  // Along the wall from the road in the west to the road in the east: halves on inner sides join.
  CHECK(north.cells == std::vector<Cell>{{0, 0}, {1, 0}, {2, 0}, {3, 0}});
  CHECK(north.terms == Terms{{"the City of Carcassonne", 3, "count-of-carcassonne/city-on-farms"}});
}

TEST_CASE("A cloister counts the tiles around it, nine when complete") {
  const BoardKit& kit = kit_of({{"base-game", 3}});
  const Feature open = in(ringed(kit, "BA-01", 5, "BA-01"), FeatureKind::Cloister, {1, 1});
  CHECK(open.tiles == 6);
  CHECK(open.open_sides == 3);
  CHECK(open.terms == Terms{{"6 tiles at 1", 6, "base-game/cloister-incomplete"}});
  CHECK(open.points_complete == 9);
  const Feature complete = in(ringed(kit, "BA-01", 8, "BA-01"), FeatureKind::Cloister, {1, 1});
  CHECK(complete.complete == true);
  CHECK(complete.cells == std::vector<Cell>{{1, 1}});
  CHECK(complete.terms == Terms{{"9 tiles at 1", 9, "base-game/cloister-complete"}});
}

TEST_CASE("Vineyards help completed cloisters, shrines, monasteries and abbeys, not gardens") {
  std::string vineyard;
  for (const Tile& candidate : board_catalog().tiles())
    for (const Symbol& symbol : candidate.symbols)
      if (symbol.name == "vineyard") vineyard = candidate.id;
  const BoardKit& kit = kit_of({{"base-game", 3},
                                {"hills-and-sheep", 2},
                                {"shrines-and-heretics", 1},
                                {"monasteries-in-germany", 1},
                                {"abbot", 1},
                                {"abbey-and-mayor", 1}});
  const auto complete = [&](const std::string& middle, FeatureKind kind) {
    Board board = ringed(kit, middle, 7, "BA-01");
    REQUIRE(board.place(at(vineyard, 0, 0)).ok());
    return in(board, kind, {1, 1}).terms;
  };
  CHECK(complete("BA-01", FeatureKind::Cloister) ==
        Terms{{"9 tiles at 1", 9, "base-game/cloister-complete"},
              {"1 vineyard at 3", 3, "hills-and-sheep/vineyard"}});
  CHECK(complete("SH-01", FeatureKind::Shrine) ==
        Terms{{"9 tiles at 1", 9, "shrines-and-heretics/shrine-complete"},
              {"1 vineyard at 3", 3, "hills-and-sheep/vineyard"}});
  CHECK(complete("MO-01", FeatureKind::Monastery) ==
        Terms{{"9 tiles at 1", 9, "monasteries-in-germany/monastery-complete"},
              {"1 vineyard at 3", 3, "hills-and-sheep/vineyard"}});
  CHECK(complete("AM-14", FeatureKind::Abbey) ==
        Terms{{"9 tiles at 1", 9, "abbey-and-mayor/abbey-complete"},
              {"1 vineyard at 3", 3, "hills-and-sheep/vineyard"}});
  CHECK(complete("AB-01", FeatureKind::Garden) ==
        Terms{{"9 tiles at 1", 9, "abbot/garden-complete"}});
  Board open = ringed(kit, "BA-01", 6, "BA-01");
  REQUIRE(open.place(at(vineyard, 0, 0)).ok());
  CHECK(in(open, FeatureKind::Cloister, {1, 1}).terms ==
        Terms{{"8 tiles at 1", 8, "base-game/cloister-incomplete"}});
  CHECK(in(open, FeatureKind::Cloister, {1, 1}).points_complete == 12);
}

TEST_CASE("A German castle scores twelve, or two and a point for each tile around it") {
  const BoardKit& kit = kit_of({{"base-game", 3}, {"castles-in-germany", 1}});
  Board board(kit);
  REQUIRE(board.place(at("CG-01", 1, 1)).ok());
  for (int x = 0; x < 4; ++x) REQUIRE(board.place(at("BA-01", x, 0)).ok());
  REQUIRE(board.place(at("BA-01", 0, 1)).ok());
  REQUIRE(board.place(at("BA-01", 3, 1)).ok());
  const Feature castle = only(board, FeatureKind::Castle);
  // The example of the rules: six tiles around an unfinished castle give 8 points.
  CHECK(castle.tiles == 8);
  CHECK(castle.terms == Terms{{"the castle", 2, "castles-in-germany/castle-incomplete"},
                              {"6 tiles at 1", 6, "castles-in-germany/castle-incomplete"}});
  for (int x = 0; x < 4; ++x) REQUIRE(board.place(at("BA-01", x, 2)).ok());
  CHECK(only(board, FeatureKind::Castle).terms ==
        Terms{{"castle complete", 12, "castles-in-germany/castle-complete"}});
}

TEST_CASE("An abbey closes the roads and cities beside it") {
  const BoardKit& kit = kit_of({{"base-game", 1}, {"abbey-and-mayor", 1}});
  Board board = board_with(kit, {at("BA-22", 0, 0), at("BA-24", 1, 0)});
  CHECK(in(board, FeatureKind::Road, {1, 0}).complete == false);
  REQUIRE(board.place(at("AM-14", 2, 0)).ok());
  CHECK(in(board, FeatureKind::Road, {1, 0}).terms ==
        Terms{{"2 tiles at 1", 2, "base-game/road-complete"}});
  REQUIRE(board.take_back());
  CHECK(in(board, FeatureKind::Road, {1, 0}).complete == false);
}

TEST_CASE("An illegal neighbour does not close a side") {
  const Board board =
      board_with(kit_of({{"base-game", 1}}), {at("BA-18", 0, 0), at("BA-01", 0, -1)});
  CHECK(only(board, FeatureKind::City).open_sides == 1);
}

TEST_CASE("Two halflings in one cell are one tile of a road") {
  const BoardKit& kit = kit_of({{"base-game", 1}, {"halflings-1", 1}});
  const Board board =
      board_with(kit, {at("BA-24", 0, 0), at("HL1-02", 1, 0, 90), at("HL1-01", 1, 0, 270)});
  const Feature road = only(board, FeatureKind::Road);
  CHECK(road.cells == std::vector<Cell>{{0, 0}, {1, 0}});
  CHECK(road.open_sides == 1);
  // The long sides join their fields.
  CHECK(in(board, FeatureKind::Cloister, {1, 0}).tiles == 2);
}

TEST_CASE("Every choice lists its usual value") {
  for (const RuleChoice& choice : rule_choices)
    CHECK(choice.choices.find(choice.usual()) != std::string_view::npos);
}

}  // namespace cartulary::feature_test

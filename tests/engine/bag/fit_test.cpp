#include "engine/bag/fit.h"

#include "tests/engine/small_catalog.h"
#include "tests/support/brute_fit.h"
#include "tests/support/catch.h"

namespace cartulary::fit_test {
namespace {

const Catalog& shelf() {
  static const Catalog catalog = test::small_catalog();
  return catalog;
}

ReadyBag ready(const std::string& sets, const std::string& used = "") {
  const auto chosen = select(shelf(), {sets, "", used, {}}, DefaultSets::BaseGame);
  REQUIRE(chosen.ok());
  auto bag = ready_bag(shelf(), *chosen);
  REQUIRE(bag.ok());
  return *std::move(bag);
}

// Sets of random tiles, stored in any turn, some with sides that are not known.
Catalog random_catalog(std::mt19937& random) {
  std::vector<TileSet> sets;
  std::vector<Tile> tiles;
  for (int s = 0; s < 6; ++s) {
    TileSet set;
    set.id = "set-" + std::to_string(s);
    set.code = "S" + std::to_string(s);
    for (const Edition edition : all_editions)
      if (random() % 2 == 0) set.editions.push_back(edition);
    if (set.editions.empty()) set.editions.push_back(Edition::C2);
    for (int t = 0; t < 25; ++t) {
      std::string edges;
      for (int side = 0; side < 4; ++side) edges += "cfrscfrscfrs?"[random() % 13];
      Tile tile = test::land(set.code + "-" + std::to_string(10 + t), set.id, edges, {});
      if (random() % 20 == 0) tile.cls = TileClass::Extra;
      for (const Edition edition : set.editions)
        if (random() % 4 != 0)
          tile.copies[static_cast<std::size_t>(edition)] = static_cast<int>(random() % 4);
      tiles.push_back(tile);
    }
    sets.push_back(set);
  }
  return Catalog(std::move(sets), std::move(tiles));
}

Selection random_selection(const Catalog& catalog, std::mt19937& random) {
  Selection selection;
  selection.edition = all_editions[random() % all_editions.size()];
  for (const TileSet& set : catalog.sets()) {
    if (const auto quantity = static_cast<int>(random() % 4); quantity > 0)
      selection.sets[set.id] = quantity;
    if (selection.sets.count(set.id) > 0 && random() % 3 == 0)
      selection.editions[set.id] = all_editions[random() % all_editions.size()];
  }
  for (const Tile& tile : catalog.tiles())
    if (random() % 12 == 0) selection.tiles[tile.id] = 1 + static_cast<int>(random() % 3);
  for (const auto& [tile, copies] : brute::bag(catalog, selection))
    if (random() % 5 == 0)
      selection.without[tile->id] = static_cast<int>(random() % 12) % copies + 1;
  for (const auto& [tile, copies] : brute::bag(catalog, selection))
    if (random() % 3 == 0) selection.used[tile->id] = static_cast<int>(random() % 12) % copies + 1;
  return selection;
}

}  // namespace

TEST_CASE("fit equals brute force on 60 random shelves: all 625 patterns and random classes") {
  std::mt19937 random(20261120);
  std::string first_difference;
  std::size_t tiles_seen = 0;
  for (int round = 0; round < 60; ++round) {
    const Catalog catalog = random_catalog(random);
    const Selection selection = random_selection(catalog, random);
    const auto bag = ready_bag(catalog, selection);
    REQUIRE(bag.ok());
    const auto tiles = brute::bag(catalog, selection);
    tiles_seen += tiles.size();
    std::vector<brute::Sides> questions = brute::all_patterns();
    for (int i = 0; i < 150; ++i) questions.push_back(brute::random_sides(random));
    for (const brute::Sides& sides : questions)
      if (first_difference.empty()) first_difference = brute::difference(*bag, tiles, sides);
  }
  CHECK(tiles_seen > 2000);
  CHECK(first_difference == "");
}

TEST_CASE("the base game answers c?rf with its bend") {
  OddsQuestion question;
  question.draws = 10;
  question.players = 3;
  const ReadyBag bag = ready("BA");
  const FitAnswer answer = fit(bag, *parse_pattern("c?rf"), question);
  CHECK(answer.bag == 15);
  CHECK(answer.copies == 3);
  CHECK(answer.designs == 1);
  CHECK(brute::same_form(answer) == std::vector<brute::Fit>{{"BA-15", 3, {0}}});
  CHECK(answer.chance.next_draw == 0.2);
  REQUIRE(answer.chance.in_draws.has_value());
  CHECK(answer.chance.in_draws->draws == 10);
  CHECK(answer.chance.in_draws->at_least_one == at_least_one(15, 3, 10));
  REQUIRE(answer.chance.mine.has_value());
  CHECK(answer.chance.mine->draws == 4);
  CHECK(answer.chance.mine->at_least_one == at_least_one(15, 3, 4));
  CHECK(answer.chance.mine->first == first_is_mine(15, 3, 10, {3, 0}));
}

TEST_CASE("turns that look alike are all listed") {
  const ReadyBag bag = ready("BA");
  CHECK(brute::same_form(fit(bag, *parse_pattern("????"), {}))[0] ==
        brute::Fit{"BA-01", 1, {0, 90, 180, 270}});
  CHECK(brute::same_form(fit(bag, *parse_pattern("rc??"), {})) ==
        std::vector<brute::Fit>{{"BA-03", 4, {90}}});
}

TEST_CASE("more draws than the bag are the whole bag") {
  OddsQuestion question;
  question.draws = 500;
  const FitAnswer answer = fit(ready("BA"), *parse_pattern("ffff"), question);
  REQUIRE(answer.chance.in_draws.has_value());
  CHECK(answer.chance.in_draws->draws == 15);
  CHECK(answer.chance.in_draws->at_least_one == 1.0);
}

TEST_CASE("tiles that stay hidden lower the chance before the end") {
  OddsQuestion question;
  question.hidden = 5;
  const FitAnswer answer = fit(ready("BA"), *parse_pattern("ffff"), question);
  CHECK(answer.chance.before_end == at_least_one(15, answer.copies, 10));
}

TEST_CASE("what was not asked is not answered") {
  const FitAnswer answer = fit(ready("BA"), *parse_pattern("ssss"), {});
  CHECK(answer.copies == 0);
  CHECK(answer.tiles.empty());
  CHECK(answer.chance.next_draw == 0.0);
  CHECK_FALSE(answer.chance.in_draws.has_value());
  CHECK_FALSE(answer.chance.mine.has_value());
  CHECK_FALSE(answer.chance.before_end.has_value());
}

TEST_CASE("an empty bag fits nothing") {
  const FitAnswer answer = fit(ready("PH"), *parse_pattern("?[cr]??"), {});
  CHECK(answer.bag == 0);
  CHECK(answer.tiles.empty());
  CHECK(answer.fallback == std::map<std::string, Edition>{{"phantom", Edition::C2}});
}

TEST_CASE("an abbey fits every hole but is never in the answer") {
  const ReadyBag bag = ready("AM");
  CHECK(brute::same_form(fit(bag, *parse_pattern("????"), {})) ==
        std::vector<brute::Fit>{{"AM-03", 1, {0, 90, 180, 270}}});
  CHECK(fit(bag, *parse_pattern("????"), {}).outside.size() == 2);
}

TEST_CASE("questions about draws are read from text") {
  const auto question = parse_odds({"10", " 3 ", "0", "5"});
  REQUIRE(question.ok());
  CHECK(question->draws == 10);
  CHECK(question->players == 3);
  CHECK(question->turn == 0);
  CHECK(question->hidden == 5);
  const auto nothing = parse_odds({});
  REQUIRE(nothing.ok());
  CHECK_FALSE((nothing->draws || nothing->players || nothing->turn || nothing->hidden));
}

TEST_CASE("wrong questions about draws name the option") {
  const auto error = [](const OddsText& text) {
    const auto read = parse_odds(text);
    return read ? "no error" : to_text(read.error());
  };
  CHECK(error({"-1", "", "", ""}) ==
        "draws: '-1' is no whole number from 0 to 1000000\n"
        "fix: write it in digits, for example 3");
  CHECK(error({"", "0", "", ""}) ==
        "players: '0' is no whole number from 1 to 100\n"
        "fix: write it in digits, for example 3");
  CHECK(error({"", "2", "x", ""}) ==
        "turn: 'x' is no whole number from 0 to 1000000\n"
        "fix: write it in digits, for example 3");
  CHECK(error({"", "", "", "1000001"}) ==
        "hidden: '1000001' is no whole number from 0 to 1000000\n"
        "fix: write it in digits, for example 3");
  CHECK(error({"", "", "1", ""}) ==
        "turn: my turn means nothing without the number of players\n"
        "fix: add players");
}

TEST_CASE("newcomer 3: an abbey fills a hole that is enclosed, and no other") {
  const ReadyBag bag = ready("BA,AM");
  const FitAnswer enclosed = fit(bag, *parse_pattern("cfrf"), {});
  CHECK(enclosed.copies == 0);
  CHECK(enclosed.enclosed);
  CHECK(enclosed.any == std::vector<AnyPiece>{{shelf().find_tile("AM-01"), 6}});
  CHECK(enclosed.state == HoleState::Any);
  CHECK(enclosed.chance.next_draw == 0.0);
  CHECK(enclosed.outside.size() == 2);
  CHECK(fit(bag, *parse_pattern("sf?s"), {}).state == HoleState::Dead);
  CHECK(fit(bag, *parse_pattern("[cr]f!cr"), {}).enclosed);
  CHECK(fit(bag, *parse_pattern("cccc"), {}).state == HoleState::Last);
  CHECK(fit(ready("BA"), *parse_pattern("cfrf"), {}).state == HoleState::Dead);
}

TEST_CASE("of abbeys each player has at most one") {
  const ReadyBag bag = ready("BA,AM*2");
  CHECK(copies_of(fit(bag, *parse_pattern("cfrf"), {}).any) == 12);
  OddsQuestion three;
  three.players = 3;
  CHECK(copies_of(fit(bag, *parse_pattern("cfrf"), three).any) == 3);
  CHECK(any_for({{shelf().find_tile("AM-01"), 2}, {shelf().find_tile("AM-01"), 6}}, 5) ==
        std::vector<AnyPiece>{{shelf().find_tile("AM-01"), 2}, {shelf().find_tile("AM-01"), 3}});
  const ReadyBag fewer = ready("BA,AM", "AM-01*5");
  CHECK(copies_of(fit(fewer, *parse_pattern("cfrf"), three).any) == 1);
}

TEST_CASE("where nothing fits, the answer says which editions and sets have one") {
  const FitAnswer inn = fit(ready("BA"), *parse_pattern("ccfr"), {});
  CHECK(inn.elsewhere == Elsewhere{{}, {{"inns-and-cathedrals", 1}}});
  const FitAnswer second = fit(ready("IC"), *parse_pattern("frfr"), {});
  CHECK(second.elsewhere == Elsewhere{{{Edition::C2, 1}}, {}});
  CHECK(fit(ready("BA"), *parse_pattern("frfr"), {}).elsewhere ==
        Elsewhere{{}, {{"inns-and-cathedrals@C2", 1}}});
  CHECK(fit(ready("BA"), *parse_pattern("c?rf"), {}).elsewhere.empty());
}

TEST_CASE(
    "newcomer 9: start and river tiles that the bag counts are named until somebody says so") {
  CHECK(ready("BA,RI").hint == TableHint{1, 4, 0});
  CHECK(ready("BA,RI", "start").hint == TableHint{0, 3, 0});
  CHECK(ready("BA,RI", "BA-03").hint == TableHint{0, 4, 0});
  CHECK(ready("BA,RI", "river").hint == TableHint{1, 0, 0});
  CHECK(ready("IC").hint == TableHint{0, 0, 0});
}

TEST_CASE("newcomer E6: tiles that go unseen under hills are told until somebody says so") {
  TileSet set;
  set.id = "hills-and-sheep";
  set.code = "HS";
  set.editions = {Edition::C1};
  std::vector<Tile> tiles = {test::land("HS-08", set.id, "cfrf", {}),
                             test::land("HS-09", set.id, "crrf", {})};
  for (Tile& tile : tiles) tile.copies[0] = 3;
  tiles[0].symbols = {{"hill", ""}};
  const Catalog catalog({set}, tiles);
  Selection selection;
  selection.sets = {{"hills-and-sheep", 2}};
  const auto bag = ready_bag(catalog, selection);
  REQUIRE(bag.ok());
  CHECK(bag->hint == TableHint{0, 0, 6});
  CHECK(fit(*bag, *parse_pattern("cfrf"), {}).hint.hills == 6);
  CHECK(fit(*bag, *parse_pattern("cfrf"), {.draws = {}, .players = {}, .turn = {}, .hidden = 0})
            .hint.hills == 0);
}

TEST_CASE("draws before mine are fewer than the players") {
  const auto error = [](const OddsText& text) {
    const auto read = parse_odds(text);
    return read ? "no error" : to_text(read.error());
  };
  CHECK(error({"", "3", "2", ""}) == "no error");
  CHECK(error({"", "3", "3", ""}) ==
        "turn: 3 draws before mine cannot be, with 3 players\n"
        "fix: write 0 to 2; 0: I draw next");
}

}  // namespace cartulary::fit_test

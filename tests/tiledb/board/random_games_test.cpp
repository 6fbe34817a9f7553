// Random games of real sets: the points after each turn equal those of a second follower.
#include <set>

#include "engine/guide/table_formulas.h"
#include "engine/replay/replay_game.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"
#include "tests/support/random_game.h"

namespace cartulary::tiledb::random_games_test {
namespace {

using namespace cartulary::test;

std::string points_text(const std::map<std::string, int>& points) {
  std::string text;
  for (const auto& [player, sum] : points) text += player + ' ' + std::to_string(sum) + ' ';
  return text;
}

// What happened up to a turn, for a fault.
std::string actions_text(const SavedGame& game, int turns) {
  std::string text;
  for (const GameAction& action : game.actions) {
    if (action.type == GameActionType::Place) {
      if (turns-- == 0) break;
      text += "\ntile " + action.tile.tile->id + ' ' + to_text(action.tile.cell) + ' ' +
              std::to_string(degrees(action.tile.rotation));
    } else {
      text += "; " + std::to_string(static_cast<int>(action.type)) + ' ' + action.figure + ' ' +
              (action.cell ? to_text(*action.cell) : std::string()) + ' ' + action.at +
              action.value;
    }
  }
  return text;
}

// The rules by which anything was scored.
void gather_rules(const std::vector<ScoredPoints>& all, std::set<std::string>& rules) {
  for (const ScoredPoints& scored : all)
    for (const ScoreTerm& term : scored.terms) rules.emplace(term.rule);
}

std::set<std::string> compare(const std::vector<std::string>& sets, int games, int turns,
                              unsigned seed) {
  std::set<std::string> rules;
  const Library& content = test::project_library();
  Selection selection;
  for (const std::string& set : sets) selection.sets[set] = 1;
  if (selection.sets.count("abbot") != 0) selection.edition = Edition::C2;
  const Result<BoardKit> kit =
      board_kit(content.catalog, selection,
                table_formulas(content.catalog, content.guides.scoring, selection));
  REQUIRE(kit.ok());
  std::mt19937 random(seed);
  const Placement start{content.catalog.find_tile("BA-03"), {0, 0}, Rotation::R0};
  for (int i = 0; i < games; ++i) {
    const RandomGame played =
        random_game(*kit, {.players = 2 + i % 3, .turns = turns, .start = start}, random);
    const GameRecord record = replay_game(played.game, *kit);
    CHECK(record.not_followed == std::vector<NotFollowed>{});
    REQUIRE(record.turns.size() == played.points.size());
    for (std::size_t turn = 0; turn < played.points.size(); ++turn) {
      INFO(actions_text(played.game, static_cast<int>(turn) + 1));
      REQUIRE(points_text(record.turns[turn].points) == points_text(played.points[turn]));
    }
    INFO(actions_text(played.game, turns + 1));
    REQUIRE(record.end);
    REQUIRE(points_text(record.points) == points_text(played.final));
    for (const TurnRecord& turn : record.turns) gather_rules(turn.scored, rules);
    gather_rules(record.end->scored, rules);
  }
  return rules;
}

TEST_CASE("random games of the base game score as the second follower scores them") {
  compare({"base-game"}, 8, 71, 1);
}

TEST_CASE("random games with inns, traders and King score as the second follower scores them") {
  compare({"base-game", "inns-and-cathedrals", "traders-and-builders", "king-and-robber-baron"}, 8,
          70, 2);
}

TEST_CASE("random games with abbey, mayor and abbot score as the second follower scores them") {
  compare({"base-game", "abbey-and-mayor", "abbot", "phantom"}, 8, 60, 3);
}

TEST_CASE("random games with dragon, fairy and tower score as the second follower scores them") {
  compare({"base-game", "princess-and-dragon", "tower", "inns-and-cathedrals", "phantom"}, 8, 70,
          4);
}

TEST_CASE("random games with tunnels and ferries score as the second follower scores them") {
  compare({"base-game", "tunnel", "ferries", "traders-and-builders", "king-and-robber-baron",
           "inns-and-cathedrals"},
          20, 60, 7);
  compare({"base-game", "tunnel", "princess-and-dragon", "abbey-and-mayor"}, 12, 70, 8);
}

TEST_CASE("random games of ten sets score as the second follower scores them, by every rule") {
  const auto rules = compare(
      {"base-game", "inns-and-cathedrals", "traders-and-builders", "princess-and-dragon", "tower",
       "abbey-and-mayor", "hills-and-sheep", "king-and-robber-baron", "phantom", "cathars"},
      12, 120, 6);
  for (const char* rule :
       {"base-game/city-complete", "base-game/city-incomplete", "base-game/road-complete",
        "base-game/cloister-complete", "base-game/farm", "inns-and-cathedrals/inn-complete",
        "inns-and-cathedrals/cathedral-complete", "cathars/besieged-city-complete",
        "hills-and-sheep/vineyard", "traders-and-builders/pig-points",
        "traders-and-builders/trade-goods-final", "abbey-and-mayor/barn-scoring",
        "abbey-and-mayor/barn-joining", "abbey-and-mayor/barn-final",
        "princess-and-dragon/fairy-scoring-bonus", "princess-and-dragon/fairy-turn-bonus",
        "tower/ransom", "king-and-robber-baron/king-points",
        "king-and-robber-baron/robber-baron-points"}) {
    INFO(rule);
    CHECK(rules.count(std::string(rule)) == 1);
  }
}

}  // namespace
}  // namespace cartulary::tiledb::random_games_test

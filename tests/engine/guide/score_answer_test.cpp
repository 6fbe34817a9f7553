#include "engine/guide/score_answer.h"

#include "tests/engine/guide/small_scoring.h"
#include "tests/support/catch.h"

namespace cartulary::score_answer_test {
namespace {

// "18 6 tiles at 3; 6 2 pennants at 3 | red 24 (2 of 3 knights)"
std::string told(const ScoreAnswer& answer) {
  std::string text;
  for (const ScoreTerm& term : answer.terms)
    text += (text.empty() ? "" : "; ") + std::to_string(term.points) + " " + english(term.what);
  for (const ScoreHolder& holder : answer.holders)
    text += " | " + holder.player + " " + std::to_string(holder.points) + " (" +
            english(holder.why()) + ")";
  return text;
}

// As players say it, in two languages.
const std::vector<SearchWord> other_words = {
    {"stadt", "city", WordUse::ScoreFeatures, "de"},
    {"town", "city", WordUse::ScoreFeatures, "en"},
    {"wiese", "field", WordUse::ScoreFeatures, "de"},
    {"farm", "field", WordUse::ScoreFeatures, "en"},
    {"tile", "tiles", WordUse::ScoreFacts, "en"},
    {"shields", "pennants", WordUse::ScoreFacts, "en"},
    {"finished", "complete", WordUse::ScoreFacts, "en"},
    {"unfinished", "complete=no", WordUse::ScoreFacts, "en"},
    {"burgermeister", "mayor", WordUse::ScoreFigures, "de"},
    {"bauer", "follower", WordUse::ScoreFigures, "de"}};

// What a line of the command says; the error's text where there is one.
std::string scored(const std::string& feature, const std::vector<std::string>& facts,
                   const Selection* selection = nullptr) {
  const Scoring scoring = small_scoring();
  const Catalog catalog({}, {}, {}, SearchLanguage(other_words));
  const GuideQuestion game{catalog, selection};
  const auto question = read_score_question(scoring, game, feature, facts);
  if (!question) return to_text(question.error());
  const auto answer = score(scoring, *question, game);
  return answer ? told(*answer) : to_text(answer.error());
}

TEST_CASE("a city with a cathedral, and who gets it") {
  CHECK(scored("city", {"tiles=6", "pennants=2", "cathedral", "complete", "red=2", "blue=1"}) ==
        "18 6 tiles at 3; 6 2 pennants at 3 | red 24 (2 of 3 knights)");
}

TEST_CASE("what scores nothing says why") {
  CHECK(scored("city", {"tiles=6", "cathedral"}) == "0 a cathedral, and not complete");
}

TEST_CASE("halving comes before what is added last, and rounds up") {
  CHECK(scored("city", {"tiles=5", "witch", "buildings=2"}) ==
        "5 5 tiles at 1; -2 halved, rounded up; 2 2 little buildings at 1");
}

TEST_CASE("newcomer E6: the holder's line says what the own pig adds to the sum") {
  CHECK(scored("farm", {"cities=3", "red=1+pig"}) ==
        "9 3 completed cities at 3 | red 12 (1 of 1 farmer, 3 by the pig)");
}

TEST_CASE("a term says with whom it counts what another term counts without") {
  CHECK(scored("farm", {"cities=3", "pig", "red=1+pig"}) ==
        "9 3 completed cities at 3; 3 3 completed cities with the pig at 1 | red 12 (1 of 1 "
        "farmer)");
}

TEST_CASE("a tie pays both, and each owner scores by the own pig alone") {
  CHECK(scored("farm", {"cities=3", "red=1+pig", "blue=1"}) ==
        "9 3 completed cities at 3 | blue 9 (1 of 2 farmers, a tie) | red 12 (1 of 2 farmers, a "
        "tie, 3 by the pig)");
}

TEST_CASE("a mayor counts the pennants of the city") {
  CHECK(scored("city", {"tiles=3", "pennants=2", "complete", "red=mayor", "blue=1"}) ==
        "6 3 tiles at 2; 4 2 pennants at 2 | red 10 (2 of 3 knights)");
  CHECK(scored("city", {"tiles=3", "complete", "red=mayor"}) == "6 3 tiles at 2");
}

TEST_CASE("walk: whose figures get nothing is told, and why") {
  const auto unpaid = [](const std::string& feature, const std::vector<std::string>& facts) {
    const Scoring scoring = small_scoring();
    const Catalog catalog({}, {}, {}, SearchLanguage(other_words));
    const GuideQuestion game{catalog, nullptr};
    const auto question = read_score_question(scoring, game, feature, facts);
    REQUIRE(question.ok());
    const auto answer = score(scoring, *question, game);
    REQUIRE(answer.ok());
    std::string text;
    for (const ScoreHolder& each : answer->unpaid)
      text += each.player + " " + std::to_string(each.points) + " (" + english(each.why()) + ")";
    return text;
  };
  CHECK(unpaid("city", {"tiles=6", "complete", "red=2", "blue=1"}) == "blue 0 (outvoted 1 to 2)");
  CHECK(unpaid("city", {"tiles=3", "complete", "red=mayor"}) ==
        "red 0 (the mayor counts the pennants, and there are none)");
  CHECK(unpaid("city", {"tiles=3", "pennants=1", "complete", "red=mayor"}).empty());
  CHECK(unpaid("city", {"tiles=2", "complete", "red=1+hill", "blue=1"}) ==
        "blue 0 (a tie, which a figure on a hill decides)");
  CHECK(unpaid("farm", {"cities=3", "red=pig", "blue=1"}) ==
        "red 0 (none of these figures counts here)");
  CHECK(unpaid("city", {"tiles=2", "complete", "red=2", "blue=1", "fairy=blue"}).empty());
}

TEST_CASE("a figure may be told with its colour in either order") {
  const std::string told = scored("city", {"tiles=3", "pennants=2", "complete", "red=mayor+1"});
  CHECK(scored("city", {"tiles=3", "pennants=2", "complete", "red=1", "red-mayor"}) == told);
  CHECK(scored("city", {"tiles=3", "pennants=2", "complete", "mayor=red", "red-follower=1"}) ==
        told);
  CHECK(
      scored("city", {"tiles=3", "red-mayr=1"}) ==
      "fact: no fact is called 'red-mayr'\nfix: of a city you can tell complete, tiles, pennants, "
      "cathedral, witch, buildings, fairy, and whose figures stand there: red=2, or red=mayor");
}

TEST_CASE("the fairy pays her player, majority or not") {
  CHECK(scored("city", {"tiles=2", "complete", "red=2", "blue=1", "fairy=blue"}) ==
        "4 2 tiles at 2 | blue 3 (fairy) | red 4 (2 of 3 knights)");
}

TEST_CASE("a follower on a hill decides a tie") {
  CHECK(scored("city", {"tiles=2", "complete", "red=1+hill", "blue=1"}) ==
        "4 2 tiles at 2 | red 4 (1 of 2 knights)");
}

TEST_CASE("tiers, halves and products of the game's end") {
  CHECK(scored("game", {"gold=7"}) == "21 7 gold pieces at 3");
  CHECK(scored("game", {"robbed=5"}) == "3 half of 5, rounded up");
  CHECK(scored("game", {"knights=2", "shields=2"}) == "8 2 knights at 4");
}

TEST_CASE("walk: a city has a tile at least") {
  CHECK(scored("city", {"tiles=0", "pennants=2", "complete"}) ==
        "fact: 'tiles' takes a number: how many tiles\n"
        "fix: write tiles=N, with N from 1 to 99");
}

TEST_CASE("walk: a pig brings points to its player alone") {
  CHECK(scored("field", {"cities=2", "red=1", "green=1", "pig"}) ==
        "fact: nothing says whose the pig is\n"
        "fix: leave pig out and write it with its player: green=1+pig");
  CHECK(scored("field", {"cities=2", "red=1", "green=1+pig"}) ==
        "6 2 completed cities at 3 | green 8 (1 of 2 farmers, a tie, 2 by the pig) | red 6 (1 of "
        "2 farmers, a tie)");
  CHECK(scored("field", {"cities=2", "red=1", "pig"}) ==
        "6 2 completed cities at 3; 2 2 completed cities with the pig at 1 | red 8 (1 of 1 "
        "farmer)");
}

TEST_CASE("a word chooses its lines") {
  CHECK(scored("field", {"cities=2", "barn=final"}) == "8 2 completed cities at 4");
}

TEST_CASE("newcomer L: whose the barn is stands beside it, in either way") {
  CHECK(scored("field", {"cities=2", "barn=red"}) ==
        "fact: 'barn' takes one of its words: a barn\n"
        "fix: write barn=placed or barn=final, and beside it whose it is: barn=final red");
  const std::string told = "8 2 completed cities at 4 | red 8 (1 of 1 barn)";
  CHECK(scored("field", {"cities=2", "barn=final", "red"}) == told);
  CHECK(scored("field", {"cities=2", "barn=final", "red=barn"}) == told);
}

TEST_CASE("a fact that is told as not so is as one that is not told") {
  CHECK(scored("city", {"tiles=6", "cathedral=no", "complete=yes"}) == "12 6 tiles at 2");
}

TEST_CASE("players say shields, finished and Stadt") {
  CHECK(scored("Stadt", {"tile=6", "Shields=2", "finished"}) ==
        scored("city", {"tiles=6", "pennants=2", "complete"}));
  CHECK(scored("town", {"tiles=6", "unfinished", "cathedral"}) ==
        scored("city", {"tiles=6", "cathedral"}));
  CHECK(scored("Wiese", {"cities=3"}) == scored("farm", {"cities=3"}));
}

TEST_CASE("walk: figures of players are told in German as well") {
  CHECK(
      scored("Stadt", {"tiles=3", "pennants=2", "complete", "red=B\u00fcrgermeister", "blue=1"}) ==
      scored("city", {"tiles=3", "pennants=2", "complete", "red=mayor", "blue=1"}));
  CHECK(scored("Wiese", {"cities=2", "red=Bauer+1", "blue=1"}) ==
        scored("farm", {"cities=2", "red=2", "blue=1"}));
}

TEST_CASE("wrong questions say what to write") {
  CHECK(scored("castel", {}) ==
        "feature: 'castel' is nothing that scores\nfix: write city, field or game");
  CHECK(scored("city", {"tyles=6"}) ==
        "fact: no fact is called 'tyles'\ndid you mean 'tiles'?\nfix: of a city you can tell "
        "complete, tiles, pennants, cathedral, witch, buildings, fairy, and whose figures stand "
        "there: red=2, or red=mayor");
  CHECK(scored("city", {"tiles=six"}) ==
        "fact: 'tiles' takes a number: how many tiles\nfix: write tiles=N, with N from 1 to 99");
  CHECK(scored("city", {"complete"}) ==
        "fact: nothing says 'tiles': how many tiles\nfix: write tiles=N");
  CHECK(scored("city", {"pig"}) ==
        "fact: a city has no 'pig'\nfix: leave it out: only a field has it");
  CHECK(scored("field", {"barn=soon"}) ==
        "fact: 'barn' takes one of its words: a barn\nfix: write barn=placed or barn=final");
  CHECK(scored("city", {"tiles=2", "tiles=3"}) ==
        "fact: 'tiles' stands twice\nfix: tell each fact once");
  CHECK(scored("city", {"red=bishop"}) ==
        "fact: 'bishop' is no figure that counts\nfix: write a number of followers, or follower, "
        "large-follower, phantom, wagon, mayor, abbot, builder, pig or hill, joined by +: "
        "red=large+follower");
  CHECK(scored("city", {"fairy=purple"}) ==
        "fact: 'purple' is no player's colour\nfix: write fairy=black, blue, green, grey, pink, "
        "red, violet or yellow, or fairy alone");
}

TEST_CASE("a fact of a set that is not chosen names the set") {
  Selection base;
  base.sets = {{"base-game", 1}};
  CHECK(scored("city", {"tiles=3", "cathedral"}, &base) ==
        "fact: 'cathedral' comes with inns-and-cathedrals, which is not chosen\nfix: leave it out, "
        "or add the set to sets: inns-and-cathedrals");
}

TEST_CASE("a line that counts only what other sets bring falls away") {
  Scoring scoring;
  scoring.facts = {{.name = "castles", .kind = FactKind::Count, .sets = {"tower"}}};
  ScoringLine castle;
  castle.id = "field/castle";
  castle.each = {{"castles", 4}};
  scoring.lines = {castle};
  const Catalog catalog;
  Selection sets;
  sets.sets = {{"base-game", 1}};
  CHECK(scoring_lines(scoring, {catalog, &sets}).empty());
  sets.sets["tower"] = 1;
  CHECK(scoring_lines(scoring, {catalog, &sets}).size() == 1);
  CHECK(scoring_lines(scoring, {catalog}).size() == 1);
}

}  // namespace
}  // namespace cartulary::score_answer_test

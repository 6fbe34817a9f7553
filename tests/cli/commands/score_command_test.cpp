// What `score` answers and refuses, over the real content.
#include "tests/cli/cli_run.h"
#include "tests/support/catch.h"

namespace cartulary::cli::score_command_test {
namespace {

// The first line of an answer, or the whole message.
std::string scored(const std::string& line) {
  const Run run = run_cli(shell_words("score " + line));
  return run.status == 0 ? run.out.substr(0, run.out.find('\n')) : run.err;
}

TEST_CASE("newcomer 29: neighbours of a cloister are told as tiles, its own with them") {
  const std::string err = scored("cloister neighbours=5 red=1");
  CHECK(err ==
        "fact: no fact is called 'neighbours'\n"
        "fix: tiles counts the cloister's own as well: with 5 around it, write tiles=6\n");
  CHECK(scored("cloister tiles=6 red=1").find('6') != std::string::npos);
}

TEST_CASE("a feature that no chosen set scores is refused, with the sets that have it") {
  CHECK(scored("garden tiles=9 complete --sets base-game") ==
        "feature: 'garden' comes with The Abbot, which is not chosen\n"
        "fix: write what your sets score, or add the set to sets: abbot\n");
  CHECK(scored("shrine tiles=9 --sets base-game,little-buildings") ==
        "feature: 'shrine' comes with Shrines and Heretics, The Spielbox Almanac or Cult, Siege "
        "and Creativity, which is not chosen\n"
        "fix: write what your sets score, or add the set to sets: shrines-and-heretics\n");
  CHECK(scored("church --sets base-game") ==
        "feature: 'church' comes with Darmstadt Promo, which is not chosen\n"
        "fix: write what your sets score, or add the set to sets: darmstadt-promo\n");
  CHECK(scored("abbey --sets base-game") ==
        "feature: 'abbey' comes with Abbey and Mayor, which is not chosen\n"
        "fix: write what your sets score, or add the set to sets: abbey-and-mayor\n");
  CHECK(scored("german-castle --sets base-game") ==
        "feature: 'german-castle' comes with Castles in Germany, which is not chosen\n"
        "fix: write what your sets score, or add the set to sets: castles-in-germany\n");
  CHECK(scored("castle --sets base-game") ==
        "feature: 'castle' comes with Bridges, Castles and Bazaars, which is not chosen\n"
        "fix: write what your sets score, or add the set to sets: bridges-castles-and-bazaars\n");
  CHECK(scored("garden tiles=9 complete --sets base-game,abbot") == "garden: 9 points");
  CHECK(scored("field cities=2 --sets inns-and-cathedrals") == "field: 6 points");
}

TEST_CASE("walk: a file is no feature, and the command that scores files is named") {
  CHECK(scored("game.jcz") ==
        "feature: 'game.jcz' is nothing that scores\n"
        "fix: write road, city, cloister, shrine, monastery, church, abbey, field, garden, castle, "
        "game, german-castle or hut; the points of a board or a saved game are told by 'cartulary "
        "board FILE'\n");
}

TEST_CASE("the help of a feature by its German name lists its facts") {
  CHECK(run_cli({"score", "Stadt", "--help"}).out == run_cli({"score", "city", "--help"}).out);
  CHECK(run_cli({"score", "Stadt", "--help"}).out.find("What can be told of a city") !=
        std::string::npos);
}

TEST_CASE("a monastery of the third edition scores as the cloister that it is") {
  CHECK(scored("monastery tiles=9 complete --sets base-game --edition C3") == "cloister: 9 points");
  CHECK(scored("monastery tiles=9 complete --sets base-game,MO --edition C3") ==
        "monastery: 9 points");
  CHECK(
      scored("monastery tiles=9 complete --sets base-game") ==
      "feature: 'monastery' comes with Monasteries in Germany, Monasteries in the Netherlands and "
      "Belgium or Buildings in Japan, which is not chosen\n"
      "fix: write cloister for the monasteries of the third edition, or add the set to sets: "
      "monasteries-in-germany\n");
}

TEST_CASE("tiles around a cloister or a castle are bounded by the places there") {
  const std::string tiles =
      "fact: 'tiles' takes a number: tiles with a part of it, each once, a space with halflings as "
      "one, of a road in a tunnel those on which it is seen; of a cloister and its kin its own "
      "tile and those around it, 1 to 9; of a German castle the tiles around it\n";
  for (const std::string kind : {"cloister", "garden", "monastery", "shrine", "church", "abbey"}) {
    CHECK(scored(kind + " tiles=10") == tiles + "fix: write tiles=N, with N from 1 to 9\n");
    CHECK(scored(kind + " tiles=0") == tiles + "fix: write tiles=N, with N from 1 to 9\n");
  }
  CHECK(scored("german-castle tiles=11") == tiles + "fix: write tiles=N, with N from 0 to 10\n");
  CHECK(scored("german-castle tiles=10") == "german-castle: 12 points");
  CHECK(scored("cloister tiles=8") == "cloister: 8 points");
}

TEST_CASE("the Mage and the Witch never stand on one feature") {
  CHECK(scored("road tiles=4 mage witch complete") ==
        "fact: the Mage and the Witch never stand on one road\n"
        "fix: leave one out: who joins the features of both moves one away first\n");
  CHECK(scored("road tiles=4 mage witch=no complete") == "road: 8 points");
}

TEST_CASE("more pennants than the tiles of a city can bear are refused") {
  CHECK(scored("city tiles=3 pennants=9 complete") ==
        "fact: 3 tiles cannot bear 9 pennants\n"
        "fix: no tile has more than 2: write pennants=N, with N up to 6\n");
  CHECK(scored("city tiles=3 pennants=6 complete") == "city: 18 points");
}

TEST_CASE("a big follower, a knight and a besieged city are understood") {
  CHECK(scored("city tiles=3 complete red=big blue=knight") == "city: 6 points");
  CHECK(scored("city tiles=3 complete besieged") == scored("city tiles=3 complete siege"));
  CHECK(scored("city tiles=3 red=bog") ==
        "fact: 'bog' is no figure that counts\n"
        "fix: write a number of followers, or follower, large-follower, phantom, wagon, mayor, "
        "abbot, builder, pig or hill, joined by +: red=large+follower\n");
}

TEST_CASE("a barn among a player's figures is told where it is written") {
  CHECK(scored("field cities=2 blue=1+barn") ==
        "fact: 'barn' is told of the field, not among the figures of blue\n"
        "fix: write barn=placed|joined|final beside blue\n");
  CHECK(scored("city tiles=2 blue=1+fairy") ==
        "fact: 'fairy' is told of the city, not among the figures of blue\n"
        "fix: write fairy=blue beside blue\n");
}

}  // namespace
}  // namespace cartulary::cli::score_command_test

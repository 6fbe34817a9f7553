// Saved games written by hand, with scores worked out by hand from the rules.
#include "tests/support/catch.h"
#include "tests/tiledb/board/followed.h"

namespace cartulary::tiledb::followed_game_test {
namespace {

using cartulary::test::JczFile;

TEST_CASE("a city and a road are scored at the commit, and figures stand where they were put") {
  JczFile game({{"basic:1", 1}});
  game.players(2).start("BA/RCr", 0, 0);
  game.turn(0, "BA/C", "R180", 0, -1).deploy("0.small.1", 0, -1, "City", "S").commit();
  game.turn(1, "BA/RRR", "R0", 1, 0).deploy("1.small.1", 1, 0, "Road", "W").commit();
  game.turn(0, "BA/L", "R0", 0, 1).deploy("0.small.1", 0, 1, "Monastery", "I").commit();
  game.turn(1, "BA/LR", "R270", -1, 0).deploy("1.small.2", -1, 0, "Monastery", "I").commit();
  game.turn(0, "BA/RFr", "R0", 2, 0).deploy("0.small.2", 2, 0, "Field", "NL.NR.EL.WR");
  const Followed told = followed(game);
  CHECK(told.turns == Texts{"1 red: red 4 city | red 4 blue 0", "2 blue:  | red 4 blue 0",
                            "3 red:  | red 4 blue 0", "4 blue: blue 3 road | red 4 blue 3",
                            "5 red:  | red 4 blue 3"});
  CHECK(told.figures == Texts{"red follower at 0,1, cloister", "blue follower at -1,0, cloister",
                              "red follower at 2,0, field NL"});
  CHECK(told.not_followed == Texts{});
  CHECK(told.end.empty());
}

TEST_CASE("what a tile completes is scored at the commit, not before") {
  JczFile game({{"basic:1", 1}});
  game.players(2).start("BA/RCr", 0, 0);
  game.turn(0, "BA/C", "R180", 0, -1).deploy("0.small.1", 0, -1, "City", "S");
  CHECK(followed(game).points == "red 0 blue 0");
  game.commit();
  CHECK(followed(game).points == "red 4 blue 0");
}

TEST_CASE("the game ends after as many tiles as the file says, with the final scoring") {
  JczFile game({{"basic:1", 1}});
  game.players(2).start("BA/RCr", 0, 0).ends_after(2);
  game.turn(0, "BA/C", "R180", 0, -1).deploy("0.small.1", 0, -1, "Field", "NL.NR").commit();
  game.turn(1, "BA/RFr", "R0", 1, 0).deploy("1.big.1", 1, 0, "Road", "WE").commit();
  const Followed told = followed(game);
  // The farmer's field borders the city of two tiles; the road has two tiles.
  CHECK(told.end == "red 3 field, blue 2 road");
  CHECK(told.points == "red 3 blue 2");
}

TEST_CASE("trade goods go to who completes the city, and a builder brings a second tile") {
  JczFile game({{"basic:1", 1}, {"traders-and-builders:1", 1}});
  game.players(2).plays("traders").plays("builder").start("BA/RCr", 0, 0).ends_after(5);
  game.turn(0, "BA/RFr", "R0", 1, 0).deploy("0.small.1", 1, 0, "Road", "WE").commit();
  game.turn(1, "TB/CFc.w", "R90", 0, -1).deploy("1.small.1", 0, -1, "City", "NS").commit();
  game.turn(0, "BA/RFr", "R0", 2, 0).deploy("0.builder.1", 2, 0, "Road", "WE").commit();
  game.turn(1, "BA/L", "R0", 0, 1).commit();
  // The builder's road grows; the second tile completes the city of Blue.
  game.turn(0, "BA/RFr", "R0", 3, 0).commit();
  const Followed told = followed(game);
  CHECK(told.end == "red 4 road, blue 2 city");
  game.ends_after(6).turn(0, "BA/C", "R180", 0, -2).commit();
  const Followed completed = followed(game);
  CHECK(completed.turns.back() == "6 red: blue 6 city | red 0 blue 6");
  CHECK(completed.end == "red 4 road, red 10 trade goods");
  CHECK(completed.points == "red 14 blue 6");
}

TEST_CASE("the fairy brings a point as the turn begins, and three with its follower") {
  JczFile game({{"basic:1", 1}, {"princess-and-dragon:1", 1}});
  game.players(2).plays("fairy").start("BA/RCr", 0, 0);
  game.turn(0, "BA/L", "R0", 0, 1).commit();
  game.turn(1, "BA/RRR", "R0", 1, 0).deploy("1.small.1", 1, 0, "Road", "W").commit();
  game.turn(0, "BA/L", "R0", 0, 2).commit();
  game.turn(1, "BA/L", "R0", 0, 3).fairy("1.small.1", 1, 0, "Road", "W").commit();
  game.turn(0, "BA/L", "R0", 1, 3).commit();
  // The turn of Blue has begun.
  CHECK(followed(game).turns.back() == "6 blue: blue 1 fairy | red 0 blue 1");
  game.turn(1, "BA/LR", "R270", -1, 0).commit();
  // A road of three tiles.
  CHECK(followed(game).turns.back() == "6 blue: blue 1 fairy, blue 6 road | red 0 blue 7");
}

TEST_CASE("the dragon eats before the scoring, or after it where the game says so") {
  const auto game = [](const std::string& moves) {
    JczFile file({{"basic:1", 1}, {"princess-and-dragon:1", 1}});
    file.players(2).plays("dragon").rule("dragon-move", moves).start("BA/RCr", 0, 0);
    file.turn(0, "BA/RRR", "R0", 1, 0).deploy("0.small.1", 1, 0, "Road", "W").commit();
    file.turn(1, "DG/F.v", "R0", 0, 1).commit();
    file.turn(0, "BA/L", "R0", 0, 2).commit();
    // A cloister at which three roads end: the road of Red has three tiles.
    file.turn(1, "DG/LRRR.d", "R180", -1, 0).commit();
    return file;
  };
  JczFile before = game("before-scoring"), after = game("after-scoring");
  CHECK(followed(before).points == "red 0 blue 0");
  CHECK(followed(after).points == "red 3 blue 0");
  for (JczFile* file : {&before, &after}) file->neutral("dragon.1", 0, 0).neutral("dragon.1", 1, 0);
  // There it can fly no further.
  CHECK(followed(before).turns.back() == "4 blue:  | red 0 blue 0");
  CHECK(followed(before).figures == Texts{"dragon at 1,0"});
  CHECK(followed(after).turns.back() == "4 blue: red 3 road | red 3 blue 0");
}

TEST_CASE("a tower takes a follower, and the ransom is paid to its captor") {
  JczFile game({{"basic:1", 1}, {"tower:1", 1}});
  game.players(2).plays("tower").start("BA/RCr", 0, 0);
  game.turn(0, "BA/RFr", "R0", 1, 0).deploy("0.small.1", 1, 0, "Road", "WE").commit();
  game.turn(1, "BA/RFr", "R0", 2, 0).token("TOWER_PIECE", 1, 0, "I");
  game.capture("0.small.1", 1, 0, "Road", "WE").commit();
  game.turn(0, "BA/L", "R0", 0, 1).ransom("0.small.1").commit();
  const Followed told = followed(game);
  CHECK(told.turns.back() == "3 red: red -3 ransom, blue 3 ransom | red -3 blue 3");
  CHECK(told.figures == Texts{"tower-piece at 1,0"});
}

TEST_CASE("what is not followed is named, and turns after it are not sure") {
  JczFile game({{"basic:1", 1}});
  game.players(2).start("BA/RCr", 0, 0);
  game.turn(0, "BA/L", "R0", 0, 1).token("FERRY", 0, 1, "WE").commit();
  CHECK(followed(game).not_followed == Texts{"FERRY: the tile at 0,1 has no lake for a ferry"});
}

}  // namespace
}  // namespace cartulary::tiledb::followed_game_test

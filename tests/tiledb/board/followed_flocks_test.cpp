// The flocks of saved games, with the tokens that their numbers draw, worked out by hand: of 18
// tokens 4 show one sheep, 5 two, 5 three, 2 four and 2 a wolf, in this order.
#include "engine/replay/game_chance.h"
#include "tests/support/catch.h"
#include "tests/tiledb/board/followed.h"

namespace cartulary::tiledb::followed_flocks_test {
namespace {

using cartulary::test::JczFile;

// Red has a shepherd on a field; 0.5 of 18 tokens is number 9, of three sheep.
JczFile three_sheep() {
  JczFile game({{"basic:1", 1}, {"hills-and-sheep:1", 1}});
  game.players(2).plays("shepherd").start("BA/RCr", 0, 0).tells_draws().first_chance("0.5");
  game.turn(0, "BA/L", "R0", 0, 1).deploy("0.shepherd.1", 0, 1, "Field", "NL.NR").commit();
  return game;
}

JczFile& grow(JczFile& game, int player, int y) {
  return game.turn(player, "BA/L", "R0", 0, y);
}

TEST_CASE("a number draws, and brings the next number") {
  GameChance chance;
  CHECK_FALSE(chance.next(18));
  chance.set(0.3);
  CHECK(chance.next(1000) == 300);
  CHECK(chance.next(1000) == 399);
  CHECK(chance.next(1000) == 706);
  chance.lose();
  CHECK_FALSE(chance.next(1000));
}

TEST_CASE("a flock scores the sheep of all tokens that were drawn for it") {
  JczFile game = three_sheep();
  grow(game, 1, 2).commit();
  // Of 17 tokens number 15 shows a wolf, number 0 one sheep.
  grow(game, 0, 3).flock("EXPAND", "0").commit();
  grow(game, 1, 4).commit();
  CHECK(followed(game).figures == Texts{"red shepherd at 0,1, field NL"});
  grow(game, 0, 5).flock("SCORE", "0").commit();
  const Followed told = followed(game);
  CHECK(told.turns.back() == "5 red: red 4 flock | red 4 blue 0");
  CHECK(told.figures == Texts{});
  CHECK(told.not_followed == Texts{});
  CHECK(told.sure);
}

TEST_CASE("a wolf sends the shepherd home without points") {
  JczFile game = three_sheep();
  grow(game, 1, 2).commit();
  grow(game, 0, 3).flock("EXPAND", "0.99").commit();
  const Followed told = followed(game);
  CHECK(told.points == "red 0 blue 0");
  CHECK(told.figures == Texts{});
  CHECK(told.sure);
}

TEST_CASE("each player with a shepherd on the field scores the whole flock") {
  JczFile game = three_sheep();
  // 0.25 of 17 tokens is number 4, of two sheep.
  grow(game, 1, 2).deploy("1.shepherd.1", 0, 2, "Field", "NL.NR").commit();
  grow(game, 0, 3).flock("SCORE", "0").commit();
  CHECK(followed(game).turns.back() == "3 red: red 5 flock, blue 5 flock | red 5 blue 5");
}

// A field between four roads, closed by the last tile, which a shepherd may stand on.
JczFile closing(bool by_shepherd) {
  JczFile game({{"basic:1", 1}, {"hills-and-sheep:1", 1}});
  game.players(2).plays("shepherd").start("BA/RCr", 0, 0).tells_draws();
  game.turn(0, "BA/RRRR", "R0", 1, 0).commit();
  game.turn(1, "BA/Rr", "R0", 2, 0);
  if (!by_shepherd) game.deploy("1.shepherd.1", 2, 0, "Field", "SR.WL");
  game.commit().turn(0, "BA/Rr", "R90", 2, 1).commit("0.9").turn(1, "BA/Rr", "R180", 1, 1);
  if (by_shepherd) game.deploy("1.shepherd.1", 1, 1, "Field", "NR.EL");
  return game;
}

TEST_CASE("a flock on a field that can no longer grow scores at once") {
  JczFile game = closing(true);
  // 0.9 of 18 tokens is number 16, a wolf.
  CHECK(followed(game.commit()).turns.back() == "4 blue:  | red 0 blue 0");
  // 0.25 is number 4, of two sheep; its owner may first draw: 0.5 of 17 is number 8, of three.
  CHECK(followed(closing(false).flock("EXPAND", "0.5").commit()).turns.back() ==
        "4 blue: blue 5 flock | red 0 blue 5");
  CHECK(followed(closing(false).flock("SCORE", "0.5").commit()).turns.back() ==
        "4 blue: blue 2 flock | red 0 blue 2");
  CHECK(followed(closing(false).flock("SCORE", "0.5").commit()).sure);
}

TEST_CASE("a shepherd that is confirmed draws by the number of that action") {
  JczFile game({{"basic:1", 1}, {"hills-and-sheep:1", 1}});
  game.players(2).plays("shepherd").start("BA/RCr", 0, 0);
  game.turn(0, "BA/L", "R0", 0, 1).deploy("0.shepherd.1", 0, 1, "Field", "NL.NR");
  game.action("SHEPHERD_CONFIRM", R"({"random": 0.75})").commit();
  grow(game, 1, 2).commit();
  // 0.75 of 18 tokens is number 13, the last of three sheep.
  grow(game, 0, 3).flock("SCORE", "0").commit();
  CHECK(followed(game).turns.back() == "3 red: red 3 flock | red 3 blue 0");
  CHECK(followed(game).sure);
}

TEST_CASE("without the order of the draws the first token is not in the file") {
  JczFile game({{"basic:1", 1}, {"hills-and-sheep:1", 1}});
  game.players(2).plays("shepherd").start("BA/RCr", 0, 0);
  game.turn(0, "BA/L", "R0", 0, 1).deploy("0.shepherd.1", 0, 1, "Field", "NL.NR").commit();
  const Texts drawn = {"shepherd: which sheep or wolf was drawn is not in the file"};
  CHECK(followed(game).not_followed == drawn);
  CHECK(followed(game).sure);
  grow(game, 1, 2).commit();
  grow(game, 0, 3).flock("SCORE", "0").commit();
  CHECK(followed(game).not_followed ==
        Texts{drawn.front(),
              "FLOCK_EXPAND_OR_SCORE: how many sheep the flock has is not in the file"});
  CHECK(followed(game).figures == Texts{});
  CHECK_FALSE(followed(game).sure);
}

TEST_CASE("after the dragon has eaten a shepherd it is not known which tokens are in the bag") {
  JczFile game = three_sheep();
  game.neutral("dragon.1", 0, 1);
  grow(game, 1, 2).commit();
  grow(game, 0, 3).deploy("0.shepherd.1", 0, 3, "Field", "NL.NR").commit();
  CHECK(followed(game).not_followed ==
        Texts{"shepherd: which sheep or wolf was drawn is not in the file"});
}

TEST_CASE("a flock about which nobody has to decide is named") {
  JczFile game = three_sheep();
  grow(game, 1, 2).flock("SCORE", "0").commit();
  CHECK(followed(game).not_followed ==
        Texts{"FLOCK_EXPAND_OR_SCORE: no flock of its player was extended"});
  CHECK_FALSE(followed(game).sure);
}

}  // namespace
}  // namespace cartulary::tiledb::followed_flocks_test

// Saved games with what single sets add, with scores worked out by hand from the rules.
#include "tests/support/catch.h"
#include "tests/tiledb/board/followed.h"

namespace cartulary::tiledb::followed_sets_test {
namespace {

using cartulary::test::JczFile;

JczFile with(const std::string& set) {
  JczFile game({{"basic:1", 1}, {set, 1}});
  game.players(2).start("BA/RCr", 0, 0);
  return game;
}

TEST_CASE("a castle scores what is completed in its fief next, and no city") {
  JczFile game = with("bridges-castles-and-bazaars:1").plays("castle");
  game.turn(0, "BA/C", "R180", 0, -1).deploy("0.small.1", 0, -1, "City", "S");
  game.token("CASTLE", 0, -1, "S").commit();
  CHECK(followed(game).turns == Texts{"1 red:  | red 0 blue 0"});
  CHECK(followed(game).figures ==
        Texts{"red follower at 0,-1 (on the castle token)", "castle-token at 0,-1, city N"});
  // The road through the castle's own tile lies in the fief.
  game.turn(1, "BA/RRR", "R0", 1, 0).deploy("1.small.1", 1, 0, "Road", "W").commit();
  game.turn(0, "BA/LR", "R270", -1, 0).commit();
  const Followed told = followed(game);
  CHECK(told.turns.back() == "3 red: blue 3 road, red 3 castle | red 3 blue 3");
  CHECK(told.figures == Texts{"castle-token at 0,-1, city N"});
}

TEST_CASE("a bridge carries a road over a tile, which counts for the road and its thief") {
  JczFile game = with("bridges-castles-and-bazaars:1").plays("bridge");
  game.turn(0, "BA/L", "R0", 1, 0).token("BRIDGE", 1, 0, "WE");
  game.deploy("0.small.1", 1, 0, "Road", "WE").commit();
  const Followed begun = followed(game);
  CHECK(begun.figures == Texts{"red follower at 1,0, bridge", "bridge at 1,0, WE"});
  CHECK(begun.not_followed.empty());
  game.turn(1, "BA/RRR", "R0", 2, 0).commit().turn(0, "BA/LR", "R270", -1, 0).commit();
  const Followed told = followed(game);
  CHECK(told.turns.back() == "3 red: red 4 road | red 4 blue 0");
  CHECK(told.figures == Texts{"bridge at 1,0, WE"});
  CHECK(told.sure);
}

TEST_CASE("a bridge over the neighbour of the new tile crosses its road and joins neither") {
  JczFile game = with("bridges-castles-and-bazaars:1").plays("bridge");
  game.turn(0, "BA/RRR", "R0", 1, 0).commit().turn(1, "BA/RFr", "R90", 1, 1).commit();
  game.turn(0, "BA/LR", "R90", 2, 1).token("BRIDGE", 1, 1, "WE");
  game.deploy("0.small.1", 2, 1, "Road", "W").commit();
  game.turn(1, "BA/LR", "R270", 0, 1).commit();
  const Followed told = followed(game);
  CHECK(told.not_followed.empty());
  CHECK(told.turns.back() == "4 blue: red 3 road | red 3 blue 0");
  CHECK(told.figures == Texts{"bridge at 1,1, NS"});
  CHECK(told.sure);
}

TEST_CASE("a bridge that extends the road of a builder brings a second tile") {
  JczFile game = with("bridges-castles-and-bazaars:1").plays("bridge").plays("builder");
  game.turn(0, "BA/RRR", "R0", 1, 0).deploy("0.small.1", 1, 0, "Road", "S").commit();
  game.turn(1, "BA/RFr", "R0", 2, 0).commit();
  game.turn(0, "BA/RFr", "R90", 1, 1).deploy("0.builder.1", 1, 1, "Road", "NS").commit();
  game.turn(1, "BA/RFr", "R0", 3, 0).commit();
  game.turn(0, "BA/L", "R0", 1, 2).token("BRIDGE", 1, 2, "NS").commit();
  game.turn(0, "BA/C", "R180", 0, -1).commit();
  CHECK(followed(game).turns.back() == "6 red:  | red 0 blue 0");
}

TEST_CASE("a bridge that no tile carries is not followed") {
  JczFile game = with("bridges-castles-and-bazaars:1").plays("bridge");
  game.turn(0, "BA/RFr", "R0", 1, 0).token("BRIDGE", 1, 0, "WE").commit();
  CHECK(followed(game).not_followed ==
        Texts{"BRIDGE: both ends of a bridge lie on field, and the west side is road"});
}

// A tunnel tile beside the start tile with red's thief and token on its left, and a road from both
// of its sides to an end.
JczFile with_tunnel(const std::string& second_token) {
  JczFile game = with("tunnel").plays("tunnel");
  game.turn(0, "TU/RCR", "R0", 1, 0).deploy("0.small.1", 1, 0, "Road", "W");
  game.token("TUNNEL_A", 1, 0, "W").commit().turn(1, "BA/RRR", "R0", 2, 0).commit();
  game.turn(0, "BA/LR", "R270", -1, 0).token(second_token, 1, 0, "E").commit();
  return game;
}

TEST_CASE("the second token of a pair joins two roads, which are scored in its turn") {
  const Followed told = followed(with_tunnel("TUNNEL_A"));
  CHECK(told.turns == Texts{"1 red:  | red 0 blue 0", "2 blue:  | red 0 blue 0",
                            "3 red: red 4 road | red 4 blue 0"});
  CHECK(told.figures ==
        Texts{"red tunnel-token at 1,0, road W", "red tunnel-token at 1,0, road E"});
  CHECK(told.sure);
}

TEST_CASE("tokens of two pairs join nothing, and both roads stay open") {
  const Followed told = followed(with_tunnel("TUNNEL_B"));
  CHECK(told.turns.back() == "3 red:  | red 0 blue 0");
  CHECK(told.figures.front() == "red follower at 1,0, road W");
  CHECK(told.sure);
}

TEST_CASE("a road ends at an opening where tunnels are not played") {
  JczFile game = with("tunnel").plays("farmers");
  game.turn(0, "TU/RCR", "R0", 1, 0).deploy("0.small.1", 1, 0, "Road", "W").commit();
  game.turn(1, "BA/LR", "R270", -1, 0).commit();
  CHECK(followed(game).turns.back() == "2 blue: red 3 road | red 3 blue 0");
}

TEST_CASE("a token on no opening, or on one that has a token, is not followed") {
  JczFile game = with("tunnel").plays("tunnel");
  game.turn(0, "TU/RCR", "R0", 1, 0).token("TUNNEL_A", 0, 0, "W");
  game.token("TUNNEL_A", 1, 0, "W").token("TUNNEL_A", 1, 0, "W").token("TUNNEL_X", 1, 0, "E");
  CHECK(followed(game).not_followed ==
        Texts{"TUNNEL_A: no tunnel opens where the token is put",
              "TUNNEL_A: a token lies on that opening already",
              "TUNNEL_X: whose token it is, or of which pair, is not known"});
}

TEST_CASE("a ferry that is turned away ends a road at the lake, which is scored in that turn") {
  JczFile game = with("ferries").plays("ferry");
  game.turn(0, "FR/RRR", "R0", 1, 0).deploy("0.small.1", 1, 0, "Road", "W");
  game.token("FERRY", 1, 0, "WE").commit();
  const Followed begun = followed(game);
  CHECK(begun.figures == Texts{"red follower at 1,0, road W", "ferry at 1,0, WE"});
  game.turn(1, "BA/LR", "R270", -1, 0).token("FERRY", 1, 0, "ES").commit();
  const Followed told = followed(game);
  CHECK(told.turns.back() == "2 blue: red 3 road | red 3 blue 0");
  CHECK(told.figures == Texts{"ferry at 1,0, ES"});
  CHECK(told.not_followed.empty());
  CHECK(told.sure);
}

TEST_CASE("a builder that a turned ferry cuts off from its follower goes home") {
  JczFile game = with("ferries").plays("ferry").plays("builder");
  game.turn(0, "FR/RRR", "R0", 1, 0).deploy("0.small.1", 1, 0, "Road", "W");
  game.token("FERRY", 1, 0, "WE").commit().turn(1, "BA/L", "R0", 0, 1).commit();
  game.turn(0, "BA/RFr", "R0", 2, 0).deploy("0.builder.1", 2, 0, "Road", "W").commit();
  CHECK(followed(game).figures.size() == 3);
  game.turn(0, "BA/RFr", "R0", 3, 0).token("FERRY", 1, 0, "WS").commit();
  CHECK(followed(game).figures == Texts{"red follower at 1,0, road W", "ferry at 1,0, WS"});
}

TEST_CASE("the labyrinth pays for each meeple on it, unless the saved game has the basic rules") {
  for (const bool basic : {false, true}) {
    JczFile game = with("labyrinth");
    if (basic) game.rule("labyrinth-variant", "basic");
    game.turn(0, "LA/Rrrr", "R0", 1, 0).deploy("0.small.1", 1, 0, "Road", "W").commit();
    game.turn(1, "BA/LR", "R270", -1, 0).commit().turn(0, "BA/RRR", "R0", 1, -1).commit();
    game.turn(1, "BA/RRR", "R180", 1, 1).commit().turn(0, "BA/RRR", "R90", 2, 0).commit();
    // Six tiles, and one meeple.
    CHECK(followed(game).turns.back() ==
          (basic ? "5 red: red 6 road | red 6 blue 0" : "5 red: red 8 road | red 8 blue 0"));
  }
}

TEST_CASE("King and Robber Baron bring a point for each completed city and road at the end") {
  JczFile game = with("king-and-robber:1").plays("king").plays("robber").ends_after(4);
  game.turn(0, "BA/C", "R180", 0, -1).commit();
  game.turn(1, "BA/RRR", "R0", 1, 0).commit();
  game.turn(0, "BA/L", "R0", 0, 1).commit();
  game.turn(1, "BA/LR", "R270", -1, 0).commit();
  const Followed told = followed(game);
  CHECK(told.end == "red 1 king, blue 1 robber baron");
  CHECK(told.points == "red 1 blue 1");
}

TEST_CASE("King and Robber Baron score by the house rule that the saved game chose") {
  const auto end = [](const std::string& reading, int last) {
    JczFile game = with("king-and-robber:1").plays("king").plays("robber").ends_after(4);
    game.rule("king-and-robber-scoring", reading);
    game.turn(0, "BA/C", "R180", 0, -1).commit();
    game.turn(1, "BA/RRR", "R0", 1, 0).commit();
    game.turn(0, "BA/L", "R0", 0, 1).commit();
    game.turn(last, "BA/LR", "R270", -1, 0).commit();
    CHECK(followed(game).sure);
    return followed(game).end;
  };
  CHECK(end("10/20", 1) == "red 10 titles, blue 10 titles");
  CHECK(end("10/20", 0) == "red 20 titles");
  CHECK(end("15/40", 1) == "red 15 titles, blue 15 titles");
  CHECK(end("15/40", 0) == "red 40 titles");
  CHECK(end("continuously", 0).empty());
}

TEST_CASE("King and Robber Baron score at each completion for who holds them before") {
  JczFile game = with("king-and-robber:1").plays("king").plays("robber").ends_after(6);
  game.rule("king-and-robber-scoring", "continuously");
  game.turn(0, "BA/C", "R180", 0, -1).commit().turn(1, "BA/L", "R0", 0, 1).commit();
  game.turn(0, "BA/RRR", "R0", 1, 0).commit().turn(1, "BA/LR", "R270", -1, 0).commit();
  game.turn(0, "BA/C", "R180", 0, 2).commit();
  // Nobody held the King or the Robber Baron when they were taken.
  CHECK(followed(game).points == "red 0 blue 0");
  game.turn(1, "BA/C", "R0", 0, 3).commit();
  const Followed told = followed(game);
  CHECK(told.turns.back() == "6 blue: red 1 king | red 1 blue 0");
  CHECK(told.end.empty());
  CHECK(told.sure);
}

TEST_CASE("a reading of King and Robber Baron that nobody knows is not followed") {
  JczFile game = with("king-and-robber:1").plays("king").rule("king-and-robber-scoring", "7");
  CHECK(followed(game).not_followed ==
        Texts{"king-and-robber-scoring: the reading '7' of King and Robber Baron is not known"});
  CHECK_FALSE(followed(game).sure);
}

TEST_CASE("a watchtower scores for the follower on its own tile, whoever has the majority") {
  JczFile game = with("watchtowers");
  game.turn(0, "WT/FRFR_3C", "R0", 1, 0).deploy("0.small.1", 1, 0, "Road", "E").commit();
  game.turn(1, "BA/L", "R0", 0, 1).commit().turn(0, "BA/L", "R0", 0, 2).commit();
  game.turn(1, "BA/LR", "R90", 2, 0).deploy("1.big.1", 2, 0, "Road", "W").commit();
  const Followed told = followed(game);
  // Two of the three cloisters lie on the nine tiles.
  CHECK(told.turns.back() == "4 blue: red 6 watchtower, blue 2 road | red 6 blue 2");
  CHECK(told.sure);
}

TEST_CASE("a watchtower counts tiles with city, and castles are no cities") {
  JczFile game = with("watchtowers").plays("castle");
  game.turn(0, "BA/RCr", "R180", 0, -1).deploy("0.small.1", 0, -1, "City", "S");
  game.token("CASTLE", 0, -1, "S").commit();
  game.turn(1, "WT/CFRF_1C", "R270", -1, -1).deploy("1.small.1", -1, -1, "Road", "E").commit();
  game.turn(0, "BA/RRR", "R0", 1, -1).commit();
  const Followed told = followed(game);
  CHECK(told.turns.back() == "3 red: blue 1 watchtower, blue 3 road, red 3 castle | red 3 blue 4");
  CHECK(told.sure);
}

TEST_CASE("a watchtower of meeples counts followers, and with a builder beside it is not sure") {
  for (const bool builder : {false, true}) {
    JczFile game = with("watchtowers").plays("builder");
    game.turn(0, "WT/CFRF_2M", "R180", 0, -1).deploy("0.small.1", 0, -1, "Road", "N").commit();
    game.turn(1, "BA/RFr", "R0", 1, 0).deploy("1.big.1", 1, 0, "Road", "WE").commit();
    game.turn(0, "BA/RRR", "R0", 0, -2);
    if (builder) game.deploy("0.builder.1", 0, -2, "Road", "S");
    const Followed told = followed(game.commit());
    CHECK(told.sure != builder);
    CHECK(
        told.not_followed ==
        (builder ? Texts{"watchtower: whether it counts a builder there is not known"} : Texts{}));
    if (!builder) CHECK(told.turns.back() == "3 red: red 4 watchtower, red 2 road | red 6 blue 0");
  }
}

// Red is in the hut; the start tile lies above it.
JczFile hut() {
  JczFile game = with("russian-promos/2013");
  game.turn(0, "RU/L", "R0", 0, 1).deploy("0.small.1", 0, 1, "YagaHut", "I").commit();
  game.turn(1, "BA/L", "R0", 1, 1).commit();
  return game;
}

TEST_CASE("Baba Yaga's hut scores the empty spaces around it when the game ends") {
  const Followed told = followed(hut().ends_after(2));
  CHECK(told.end == "red 7 hut");
  CHECK(told.figures == Texts{"red follower at 0,1 (on the hut)"});
  CHECK(told.sure);
}

TEST_CASE("Baba Yaga's hut scores 1 point as soon as it is surrounded") {
  JczFile game = hut();
  game.turn(0, "BA/L", "R0", -1, 1).commit().turn(1, "BA/RFr", "R0", 1, 0).commit();
  game.turn(0, "BA/RFr", "R0", -1, 0).commit().turn(1, "BA/L", "R0", 0, 2).commit();
  game.turn(0, "BA/L", "R0", -1, 2).commit();
  CHECK(followed(game).points == "red 0 blue 0");
  game.turn(1, "BA/L", "R0", 1, 2).commit();
  CHECK(followed(game).turns.back() == "8 blue: red 1 hut | red 1 blue 0");
  CHECK(followed(game).figures == Texts{});
}

TEST_CASE("the Vodyanoy traps the followers around him, who score nothing and cost 2 each") {
  JczFile game = with("russian-promos/2016").ends_after(5);
  game.turn(0, "BA/RFr", "R0", 1, 0).deploy("0.small.1", 1, 0, "Road", "WE").commit();
  game.turn(1, "RU/V", "R0", 0, 1).commit();
  CHECK(followed(game).figures == Texts{"red follower at 0,1 (on the trap)"});
  game.turn(0, "BA/LR", "R270", -1, 0).deploy("0.small.2", -1, 0, "Monastery", "I").commit();
  game.turn(1, "BA/RRR", "R0", 2, 0).commit();
  // The road is complete, and its thief is trapped.
  CHECK(followed(game).points == "red 0 blue 0");
  JczFile freed = game;
  freed.turn(0, "BA/L", "R0", -1, 1).take_back("0.small.1", 0, 1, "TRAP").commit();
  CHECK(followed(freed).end == "red -2 vodyanoy");
  game.turn(0, "BA/L", "R0", -1, 1).commit();
  CHECK(followed(game).end == "red -4 vodyanoy");
  CHECK(followed(game).sure);
}

TEST_CASE("a follower whose feature is completed as the Vodyanoy traps it leaves points unsure") {
  JczFile game = with("russian-promos/2016");
  game.turn(0, "RU/V", "R0", 0, 1).commit().turn(1, "BA/LR", "R270", -1, 0).commit();
  game.turn(0, "BA/RRR", "R0", 1, 0).deploy("0.small.1", 1, 0, "Road", "W").commit();
  CHECK(followed(game).points == "red 0 blue 0");
  CHECK(followed(game).not_followed ==
        Texts{"vodyanoy: whether its feature scores before a follower is trapped is not told"});
}

TEST_CASE("beside a Vodyanoy a commit may be no end of the turn") {
  JczFile game = with("russian-promos/2016").plays("phantom");
  game.turn(0, "RU/V", "R0", 0, 1).commit();
  game.turn(1, "BA/RFr", "R0", 1, 0).deploy("1.small.1", 1, 0, "Road", "WE").commit();
  CHECK(followed(game).sure);
  game.deploy("1.phantom.1", 1, 0, "Field", "NL.NR").commit();
  CHECK(followed(game).not_followed ==
        Texts{"DEPLOY_MEEPLE: whether the commit before it ended the turn is not told"});
}

TEST_CASE("a castle in whose city others stand is not sure") {
  JczFile game = with("bridges-castles-and-bazaars:1").plays("castle");
  game.turn(0, "BA/C", "R180", 0, -1).deploy("0.small.1", 0, -1, "City", "S");
  game.by(1).deploy("1.small.1", 0, 0, "City", "N").by(0).token("CASTLE", 0, -1, "S").commit();
  CHECK(followed(game).not_followed ==
        Texts{"CASTLE: other figures stand in its city, and where they go is not told"});
}

TEST_CASE("a castle beside which features of different worth are completed at once is not sure") {
  JczFile game = with("bridges-castles-and-bazaars:1").plays("castle");
  game.turn(0, "BA/C", "R180", 0, -1).deploy("0.small.1", 0, -1, "City", "S");
  game.token("CASTLE", 0, -1, "S").commit();
  game.turn(1, "BA/RRR", "R90", 1, 1).commit().turn(0, "BA/LR", "R270", -1, 0).commit();
  game.turn(1, "BA/RRR", "R90", 1, 0).commit();
  CHECK(followed(game).not_followed ==
        Texts{"castle: which of several completed features it scores is not told"});
}

TEST_CASE("an abbot that is taken back scores its garden as it stands") {
  JczFile game({{"basic:2", 1}});
  game.players(2).plays("abbot").plays("garden").start("BA/RCr", 0, 0);
  game.turn(0, "BA/RFrG", "R0", 1, 0).deploy("0.abbot.1", 1, 0, "Garden", "I").commit();
  game.turn(1, "BA/RFr", "R0", 2, 0).commit();
  game.turn(0, "BA/L", "R0", 0, 1).take_back("0.abbot.1", 1, 0, "ABBOT_RETURN").commit();
  const Followed told = followed(game);
  // Its own tile and three around it.
  CHECK(told.turns.back() == "3 red: red 4 garden | red 4 blue 0");
  CHECK(told.figures == Texts{});
}

TEST_CASE("gold lies on the tile and where it is put, and the majority of a feature takes it") {
  JczFile game = with("goldmines").plays("gold").ends_after(3);
  game.turn(0, "GO/RRrr.X", "R0", 1, 0).deploy("0.small.1", 1, 0, "Road", "WE");
  game.token("GOLD", 0, 0, "I").commit();
  CHECK(followed(game).figures ==
        Texts{"red follower at 1,0, road W", "gold at 0,0", "gold at 1,0"});
  game.turn(1, "BA/LR", "R270", -1, 0).commit().turn(0, "BA/LR", "R90", 2, 0).commit();
  const Followed told = followed(game);
  CHECK(told.turns.back() == "3 red: red 4 road | red 4 blue 0");
  CHECK(told.end == "red 2 gold");
}

TEST_CASE("followers come out of the City of Carcassonne before a feature is scored") {
  JczFile game({{"basic:1", 1}, {"count", 1}});
  game.players(2).plays("count");
  for (int part = 0; part < 12; ++part)
    game.start("CO/" + std::to_string(part + 1), part % 4, part / 4);
  game.turn(0, "BA/RFr", "R90", 2, 3).deploy("0.small.1", 2, 3, "Road", "NS").commit();
  game.turn(1, "BA/LR", "R180", 2, 4).commit();
  // Red scores, Blue does not: Blue sends a follower to the City, and the Count elsewhere.
  game.deploy("1.small.1", 1, 1, "Quarter", "QUARTER_CASTLE");
  game.count("QUARTER_MARKET", 2, 1);
  CHECK(followed(game).turns.back() == "2 blue: red 3 road | red 3 blue 0");
  CHECK(followed(game).figures == Texts{"blue follower at 1,1 (on the quarter castle)"});
  game.turn(0, "BA/C", "R0", 0, 3).deploy("0.small.1", 0, 3, "City", "N").commit();
  // Blue is asked first.
  CHECK(followed(game).points == "red 3 blue 0");
  game.by(1).deploy("1.small.1", 0, 3, "City", "N");
  CHECK(followed(game).turns.back() == "3 red: blue 4 city, red 4 city | red 7 blue 4");
}

TEST_CASE("bids of a bazaar change hands at once") {
  JczFile game = with("bridges-castles-and-bazaars:1").plays("bazaar");
  const auto bid = [&](int player, int tile, int points) {
    game.by(player).action("BAZAAR_BID", "{\"supplyIndex\": " + std::to_string(tile) +
                                             ", \"price\": " + std::to_string(points) + "}");
  };
  game.turn(0, "BA/L", "R0", 0, 1).commit();
  bid(1, 0, 2);
  bid(0, 0, 3);
  game.by(1).action("BAZAAR_BUY_OR_SELL", R"({"value": "SELL"})");
  game.turn(1, "BA/L", "R0", 0, 2).commit();
  CHECK(followed(game).turns ==
        Texts{"1 red: red -3 bazaar, blue 3 bazaar | red -3 blue 3", "2 blue:  | red -3 blue 3"});
}

TEST_CASE("where a flier lands is told by the place that is chosen there, or not at all") {
  JczFile game = with("flier:1");
  game.turn(0, "BA/RFr", "R0", 1, 0).deploy("0.small.1", 1, 0, "FlyingMachine", "E");
  const Texts thrown = {
      "DEPLOY_MEEPLE: a die decides where it lands, and the file does not tell the throw"};
  CHECK(followed(game).not_followed == thrown);
  game.deploy("0.small.1", 1, 0, "Road", "WE").commit();
  CHECK(followed(game).not_followed == Texts{});
  CHECK(followed(game).figures == Texts{"red follower at 1,0, road W"});
}

TEST_CASE("actions before the first tile, and of nobody, are survived") {
  JczFile game({{"basic:1", 1}, {"goldmines", 1}});
  game.players(2).plays("gold").commit().token("GOLD", 5, 5, "I");
  game.capture("0.small.1", 9, 9, "City", "N");
  game.deploy("7.small.1", 0, 0, "City", "N").ransom("x").commit();
  CHECK(followed(game).points == "red 0 blue 0");
  CHECK(followed(game).not_followed ==
        Texts{"CAPTURE_FOLLOWER: the captured figure does not stand on the table",
              "DEPLOY_MEEPLE: where the follower stands is no place that is known",
              "PAY_RANSOM: that figure is nobody's prisoner"});
}

TEST_CASE("the second piece of gold lies on the one tile beside, of which the file does not tell") {
  JczFile game = with("goldmines").plays("gold");
  game.turn(0, "GO/RRrr.X", "R0", 1, 0).commit();
  CHECK(followed(game).figures == Texts{"gold at 0,0", "gold at 1,0"});
  CHECK(followed(game).sure);
}

TEST_CASE("a tile with a quarter of a wind rose scores at once in its own quarter") {
  // The rose's north looks north: WR-06 is of the south-west; its row and column are of both
  // quarters.
  const auto points = [](int x, int y) {
    JczFile game = with("wind-roses");
    game.start("WR/CFR", 0, 1, 0).turn(0, "WR/RrC", "R270", x, y);
    CHECK(followed(game).sure);
    return followed(game).points;
  };
  CHECK(points(-1, 2) == "red 3 blue 0");
  CHECK(points(0, 2) == "red 3 blue 0");
  CHECK(points(-1, 1) == "red 3 blue 0");
  CHECK(points(1, 1) == "red 0 blue 0");
  CHECK(points(-1, 0) == "red 0 blue 0");
}

TEST_CASE("a city of two tiles that is besieged is not sure at 2 points") {
  JczFile game = with("siege/besiegers").plays("siege").rule("tiny-city-scoring", "2");
  game.turn(0, "SI.BE/CFR", "R180", 0, -1).deploy("0.small.1", 0, -1, "City", "S");
  CHECK(followed(game).sure);
  CHECK_FALSE(followed(game.commit()).sure);
}

TEST_CASE("a city beside the split side of a tile joins both cities that open there") {
  // The start tile closes the southern of its cities, a cap each the northern and both in the east.
  JczFile game = with("hills-and-sheep:1");
  game.turn(0, "HS/CC!.v", "R90", 0, -1).deploy("0.small.1", 0, -1, "City", "S").commit();
  game.turn(1, "BA/C", "R270", 1, -1).commit();
  CHECK(followed(game).points == "red 0 blue 0");
  game.turn(0, "BA/C", "R180", 0, -2).commit();
  CHECK(followed(game).points == "red 8 blue 0");
  CHECK(followed(game).sure);
}

TEST_CASE("a fairy that comes to a castle leaves the points unsure") {
  JczFile game = with("bridges-castles-and-bazaars:1").plays("castle").plays("fairy");
  game.turn(0, "BA/C", "R180", 0, -1).deploy("0.small.1", 0, -1, "City", "S");
  game.token("CASTLE", 0, -1, "S").commit();
  CHECK(followed(game).sure);
  game.turn(1, "BA/L", "R0", 0, 1).fairy("0.small.1", 0, -1, "Castle", "S").commit();
  CHECK_FALSE(followed(game).sure);
}

TEST_CASE("a fairy beside the follower of a castle leaves the points unsure") {
  JczFile game = with("bridges-castles-and-bazaars:1").plays("castle").plays("fairy");
  game.turn(0, "BA/C", "R180", 0, -1).deploy("0.small.1", 0, -1, "City", "S");
  game.fairy("0.small.1", 0, -1, "City", "S").token("CASTLE", 0, -1, "S").commit();
  CHECK_FALSE(followed(game).sure);
}

// A city between two farms: the large follower of red stands on one, blue's follower on the other.
JczFile two_farms() {
  JczFile game = with("inns-and-cathedrals:1").ends_after(2);
  game.turn(0, "BA/C", "R180", 0, -1).deploy("0.big.1", 0, -1, "Field", "NL.NR.EL.ER.WL.WR");
  game.commit().turn(1, "BA/L", "R0", 0, 1).deploy("1.small.1", 0, 0, "Field", "EL.WR");
  return game.commit();
}

TEST_CASE("farms pay together in a saved game by the first way to score them") {
  CHECK(followed(two_farms(), {{"farm-scoring", "1"}}).points == "red 4 blue 0");
  CHECK(followed(two_farms(), {{"farm-scoring", "2"}}).points == "red 3 blue 3");
  CHECK(followed(two_farms()).points == "red 3 blue 3");
}

TEST_CASE("a city pays a player once in a saved game by the second way to score farms") {
  JczFile game = two_farms();
  game.deploy("0.small.1", 0, 0, "Field", "EL.WR").deploy("0.small.2", 0, 0, "Field", "EL.WR");
  CHECK(followed(game, {{"farm-scoring", "1"}}).points == "red 4 blue 0");
  CHECK(followed(game, {{"farm-scoring", "2"}}).points == "red 3 blue 0");
  CHECK(followed(game).points == "red 6 blue 0");
}

TEST_CASE("a herd where nobody stands helps with its cities in a saved game too") {
  // North of the city the herd's farm, on which nobody is; south of it the farm of blue.
  JczFile game = with("river:2").ends_after(2);
  game.turn(0, "BA/C", "R180", 0, -1).commit().turn(1, "RI.2/II+", "R90", 0, -2);
  game.deploy("1.small.1", 0, 0, "Field", "EL.WR").commit();
  CHECK(followed(game, {{"farm-scoring", "1"}}).points == "red 0 blue 5");
  CHECK(followed(game, {{"farm-scoring", "2"}}).points == "red 0 blue 3");
  CHECK(followed(game).points == "red 0 blue 3");
}

TEST_CASE("a siege that is not played leaves a tiny city tiny") {
  JczFile game = with("siege/besiegers").plays("fairy").rule("tiny-city-scoring", "2");
  game.turn(0, "SI.BE/CFR", "R180", 0, -1).deploy("0.small.1", 0, -1, "City", "S").commit();
  CHECK(followed(game).points == "red 2 blue 0");
  CHECK(followed(game).sure);
}

}  // namespace
}  // namespace cartulary::tiledb::followed_sets_test

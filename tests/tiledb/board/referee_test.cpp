// The referee against a twin that looks at rims of tiles alone, and its sentences as players read
// them.
#include "engine/referee/referee.h"

#include <algorithm>
#include <random>
#include <set>

#include "engine/guide/table_formulas.h"
#include "engine/referee/wrong_figures.h"
#include "engine/replay/replay_game.h"
#include "engine/text/text.h"
#include "tests/support/brute_table.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"
#include "tests/support/random_play.h"
#include "tiledb/board/board_file.h"

namespace cartulary::tiledb::referee_test {
namespace {

using namespace cartulary::test;
using Texts = std::vector<std::string>;

Selection chosen(const std::string& sets, const std::string& edition = "C1") {
  SelectionText text;
  text.sets = sets;
  text.edition = edition;
  const Result<Selection> selection =
      select(test::project_library().catalog, text, DefaultSets::BaseGame);
  REQUIRE(selection.ok());
  return *selection;
}

// A table typed by hand, on which the last tile was just laid by red.
struct Table {
  explicit Table(const std::string& sets, const std::string& edition = "C1",
                 const std::string& rule_set = {})
      : selection(chosen(sets, edition)),
        kit(*board_kit(test::project_library().catalog, selection, {})),
        board(kit),
        question{test::project_library().catalog, &selection, rule_set, &rulebook()} {}

  static const Rulebook& rulebook() { return test::project_library().rulebook; }

  Table& lay(const std::string& tile, Cell cell, Rotation rotation = Rotation::R0) {
    REQUIRE(board.place({test::project_library().catalog.find_tile(tile), cell, rotation}).ok());
    return *this;
  }
  Table& put(const std::string& player, const std::string& figure, Cell cell,
             const std::string& at) {
    figures.push_back({player, figure, cell, at, 1, {}});
    return *this;
  }
  RefereeTable now() const {
    GameMoment moment{whose, GameStep::Figure, {}, nullptr, board.pieces().back().placement.cell};
    moment.so_far = so_far;
    moment.so_far.player = whose;
    if (!waits_for.empty()) moment.step = GameStep::Action;
    moment.waits_for = waits_for;
    RefereeTable table{board, figures, moment};
    table.prisoners = prisoners;
    return table;
  }
  // What is listed of an action: "fairy 0,0; fairy 1,0".
  std::string listed(const std::string& action) const {
    std::string told;
    for (const ActionMoves& each :
         Referee(test::project_library().guides, question).moves(now()).actions)
      if (each.action == action && each.places)
        for (const Move& move : *each.places) add_item(told, move.text, "; ");
    return told;
  }
  static Move read(const std::string& text) {
    const auto move =
        parse_move(test::project_library().catalog, test::project_library().guides, text, "MOVE");
    REQUIRE(move.ok());
    return *move;
  }
  Judgement judgement_of(const std::string& text, const RefereeTable& table) const {
    return Referee(test::project_library().guides, question).judge(table, read(text));
  }
  std::string judged(const std::string& text) const {
    RefereeTable table = now();
    if (read(text).kind == Move::Kind::Tile) table.moment.player.clear();
    const Judgement judgement = judgement_of(text, table);
    std::string told = !judgement.allowed ? "?" : *judgement.allowed ? "yes" : "no";
    told += ": " + english(judgement.why) + " [" + judgement.rule + ']';
    for (const OtherJudgement& other : judgement.otherwise)
      told += "; " + other.when + (other.allowed ? " yes" : " no");
    return told;
  }

  std::string whose = "red";  // whose turn it is; empty on a board that is no game
  Selection selection;
  BoardKit kit;
  Board board;
  std::vector<PositionFigure> figures;
  std::vector<Prisoner> prisoners;
  TurnSoFar so_far;
  std::string waits_for;
  GuideQuestion question;
};

}  // namespace

TEST_CASE("a refused figure is told the reason and the rule") {
  Table table("BA,AM,TB,IC");
  table.lay("BA-15", {0, 0}).lay("BA-15", {0, 1}, Rotation::R180);
  table.put("blue", "follower", {0, 0}, "road E");
  CHECK(table.judged("mayor road W") ==
        "no: A mayor may not be deployed to a road. [rule/abbey-and-mayor/mayor-deploy]");
  CHECK(table.judged("follower city S") ==
        "yes: A follower may stand there. [rule/base-game/deploy]");
  CHECK(table.judged("follower 0,0 city N") ==
        "no: A figure goes on the tile just laid, which lies at 0,1. [rule/base-game/deploy]");
  CHECK(table.judged("builder city S") ==
        "no: A builder needs a follower of its player on the same city. "
        "[rule/traders-and-builders/builder-deploy]");
  CHECK(table.judged("barn corner NW") ==
        "no: A barn stands where the corners of four tiles meet in a field. "
        "[rule/abbey-and-mayor/barn-site]");
  CHECK(table.judged("wagon field NL").starts_with("no: A wagon may not be deployed to a farm."));
}

// Such moves were refused as too late, without a rule, or not judged at all.
TEST_CASE("what a game is played without is refused for that, with the rule of a set that has it") {
  Table table("BA,AM");
  table.lay("BA-15", {0, 0});
  table.waits_for = "wagon";
  CHECK(table.judged("tower 0,0") ==
        "no: This game is played without the tower. [rule/tower/tower-piece]");
  CHECK(table.judged("ransom blue follower") ==
        "no: This game is played without the tower. [rule/tower/ransom]");
  CHECK(table.judged("dragon N") ==
        "no: This game is played without the dragon. [rule/princess-and-dragon/dragon-flight]");
  CHECK(table.judged("castle 0,0 city N") ==
        "no: This game is played without the castle. [rule/bridges-castles-and-bazaars/castle]");
  table.waits_for = {};
  CHECK(table.judged("phantom city N") ==
        "no: A phantom does not come with these sets. [rule/phantom/like-a-normal-follower]");
  CHECK(table.judged("follower tower") ==
        "no: Towers are not played with in this game. [rule/tower/close]");
}

// Six of 300 refusals were open or untold that no reading allows, and 31 cited a rule which does
// not tell the reason.
TEST_CASE("what no reading allows is refused, though the board does not tell all") {
  Table board("BA,PD,TO");
  board.whose = {};
  board.lay("BA-15", {0, 0}).lay("BA-15", {0, 1}, Rotation::R180);
  CHECK(board.judged("fairy 0,1") ==
        "no: No follower stands at 0,1. [rule/princess-and-dragon/fairy-move]");
  CHECK(board.judged("dragon N") ==
        "no: The dragon is not on the table. [rule/princess-and-dragon/before-the-first-volcano]");
  board.put("blue", "follower", {0, 0}, "city N");
  CHECK(board.judged("fairy 0,0").starts_with("?: The board does not tell whose turn it is"));
  CHECK(board.judged("capture blue follower 0,0") ==
        "no: No tower has a piece, and to capture you add one. [rule/tower/capture]");
  board.lay("TO-01", {1, 0});
  board.put("", "tower-piece", {1, 0}, "");
  CHECK(board.judged("capture blue follower 0,0").starts_with("?: The board does not tell to"));

  Table bridge("BA,BCB", "C3.1");
  bridge.lay("BA-15", {0, 0}).lay("BA-15", {0, 1}, Rotation::R180);
  CHECK(bridge.judged("bridge 0,0 NS").starts_with("no: Both ends of a bridge lie on field"));
}

// Was taken for the north of the tile before it was turned.
TEST_CASE("a side that names nothing as the tile lies is no place") {
  Table table("BA");
  table.lay("BA-03", {0, 0}, Rotation::R180);
  CHECK(table.judged("follower city S").starts_with("yes: "));
  CHECK(table.judged("follower city N") ==
        "no: The tile at 0,0 has no such place; it has road W, city S, field WL, field WR. "
        "[rule/base-game/deploy]");
}

TEST_CASE("a figure that no set of the game brings is not captured for that") {
  Table table("BA,TO");
  table.whose = {};
  table.lay("TO-01", {0, 0});
  table.put("blue", "large-follower", {0, 0}, "city N");
  CHECK(table.judged("capture blue large-follower 0,0") ==
        "no: A large follower does not come with these sets. "
        "[rule/inns-and-cathedrals/large-follower-deploy]");
}

TEST_CASE("a move at the wrong time cites what tells the turn, or the game's end") {
  Table table("BA");
  table.lay("BA-15", {0, 0});
  RefereeTable now = table.now();
  const auto judged = [&](const std::string& text) {
    const Judgement judgement = table.judgement_of(text, now);
    return english(judgement.why) + " [" + judgement.rule + ']';
  };
  CHECK(judged("BA-15 1,0") == "The tile of this turn has been laid. [rule/base-game/turn]");
  now.moment.step = GameStep::EndOfTurn;
  CHECK(judged("pass") ==
        "Nothing is left in this turn that may be passed over. [rule/base-game/turn]");
  now.moment.step = GameStep::Tile;
  now.moment.drawn = test::project_library().catalog.find_tile("BA-03");
  CHECK(judged("BA-15 1,0") == "The tile in hand is BA-03. [rule/base-game/turn]");
  CHECK(judged("pass") ==
        "A tile is drawn and laid before anything may be passed over. [rule/base-game/turn]");
  now.moment.step = GameStep::Over;
  CHECK(judged("follower city N") == "The game is over. [rule/base-game/end-of-game]");
}

TEST_CASE("on a board without a turn too, a builder and a pig need a follower there") {
  Table table("base-game,traders-and-builders");
  table.lay("BA-03", {}).put("blue", "follower", {}, "road E");
  table.whose.clear();
  CHECK(table.judged("builder 0,0 road E") ==
        "yes: A builder may stand there. [rule/traders-and-builders/builder-deploy]");
  CHECK(table.judged("builder 0,0 city N") ==
        "no: A builder needs a follower of its player on the same city. "
        "[rule/traders-and-builders/builder-deploy]");
  CHECK(table.judged("pig 0,0 field EL") ==
        "no: A pig needs a follower of its player on the same farm. "
        "[rule/traders-and-builders/pig-deploy]");
}

TEST_CASE("a tile against a road fits with a bridge, on it or beside it") {
  Table table("BA,BB");
  table.lay("BA-03", {0, 0});
  const std::string fits = "yes: The tile fits with a bridge over ";
  const std::string rule = " [rule/bridges-castles-and-bazaars/bridge-makes-it-fit]";
  CHECK(table.judged("BA-01 1,0") == fits + "1,0 WE." + rule);
  // The road of the new tile goes on over the south side of the start tile.
  CHECK(table.judged("BA-24 0,1 r90").starts_with("no: North side is road"));
  table.lay("BA-08", {0, -1});
  CHECK(table.judged("BA-24 1,-1") == fits + "0,-1 WE." + rule);
  CHECK(table.judged("BA-04 1,-1").starts_with("no: West side is city"));
  Table without("BA");
  without.lay("BA-03", {0, 0});
  CHECK(without.judged("BA-01 1,0").starts_with("no: West side is field"));
}

TEST_CASE("a bridge goes over the new tile or one beside it, with both ends on field") {
  Table table("BA,BB");
  table.lay("BA-03", {0, 0}).lay("BA-18", {0, -1}, Rotation::R180).lay("BA-24", {1, 0});
  const std::string site = " [rule/bridges-castles-and-bazaars/bridge-site]";
  CHECK(table.listed("bridge") == "bridge 1,0 NS");
  CHECK(table.judged("bridge 1,0 NS") == "yes: A bridge may be built there." + site);
  CHECK(table.judged("bridge 1,0 WE")
            .starts_with("no: Both ends of a bridge lie on field, and the west side is road."));
  CHECK(table.judged("bridge 0,-1 WE")
            .starts_with("no: A bridge goes over the tile just laid, at 1,0, or one that shares a "
                         "side with it." +
                         site));
  CHECK(table.judged("bridge 1,1 NS").starts_with("no: No tile lies at 1,1." + site));
  REQUIRE(table.board.build_bridge({1, 0}, Side::N).ok());
  CHECK(table.judged("follower bridge") ==
        "yes: A follower may stand there. [rule/base-game/deploy]");
  CHECK(table.judged("bridge 1,0 NS")
            .starts_with("no: A bridge leads over the tile at 1,0 already." + site));
  table.so_far.bridged = true;
  CHECK(table.judged("bridge 1,0 NS")
            .starts_with(
                "no: One bridge is built in a turn. [rule/bridges-castles-and-bazaars/bridge]"));
}

TEST_CASE("a tunnel token goes on an opening without one, one a turn, as far as there are pairs") {
  Table table("BA,TU");
  table.lay("BA-03", {0, 0}).lay("TU-02", {1, 0});
  CHECK(table.listed("tunnel") == "tunnel 1,0 road E; tunnel 1,0 road W");
  CHECK(table.judged("tunnel 1,0 road E") ==
        "yes: A tunnel token may be put on that opening. [rule/tunnel/claim]");
  CHECK(table.judged("tunnel 0,0 road E") ==
        "no: No such road at 0,0 ends at a tunnel opening. [rule/tunnel/claim]");
  table.so_far.tunnel_pairs = 1;
  CHECK(table.judged("tunnel 2 1,0 road W") ==
        "no: That player has 1 pair of tunnel tokens. [rule/tunnel/preparation]");
  table.put("red", "tunnel-token", {1, 0}, "road E");
  CHECK(table.listed("tunnel") == "tunnel 1,0 road W");
  CHECK(table.judged("tunnel 1,0 road E") ==
        "no: A token lies on that opening already. [rule/tunnel/claim]");
  table.so_far.tunnel_pairs = 3;
  CHECK(table.listed("tunnel") == "tunnel 1,0 road W; tunnel 2 1,0 road W");
  table.so_far.tunnelled = true;
  CHECK(table.listed("tunnel").empty());
  CHECK(table.judged("tunnel 1,0 road W") ==
        "no: One tunnel token is put in a turn. [rule/tunnel/claim]");
}

TEST_CASE("a new lake gets a ferry, and then the first ferry along a road may be turned") {
  Table table("BA,FR");
  table.lay("BA-03", {0, 0}).lay("FR-02", {1, 0});
  CHECK(
      table.judged("ferry 1,0 WE")
          .starts_with("no: Ferries come after the figure of the turn, or when it is passed over. "
                       "[rule/ferries/deploy]"));
  table.waits_for = "ferry";
  CHECK(table.listed("ferry") == "ferry 1,0 WE; ferry 1,0 WS; ferry 1,0 ES");
  CHECK(table.judged("ferry 1,0 EW")
            .starts_with("yes: A ferry may be put there. [rule/ferries/place-ferry]"));
  CHECK(
      table.judged("ferry 1,0 NW")
          .starts_with("no: No road leads from the lake to the north. [rule/ferries/place-ferry]"));
  CHECK(table.judged("pass").starts_with(
      "no: This must be done before the turn goes on. [rule/ferries/place-ferry]"));
  REQUIRE(table.board.put_ferry({1, 0}, {Side::W, Side::E}).ok());
  table.lay("BA-24", {2, 0});
  table.waits_for = "ferry-change";
  CHECK(table.listed("ferry-change") == "ferry 1,0 WS; ferry 1,0 ES");
  CHECK(table.judged("ferry 1,0 ES")
            .starts_with("yes: That ferry may be turned so. [rule/ferries/change]"));
  CHECK(table.judged("ferry 1,0 WE")
            .starts_with("no: The ferry joins these roads already. [rule/ferries/change]"));
  CHECK(table.judged("pass").starts_with("yes: "));
  table.so_far.ferries = {{1, 0}};
  CHECK(table.judged("ferry 1,0 ES")
            .starts_with("no: A ferry that was just put or turned stays as it lies. "
                         "[rule/ferries/once-a-turn]"));
}

TEST_CASE(
    "in the third edition two ferries may be turned, and only a thief's lake surely gets one") {
  Table table("BA,FR", "C3");
  table.lay("BA-03", {0, 0}).lay("FR-02", {1, 0});
  table.waits_for = "ferry";
  CHECK(table.listed("ferry").empty());
  CHECK(table.judged("ferry 1,0 WE")
            .starts_with("?: Nobody says whether a ferry is put where no follower stands on the "
                         "lake's roads. [ruling/ferries/only-with-a-thief]"));
  CHECK(table.judged("pass").starts_with("yes: "));
  table.put("red", "follower", {1, 0}, "road S");
  CHECK(table.listed("ferry") == "ferry 1,0 WE; ferry 1,0 WS; ferry 1,0 ES");
  Table three("BA,FR", "C3");
  three.lay("BA-03", {0, 0}).lay("BA-24", {1, 0}).lay("BA-24", {-1, 0});
  three.lay("FR-02", {1, 1}).lay("FR-02", {-1, 1}).lay("BA-23", {1, 2}, Rotation::R90);
  three.lay("FR-02", {0, 2}, Rotation::R270);
  for (const Cell lake : {Cell{1, 1}, Cell{-1, 1}})
    REQUIRE(three.board.put_ferry(lake, {Side::W, Side::E}).ok());
  REQUIRE(three.board.put_ferry({0, 2}, {Side::N, Side::S}).ok());
  three.lay("FR-02", {0, 1});
  REQUIRE(three.board.put_ferry({0, 1}, {Side::W, Side::E}).ok());
  three.waits_for = "ferry-change";
  three.so_far.ferries = {{0, 1}};
  CHECK(three.listed("ferry-change") ==
        "ferry -1,1 WS; ferry -1,1 ES; ferry 1,1 WS; ferry 1,1 ES; ferry 0,2 NE; ferry 0,2 ES");
  three.so_far.ferries = {{0, 1}, {1, 1}, {-1, 1}};
  CHECK(three.judged("ferry 0,2 NE")
            .starts_with("no: Only the two nearest ferries may be turned. "
                         "[rule/ferries/change-third-edition]; edition C1 yes"));
}

TEST_CASE("a tile is judged by its sides") {
  Table table("BA");
  table.lay("BA-03", {0, 0});
  const std::string fits = table.judged("BA-03 0,-1 r180");
  CHECK(fits == "yes: All sides that touch match. [rule/base-game/touch-a-side]");
  CHECK(table.judged("BA-03 0,0").starts_with("no: "));
  CHECK(table.judged("BA-03 5,5 r0") ==
        "no: No tile lies beside it. [rule/base-game/touch-a-side]");
}

TEST_CASE("where a printing or rule set says otherwise the judgement names it") {
  Table table("BA,PD,TB");
  table.lay("BA-15", {0, 0});
  table.put("red", "follower", {0, 0}, "city N");
  CHECK(table.judged("builder city N")
            .starts_with(
                "yes: A builder may stand there. [rule/traders-and-builders/builder-deploy]"));
}

TEST_CASE("what comes too early or too late in a turn is refused") {
  Table table("BA");
  table.lay("BA-03", {0, 0});
  const auto why = [&](GameStep step, const char* text, const char* drawn = nullptr) {
    RefereeTable now = table.now();
    now.moment.step = step;
    if (step == GameStep::Tile) now.moment.laid.reset();
    if (drawn != nullptr) now.moment.drawn = test::project_library().catalog.find_tile(drawn);
    return table.judgement_of(text, now).why;
  };
  CHECK(why(GameStep::Tile, "follower road E") == "No tile has been laid in this turn.");
  CHECK(why(GameStep::EndOfTurn, "follower road E") ==
        "The figure of this turn has been put, or passed over.");
  CHECK(why(GameStep::Figure, "BA-03 1,0") == "The tile of this turn has been laid.");
  CHECK(why(GameStep::Tile, "BA-03 1,0", "BA-15") == "The tile in hand is BA-15.");
  CHECK(why(GameStep::Over, "pass") == "The game is over.");
}

TEST_CASE("moves that cannot be read are answered with what to write") {
  const auto fault = [](const char* text) {
    return to_text(
        parse_move(test::project_library().catalog, test::project_library().guides, text, "MOVE")
            .error());
  };
  CHECK(fault("") ==
        "MOVE: is empty\nfix: write 'BA-15 2,0 r90', 'follower city E', 'mayor 1,0 road E', 'fairy "
        "1,0' "
        "or 'pass'");
  CHECK(fault("BA-15 2,0 r45") == "MOVE: 'r45' is no turn\nfix: write r0, r90, r180 or r270");
  CHECK(fault("mayor") ==
        "MOVE: where the mayor goes is missing\nfix: write a place of the tile as it lies, such as "
        "'city "
        "E' or 'field NL'");
  CHECK(fault("majors road E").find("mayor") != std::string::npos);
  CHECK(fault("ferry 1,0") ==
        "MOVE: the pair of roads is missing\nfix: write it as in 'ferry 1,0 NW'");
  CHECK(fault("tunnel 4 1,0 road E") ==
        "MOVE: '4' is no cell\nfix: write it as in 'tunnel 1,0 road E'");
}

TEST_CASE("the dragon goes over a side, never back, and not to the fairy") {
  Table table("BA,PD");
  table.lay("PD-17", {0, 0}).lay("PD-16", {1, 0}).lay("PD-16", {2, 0}).lay("PD-16", {3, 0});
  table.put("", "dragon", {1, 0}, "").put("", "fairy", {2, 0}, "");
  table.waits_for = "dragon";
  table.so_far.flown = {{1, 0}};
  CHECK(table.listed("dragon") == "dragon W");
  CHECK(table.judged("dragon W") ==
        "yes: The dragon may fly there. [rule/princess-and-dragon/dragon-flight]");
  CHECK(table.judged("dragon E") ==
        "no: The fairy keeps the dragon off its tile. "
        "[rule/princess-and-dragon/fairy-protection]");
  CHECK(table.judged("dragon N") ==
        "no: No tile lies at 1,-1. [rule/princess-and-dragon/dragon-limits]");
  CHECK(table.judged("pass") ==
        "no: This must be done before the turn goes on. "
        "[rule/princess-and-dragon/dragon-flight]");
  table.so_far.flown = {{0, 0}, {1, 0}};
  CHECK(table.judged("dragon W") ==
        "no: The dragon was at 0,0 in this flight already. "
        "[rule/princess-and-dragon/dragon-limits]");
  table.waits_for.clear();
  CHECK(table.judged("dragon W") ==
        "no: The dragon flies after the figure of a turn whose tile shows a dragon. "
        "[rule/princess-and-dragon/dragon-tile]");
}

TEST_CASE("a tile with a dragon waits for the first volcano") {
  Table table("BA,PD");
  table.lay("BA-03", {0, 0});
  CHECK(table.judged("PD-16 1,0") ==
        "no: A tile with a dragon is set aside until a volcano brings the dragon. "
        "[rule/princess-and-dragon/before-the-first-volcano]");
  table.lay("PD-17", {1, 0});
  CHECK(table.judged("PD-16 2,0").starts_with("yes: "));
}

TEST_CASE("a princess sends a knight home, and whether she must is told by rule set and choice") {
  Table table("BA,PD,TB");
  table.lay("BA-03", {0, 0}, Rotation::R180).lay("PD-20", {0, 1});
  table.put("blue", "follower", {0, 0}, "city N").put("blue", "builder", {0, 0}, "city N");
  CHECK(table.listed("princess") == "princess blue follower 0,0");
  CHECK(table.judged("princess blue follower 0,0") ==
        "yes: The princess may send that knight home. [rule/princess-and-dragon/princess]");
  CHECK(table.judged("princess blue builder 0,0") ==
        "no: A princess does not send a builder home. "
        "[ruling/princess-and-dragon/princess-does-not-take-the-builder]");
  CHECK(
      table.judged("pass").ends_with("rule set RGG no; rule set ZMG no; princess-action=must no"));
  CHECK(table.judged("follower field SL").ends_with("princess-action=must no"));
  table.selection.rules["princess-action"] = "must";
  CHECK(table.judged("follower field SL") ==
        "no: The princess must send a knight home, and nothing else is done. "
        "[ruling/princess-and-dragon/princess-may-or-must]; princess-action=may yes");
  const Moves moves = Referee(test::project_library().guides, table.question).moves(table.now());
  CHECK_FALSE(moves.may_pass);
  CHECK(moves.figures.empty());
  CHECK(table.listed("princess") == "princess blue follower 0,0");
}

TEST_CASE("a saved game that leaves an element out is played without it") {
  Table table("BA,PD,TO");
  table.lay("BA-03", {0, 0}, Rotation::R180).lay("PD-20", {0, 1});
  table.put("blue", "follower", {0, 0}, "city N");
  const std::set<std::string> elements{"tower"};
  RefereeTable now = table.now();
  now.elements = &elements;
  const Referee referee(test::project_library().guides, table.question);
  for (const ActionMoves& action : referee.moves(now).actions) CHECK(action.action != "princess");
  CHECK(english(table.judgement_of("princess blue follower 0,0", now).why) ==
        "This game is played without the princess.");
}

TEST_CASE(
    "through a portal a follower goes to any free, incomplete feature, but not to the dragon") {
  Table table("BA,PD,AM");
  table.lay("BA-03", {0, 0}).lay("PD-17", {1, 0}).lay("BA-03", {0, -1}, Rotation::R180);
  table.lay("PD-27", {0, 1}, Rotation::R270);
  table.put("", "dragon", {1, 0}, "");
  CHECK(table.judged("follower 0,0 road E") ==
        "yes: A follower may stand there. [rule/princess-and-dragon/magic-portal]");
  CHECK(table.judged("follower 1,0 road E") ==
        "no: A portal does not lead to the dragon's tile. "
        "[rule/princess-and-dragon/magic-portal-limits]");
  CHECK(table.judged("follower 0,0 city N") ==
        "no: A portal leads to incomplete features only. "
        "[rule/princess-and-dragon/magic-portal-limits]");
  table.put("red", "follower", {0, 0}, "road E");
  table.so_far.acted = table.so_far.portal = true;
  CHECK(table.judged("follower 0,0 field ER") ==
        "no: After a figure, or what is done in its place, only a phantom may follow. "
        "[rule/base-game/deploy]");
}

TEST_CASE("a tower grows until it is closed, and captures what it reaches") {
  Table table("BA,TO,AM,PH");
  table.lay("BA-03", {0, 0}).lay("TO-02", {0, 1}).lay("TO-02", {1, 1}).lay("TO-02", {2, 1});
  table.put("", "tower-piece", {0, 1}, "").put("blue", "mayor", {0, 0}, "city N");
  table.put("", "tower-piece", {1, 1}, "");
  table.figures.push_back({"blue", "follower", {1, 1}, "", 1, "on the tower"});
  CHECK(table.listed("tower") == "tower 0,1; tower 2,1");
  CHECK(table.judged("tower 1,1") == "no: A follower on top closes that tower. [rule/tower/close]");
  CHECK(table.judged("follower 0,1 tower") ==
        "yes: A follower may stand there. [rule/tower/close]");
  CHECK(table.judged("mayor 0,1 tower") ==
        "no: A mayor may not stand on top of a tower. "
        "[ruling/tower/mayor-wagon-and-barn-not-on-towers]");
  CHECK(table.judged("follower 2,1 tower") ==
        "no: No tower of at least one piece stands at 2,1. [rule/tower/close]");
  table.waits_for = "capture";
  table.so_far.acted = true;
  table.so_far.raised = Cell{0, 1};
  CHECK(table.listed("capture") == "capture blue mayor 0,0; capture blue follower 1,1");
  CHECK(table.judged("capture blue follower 1,1") ==
        "yes: The tower may capture that follower. [rule/tower/capture]; rule set ZMG no");
  table.put("blue", "wagon", {2, 1}, "field NL");
  CHECK(table.judged("capture blue wagon 2,1") ==
        "no: The tower at 0,1 with 1 piece does not reach 2,1. [rule/tower/range]");
  CHECK(table.judged("pass").starts_with("yes: This may be done; it need not be."));
}

TEST_CASE("a prisoner is bought back once a turn, or exchanged for another") {
  Table table("BA,TO,IC");
  table.lay("BA-03", {0, 0});
  table.prisoners = {{"red", "follower", "blue"}, {"red", "large-follower", "blue"}};
  CHECK(table.listed("ransom") == "ransom red follower; ransom red large-follower");
  CHECK(table.judged("ransom red follower") ==
        "yes: You may buy that follower back for 3 points. [rule/tower/ransom]");
  CHECK(table.judged("ransom blue follower") ==
        "no: You buy back your own followers only, in your own turn. [rule/tower/ransom]");
  table.so_far.ransomed = true;
  CHECK(table.judged("ransom red follower") ==
        "no: A ransom was paid in this turn already. [rule/tower/ransom]");
  table.prisoners.push_back({"blue", "follower", "red"});
  table.waits_for = "exchange";
  CHECK(table.listed("exchange") == "exchange red follower; exchange red large-follower");
  CHECK(table.judged("exchange blue follower") ==
        "no: The owner of the prisoners chooses which one comes home. [rule/tower/exchange]");
}

TEST_CASE("a castle is built over a small city by who alone stands in it") {
  Table table("BA,BB");
  table.lay("BA-03", {0, 0}).lay("BA-03", {0, -1}, Rotation::R180);
  table.put("red", "follower", {0, 0}, "city N");
  table.waits_for = "castle";
  table.so_far.acted = true;
  CHECK(table.listed("castle") == "castle 0,-1 city S");
  CHECK(table.judged("castle 0,0 city N")
            .starts_with("yes: A castle may be built over that city. "
                         "[rule/bridges-castles-and-bazaars/castle]"));
  CHECK(table.judged("castle 0,0 road E")
            .starts_with("no: No such city lies at 0,0. "
                         "[rule/bridges-castles-and-bazaars/castle]"));
  table.put("blue", "follower", {0, -1}, "city N");
  CHECK(table.judged("castle 0,0 city N")
            .starts_with("no: Only who owns the city builds a castle over it. "
                         "[rule/bridges-castles-and-bazaars/castle]"));
}

TEST_CASE("gold goes on a tile around the mine, and a flock grows or scores") {
  Table table("BA,GO,HS");
  table.lay("BA-03", {0, 0}).lay("GO-05", {1, 0});
  table.waits_for = "gold";
  CHECK(table.listed("gold") == "gold 0,0");
  CHECK(table.judged("gold 2,0") == "no: No tile lies at 2,0. [rule/goldmines/place-gold]");
  CHECK(table.judged("pass") ==
        "no: This must be done before the turn goes on. [rule/goldmines/place-gold]");
  table.waits_for = "flock";
  CHECK(table.listed("flock") == "flock expand; flock score");
  CHECK(table.judged("flock score") ==
        "yes: The flock may be extended or driven home. [rule/hills-and-sheep/field-extended]");
}

TEST_CASE("a festival takes a figure of one's own home, by Rio Grande a follower alone") {
  Table table("BA,FE,TB");
  table.lay("BA-03", {0, 0}).put("red", "follower", {0, 0}, "road E");
  table.put("red", "builder", {0, 0}, "road E").put("blue", "follower", {0, 0}, "city N");
  CHECK(table.listed("festival").empty());
  CHECK(table.judged("festival red follower 0,0") ==
        "no: The tile just laid shows no festival. [rule/festival/deploy-or-take-back]");
  table.lay("FE-07", {0, -1});
  CHECK(table.listed("festival") == "festival red follower 0,0; festival red builder 0,0");
  CHECK(table.judged("festival blue follower 0,0") ==
        "no: A festival takes back a figure of your own. [rule/festival/deploy-or-take-back]");
  CHECK(table.judged("festival red builder 0,0") ==
        "yes: The festival may take that figure home. [rule/festival/deploy-or-take-back]; "
        "rule set RGG no");
  table.question.rule_set = "RGG";
  CHECK(table.listed("festival") == "festival red follower 0,0");
  CHECK(table.judged("festival red builder 0,0")
            .starts_with("no: A festival takes back followers only. "
                         "[ruling/festival/figures-or-followers]"));
  table.so_far.acted = true;
  CHECK(table.listed("festival").empty());
}

TEST_CASE("an abbot comes home from an incomplete feature") {
  Table table("BA,AB");
  table.lay("BA-01", {0, 0}).put("red", "abbot", {0, 0}, "cloister");
  CHECK(table.listed("abbot-back") == "abbot-back red abbot 0,0");
  CHECK(table.judged("abbot-back red follower 0,0") ==
        "no: Only an abbot comes home so. [rule/abbot/take-back]");
  CHECK(table.judged("abbot-back blue abbot 0,0") ==
        "no: You take back your own abbot only. [rule/abbot/take-back]");
  for (int y = -1; y <= 1; ++y)
    for (int x = -1; x <= 1; ++x)
      if (x != 0 || y != 0) table.lay("BA-01", moved({0, 0}, x, y));
  CHECK(table.listed("abbot-back").empty());
  CHECK(table.judged("abbot-back red abbot 0,0")
            .starts_with("no: The abbot's feature is complete, and is scored in the usual way."));
}

TEST_CASE("the Mage and the Witch go to unfinished roads and cities, never to one of both") {
  Table table("BA,MW");
  table.lay("MW-01", {0, 0});
  table.waits_for = "mage";
  CHECK(table.listed("mage") ==
        "mage 0,0 road E; mage 0,0 road S; mage 0,0 road W; mage 0,0 city N");
  CHECK(table.judged("follower city N") ==
        "no: The mage comes first. [rule/mage-and-witch/symbol]");
  CHECK(table.judged("pass") ==
        "no: This must be done before the turn goes on. [rule/mage-and-witch/symbol]");
  table.put("", "mage", {0, 0}, "city N");
  CHECK(table.listed("witch") == "witch 0,0 road E; witch 0,0 road S; witch 0,0 road W");
  CHECK(table.judged("witch 0,0 city N") ==
        "no: The Mage is on that feature already. [rule/mage-and-witch/symbol]");
  CHECK(table.judged("mage 0,0 city N")
            .starts_with("no: A figure that moves goes to another road or city. "
                         "[rule/mage-and-witch/which-figure]"));
  CHECK(table.judged("mage away") ==
        "no: A figure leaves the table only where no unfinished road or city is free. "
        "[rule/mage-and-witch/no-place-left]");
  Table later("BA,MW", "C3");
  later.lay("MW-01", {0, 0}).put("", "mage", {0, 0}, "city N");
  later.waits_for = "mage";
  CHECK(later.judged("mage 0,0 city N")
            .starts_with("?: Nobody says whether the figure may move within its road or city."));
}

TEST_CASE("a little building goes on the tile just laid while one is left") {
  Table table("BA,LB");
  table.lay("BA-03", {0, 0});
  CHECK(table.listed("building") == "building little-tower; building little-house; building shed");
  table.so_far.buildings = 0;
  CHECK(table.listed("building").empty());
  CHECK(table.judged("building shed") ==
        "no: No building is left in that player's supply. [rule/little-buildings/preparation]");
}

TEST_CASE("no shrine touches two cloisters, and no cloister two shrines, nor does an abbey") {
  Table table("BA,SH,AM");
  table.lay("SH-01", {0, 0}).lay("BA-01", {0, 2}).lay("BA-01", {1, 1});
  const std::string rule = " [rule/shrines-and-heretics/one-neighbour]";
  CHECK(table.judged("BA-01 1,0") == "no: The shrine at 0,0 would touch two cloisters." + rule);
  CHECK(table.judged("SH-01 0,1 r0").find("would touch two") != std::string::npos);
  Table free("BA,SH");
  free.lay("SH-01", {0, 0});
  CHECK(free.judged("BA-01 0,-1 r0").find("would touch two") == std::string::npos);
}

TEST_CASE("what no source settles is neither allowed nor refused") {
  Table table("BA,TO,AB", "C2");
  table.lay("BA-03", {0, 0}).lay("TO-02", {0, 1});
  table.put("", "tower-piece", {0, 1}, "");
  CHECK(table.judged("abbot tower") ==
        "?: The sources do not settle whether an abbot may stand on top of a tower. "
        "[ruling/tower/abbot-on-a-tower]");
}

TEST_CASE("the fairy joins a follower of the player who moves it") {
  Table table("BA,PD");
  table.lay("BA-03", {0, 0}).lay("PD-17", {1, 0});
  table.put("red", "follower", {0, 0}, "road E").put("blue", "follower", {0, 0}, "city N");
  CHECK(table.listed("fairy") == "fairy 0,0");
  CHECK(table.judged("fairy 1,0") ==
        "no: No follower of red stands at 1,0. [rule/princess-and-dragon/fairy-move]");
  CHECK(table.judged("follower road E") ==
        "no: No figure is put on a tile with a volcano as it is laid. "
        "[rule/princess-and-dragon/volcano-no-figure]");
  table.put("", "fairy", {0, 0}, "road E");
  CHECK(table.judged("fairy 0,0") ==
        "no: The fairy stands there already. [rule/princess-and-dragon/fairy-move]");
}

// Every place of the last tile: what the rules of the base game let a follower do there, from the
// rims of the tiles.
TEST_CASE("a follower may stand where a twin finds nobody") {
  const Library& content = test::project_library();
  int allowed = 0, refused = 0;
  for (unsigned seed = 1; seed <= 60; ++seed) {
    std::mt19937 random(seed);
    Table table(seed % 2 == 0 ? "BA,IC" : "BA,TB,AM");
    play_at_random(table.board, 24, random);
    std::vector<Placement> lying;
    for (const Board::Piece& piece : table.board.pieces()) lying.push_back(piece.placement);
    for (const Placement& placement : lying)
      for (const std::string& at : spot_names(*placement.tile))
        if (random() % 9 == 0 && at != "garden" && at != "abbey")
          table.put(random() % 2 == 0 ? "red" : "blue", "follower", placement.cell, at);
    BruteTable twin(lying, table.figures);
    const Referee referee(content.guides, table.question);
    const RefereeTable now = table.now();
    std::set<std::string> listed;
    for (const FigureMoves& figure : referee.moves(now).figures)
      if (figure.figure == "large-follower" || figure.figure == "wagon")
        for (const FigurePlace& place : figure.places)
          listed.insert(figure.figure + ' ' + place.at);
    const Placement& last = lying.back();
    for (const std::string& figure : {std::string("large-follower"), std::string("wagon")}) {
      if (figure == (seed % 2 == 0 ? "wagon" : "large-follower")) continue;
      for (const std::string& at : spot_names(*last.tile)) {
        if (at == "abbey" || at.starts_with("corner")) continue;
        const PositionFigure there{"red", figure, last.cell, at, 1, {}};
        const auto part = twin.stands(there);
        bool free = true;
        if (part) {
          for (const Blob& blob : twin.blobs())
            if (blob.parts.contains(*part))
              for (const PositionFigure& other : table.figures)
                free = free && !twin.on(other, blob);
          free = free && (figure != "wagon" || twin.segment(*part).kind != SegmentKind::Field);
        } else {
          for (const PositionFigure& other : table.figures)
            free = free && !(other.cell == last.cell && other.at == at);
        }
        INFO("seed " << seed << ": " << figure << ' ' << at << " on " << last.tile->id);
        CHECK(listed.contains(figure + ' ' + at) == free);
        ++(free ? allowed : refused);
      }
    }
  }
  CHECK(allowed > 60);
  CHECK(refused > 20);
}

TEST_CASE("every move that is listed is allowed, and every other place refused with a rule") {
  const Library& content = test::project_library();
  for (unsigned seed = 1; seed <= 12; ++seed) {
    std::mt19937 random(seed);
    Table table("BA,IC,TB,AM");
    play_at_random(table.board, 20, random);
    for (const Board::Piece& piece : table.board.pieces())
      for (const std::string& at : spot_names(*piece.placement.tile))
        if (random() % 8 == 0) table.put("red", "follower", piece.placement.cell, at);
    const Referee referee(content.guides, table.question);
    RefereeTable now = table.now();
    const Moves moves = referee.moves(now);
    CHECK(moves.known);
    const Cell laid = *now.moment.laid;
    for (const char* figure : {"large-follower", "mayor", "wagon", "builder", "pig"})
      for (const std::string& at : spot_names(*table.board.piece_at(laid)->placement.tile)) {
        const auto found = std::ranges::find(moves.figures, figure, &FigureMoves::figure);
        const bool listed = found != moves.figures.end() &&
                            std::ranges::any_of(found->places, [&](const FigurePlace& place) {
                              return place.cell == laid && place.at == at;
                            });
        Move move;
        move.kind = Move::Kind::Figure;
        move.figure = figure;
        const Placement& placement = table.board.piece_at(laid)->placement;
        move.place = place_as_it_lies(*placement.tile, placement.rotation, at).value_or(at);
        const Judgement judgement = referee.judge(now, move);
        INFO("seed " << seed << ": " << figure << ' ' << at << " on " << placement.tile->id << ": "
                     << english(judgement.why));
        CHECK(judgement.allowed == listed);
        CHECK(judgement.rule.starts_with("rule/"));
      }
    // The tile in hand: every cell and turn around the table.
    now.moment.step = GameStep::Tile;
    now.moment.drawn = content.catalog.find_tile("BA-15");
    std::set<std::pair<Cell, int>> listed;
    for (const TileMoves& tile : referee.moves(now).tiles)
      for (const Rotation turn : all_rotations)
        if (tile.rotations.contains(turn)) listed.insert({tile.cell, degrees(turn)});
    for (std::int16_t x = -4; x <= 4; ++x)
      for (std::int16_t y = -4; y <= 4; ++y)
        for (const Rotation turn : all_rotations) {
          Move move;
          move.kind = Move::Kind::Tile;
          move.tile = now.moment.drawn;
          move.cell = Cell{x, y};
          move.rotation = turn;
          const Judgement judgement = referee.judge(now, move);
          CHECK(judgement.allowed == listed.contains({Cell{x, y}, degrees(turn)}));
          CHECK(judgement.rule.starts_with("rule/"));
        }
  }
}

TEST_CASE("walk: on a board without a turn nobody puts a second builder or pig") {
  Table table("base-game,traders-and-builders");
  table.lay("BA-03", {}).put("blue", "follower", {}, "road E").put("blue", "builder", {}, "road W");
  table.whose.clear();
  CHECK(table.judged("builder 0,0 road E") ==
        "no: Whoever has a follower on this road has no builder left in the supply. "
        "[rule/base-game/deploy]");
  table.put("red", "follower", {}, "road W");
  CHECK(table.judged("builder 0,0 road E").starts_with("yes: "));
  Table twice("base-game,traders-and-builders*2");
  twice.lay("BA-03", {}).put("blue", "follower", {}, "road E").put("blue", "builder", {}, "road W");
  twice.whose.clear();
  CHECK(twice.judged("builder 0,0 road E").starts_with("yes: "));
}

TEST_CASE("figures that cannot stand where they do are told") {
  Table table("BA,IC,TB,AM");
  table.lay("BA-03", {0, 0}).lay("BA-03", {1, 0});
  table.put("red", "pig", {0, 0}, "city N").put("blue", "mayor", {1, 0}, "road E");
  table.put("blue", "builder", {1, 0}, "city N");
  for (int i = 0; i < 8; ++i) table.put("green", "follower", {0, 0}, "city N");
  Texts told;
  for (const WrongFigure& wrong :
       wrong_figures(test::project_library().guides, table.question, table.board, table.figures))
    told.push_back(std::to_string(wrong.figure) + ' ' + english(wrong.why) + ' ' + wrong.rule);
  INFO(joined(told, "\n"));
  CHECK(told.size() == 4);
  CHECK(told[2] ==
        "2 A builder needs a follower of its player on the same city. "
        "rule/traders-and-builders/builder-deploy");
  CHECK(told.back() == "10 A follower more than green has: there are 7. rule/base-game/deploy");
}

TEST_CASE("every figure beyond what players and sets have is told, not the first alone") {
  const auto told = [](const Table& table) {
    Texts texts;
    for (const WrongFigure& wrong :
         wrong_figures(test::project_library().guides, table.question, table.board, table.figures))
      texts.push_back(std::to_string(wrong.figure) + ' ' + english(wrong.why));
    return texts;
  };
  const auto table_of = [](const std::string& sets, const std::string& edition = "C1") {
    Table table(sets, edition);
    table.lay("BA-03", {0, 0});
    return table;
  };
  Table followers = table_of("BA");
  for (int i = 0; i < 10; ++i) followers.put("green", "follower", {0, 0}, "city N");
  CHECK(told(followers) == Texts{"7 A follower more than green has: there are 7.",
                                 "8 A follower more than green has: there are 7.",
                                 "9 A follower more than green has: there are 7."});
  Table twice = table_of("BA*2");
  twice.figures = followers.figures;
  CHECK(told(twice).empty());

  Table counted = table_of("BA,IC");
  counted.put("red", "large-follower", {0, 0}, "city N").figures.back().count = 2;
  CHECK(told(counted) == Texts{"0 A large follower more than red has: there is 1."});

  Table shared = table_of("BA,PD,MW,TO");
  for (int i = 0; i < 2; ++i)
    for (const std::string figure : {"dragon", "fairy", "mage"})
      shared.put("", figure, {0, 0}, figure == "mage" ? "city N" : "");
  shared.put("", "tower-piece", {0, 0}, "").figures.back().count = 31;
  shared.put("red", "dragon", {0, 0}, "").put("red", "tower-piece", {0, 0}, "");
  CHECK(told(shared) == Texts{"3 A dragon more than the sets bring: there is 1.",
                              "4 A fairy more than the sets bring: there is 1.",
                              "5 A mage more than the sets bring: there is 1.",
                              "6 A tower piece more than the sets bring: there are 30.",
                              "7 A dragon belongs to no player.",
                              "8 A tower piece more than the sets bring: there are 30."});

  Table none = table_of("BA");
  none.put("", "fairy", {0, 0}, "").put("", "little-tower", {0, 0}, "");
  none.put("", "follower", {0, 0}, "city N");
  CHECK(told(none) == Texts{"0 A fairy does not come with these sets.",
                            "1 A little tower does not come with these sets.",
                            "2 A follower belongs to a player, and none is named."});

  Table barns = table_of("BA,bridges-castles-and-bazaars", "C3.1");
  for (int i = 0; i < 7; ++i) barns.put("blue", "barn", {0, 0}, "");
  CHECK(told(barns) == Texts{"6 A barn more than the sets bring: there are 6."});
}

TEST_CASE("nobody is deployed to the River II's lake with the volcano") {
  Table table("BA,RI2");
  table.lay("RI2-03", {0, 0});
  CHECK(table.judged("follower field NL") ==
        "no: Nobody is deployed to the lake with the volcano. You lay another tile at once and may "
        "deploy to that. [rule/river-2/volcano]");
  const Moves moves = Referee(test::project_library().guides, table.question).moves(table.now());
  CHECK(moves.unknown == Texts{});
  CHECK(moves.figures.empty());
  CHECK(moves.may_pass);
  table.lay("RI2-06", {-1, 0});
  CHECK(table.judged("follower cloister") ==
        "yes: A follower may stand there. [rule/base-game/deploy]");
}

TEST_CASE("in the boxes of 2025 a builder or pig joins the follower just put") {
  Table table("BA,TB", "C3.1");
  table.lay("BA-03", {0, 0}).lay("BA-03", {1, 0});
  table.put("red", "follower", {0, 0}, "road E");
  CHECK(table.judged("builder road W") ==
        "no: A builder joins a normal or large follower that you put on this tile in this turn, on "
        "the same road. [rule/traders-and-builders/builder-deploy-2025]; edition C1 yes; "
        "edition C2 yes; edition C3 yes");
  table.put("red", "follower", {1, 0}, "field SL");
  table.so_far.acted = true;
  CHECK(table.judged("builder city N") ==
        "no: A builder joins a normal or large follower that you put on this tile in this turn, on "
        "the same city. [rule/traders-and-builders/builder-deploy-2025]");
  CHECK(table.judged("pig field SL") ==
        "yes: A pig may stand there. [rule/traders-and-builders/pig-deploy-2025]; edition C1 no; "
        "edition C2 no; edition C3 no");
  CHECK(table.judged("pig field EL").starts_with("no: A pig joins a normal or large follower"));
  CHECK(table.judged("follower city N").starts_with("no: "));
  const Moves moves = Referee(test::project_library().guides, table.question).moves(table.now());
  CHECK(moves.unknown == Texts{});
  REQUIRE(moves.figures.size() == 1);
  CHECK(moves.figures[0].figure == "pig");
  CHECK(moves.figures[0].places.size() == 1);

  Table before("BA,TB", "C2");
  before.lay("BA-03", {0, 0}).lay("BA-03", {1, 0});
  before.put("red", "follower", {0, 0}, "road E");
  CHECK(before.judged("builder road W").starts_with("yes: "));
}

TEST_CASE("two players' followers in one cloister are told") {
  Table table("BA");
  table.lay("BA-01", {0, 0});
  table.put("red", "follower", {0, 0}, "cloister").put("blue", "follower", {0, 0}, "cloister");
  const auto wrong =
      wrong_figures(test::project_library().guides, table.question, table.board, table.figures);
  REQUIRE(wrong.size() == 1);
  CHECK(wrong[0].figure == 1);
  CHECK(wrong[0].why == "Two followers stand in one cloister.");
  CHECK(wrong[0].rule == "rule/base-game/occupied");
}

TEST_CASE("walk: the Mage and the Witch on one city are told") {
  Table table("BA,MW");
  table.lay("BA-03", {0, 0});
  table.put("", "mage", {0, 0}, "city N").put("", "witch", {0, 0}, "city N");
  const auto wrong =
      wrong_figures(test::project_library().guides, table.question, table.board, table.figures);
  REQUIRE(wrong.size() == 1);
  CHECK(wrong[0].figure == 1);
  CHECK(wrong[0].why == "The Mage and the Witch never stand on one city.");
  CHECK(wrong[0].rule == "rule/mage-and-witch/symbol");
}

TEST_CASE("walk: the Count on a tile beside the City is told, the dragon is not") {
  Table table("BA,CO,PD");
  table.lay("BA-03", {0, 0});
  table.put("", "count", {0, 0}, "").put("", "dragon", {0, 0}, "");
  const auto wrong =
      wrong_figures(test::project_library().guides, table.question, table.board, table.figures);
  REQUIRE(wrong.size() == 1);
  CHECK(wrong[0].figure == 0);
  CHECK(wrong[0].why == "The count stands on no tile like this one.");
  CHECK(wrong[0].rule == "rule/count-of-carcassonne/move-the-count");
}

TEST_CASE("walk: a farmer on the farm of a barn is told") {
  Table table("BA,AM");
  table.lay("BA-24", {0, 0}).lay("BA-01", {0, 1}).lay("BA-24", {1, 0}).lay("BA-01", {1, 1});
  table.put("red", "barn", {0, 0}, "corner SE").put("blue", "follower", {0, 1}, "field NL");
  const auto wrong =
      wrong_figures(test::project_library().guides, table.question, table.board, table.figures);
  REQUIRE(wrong.size() == 1);
  CHECK(wrong[0].figure == 1);
  CHECK(wrong[0].why == "A barn stands on this farm.");
  CHECK(wrong[0].rule == "rule/abbey-and-mayor/no-farmers-beside-a-barn");
}

TEST_CASE("walk: a tower piece without a foundation below it is told") {
  Table table("BA,TO");
  table.lay("BA-01", {0, 0}).lay("TO-01", {1, 0});
  table.put("", "tower-piece", {0, 0}, "").put("", "tower-piece", {1, 0}, "");
  const auto wrong =
      wrong_figures(test::project_library().guides, table.question, table.board, table.figures);
  REQUIRE(wrong.size() == 1);
  CHECK(wrong[0].figure == 0);
  CHECK(wrong[0].why == "No tower foundation lies at 0,0.");
  CHECK(wrong[0].rule == "rule/tower/tower-piece");
}

}  // namespace cartulary::tiledb::referee_test

// Games in notation: read, written, and there and back.
#include <random>

#include "engine/guide/table_formulas.h"
#include "engine/notation/game_notation.h"
#include "engine/replay/replay_game.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"
#include "tests/support/random_game.h"
#include "tiledb/board/jcz_writer.h"
#include "tiledb/board/notation_file.h"

namespace cartulary::tiledb::notation_test {
namespace {

using namespace cartulary::test;

Result<GameNotation> read(std::string_view text) {
  const Library& library = project_library();
  return parse_notation(library.catalog, library.guides, text, "evening.txt");
}

// The message for a text that is wrong.
std::string fault(std::string_view text) {
  const Result<GameNotation> read_text = read(text);
  return read_text ? "none" : to_text(read_text.error());
}

std::string written(const GameNotation& game) {
  const auto turns = notation_turns(project_library().catalog, game.selection, game.game);
  REQUIRE(turns.ok());
  return notation_text(game.head, game.selection, game.game, *turns);
}

std::string again(std::string_view text) {
  const Result<GameNotation> game = read(text);
  return game ? written(*game) : to_text(game.error());
}

// The place on its tile, alike by whichever of its sides the segment is called.
std::string place_of(const GameRecord& record, const PositionFigure& figure) {
  const Board::Piece* piece = record.board->piece_at(figure.cell);
  const auto spot = piece ? find_spot(*piece->placement.tile, figure.at) : std::nullopt;
  if (!spot || spot->kind != Spot::Kind::Segment) return figure.at;
  // A saved game does not tell which of two enclosed fields is meant.
  const Segment& segment = piece->placement.tile->segments[static_cast<std::size_t>(spot->segment)];
  if (segment.kind == SegmentKind::Field && segment.halves == 0) return "enclosed field";
  return "segment " + std::to_string(spot->segment);
}

// The game played again: points after each turn, the end, and the figures left.
std::string played(const Selection& selection, const SavedGame& game) {
  const Library& library = project_library();
  const Result<BoardKit> kit =
      board_kit(library.catalog, selection,
                table_formulas(library.catalog, library.guides.scoring, selection));
  REQUIRE(kit.ok());
  const GameRecord record = replay_game(game, *kit);
  std::string text;
  for (const TurnRecord& turn : record.turns) {
    text += std::to_string(turn.turn) + ' ' + turn.player;
    for (const auto& [player, points] : turn.points)
      text += ' ' + player + ' ' + std::to_string(points);
    text += '\n';
  }
  for (const auto& [player, points] : record.points)
    text += "end " + player + ' ' + std::to_string(points) + '\n';
  for (const PositionFigure& figure : record.figures)
    // A saved game has a barn on a field of its tile.
    if (figure.figure != "barn")
      text += figure.player + ' ' + figure.figure + ' ' + to_text(figure.cell) + ' ' +
              place_of(record, figure) + '\n';
  for (const NotFollowed& each : record.not_followed) text += "not followed: " + each.action + '\n';
  return text;
}

// Random games of these sets, to text and back, and as JCloisterZone saves them and back.
void there_and_back(const std::vector<std::string>& sets, int games, int turns, unsigned seed,
                    Edition edition = Edition::C1) {
  const Library& library = project_library();
  Selection selection;
  selection.edition = edition;
  for (const std::string& set : sets) selection.sets[set] = 1;
  const Result<BoardKit> kit =
      board_kit(library.catalog, selection,
                table_formulas(library.catalog, library.guides.scoring, selection));
  REQUIRE(kit.ok());
  std::mt19937 random(seed);
  const Placement start{library.catalog.find_tile("BA-03"), {0, 0}, Rotation::R0};
  for (int i = 0; i < games; ++i) {
    const RandomGame one =
        random_game(*kit, {.players = 2 + i % 3, .turns = turns, .start = start}, random);
    const auto lines = notation_turns(library.catalog, selection, one.game);
    REQUIRE(lines.ok());
    const std::string text = notation_text({}, selection, one.game, *lines);
    INFO(text);
    const std::string wanted = played(selection, one.game);
    const Result<GameNotation> back = read(text);
    REQUIRE((back ? "" : to_text(back.error())) == "");
    CHECK(played(back->selection, back->game) == wanted);
    CHECK(written(*back) == text);
    const Result<std::string> jcz = jcz_text(library.catalog, selection, one.game, "evening.txt");
    REQUIRE((jcz ? "" : to_text(jcz.error())) == "");
    const Result<BoardFile> file = parse_board_file(library.catalog, *jcz, "evening.jcz");
    REQUIRE((file ? "" : to_text(file.error())) == "");
    CHECK(file->selection == selection);
    CHECK(played(file->selection, *file->game) == wanted);
  }
}

constexpr std::string_view head = "Players: red Ann, blue Bob\nSets: base-game\n";

std::string turn_fault(std::string_view lines) {
  return fault(std::string(head) + std::string(lines));
}

}  // namespace

TEST_CASE("A game typed at a table is read, and written out in full") {
  CHECK(again("players: red Ann, Blue\n"
              "title: At the mill\n"
              "# The night of the storm\n"
              "BA-22 1,0; follower road W   # Ann begins\n"
              "BA-18 0,-1 r180\n"
              "diagram\n") ==
        "Title: At the mill\n"
        "Players: red Ann, blue\n"
        "Sets: base-game\n"
        "Edition: C1\n"
        "Start: BA-03 0,0\n"
        "\n"
        "1. BA-22 1,0; follower road W\n"
        "2. BA-18 0,-1 r180\n");
}

TEST_CASE("Comments and diagrams belong to the turn of their line") {
  const auto game =
      read(std::string(head) + "# before\nBA-22 1,0 # beside\ndiagram\nBA-18 0,-1 r180\n");
  REQUIRE(game.ok());
  REQUIRE(game->remarks.size() == 2);
  CHECK(game->remarks.front().comment == "before\nbeside");
  CHECK(game->remarks.front().diagram);
  CHECK(game->remarks.back() == NotationTurn());
}

TEST_CASE("Who does nothing passes, and a turn is over at the end of its line") {
  const auto game = read(std::string(head) +
                         "BA-22 1,0\nBA-18 0,-1 r180; follower city S\n"
                         "BA-24 2,0; pass; ...\n");
  REQUIRE(game.ok());
  std::string names;
  for (const GameAction& action : game->game.actions) names += action.name + ' ';
  CHECK(names == "PLACE_TILE PASS COMMIT PLACE_TILE DEPLOY_MEEPLE COMMIT PLACE_TILE PASS ");
}

TEST_CASE("The dragon's steps end placing by themselves, and go by sides") {
  const auto game = read(
      "Players: red, blue\nSets: base-game, princess-and-dragon\n"
      "Start: PD-01 0,0\nBA-22 1,0; dragon 1,0; ...\n");
  REQUIRE(game.ok());
  CHECK(game->game.actions.back().cell == Cell{1, 0});
}

TEST_CASE("What is wrong with a line is told with its place") {
  CHECK(fault("BA-22 1,0\n") ==
        "evening.txt: names no players\n"
        "fix: begin with a line such as 'Players: red Ann, blue Bob': colours, each with a name if "
        "you like");
  CHECK(fault("Players: red, mauve\n") ==
        "evening.txt:1: 'mauve' is no colour\n"
        "  Players: red, mauve\n"
        "                ^\n"
        "fix: begin with a line such as 'Players: red Ann, blue Bob': colours, each with a name if "
        "you like");
  CHECK(fault("Player: red\n") ==
        "evening.txt:1: the head has no 'Player'\n"
        "  Player: red\n"
        "  ^\n"
        "did you mean 'Players'?\n"
        "fix: a head has Title, Date, Place, Players, Sets, Edition, Rule-set, Tiles, Without, "
        "Rules, Elements, Figures, Readings, Ends, Chance, Start, Draws");
  CHECK(turn_fault("1. red BA-99 1,0\n") ==
        "evening.txt:3: 'BA-99' is neither a tile nor a figure nor an action\n"
        "  1. red BA-99 1,0\n"
        "         ^\n"
        "fix: write 'BA-15 2,0 r90', 'follower city E', 'mayor 1,0 road E', 'fairy 1,0' or 'pass'");
  CHECK(turn_fault("BA-22 1,0; follower city N\n") ==
        "evening.txt:3: BA-22 has no 'city N' as it lies\n"
        "  BA-22 1,0; follower city N\n"
        "             ^\n"
        "fix: name a segment by a side as it lies on the table: road E, road S, road W, field NL, "
        "field ER, field SR, corner NW, corner NE, corner SE, corner SW");
  CHECK(turn_fault("BA-22 1,0\nTitle: Late\n") ==
        "evening.txt:4: 'Title' stands below a turn\n"
        "  Title: Late\n"
        "  ^\n"
        "fix: lines of the head stand above the first turn");
  CHECK(turn_fault("BA-22 1,0; ransom blue follower\n") ==
        "evening.txt:3: no blue follower is held by anybody\n"
        "  BA-22 1,0; ransom blue follower\n"
        "             ^\n"
        "fix: name a figure that was captured before");
  CHECK(fault("Players: red\nSets: base-gam\n") ==
        "evening.txt:2: no set is called 'base-gam'\n"
        "  Sets: base-gam\n"
        "  ^\n"
        "did you mean 'base-game'?\n"
        "fix: take an id, a code or a title from the list of sets");
}

// Thousands of figures that stay out took minutes to be told apart.
TEST_CASE("A player has no more than thirty figures of a kind out") {
  std::string text(head);
  text += "BA-22 1,0";
  for (int i = 0; i < 31; ++i) text += "; follower 0,0 city N";
  CHECK(to_text(read(text).error())
            .starts_with("evening.txt:3: one player would have more than 30 figures out of the "
                         "kind follower\n"));
}

TEST_CASE("A game is a board file, and its lines are its places") {
  const Library& library = project_library();
  const auto board = [&](std::string_view text) {
    return parse_board_file(library.catalog, text, "evening.txt",
                            {.guides = &library.guides, .read = read_notation});
  };
  const auto file = board("Players: red, blue\n\nBA-22 1,0\n");
  REQUIRE(file.ok());
  CHECK(to_text(file->source) == "notation");
  std::vector<std::string> places;
  for (const FiledTile& tile : file->tiles) places.push_back(tile.where);
  CHECK(places == std::vector<std::string>{"evening.txt: Start", "evening.txt:3"});
  CHECK(board(R"({"notation": "Players: red\nBA-22 1,0\n"})").ok());
  CHECK(to_text(parse_board_file(library.catalog, "Players: red\n", "evening.txt").error()) ==
        "evening.txt:1:1: is not JSON from here on\n"
        "  Players: red\n"
        "  ^\n"
        "fix: correct it there, or give a file as a program wrote it");
}

TEST_CASE("Random games go to notation and to a saved game and back with equal turns and points") {
  there_and_back({"base-game"}, 4, 60, 11);
  there_and_back(
      {"base-game", "inns-and-cathedrals", "traders-and-builders", "king-and-robber-baron"}, 4, 60,
      12);
  there_and_back({"base-game", "princess-and-dragon", "tower", "inns-and-cathedrals"}, 6, 60, 13);
  there_and_back({"base-game", "abbey-and-mayor"}, 4, 50, 14);
  there_and_back({"base-game", "tunnel", "ferries", "traders-and-builders"}, 4, 50, 15);
}

}  // namespace cartulary::tiledb::notation_test

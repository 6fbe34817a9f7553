// The referee in the middle of random games, against a twin that is written from the rulebooks
// (tests/support/move_twin.h): what it lists is what the twin allows, and what it judges agrees.
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <map>
#include <random>
#include <set>

#include "engine/guide/table_formulas.h"
#include "engine/position/figure_reach.h"
#include "engine/referee/referee.h"
#include "engine/replay/replay_game.h"
#include "tests/support/catch.h"
#include "tests/support/move_twin.h"
#include "tests/support/project_library.h"
#include "tests/support/random_game.h"

namespace cartulary::tiledb::referee_play_test {
namespace {

using namespace cartulary::test;
using Lines = std::set<std::string>;

const Rulebook& rulebook() {
  return test::project_library().rulebook;
}

// The position after some actions of a random game.
struct Moment {
  Moment(const SavedGame& whole, const BoardKit& kit, std::mt19937& random)
      : game(whole), record(follow_some(random, kit)) {
    for (const Board::Piece& piece : record.board->pieces()) lying.push_back(piece.placement);
    const auto& bag = kit.bag.entries();
    drawn = bag[random() % bag.size()].tile;
    if (record.moment.step == GameStep::Tile) record.moment.drawn = drawn;
  }
  GameRecord follow_some(std::mt19937& random, const BoardKit& kit) {
    std::size_t count = random() % game.actions.size() + 1;
    // Half of them just after a tile was laid, when most may be done.
    if (random() % 2 == 0)
      while (count < game.actions.size() && game.actions[count - 1].type != GameActionType::Place)
        ++count;
    game.actions.resize(count);
    return replay_game(game, kit);
  }
  RefereeTable table() const {
    RefereeTable table{*record.board, record.figures, record.moment};
    table.prisoners = record.prisoners;
    return table;
  }
  MoveTwin twin() const {
    return {lying, record.figures, record.prisoners, record.moment,
            record.board->kit().tunnel_tokens};
  }
  // Pieces for towers that the player whose turn it is still has.
  int pieces_left() const {
    int left = game.players.size() == 2 ? 10 : game.players.size() == 3 ? 9 : 7;
    for (const GameAction& action : game.actions)
      if (action.value == "TOWER_PIECE" &&
          game.players[static_cast<std::size_t>(action.player)].colour ==
              record.moment.so_far.player)
        --left;
    return left;
  }
  std::string words() const {
    std::string text = record.moment.player + ' ' + std::string(to_text(record.moment.step)) + ' ' +
                       record.moment.waits_for + " after:";
    for (const GameAction& action : game.actions)
      if (action.type == GameActionType::Place) text += "\n" + action.tile.tile->id;
    for (const PositionFigure& figure : record.figures)
      text += "\n" + figure.player + ' ' + figure.figure + ' ' + to_text(figure.cell) + ' ' +
              figure.at + figure.note;
    return text;
  }

  SavedGame game;
  GameRecord record;
  std::vector<Placement> lying;
  const Tile* drawn = nullptr;
};

Lines listed_figures(const Moves& moves) {
  Lines lines;
  for (const FigureMoves& figure : moves.figures)
    for (const FigurePlace& place : figure.places)
      lines.insert(figure.figure + ' ' + to_text(place.cell) + ' ' + place.at);
  return lines;
}

Lines listed_actions(const Moves& moves) {
  Lines lines;
  for (const ActionMoves& action : moves.actions)
    if (action.places)
      for (const Move& move : *action.places) lines.insert(move.text);
  return lines;
}

Lines listed_tiles(const Moves& moves) {
  Lines lines;
  for (const TileMoves& tile : moves.tiles)
    for (const Rotation turn : all_rotations)
      if (tile.rotations.contains(turn))
        lines.insert(to_text(tile.cell) + " r" + std::to_string(degrees(turn)));
  return lines;
}

// How often a kind of move was allowed and refused: a test that only refuses proves little.
using Counts = std::map<std::string, std::pair<int, int>>;

class Checker {
 public:
  Checker(const Selection& selection, Counts& counts)
      : question_{test::project_library().catalog, &selection, "", &rulebook()},
        referee_(test::project_library().guides, question_),
        counts_(counts) {}

  void check(const Moment& moment) {
    INFO(moment.words());
    const Moves moves = referee_.moves(moment.table());
    // The way of a wagon is not known, and the answer says so.
    if (moves.moment.waits_for == "wagon") {
      CHECK(moves.unknown == std::vector<std::string>{"abbey-and-mayor"});
      return;
    }
    REQUIRE(moves.unknown == std::vector<std::string>{});
    CHECK(moves.known);
    const MoveTwin twin = moment.twin();
    check_tiles(moment, twin, listed_tiles(moves));
    check_figures(moment, twin, listed_figures(moves));
    check_actions(moment, twin, listed_actions(moves));
    const bool step =
        moves.moment.step == GameStep::Figure ||
        (moves.moment.step == GameStep::Action && moves.moment.waits_for != "dragon" &&
         moves.moment.waits_for != "ferry" && moves.moment.waits_for != "exchange");
    CHECK(moves.may_pass == step);
  }

 private:
  // `allowed` absent: no source settles it. `alike`: allowed, but another like it is listed.
  void judge(const Moment& moment, const Move& move, std::optional<bool> allowed, bool listed,
             bool alike = false) {
    INFO(move.text);
    CHECK(listed == (allowed.value_or(false) && !alike));
    // Most refusals are alike, and each judgement asks a dozen other referees.
    auto& [yes, no] = counts_[move.kind == Move::Kind::Action ? move.action : move.figure];
    ++(allowed.value_or(false) ? yes : no);
    if (!allowed.value_or(false) && ++asked_ % 97 != 0) return;
    if (allowed.value_or(false) && ++asked_ % 7 != 0) return;
    const Judgement judgement = referee_.judge(moment.table(), move);
    INFO(english(judgement.why));
    CHECK(judgement.allowed == allowed);
    CHECK(judgement.known);
    CHECK(english(judgement.why).size() <= 120);
    CHECK((judgement.rule.starts_with("rule/") || judgement.rule.starts_with("ruling/")));
  }

  void check_tiles(const Moment& moment, const MoveTwin& twin, const Lines& listed) {
    if (moment.record.moment.step != GameStep::Tile) CHECK(listed.empty());
    if (moment.record.moment.step != GameStep::Tile) return;
    Board board = *moment.record.board;
    const Board before = board;
    std::set<Cell> cells;
    for (const Placement& lies : moment.lying)
      for (const Side side : all_sides) cells.insert({lies.cell, beside(lies.cell, side)});
    for (const Cell cell : cells)
      for (const Rotation turn : all_rotations) {
        Move move;
        move.kind = Move::Kind::Tile;
        move.tile = moment.drawn;
        move.cell = cell;
        move.rotation = turn;
        move.text = to_text(cell) + " r" + std::to_string(degrees(turn));
        const Placement placement{moment.drawn, cell, turn};
        const bool allowed = twin.may_lay(placement);
        judge(moment, move, allowed, listed.contains(move.text));
        if (!allowed || asked_ % 5 != 0) continue;
        REQUIRE(board.place(placement).ok());
        REQUIRE(board.take_back());
        CHECK(board == before);
      }
  }

  void check_figures(const Moment& moment, const MoveTwin& twin, const Lines& listed) {
    if (moment.record.moment.step != GameStep::Figure) CHECK(listed.empty());
    if (moment.record.moment.step != GameStep::Figure) return;
    for (const char* figure : {"follower", "large-follower", "mayor", "wagon", "abbot", "phantom",
                               "builder", "pig", "barn"}) {
      if (!referee_.brings(figure)) continue;
      for (const Placement& lies : moment.lying) {
        std::vector<std::string> places = spot_names(*moment.record.board, lies.cell);
        places.emplace_back("tower");
        for (const std::string& at : places) {
          // Corners of a neighbour are the same points.
          if (at.starts_with("corner") && lies.cell != moment.record.moment.laid) continue;
          if (at == "tower" && !referee_.brings("tower-piece")) continue;
          Move move;
          move.kind = Move::Kind::Figure;
          move.figure = figure;
          move.cell = lies.cell;
          move.place = place_as_it_lies(*lies.tile, lies.rotation, at).value_or(at);
          move.text = move.figure + ' ' + to_text(lies.cell) + ' ' + at;
          judge(moment, move, twin.may_put(figure, lies.cell, at), listed.contains(move.text));
        }
      }
    }
  }

  Move action(const std::string& text) const {
    Result<Move> move =
        parse_move(test::project_library().catalog, test::project_library().guides, text, "MOVE");
    if (!move) FAIL(to_text(move.error()));
    return *std::move(move);
  }
  void act(const Moment& moment, const std::string& text, bool allowed, const Lines& listed) {
    const Move move = action(text);
    if (!referee_.brings(move.action == "fairy" || move.action == "dragon" ||
                                 move.action == "princess"
                             ? "fairy"
                             : "tower-piece"))
      return;
    judge(moment, move, allowed, listed.contains(text));
  }

  void check_actions(const Moment& moment, const MoveTwin& twin, const Lines& listed) {
    for (const Placement& lies : moment.lying) {
      act(moment, "fairy " + to_text(lies.cell), twin.may_join_fairy(lies.cell), listed);
      act(moment, "tower " + to_text(lies.cell), twin.may_raise(lies.cell, moment.pieces_left()),
          listed);
    }
    for (const Side side : all_sides)
      act(moment, std::string("dragon ") + to_char(side), twin.may_fly(side), listed);
    for (const GamePlayer& player : moment.game.players)
      for (const char* figure : {"follower", "large-follower", "phantom"})
        act(moment, "ransom " + player.colour + ' ' + figure,
            twin.may_ransom(player.colour, figure), listed);
    check_on_figures(moment, twin, listed);
    if (question_.selection->sets.contains("tunnel")) check_tunnels(moment, twin, listed);
    if (question_.selection->sets.contains("ferries")) check_ferries(moment, twin, listed);
  }

  void check_ferries(const Moment& moment, const MoveTwin& twin, const Lines& listed) {
    for (const Placement& lies : moment.lying)
      for (const char* roads : {"NW", "NE", "NS", "WE", "WS", "ES"}) {
        const std::string as_it_lies = *place_as_it_lies(*lies.tile, lies.rotation, roads);
        const std::string text = "ferry " + to_text(lies.cell) + ' ' + as_it_lies;
        judge(moment, action(text), twin.may_ferry(lies.cell, roads), listed.contains(text));
      }
  }

  // Of several pairs without a token the first alone is listed; the others are as good.
  void check_tunnels(const Moment& moment, const MoveTwin& twin, const Lines& listed) {
    const std::size_t players = moment.game.players.size();
    const int pairs = players == 2 ? 3 : players == 3 ? 2 : 1;
    for (const Placement& lies : moment.lying)
      for (std::size_t side = 0; side < 4; ++side) {
        bool fresh = false;
        for (int pair = 1; pair <= most_tunnel_pairs; ++pair) {
          const bool used = std::any_of(
              moment.record.figures.begin(), moment.record.figures.end(), [&](const auto& each) {
                return each.figure == "tunnel-token" && each.pair == pair &&
                       each.player == moment.record.moment.player;
              });
          const char as_it_lies = "NESW"[(side + static_cast<std::size_t>(lies.rotation)) % 4];
          const std::string text = "tunnel " + (pair > 1 ? std::to_string(pair) + ' ' : "") +
                                   to_text(lies.cell) + " road " + as_it_lies;
          const bool allowed = twin.may_tunnel(lies.cell, side, pair, pairs);
          judge(moment, action(text), allowed, listed.contains(text), fresh && !used && allowed);
          fresh = fresh || !used;
        }
      }
  }

  // Two figures of a kind on one tile are told apart by their places.
  void check_on_figures(const Moment& moment, const MoveTwin& twin, const Lines& listed) {
    for (const PositionFigure& figure : moment.record.figures) {
      if (figure.player.empty() || figure.figure == "barn" || figure.figure == "tunnel-token")
        continue;
      const auto alike =
          std::ranges::count_if(moment.record.figures, [&](const PositionFigure& other) {
            return other.player == figure.player && other.figure == figure.figure &&
                   other.cell == figure.cell;
          });
      std::string on = ' ' + figure.player + ' ' + figure.figure + ' ' + to_text(figure.cell);
      const Placement& lies = *std::ranges::find(moment.lying, figure.cell, &Placement::cell);
      if (alike > 1)
        on += ' ' + (figure.at.empty()
                         ? "tower"
                         : place_as_it_lies(*lies.tile, lies.rotation, figure.at).value_or(""));
      act(moment, "capture" + on, twin.may_capture(figure), listed);
      act(moment, "princess" + on, twin.may_send_home(figure), listed);
    }
  }

  GuideQuestion question_;
  Referee referee_;
  Counts& counts_;
  unsigned asked_ = 0;
};

Counts play(const std::vector<std::string>& sets, int positions, unsigned seed) {
  const Library& content = test::project_library();
  Selection selection;
  for (const std::string& set : sets) ++selection.sets[set];
  const Result<BoardKit> kit =
      board_kit(content.catalog, selection,
                table_formulas(content.catalog, content.guides.scoring, selection));
  REQUIRE(kit.ok());
  Counts counts;
  Checker checker(selection, counts);
  std::mt19937 random(seed);
  const Placement start{content.catalog.find_tile("BA-03"), {0, 0}, Rotation::R0};
  for (int done = 0; done < positions;) {
    const int turns = 8 + static_cast<int>(random() % 50);
    const RandomGame played =
        random_game(*kit, {.players = 2 + done % 3, .turns = turns, .start = start}, random);
    for (int i = 0; i < 25 && done < positions; ++i, ++done)
      checker.check(Moment(played.game, *kit, random));
  }
  return counts;
}

// With CARTULARY_POSITIONS, as ./run test --full sets it, that many in all.
int positions() {
  const char* told = std::getenv("CARTULARY_POSITIONS");
  return told == nullptr ? 2000 : std::max(4, std::atoi(told));
}

}  // namespace

TEST_CASE("the referee and its twin agree in random games of the base game and large sets") {
  const Counts counts =
      play({"base-game", "inns-and-cathedrals", "traders-and-builders"}, positions() / 4, 1);
  for (const char* each : {"follower", "large-follower", "builder", "pig"}) {
    INFO(each);
    CHECK(counts.at(each).first > 10);
    CHECK(counts.at(each).second > 20);
  }
}

TEST_CASE("the referee and its twin agree in random games with abbey, mayor and abbot") {
  const Counts counts =
      play({"base-game", "abbey-and-mayor", "abbot", "phantom"}, positions() / 4, 2);
  for (const char* each : {"mayor", "wagon", "barn", "abbot", "phantom"}) {
    INFO(each);
    CHECK(counts.at(each).first > 5);
    CHECK(counts.at(each).second > 20);
  }
}

TEST_CASE("the referee and its twin agree in random games with dragon, tower and phantom") {
  const Counts counts = play({"base-game", "princess-and-dragon", "princess-and-dragon", "tower",
                              "inns-and-cathedrals", "phantom"},
                             positions() / 2, 4);
  for (const char* each :
       {"dragon", "fairy", "princess", "tower", "capture", "ransom", "phantom", "large-follower"}) {
    INFO(each);
    CHECK(counts.at(each).first > 3);
    CHECK(counts.at(each).second > 20);
  }
}

TEST_CASE("the referee and its twin agree in random games with tunnel tokens") {
  const Counts counts = play({"base-game", "tunnel", "tunnel", "traders-and-builders",
                              "abbey-and-mayor", "princess-and-dragon"},
                             positions() / 4, 5);
  CHECK(counts.at("tunnel").first > 100);
  CHECK(counts.at("tunnel").second > 1000);
}

TEST_CASE("the referee and its twin agree in random games with ferries") {
  const Counts counts = play({"base-game", "ferries", "ferries", "ferries", "ferries", "ferries",
                              "tunnel", "traders-and-builders"},
                             positions() / 2, 6);
  CHECK(counts.at("ferry").first > 100);
  CHECK(counts.at("ferry").second > 1000);
}

}  // namespace cartulary::tiledb::referee_play_test

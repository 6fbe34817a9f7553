// Every worked figure of the sources that is a feature, laid of real tiles: as a board, and as a
// saved game that is over, it scores as the question in words does.
#include <algorithm>
#include <array>
#include <map>

#include "engine/guide/score_answer.h"
#include "engine/guide/table_formulas.h"
#include "engine/position/board_figures.h"
#include "engine/replay/replay_game.h"
#include "engine/scoring/player_scores.h"
#include "engine/text/text.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"
#include "tests/tiledb/board/laid_feature.h"
#include "tests/tiledb/board/laid_texts.h"
#include "tests/tiledb/guide/worked_figures.h"
#include "tiledb/board/board_file.h"

namespace cartulary::tiledb::laid_figures_test {
namespace {

using namespace cartulary::test;

// Of a player who scores anything.
struct Told {
  int points = 0;
  std::vector<std::string> terms;
};
using ToldScores = std::map<std::string, Told>;

// "red 4: 4 tiles at 1 = 4, base-game/road-complete".
std::string text_of(const ToldScores& scores, bool with_terms) {
  std::string text;
  for (const auto& [player, told] : scores) {
    std::vector<std::string> terms = told.terms;
    std::ranges::sort(terms);
    text += player + ' ' + std::to_string(told.points);
    if (with_terms) text += ": " + joined(terms, "; ");
    text += '\n';
  }
  return text;
}

// Saved games name these terms by what lies there: "1 follower on it and around it".
constexpr std::array<std::string_view, 2> told_in_other_words = {
    "bridges-castles-and-bazaars/castle-scores", "darmstadt-promo/church-majority"};

std::string term_text(std::string_view what, const ScoreTerm& term) {
  const bool other = std::ranges::find(told_in_other_words, term.rule) != told_in_other_words.end();
  return (other ? "" : std::string(what) + " = ") + std::to_string(term.points) + ", " +
         std::string(term.rule);
}

void tell(ToldScores& scores, const std::string& player, int points,
          const std::vector<ScoreTerm>& terms) {
  if (points == 0) return;
  Told& told = scores[player];
  told.points += points;
  for (const ScoreTerm& term : terms) told.terms.push_back(term_text(english(term.what), term));
}

// The question with all that boards tell: whose the feature is, and of which kind little buildings
// are.
ScoreQuestion told_as_boards_do(ScoreQuestion question) {
  if (question.figures.empty()) {
    const auto barn = question.facts.find("barn");
    const bool scores = barn != question.facts.end() && barn->second.word == "final";
    question.figures["red"] = {scores ? "barn" : "follower"};
  }
  if (const auto buildings = question.facts.extract("buildings"))
    question.facts["sheds"] = buildings.mapped();
  return question;
}

ToldScores told_in_words(const ScoreQuestion& question, const GuideQuestion& game) {
  const Scoring& scoring = test::project_library().guides.scoring;
  const auto answer = score(scoring, question, game);
  REQUIRE(answer.ok());
  ToldScores scores;
  for (const PlayerScore& each :
       player_scores(formulas_in(scoring, game), facts_of(question), claimants_of(question)))
    tell(scores, each.player, each.points, each.terms);
  for (const ScoreHolder& holder : answer->holders) {
    const auto found = scores.find(holder.player);
    REQUIRE((found == scores.end() ? 0 : found->second.points) == holder.points);
  }
  return scores;
}

BoardKit kit_of(const BoardFile& file, const Selection& chosen) {
  Selection selection = file.selection;
  selection.rules = chosen.rules;
  const Library& content = test::project_library();
  auto kit = board_kit(content.catalog, selection,
                       table_formulas(content.catalog, content.guides.scoring, selection));
  REQUIRE(kit.ok());
  return std::move(*kit);
}

// All but abbeys, which have not four tiles around them, lie by the rules.
void require_legal(const Board& board) {
  for (const IllegalPiece& illegal : board.illegal()) {
    const Tile& tile = *board.pieces()[static_cast<std::size_t>(illegal.piece)].placement.tile;
    INFO(tile.id << ": " << english(illegal.why));
    REQUIRE(has_symbol(tile, "abbey"));
  }
}

// "3 tiles at 1" of "road at 0,0: 3 tiles at 1".
std::string_view without_place(std::string_view what) {
  const std::size_t colon = what.find(": ");
  return colon == what.npos ? what : what.substr(colon + 2);
}

ToldScores told_by_board(const LaidFeature& laid, const Selection& chosen) {
  const auto file =
      parse_board_file(test::project_library().catalog, own_board_text(laid), "own.json");
  INFO(own_board_text(laid));
  if (!file) FAIL(to_text(file.error()));
  const BoardKit kit = kit_of(*file, chosen);
  const auto board = lay_board(*file, kit);
  REQUIRE(board.ok());
  require_legal(*board);
  const Status stands = check_figures(*board, file->figures);
  if (!stands) FAIL(to_text(stands.error()));
  ToldScores scores;
  for (const PlayerTotal& player : board_figures(*board, file->figures).players)
    if (player.final != 0) {
      Told& told = scores[player.player];
      told.points = player.final;
      for (const ScoreTerm& term : player.terms)
        told.terms.push_back(term_text(without_place(english(term.what)), term));
    }
  return scores;
}

ToldScores told_by_game(const std::string& text, const ScoreQuestion& question,
                        const Selection& chosen) {
  const auto file = parse_board_file(test::project_library().catalog, text, "game.jcz");
  INFO(text);
  if (!file) FAIL(to_text(file.error()));
  const BoardKit kit = kit_of(*file, chosen);
  const GameRecord record = replay_game(*file->game, kit);
  REQUIRE(record.end);
  REQUIRE(record.not_followed == std::vector<NotFollowed>{});
  require_legal(*record.board);
  ToldScores scores;
  std::map<std::string, int> points;
  const auto add = [&](const std::vector<ScoredPoints>& all) {
    for (const ScoredPoints& scored : all) {
      if (!question.figures.contains(scored.player)) continue;
      points[scored.player] += scored.points;
      tell(scores, scored.player, scored.points, scored.terms);
    }
  };
  for (const TurnRecord& turn : record.turns) add(turn.scored);
  add(record.end->scored);
  for (const auto& [player, sum] : points) REQUIRE(record.points.at(player) == sum);
  return scores;
}

// By the first two ways of scoring farms a board tells all farms of a player in one term.
bool tells_terms(const ScoreQuestion& question, const Selection& selection) {
  const auto way = selection.rules.find("farm-scoring");
  return question.feature != "field" || way == selection.rules.end() || way->second == "3";
}

struct Counts {
  int own = 0, games = 0;
  std::map<std::string, int> not_laid, not_own, not_in_games;  // by why
};

std::string text_of(const std::map<std::string, int>& counts) {
  std::string text;
  for (const auto& [why, count] : counts) text += why + ": " + std::to_string(count) + '\n';
  return text;
}

void compare(const WorkedFigure& figure, Counts& counts) {
  const auto selection = selection_of(figure);
  REQUIRE(selection.ok());
  const GuideQuestion game{test::project_library().catalog, &*selection};
  const auto read = question_of(figure, game);
  REQUIRE(read.ok());
  const ScoreQuestion question = told_as_boards_do(*read);
  const LaidFeature laid = lay_feature(test::project_library().catalog, question);
  if (!laid.not_laid.empty()) {
    ++counts.not_laid[laid.not_laid];
    return;
  }
  const bool with_terms = tells_terms(question, *selection);
  const std::string expected = text_of(told_in_words(question, game), with_terms);
  if (laid.not_own.empty()) {
    CHECK(text_of(told_by_board(laid, *selection), with_terms) == expected);
    ++counts.own;
  } else {
    ++counts.not_own[laid.not_own];
  }
  const std::string text = saved_game_text(test::project_library().catalog, laid);
  if (text.empty()) {
    ++counts.not_in_games["JCloisterZone has no castles in Germany"];
    return;
  }
  CHECK(text_of(told_by_game(text, question, *selection), with_terms) == expected);
  ++counts.games;
}

TEST_CASE("the worked figures of features score alike laid as a board and as a saved game") {
  Counts counts;
  for (const WorkedFigure& figure : worked_figures()) {
    if (figure.score.empty()) continue;
    INFO(figure.id << ": " << figure.score.front());
    compare(figure, counts);
  }
  CHECK(counts.own == 173);
  CHECK(counts.games == 180);
  CHECK(text_of(counts.not_laid) ==
        "boards count no huts: 2\n"
        "no feature brings it: 44\n");
  CHECK(text_of(counts.not_own) ==
        "a challenge ends when one of the two is completed: 1\n"
        "a figure of a board is a monk, no abbot: 2\n"
        "it scores when a feature in its fief is completed: 1\n"
        "its farmers score when the barn is placed or joined: 9\n"
        "they are counted when the church is completed: 1\n");
  CHECK(text_of(counts.not_in_games) == "JCloisterZone has no castles in Germany: 7\n");
}

}  // namespace
}  // namespace cartulary::tiledb::laid_figures_test

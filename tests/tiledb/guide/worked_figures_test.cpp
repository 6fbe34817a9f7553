// Every worked figure of the sources, worked out again by the scoring guide.
#include "tests/tiledb/guide/worked_figures.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "engine/guide/score_answer.h"
#include "engine/guide/table_formulas.h"
#include "engine/scoring/player_scores.h"
#include "engine/text/text.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"

namespace cartulary::tiledb::worked_figures_test {
namespace {

using namespace cartulary::test;

// "red 24", of everybody who scores; where no player is told what a holder gets; or what is wrong
// with the question.
std::string worked_out(const WorkedFigure& figure) {
  const auto selection = selection_of(figure);
  if (!selection) return to_text(selection.error());
  const GuideQuestion game{test::project_library().catalog, &*selection};
  const auto question = question_of(figure, game);
  if (!question) return to_text(question.error());
  const auto answer = score(test::project_library().guides.scoring, *question, game);
  if (!answer) return to_text(answer.error());
  if (!figure.tells_scores) return std::to_string(figure.before + answer->points);
  std::string told;
  for (const ScoreHolder& holder : answer->holders)
    if (holder.points != 0) add_item(told, holder.player + " " + std::to_string(holder.points));
  return told;
}

std::string told_by_source(const WorkedFigure& figure) {
  if (!figure.tells_scores) return figure.points;
  std::string told;
  for (const auto& [player, points] : figure.scores) add_item(told, player + " " + points);
  return told;
}

TEST_CASE("the worked figures of the sources come out") {
  const std::vector<WorkedFigure> figures = worked_figures();
  REQUIRE(figures.size() > 200);
  std::size_t rebuilt = 0;
  for (const WorkedFigure& figure : figures) {
    INFO(figure.id);
    if (figure.score.empty()) {
      CHECK_FALSE(figure.not_rebuilt.empty());
      continue;
    }
    ++rebuilt;
    CHECK(worked_out(figure) == told_by_source(figure));
  }
  CHECK(rebuilt > 200);
}

// "3 tiles at 1" and "3 tiles with the Mage at 1" are told apart without their points.
bool tells_terms_apart(const std::vector<ScoreTerm>& terms) {
  std::vector<std::string> counted;
  for (const ScoreTerm& term : terms) {
    const std::string what = term.what;
    counted.push_back(what.substr(0, what.find(" at ")));
  }
  std::ranges::sort(counted);
  return std::ranges::adjacent_find(counted) == counted.end();
}

TEST_CASE("the worked figures bring the same terms by the formulas of boards and saved games") {
  const Scoring& scoring = test::project_library().guides.scoring;
  std::size_t compared = 0;
  for (const WorkedFigure& figure : worked_figures()) {
    if (figure.score.empty()) continue;
    INFO(figure.id);
    const auto selection = selection_of(figure);
    REQUIRE(selection.ok());
    const GuideQuestion game{test::project_library().catalog, &*selection};
    const auto question = question_of(figure, game);
    REQUIRE(question.ok());
    const auto answer = score(scoring, *question, game);
    REQUIRE(answer.ok());
    const Formulas formulas = table_formulas(test::project_library().catalog, scoring, *selection);
    const FeatureFacts facts = facts_of(*question);
    CHECK(formulas.terms(facts) == answer->terms);
    std::map<std::string, int> by_board, in_words;
    for (const PlayerScore& each : player_scores(formulas, facts, claimants_of(*question)))
      by_board[each.player] = each.points;
    for (const ScoreHolder& each : answer->holders) in_words[each.player] = each.points;
    CHECK(by_board == in_words);
    for (const PlayerScore& each : player_scores(formulas, facts, claimants_of(*question)))
      CHECK(tells_terms_apart(each.terms));
    ++compared;
  }
  CHECK(compared > 200);
}

}  // namespace
}  // namespace cartulary::tiledb::worked_figures_test

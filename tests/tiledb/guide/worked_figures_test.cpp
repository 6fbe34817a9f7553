// Every worked figure of the sources, worked out again by the scoring guide.
#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "engine/guide/score_answer.h"
#include "engine/guide/table_formulas.h"
#include "engine/scoring/player_scores.h"
#include "engine/text/text.h"
#include "tests/support/catch.h"
#include "tests/support/content.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {
namespace {

struct WorkedFigure {
  std::string id;
  std::vector<std::string> score;  // the feature, then the facts; empty: not rebuilt
  std::vector<std::string> rules;  // choices of the selection
  int before = 0;                  // points that the player had already
  std::string points;
  bool tells_scores = false;
  std::map<std::string, std::string> scores;  // by player
  std::string not_rebuilt;
};

std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> words;
  for (const std::string_view word : split(text, ' '))
    if (!word.empty()) words.emplace_back(word);
  return words;
}

WorkedFigure figure_of(const YamlNode& node) {
  WorkedFigure figure;
  for (const YamlEntry& entry : node.entries) {
    if (entry.key == "id") figure.id = entry.value.text;
    if (entry.key == "score") figure.score = words_of(entry.value.text);
    if (entry.key == "before") figure.before = parse_whole(entry.value.text, 0, 999).value_or(0);
    if (entry.key == "points") figure.points = entry.value.text;
    if (entry.key == "not_rebuilt") figure.not_rebuilt = entry.value.text;
    if (entry.key == "rules")
      for (const YamlNode& item : entry.value.items) figure.rules.push_back(item.text);
    if (entry.key != "scores") continue;
    figure.tells_scores = true;
    for (const YamlEntry& score : entry.value.entries) figure.scores[score.key] = score.value.text;
  }
  return figure;
}

std::vector<WorkedFigure> worked_figures() {
  std::ifstream in(CARTULARY_SOURCE_DIR "/tests/tiledb/guide/worked-figures.yaml",
                   std::ios::binary);
  const TextFile file("worked-figures.yaml", std::string(std::istreambuf_iterator(in), {}));
  ErrorList errors;
  const std::optional<YamlNode> root = parse_yaml(file, errors);
  std::vector<WorkedFigure> figures;
  if (root && errors.size() == 0)
    for (const YamlNode& node : root->items) figures.push_back(figure_of(node));
  return figures;
}

Result<Selection> selection_of(const WorkedFigure& figure) {
  SelectionText text;
  text.rules = figure.rules;
  return select(project_content().catalog, text, DefaultSets::All);
}

Result<ScoreQuestion> question_of(const WorkedFigure& figure, const GuideQuestion& game) {
  return read_score_question(project_content().guides.scoring, game, figure.score.front(),
                             {figure.score.begin() + 1, figure.score.end()});
}

// "red 24", of everybody who scores; where no player is told what a holder gets; or what is wrong
// with the question.
std::string worked_out(const WorkedFigure& figure) {
  const auto selection = selection_of(figure);
  if (!selection) return to_text(selection.error());
  const GuideQuestion game{project_content().catalog, &*selection};
  const auto question = question_of(figure, game);
  if (!question) return to_text(question.error());
  const auto answer = score(project_content().guides.scoring, *question, game);
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

std::vector<Claimant> claimants_of(const ScoreQuestion& question) {
  std::vector<Claimant> claimants;
  for (const auto& [player, figures] : question.figures) {
    const bool on_hill = std::ranges::find(figures, "hill") != figures.end();
    for (const std::string& each : figures)
      if (each != "hill") claimants.push_back({player, each, on_hill});
  }
  return claimants;
}

// Robbers, who lie on no board.
bool is_of_one_printing(const ScoreAnswer& answer) {
  const Scoring& scoring = project_content().guides.scoring;
  return std::ranges::any_of(answer.formulas, [&](const Formula* formula) {
    const auto line = std::ranges::find(scoring.lines, formula->id, &ScoringLine::id);
    return line != scoring.lines.end() && !line->editions.empty();
  });
}

TEST_CASE("the worked figures bring the same terms by the formulas of boards and saved games") {
  const Scoring& scoring = project_content().guides.scoring;
  std::size_t compared = 0;
  for (const WorkedFigure& figure : worked_figures()) {
    if (figure.score.empty()) continue;
    INFO(figure.id);
    const auto selection = selection_of(figure);
    REQUIRE(selection.ok());
    const GuideQuestion game{project_content().catalog, &*selection};
    const auto question = question_of(figure, game);
    REQUIRE(question.ok());
    const auto answer = score(scoring, *question, game);
    REQUIRE(answer.ok());
    if (is_of_one_printing(*answer)) continue;
    const Formulas formulas = table_formulas(scoring, *selection);
    const FeatureFacts facts = facts_of(*question);
    CHECK(formulas.terms(facts) == answer->terms);
    std::map<std::string, int> by_board, in_words;
    for (const PlayerScore& each : player_scores(formulas, facts, claimants_of(*question)))
      by_board[each.player] = each.points;
    for (const ScoreHolder& each : answer->holders) in_words[each.player] = each.points;
    CHECK(by_board == in_words);
    ++compared;
  }
  CHECK(compared > 200);
}

}  // namespace
}  // namespace cartulary::tiledb

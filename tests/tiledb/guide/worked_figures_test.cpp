// Every worked figure of the sources, worked out again by the scoring guide.
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "engine/guide/score_answer.h"
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

// "red 24", of everybody who scores; where no player is told what a holder gets; or what is wrong
// with the question.
std::string worked_out(const WorkedFigure& figure) {
  const Content& content = project_content();
  SelectionText text;
  text.rules = figure.rules;
  const auto selection = select(content.catalog, text, DefaultSets::All);
  if (!selection) return to_text(selection.error());
  const GuideQuestion game{content.catalog, &*selection};
  const Scoring& scoring = content.guides.scoring;
  const auto question = read_score_question(scoring, game, figure.score.front(),
                                            {figure.score.begin() + 1, figure.score.end()});
  if (!question) return to_text(question.error());
  const auto answer = score(scoring, *question, game);
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

}  // namespace
}  // namespace cartulary::tiledb

#include "tests/tiledb/guide/worked_figures.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "engine/text/text.h"
#include "tests/support/project_library.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::test {

using tiledb::ErrorList;
using tiledb::parse_yaml;
using tiledb::TextFile;
using tiledb::YamlEntry;
using tiledb::YamlNode;

namespace {

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

}  // namespace

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
  text.rules = joined(figure.rules, ",");
  return select(test::project_library().catalog, text, DefaultSets::All);
}

Result<ScoreQuestion> question_of(const WorkedFigure& figure, const GuideQuestion& game) {
  return read_score_question(test::project_library().guides.scoring, game, figure.score.front(),
                             {figure.score.begin() + 1, figure.score.end()});
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

}  // namespace cartulary::test

// The worked figures of the sources, as tests read them: a feature told in words, and its points.
//
//   for (const WorkedFigure& figure : worked_figures()) ... question_of(figure, game) ...
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/guide/score_question.h"
#include "engine/scoring/majority.h"

namespace cartulary::test {

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

// All of tests/tiledb/guide/worked-figures.yaml; none if it cannot be read.
std::vector<WorkedFigure> worked_figures();

// All sets, with the choices of the figure.
Result<Selection> selection_of(const WorkedFigure& figure);
// REQUIRES: the figure is rebuilt.
Result<ScoreQuestion> question_of(const WorkedFigure& figure, const GuideQuestion& game);
// The figures that a question tells, each on a hill where its player has one.
std::vector<Claimant> claimants_of(const ScoreQuestion& question);

}  // namespace cartulary::test

// ScoreAnswer: what a feature described in words scores, term by term, and who gets it.
// engine/scoring computes the points; this header adds the words.
//
//   ScoreAnswer answer = *score(scoring, question, game);
//   answer.points;                   // 24
//   answer.terms[0].what;            // "6 tiles at 3", of inns-and-cathedrals/cathedral-complete
//   answer.holders[0].why();         // "2 of 3 knights"
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/guide/guide_selection.h"
#include "engine/guide/score_question.h"
#include "engine/guide/scoring.h"
#include "engine/scoring/formulas.h"
#include "engine/text/said.h"

namespace cartulary {

// The lines that hold in a game, in their order; those of one moment if `when` is given.
std::vector<const ScoringLine*> scoring_lines(const Scoring& scoring, const GuideQuestion& game,
                                              std::optional<ScoreMoment> when = std::nullopt);

// The facts of a question, without its figures; they refer to the question. REQUIRES:
// read_score_question() made the question, so that its feature is valid.
FeatureFacts facts_of(const ScoreQuestion& question);

struct ScoreHolder {
  std::string player;
  int points = 0;
  // "2 of 3 knights", and points of a figure of their own: "2 of 3 knights, 3 by the pig". Without
  // any points: "outvoted 1 to 2".
  std::vector<Said> reasons = {};
  // All of them in English.
  Said why() const;
  friend bool operator==(const ScoreHolder&, const ScoreHolder&) = default;
};

struct ScoreAnswer {
  int points = 0;  // for a player with the majority, without what their own figures add
  std::vector<ScoreTerm> terms;  // they add up to points
  std::vector<ScoreHolder>
      holders;  // the players who score, by colour; empty if no figures are given
  std::vector<ScoreHolder> unpaid;       // players whose figures get nothing, by colour, and why
  std::vector<const Formula*> formulas;  // the formulas that made terms and points
  friend bool operator==(const ScoreAnswer&, const ScoreAnswer&) = default;
};

// The terms point into the scoring, which must outlive them.
// REQUIRES: the question was read with the same scoring and game.
// Error (`where` "fact"): the sum needs a fact that the question does not give.
Result<ScoreAnswer> score(const Scoring& scoring, const ScoreQuestion& question,
                          const GuideQuestion& game);

}  // namespace cartulary

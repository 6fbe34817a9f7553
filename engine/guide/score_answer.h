// What a feature told in words scores, term by term, and for whom: its facts are handed to
// engine/scoring, and the answer is worded.
//
//   ScoreAnswer answer = *score(scoring, question, game);
//   answer.points;                   // 24
//   answer.terms[0].what;            // "6 tiles at 3", of inns-and-cathedrals/cathedral-complete
//   answer.holders[0].why;           // "2 of 3 knights"
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/guide/guide_selection.h"
#include "engine/guide/score_question.h"
#include "engine/guide/scoring.h"
#include "engine/scoring/formulas.h"

namespace cartulary {

// The lines that hold in a game, in their order; of one moment where it is given.
std::vector<const ScoringLine*> scoring_lines(const Scoring& scoring, const GuideQuestion& game,
                                              std::optional<ScoreMoment> when = std::nullopt);

// The facts of a question, without its figures; they point into it.
// REQUIRES: the question was read, so that its feature is one.
FeatureFacts facts_of(const ScoreQuestion& question);

struct ScoreHolder {
  std::string player;
  int points = 0;
  std::string why;  // "2 of 3 knights"; with points of a figure of his own: ", 3 by the pig"
  friend bool operator==(const ScoreHolder&, const ScoreHolder&) = default;
};

struct ScoreAnswer {
  int points = 0;  // of a player with the majority who has no figures of his own beside it
  std::vector<ScoreTerm> terms;  // they add up to points
  std::vector<ScoreHolder>
      holders;  // who scores anything, by colour's name; empty if no figures are told
  std::vector<const Formula*> formulas;  // behind all of these
  friend bool operator==(const ScoreAnswer&, const ScoreAnswer&) = default;
};

// The terms point into the scoring, which must outlive them.
// REQUIRES: the question was read with the same scoring and game.
// Error (`where` "fact"): a fact that the sum needs is not told.
Result<ScoreAnswer> score(const Scoring& scoring, const ScoreQuestion& question,
                          const GuideQuestion& game);

}  // namespace cartulary

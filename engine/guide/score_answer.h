// What a feature told in words scores, term by term, and for whom.
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

namespace cartulary {

// The lines that hold in a game, in their order; of one moment where it is given.
std::vector<const ScoringLine*> scoring_lines(const Scoring& scoring, const GuideQuestion& game,
                                              std::optional<ScoreMoment> when = std::nullopt);

// One sum of an answer. `line` is of the Scoring, which must outlive it.
struct ScoredTerm {
  std::string what;  // "6 tiles at 3"
  int points = 0;
  const ScoringLine* line = nullptr;
  // The id of the first rule or ruling behind the line, without its kind; empty where none is.
  std::string_view rule() const;
  friend bool operator==(const ScoredTerm&, const ScoredTerm&) = default;
};

struct ScoreHolder {
  std::string player;
  int points = 0;
  std::string why;  // "2 of 3 knights"; with points of a figure of his own: ", 3 by the pig"
  friend bool operator==(const ScoreHolder&, const ScoreHolder&) = default;
};

struct ScoreAnswer {
  int points = 0;  // of a player with the majority who has no figures of his own beside it
  std::vector<ScoredTerm> terms;  // they add up to points
  std::vector<ScoreHolder>
      holders;  // who scores anything, by colour's name; empty if no figures are told
  std::vector<const ScoringLine*> lines;  // behind all of these
  friend bool operator==(const ScoreAnswer&, const ScoreAnswer&) = default;
};

// Terms stand in the order of the lines, those of later stages behind. A figure that is told as a
// fact as well (pig) counts for the player who has it.
// REQUIRES: the question was read with the same scoring and game.
// Error (`where` "fact"): a fact that the sum needs is not told.
Result<ScoreAnswer> score(const Scoring& scoring, const ScoreQuestion& question,
                          const GuideQuestion& game);

}  // namespace cartulary

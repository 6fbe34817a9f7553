// JSON of scoring: which lines of the scoring guide (content/guides/scoring.yaml) hold in a game,
// and the points of one feature term by term. Layout, key order and numbers are those of all
// answers (docgen/json/json.h).
//
//   std::fputs(score_json(guides, game, question, answer).c_str(), stdout);
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "docgen/json/answer_writer.h"
#include "engine/guide/guides.h"
#include "engine/guide/score_answer.h"

namespace cartulary::docgen {

// The answer of `scoring`: the lines of one moment, or of both.
struct ScoringAnswer {
  std::optional<ScoreMoment> when;
  std::vector<const ScoringLine*> lines;
};

// REQUIRES: the game has a selection.
void put_scoring(AnswerWriter& json, const Guides& guides, const GuideQuestion& game,
                 const ScoringAnswer& answer);
// Facts are in the order of the guide.
void put_score(AnswerWriter& json, const Guides& guides, const GuideQuestion& game,
               const ScoreQuestion& question, const ScoreAnswer& answer);

std::string scoring_json(const Guides& guides, const GuideQuestion& game,
                         const ScoringAnswer& answer);
std::string score_json(const Guides& guides, const GuideQuestion& game,
                       const ScoreQuestion& question, const ScoreAnswer& answer);

}  // namespace cartulary::docgen

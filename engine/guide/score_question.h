// ScoreQuestion: one feature told in words: its kind, its facts, and whose figures stand there.
//
//   Result<ScoreQuestion> question = read_score_question(
//       scoring, game, "city", {"tiles=6", "cathedral", "complete", "red=2", "blue"});
//   question->facts.at("tiles").count;                  // 6
//   question->figures.at("red");                        // {"follower", "follower"}
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/guide/guide_selection.h"
#include "engine/guide/scoring.h"
#include "engine/text/result.h"

namespace cartulary {

// What is told of a fact: a count (a flag that holds is 1), a word, a player's colour.
struct FactValue {
  int count = 0;
  std::string word;  // of words and players; empty: just that it is so
  friend bool operator==(const FactValue&, const FactValue&) = default;
};

struct ScoreQuestion {
  std::string feature;                                  // "city", "game"
  std::map<std::string, FactValue, std::less<>> facts;  // those that hold
  // Colour -> ids of the figures that stand there, "hill" for one that stands on a hill.
  std::map<std::string, std::vector<std::string>> figures;
  friend bool operator==(const ScoreQuestion&, const ScoreQuestion&) = default;
};

// Reads texts such as "tiles=6", "cathedral", "cathedral=no", "red=2" (followers),
// "red=large+follower+pig". `farm` is a field. At most 64 texts of at most 200 bytes each.
// Errors (`where` "feature" or "fact"): an unknown kind or name (with the nearest), a value that
// the fact does not take, a feature or fact of sets that are not chosen (naming them), a fact that
// such a feature does not have, one told twice, facts that never hold together, a figure that is
// none.
Result<ScoreQuestion> read_score_question(const Scoring& scoring, const GuideQuestion& game,
                                          std::string_view feature,
                                          const std::vector<std::string>& facts);

}  // namespace cartulary

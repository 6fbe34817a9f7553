// ScoreQuestion: one feature described in words: its kind, its facts, and whose figures are on it.
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

// The value of a fact: a count (1 for a flag that holds), a word, or a player's colour.
struct FactValue {
  int count = 0;
  std::string word;  // for words and players; empty: the fact holds, without saying for whom
  friend bool operator==(const FactValue&, const FactValue&) = default;
};

struct ScoreQuestion {
  std::string feature;                                  // "city", "game"
  std::map<std::string, FactValue, std::less<>> facts;  // only facts that hold
  // Colour -> ids of the player's figures on it; "hill" for a figure that stands on a hill.
  std::map<std::string, std::vector<std::string>> figures;
  friend bool operator==(const ScoreQuestion&, const ScoreQuestion&) = default;
};

// Reads texts such as "tiles=6", "cathedral", "cathedral=no", "red=2" (followers),
// "red=large+follower+pig". `farm` means field. At most 64 texts of at most 200 bytes each. Errors
// (`where` "feature" or "fact"): an unknown kind or name (with the nearest), a value that the fact
// does not take, a feature or fact of sets that are not chosen (naming them), a fact that such a
// feature does not have, a fact given twice, facts that never hold together, an unknown figure, a
// figure as a fact (pig) where several players stand.
Result<ScoreQuestion> read_score_question(const Scoring& scoring, const GuideQuestion& game,
                                          std::string_view feature,
                                          const std::vector<std::string>& facts);

}  // namespace cartulary

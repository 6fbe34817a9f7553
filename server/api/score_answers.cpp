#include <array>

#include "server/api/answer_key.h"
#include "server/api/answers.h"

namespace cartulary::server {
namespace {

constexpr auto scoring_line = std::to_array<AnswerKey>({
    {"id", "string", "the line's id, which lasts"},
    {"when", "string=during,after", "during the game or after it"},
    {"what", "string", "what scores"},
    {"points", "string", "how much, in words"},
    {"features", "string[]", "kinds of features that it is of"},
    {"sets", "string[]", "ids of sets that must all be in the game"},
    {"any_of", "string[]", "ids of sets of which one must be in the game"},
    {"only", "string[]", "rule sets that have it so; none: all"},
    {"rules", "string[]", "ids of the rules behind it, with their kind"},
    {"note", "string|null", "what is doubtful"},
    game_remarks_key,
});
constexpr auto scoring_answer = std::to_array<AnswerKey>({
    game_key,
    selection_key,
    fallback_key,
    {"when", "string|null", "during or after, where one was asked for"},
    remarks_key,
    {"lines", "ScoringLine[]", "what scores, in the order of the sums"},
});
constexpr auto scored_term = std::to_array<AnswerKey>({
    {"what", "string", "what is counted: 6 tiles at 3"},
    {"points", "integer", "points for it"},
    {"rule", "string|null", "id of the rule behind it, without its kind"},
});
constexpr auto score_holder = std::to_array<AnswerKey>({
    {"player", "string", "the player's colour"},
    {"points", "integer", "what the player scores"},
    {"why", "string", "for what: 2 of 3 knights; why nothing: outvoted 1 to 2"},
});
constexpr auto score_answer = std::to_array<AnswerKey>({
    game_key,
    selection_key,
    fallback_key,
    {"feature", "string", "what is scored"},
    {"facts", "{integer|string|boolean}",
     "what was told of it, by name: a number, a word, or true"},
    {"figures", "{string[]}", "ids of the figures that stand there, by the colour of their player"},
    {"points", "integer", "what a player with the majority scores"},
    {"terms", "ScoredTerm[]", "the sums; they add up to points"},
    {"holders", "ScoreHolder[]", "who scores anything"},
    {"unpaid", "ScoreHolder[]", "whose figures get nothing, where there are such", false},
    remarks_key,
});

constexpr auto remark_keys = std::to_array<AnswerKey>({
    {"rule", "string", "id of the house rule or of what is not played, with its kind"},
    {"text", "string", "its title and what it says"},
});

constexpr auto turn_completed = std::to_array<AnswerKey>({
    {"kind", "string", "city, road, field, cloister and its kin by name"},
    {"tiles", "integer", "tiles that it counts"},
    {"cells", "integer[2][]", "its cells, x and y"},
});
constexpr auto scored_points = std::to_array<AnswerKey>({
    {"player", "string", "the player's colour"},
    {"points", "integer", "points scored"},
    {"feature", "string", "what brought them"},
    {"cell", "integer[2]|null", "where it is, if at one place"},
    {"terms", "Term[]", "what they are made of"},
});
constexpr auto game_turn = std::to_array<AnswerKey>({
    {"turn", "integer", "number of the turn, from 1"},
    {"player", "string", "whose turn it was"},
    {"tile", "string|null", "id of the tile laid"},
    {"x", "integer|null", "where it lies, to the right"},
    {"y", "integer|null", "where it lies, downward"},
    {"rotation", "integer|null", "degrees clockwise from the tile as stored"},
    {"completed", "CompletedFeature[]", "what it completed"},
    {"scored", "ScoredPoints[]", "who scored what"},
    {"points", "{integer}", "each player's points after it"},
    {"sure", "boolean", "false: something before it could not be followed"},
});
constexpr auto game_end = std::to_array<AnswerKey>({
    {"scored", "ScoredPoints[]", "who scored what at the end"},
    {"points", "{integer}", "each player's points then"},
});
constexpr auto standing_keys = std::to_array<AnswerKey>({
    {"player", "string|null", "whose it is; null: nobody's"},
    {"figure", "string", "id of the element"},
    {"count", "integer", "pieces of it"},
    {"x", "number", "where it is drawn, in cells from the corner of cell 0,0 to the right"},
    {"y", "number", "the same downward"},
});

constexpr auto score_objects = std::to_array<AnswerObject>({
    {"ScoringLine", "A way to score.", scoring_line},
    {"ScoringAnswer", "What scores, and how much.", scoring_answer},
    {"ScoredTerm", "A sum of a score.", scored_term},
    {"ScoreHolder", "A player with figures, or who scores.", score_holder},
    {"ScoreAnswer", "What one feature scores.", score_answer},
    {"Remark", "What a group's own game says of an answer.", remark_keys},
    {"CompletedFeature", "A feature that a turn completed.", turn_completed},
    {"ScoredPoints", "Points that a player scored.", scored_points},
    {"GameTurn", "A turn of a saved game.", game_turn},
    {"GameEnd", "The end of a saved game.", game_end},
    {"Standing", "A figure where it is drawn.", standing_keys},
});

}  // namespace

std::span<const AnswerObject> score_answers() {
  return score_objects;
}

}  // namespace cartulary::server

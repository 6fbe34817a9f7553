#include <array>

#include "server/api/answers.h"

namespace cartulary::server {
namespace {

constexpr AnswerKey rule_set_key = {"rule_set", "string|null",
                                    "whose rules were asked for; null: every reading"};
constexpr AnswerKey chosen_key = {"selection", "Selection|null",
                                  "what was played with; null: nothing was chosen"};
constexpr AnswerKey chosen_fallback_key = {
    "fallback", "{string}|null",
    "sets that lack the edition, with the edition that counts instead"};
constexpr AnswerKey guide_id = {"id", "string", "the guide's id"};
constexpr AnswerKey guide_title = {"title", "string", "its title"};
constexpr AnswerKey guide_summary = {"summary", "string|null",
                                     "what it tells, in what order, for whom; Markdown"};
constexpr auto guide_head =
    std::to_array<AnswerKey>({guide_id,
                              guide_title,
                              guide_summary,
                              {"note", "string|null", "what is doubtful, disputed or remarkable"},
                              sources_key});

constexpr auto guide_part = std::to_array<AnswerKey>({
    {"id", "string", "the part's id, unique in its guide"},
    {"title", "string", "its title"},
    {"note", "string|null", "what holds for the whole part, in Markdown"},
    {"lines", "GuideLine[]", "in the order of reading; items behind the line above them"},
});
constexpr auto turn_answer = std::to_array<AnswerKey>({
    game_key,
    selection_key,
    fallback_key,
    rule_set_key,
    {"steps", "GuidePart[]", "the steps of a turn, in their order"},
    {"left_out", "integer", "lines that do not apply to this game"},
});
constexpr auto guide_figure_keys = std::to_array<AnswerKey>({
    {"id", "string", "id of its element"},
    {"kind", "string=follower,special,neutral,counting", "what it is"},
    {"set", "string|null", "the first of its sets that is in the game; null: the base game has it"},
    {"sets", "string[]", "ids of the sets of which any brings it; none: the base game"},
    {"supply", "string|null", "how many there are"},
    {"note", "string|null", "what is to be known of it"},
    {"can", "FigureCell[]",
     "an answer to each question; where rule sets differ one for each reading"},
    game_remarks_key,
});
constexpr auto figures_answer = std::to_array<AnswerKey>({
    game_key,
    chosen_key,
    chosen_fallback_key,
    rule_set_key,
    {"questions", "FigureQuestion[]", "what is asked of each figure"},
    {"figures", "GuideFigure[]", "followers first, then special, neutral and counting figures"},
    remarks_key,
    {"left_out", "integer", "figures of sets that are not in the game"},
});
constexpr auto found_words = std::to_array<AnswerKey>({
    {"english", "string|null", "the English name; null: not known"},
    {"german", "string|null", "the German name; null: not known"},
    {"publisher", "string|null", "who calls it so, where names differ: RGG, CAR"},
    {"kind", "string|null",
     "figure, role, feature, symbol, token, term or set; null: none of them"},
    {"group", "string|null", "of the dictionary; null: a name that the dictionary lacks"},
    {"element", "string|null", "id of the element that it names"},
    {"set", "string|null", "id of the set that it names"},
    {"note", "string|null", "what is to be known of it"},
    {"names", "{NameIn}",
     "by code of the language: those asked for, else all but English and German that are known"},
});
constexpr auto name_in = std::to_array<AnswerKey>({
    {"text", "string|null", "the name; null: not known"},
    {"source", "string|null",
     "id of the document that has it, of kind volunteers: a word of volunteers; null: the "
     "content's "
     "own English or German"},
});
constexpr auto words_answer = std::to_array<AnswerKey>({
    {"query", "string", "as asked"},
    {"total", "integer", "number of pairs"},
    {"words", "FoundWords[]", "those that have the query"},
});
constexpr auto guide_entry = std::to_array<AnswerKey>({guide_id, guide_title, guide_summary});
constexpr auto guides_answer =
    std::to_array<AnswerKey>({{"guides", "GuideSummary[]", "the guides, by id"}});
constexpr auto guide_keys =
    joined_keys(guide_head, std::to_array<AnswerKey>({
                                game_key,
                                chosen_key,
                                chosen_fallback_key,
                                rule_set_key,
                                {"parts", "GuidePart[]", "in the order of reading"},
                                {"left_out", "integer", "lines that do not apply to this game"},
                            }));
constexpr auto glossary_keys = joined_keys(
    guide_head,
    std::to_array<AnswerKey>({{"entries", "GlossaryEntry[]", "the words, by alphabet"}}));

constexpr auto game_entry = std::to_array<AnswerKey>({
    {"id", "string", "the game's id"},
    {"title", "string", "its title"},
    {"revision", "string|null", "which revision of it"},
    {"players", "string|null", "how many it is meant for"},
    {"sets", "integer", "sets of which it has tiles or rules"},
    {"tiles", "integer", "land tiles that are played with"},
    {"unknown", "integer", "of these, those of which a side is not known"},
});
constexpr auto games_answer =
    std::to_array<AnswerKey>({{"games", "GameSummary[]", "the games, by id"}});

constexpr auto guide_objects = std::to_array<AnswerObject>({
    {"GuidePart", "A part of a guide, or a step of a turn.", guide_part},
    {"TurnAnswer", "The order of play.", turn_answer},
    {"GuideFigure", "A figure, and what it can do.", guide_figure_keys},
    {"FiguresAnswer", "Figures, and what each can do.", figures_answer},
    {"FoundWords", "A name in English, German and other languages.", found_words},
    {"NameIn", "A name in one language.", name_in},
    {"WordsAnswer", "Names in English, German and other languages.", words_answer},
    {"GuideSummary", "A guide by name.", guide_entry},
    {"GuidesAnswer", "The guides.", guides_answer},
    {"Guide", "A guide, whole or for a selection.", guide_keys},
    {"GameSummary", "A group's own game in short.", game_entry},
    {"GamesAnswer", "The groups' own games that stand here.", games_answer},
    {"GlossaryAnswer", "The words of the glossary.", glossary_keys},
});

}  // namespace

std::span<const AnswerObject> guide_answers() {
  return guide_objects;
}

}  // namespace cartulary::server

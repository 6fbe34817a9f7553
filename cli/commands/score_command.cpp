#include <algorithm>
#include <array>
#include <set>

#include "cli/answers/answer_text.h"
#include "cli/answers/beside_text.h"
#include "cli/commands/commands.h"
#include "cli/line/call.h"
#include "cli/line/options.h"
#include "cli/terminal/text_table.h"
#include "docgen/json/score_json.h"
#include "engine/guide/house_remarks.h"
#include "engine/guide/score_answer.h"
#include "engine/guide/score_words.h"
#include "engine/text/text.h"

namespace cartulary::cli {
namespace {

std::vector<std::string> facts_of(const Call& call) {
  std::vector<std::string> facts;
  const std::string line = call.text("FACT");
  for (const std::string_view fact : split(line, ' '))
    if (!fact.empty()) facts.emplace_back(fact);
  return facts;
}

std::string value_form(const ScoringFact& fact) {
  switch (fact.kind) {
    case FactKind::Count:
      return fact.name + "=N";
    case FactKind::Word:
      return fact.name + "=" + joined(fact.words, "|");
    case FactKind::Player:
      return fact.name + "=COLOUR";
    case FactKind::Flag:
      break;
  }
  return fact.name;
}

// The facts that a feature of this kind can have, for --help and for a call without facts.
std::string facts_text(const Scoring& scoring, const std::string& feature, const Call& call) {
  TextTable table({{.title = "fact", .ink = Ink::Name}, {.title = "", .wraps = true}});
  for (const ScoringFact& fact : scoring.facts)
    if (std::ranges::find(fact.features, feature) != fact.features.end())
      table.add({value_form(fact), fact.meaning});
  if (feature != "game")
    table.add({"COLOUR=FIGURES", "whose figures stand there: red=2, blue=large+follower"});
  return '\n' + call.style().paint(Ink::Heading, "What can be told of a " + feature) + '\n' +
         table.text(call.width(), call.style());
}

std::string feature_of(const Scoring& scoring, const SearchLanguage& language,
                       std::string_view text) {
  const std::string kind = feature_said(language, text);
  const std::vector<std::string> known = scoring.features();
  return std::ranges::find(known, kind) == known.end() ? "" : kind;
}

// Lists the facts of a feature after the help of the command: `score city --help`.
std::string facts_help(const Call& call) {
  const Result<tiledb::Database> database = call.database();
  if (!database) return "";
  const Result<tiledb::Library> library = database->library();
  if (!library) return "";
  const Scoring& scoring = library->guides.scoring;
  const std::string feature =
      feature_of(scoring, library->catalog.language(), call.text("FEATURE"));
  return feature.empty() ? "" : facts_text(scoring, feature, call);
}

// Whether the feature may score differently in other printings and no printing was chosen.
bool differs_by_printing(const Scoring& scoring, const std::string& feature,
                         const Selection& selection) {
  return selection.every_printing &&
         std::ranges::any_of(scoring.lines, [&](const ScoringLine& line) {
           return !line.editions.empty() &&
                  std::ranges::find(line.features, feature) != line.features.end();
         });
}

// A note for each rule used in the sum that nobody has read for the chosen printing.
std::string unread_text(const GuideQuestion& game, const ScoreAnswer& answer, std::size_t width) {
  std::string text;
  std::set<std::string_view> told;
  for (const ScoreTerm& term : answer.terms)
    if (const std::string words = unread_words(game, term.rule);
        !words.empty() && told.insert(term.rule).second)
      text += wrap_after("", std::string(term.rule) + ": " + words, width);
  return text.empty() ? text : '\n' + text;
}

void print_answer(const Call& call, const ScoreQuestion& question, const ScoreAnswer& answer) {
  call.print(
      call.style().paint(Ink::Heading, question.feature + ": " + counted(answer.points, "point")) +
      '\n');
  TextTable table({{.title = "points", .right = true},
                   {.title = "for", .wraps = true},
                   {.title = "rule", .ink = Ink::Faint}});
  for (const ScoreTerm& term : answer.terms)
    table.add({std::to_string(term.points), term.what, std::string(term.rule)});
  call.print('\n' + table.text(call.width(), call.style()));
  if (question.figures.empty() && answer.holders.empty()) return;
  if (answer.holders.empty()) call.print("\nNobody scores: no figure there counts.\n");
  if (answer.holders.empty() && answer.unpaid.empty()) return;
  TextTable holders(
      {{.title = "player", .ink = Ink::Name}, {.title = "points", .right = true}, {.title = ""}});
  for (const auto* players : {&answer.holders, &answer.unpaid})
    for (const ScoreHolder& holder : *players)
      holders.add({holder.player, std::to_string(holder.points), holder.why()});
  call.print('\n' + holders.text(call.width(), call.style()));
}

// A file is scored by another command.
Error with_file_hint(Error error, std::string_view feature) {
  if (error.where == "feature" && feature.find_first_of("./") != std::string_view::npos)
    error.fix = english(error.fix) +
                "; the points of a board or a saved game are told by 'cartulary board FILE'";
  return error;
}

std::vector<Error> run_score(Call& call) {
  const Result<tiledb::Library> library = call.library();
  if (!library) return {library.error()};
  const Result<Selection> selection = call.selection(library->catalog, DefaultSets::All);
  if (!selection) return {selection.error()};
  const Scoring& scoring = library->guides.scoring;
  const GuideQuestion game = guide_question(library->catalog, *selection, &library->rulebook);
  const Result<ScoreQuestion> question =
      read_score_question(scoring, game, call.text("FEATURE"), facts_of(call));
  if (!question) return {with_file_hint(question.error(), call.text("FEATURE"))};
  const Result<ScoreAnswer> answer = score(scoring, *question, game);
  if (!answer) return {answer.error()};
  if (call.json()) {
    call.print(docgen::score_json(library->guides, game, *question, *answer));
    return {};
  }
  print_answer(call, *question, *answer);
  if (differs_by_printing(scoring, question->feature, *selection))
    call.print("\nThe sum is that of C1, as no edition was chosen.\n");
  call.print(unread_text(game, *answer, call.width()));
  call.print(
      house_remarks_text(remarks_on(library->guides, game, *question, *answer), call.width()));
  return {};
}

constexpr std::array score_arguments = {
    ArgumentRow{"FEATURE",
                "road, city, field (or farm), cloister, shrine, monastery, church, garden, abbey, "
                "castle, german-castle, hut, or game for what no feature brings"},
    ArgumentRow{"FACT",
                "name=value, or a bare name for what is so; a player's colour with the figures "
                "that stand there",
                ValueKind::Text, "", false, true}};
constexpr std::array score_examples = {
    Example{"score city tiles=6 pennants=2 cathedral complete red=2 blue=1", "24 points, for red"},
    Example{"score road tiles=5 inn", "an open road with an inn at the end of the game: 0"},
    Example{"score farm cities=3 red=1+pig blue=1", "a tie, with a pig of red"},
    Example{"score game goods=2 king=14 gold=7", "what the end of the game brings besides"},
    Example{"score city --help", "all facts that a city can have"}};

}  // namespace

const Command& score_command() {
  static const std::array groups = {selection_options()};
  static Command command = {
      "score",
      "Play",
      "what one feature scores, term by term",
      "Tells the points of one feature from its facts, each term with its rule, and who gets them. "
      "A feature that is not said to be complete is scored as at the end of the game. A feature or "
      "a fact of a set that is not chosen is an error; without --sets every set is there. The "
      "third edition's monasteries are cloisters here.",
      score_arguments,
      groups,
      score_examples,
      run_score};
  command.more_help = facts_help;
  return command;
}

}  // namespace cartulary::cli

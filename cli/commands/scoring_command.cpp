#include <array>

#include "cli/answers/answer_text.h"
#include "cli/commands/commands.h"
#include "cli/line/call.h"
#include "cli/line/options.h"
#include "cli/terminal/text_table.h"
#include "docgen/json/score_json.h"
#include "engine/guide/game_remarks.h"
#include "engine/guide/score_answer.h"
#include "engine/text/text.h"

namespace cartulary::cli {
namespace {

Result<std::optional<ScoreMoment>> moment_of(const Call& call) {
  if (!call.arguments().has("--when")) return std::optional<ScoreMoment>();
  const std::string text = call.text("--when");
  if (const auto moment = parse_score_moment(text)) return moment;
  return Error{.where = "--when",
               .what = cartulary::quoted(text) + " is no part of the game",
               .fix = "write --when during or --when after"};
}

// The name of the scoring line, with its printings if none was chosen.
std::string what_of(const GuideQuestion& game, const ScoringLine& line) {
  const std::string editions = printings_words(game, line);
  return editions.empty() ? line.what : line.what + " (" + editions + ")";
}

// The points of the line, with the remarks of the group's own game.
std::string points_of(const GuideQuestion& game, const ScoringLine& line) {
  std::string points = line.points;
  for (const GameRemark& remark : game_remarks(game.rulebook, game.selection, line.rules))
    add_item(points, english(words_of(remark)), "; ");
  if (const std::string unread = unread_words(game, line.rules); !unread.empty())
    add_item(points, unread, "; ");
  return points;
}

std::string table_text(const GuideQuestion& game, const docgen::ScoringAnswer& answer,
                       ScoreMoment moment, const Call& call) {
  TextTable table(
      {{.title = "what", .wraps = true, .ink = Ink::Name}, {.title = "points", .wraps = true}});
  bool any = false;
  for (const ScoringLine* line : answer.lines) {
    if (line->when != moment) continue;
    table.add({what_of(game, *line), points_of(game, *line)});
    any = true;
  }
  if (!any) return "";
  const std::string_view title =
      moment == ScoreMoment::During ? "During the game" : "After the game";
  return '\n' + call.style().paint(Ink::Heading, title) + "\n" +
         table.text(call.width(), call.style());
}

std::vector<Error> run_scoring(Call& call) {
  const auto moment = moment_of(call);
  if (!moment) return {moment.error()};
  const Result<tiledb::Library> library = call.library();
  if (!library) return {library.error()};
  const Catalog& catalog = library->catalog;
  const Result<Selection> selection = call.selection(catalog, DefaultSets::All);
  if (!selection) return {selection.error()};
  const GuideQuestion game = guide_question(catalog, *selection, &library->rulebook);
  const docgen::ScoringAnswer answer{*moment,
                                     scoring_lines(library->guides.scoring, game, *moment)};
  if (call.print_data(docgen::put_scoring, library->guides, game, answer)) return {};
  call.print(wrap_after(
      "", selection_text(catalog, *selection, fallback(catalog, *selection), ToldOf::Rules),
      call.width()));
  for (const ScoreMoment each : {ScoreMoment::During, ScoreMoment::After})
    call.print(table_text(game, answer, each, call));
  return {};
}

constexpr std::array scoring_output = {
    OptionRow{"--when", "WHEN", "during or after the game; both if left out", ValueKind::Choice,
              "during after"},
    csv_option};
constexpr std::array scoring_examples = {
    Example{"scoring --sets base-game,inns-and-cathedrals", "what scores in such a game"},
    Example{"scoring --sets base-game,tower --when after", "only the final scoring"},
    Example{"scoring --csv", "all lines of all sets as a table"}};

}  // namespace

const Command& scoring_command() {
  static const std::array groups = {OptionGroup{"Output", "", scoring_output}, selection_options()};
  static const Command command = {
      "scoring",
      "Play",
      "what scores, and how much",
      "Lists what brings points during the game and after it, for the chosen sets alone; for "
      "every set when none are chosen. `cartulary score` works one feature out.",
      {},
      groups,
      scoring_examples,
      run_scoring};
  return command;
}

}  // namespace cartulary::cli

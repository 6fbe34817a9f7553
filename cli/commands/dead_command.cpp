#include <array>

#include "cli/answers/answer_text.h"
#include "cli/commands/commands.h"
#include "cli/line/call.h"
#include "cli/line/options.h"
#include "cli/terminal/text_table.h"
#include "docgen/json/json_answers.h"
#include "engine/bag/dead.h"
#include "engine/text/text.h"

namespace cartulary::cli {
namespace {

std::string openers_text(const DeadCode& code) {
  if (code.opened_by.empty()) return "no known tile";
  std::string text;
  for (const Opener& opener : code.opened_by)
    add_item(text, opener.set->id + glue + std::to_string(opener.copies));
  return text;
}

std::string answer_text(const Catalog& catalog, const DeadAnswer& answer, const Call& call) {
  const std::string edges =
      answer.rivers == Rivers::With ? "city, field, road and river" : "city, field and road";
  std::string text =
      wrap_after("",
                 counted(static_cast<int>(answer.dead.size()), "edge code", "edge codes") + " of " +
                     std::to_string(answer.codes) + " have no tile; " +
                     std::to_string(answer.living) + " have one",
                 call.width());
  text +=
      wrap_after("", edges + " in " + selection_text(catalog, answer.selection, answer.fallback),
                 call.width());
  if (!answer.any.empty())
    text += wrap_after(
        "", "A hole with four neighbours is never dead: it is filled by " + any_text(answer.any),
        call.width());
  if (answer.dead.empty()) return text;
  TextTable table(
      {{.title = "edges", .edge_letters = true}, {.title = "opened by (copies)", .wraps = true}});
  for (const DeadCode& code : answer.dead) table.add({code.code.text(), openers_text(code)});
  return text + '\n' + table.text(call.width(), call.style());
}

std::vector<Error> run_dead(Call& call) {
  const Result<Catalog> catalog = call.catalog();
  if (!catalog) return {catalog.error()};
  const Result<Selection> selection = call.selection(*catalog, DefaultSets::All);
  if (!selection) return {selection.error()};
  const Rivers rivers = call.arguments().has("--river") ? Rivers::With : Rivers::Without;
  const Result<DeadAnswer> answer = dead(*catalog, *selection, rivers);
  if (!answer) return {answer.error()};
  if (!call.print_data(docgen::put_dead, *answer)) call.print(answer_text(*catalog, *answer, call));
  return {};
}

constexpr std::array dead_output = {
    OptionRow{"--river", "", "codes with a river side too: 70 instead of 24"}, csv_option};
constexpr std::array dead_examples = {
    Example{"dead --sets base-game", "the holes that no tile of the base game fills"},
    Example{"dead --river", "with river sides, over every set"}};

}  // namespace

const Command& dead_command() {
  static const std::array groups = {selection_options(), OptionGroup{"Output", "", dead_output}};
  static const Command command = {
      "dead",
      "Ask",
      "edge codes that no tile has, and the sets that would open them",
      "An edge code is the four sides of a hole whose neighbours are all known, in the turn whose "
      "letters come first (c, f, r, s). Lists those for which the bag has no tile, each with the "
      "sets that have one and their copies. Without --sets every set is in the bag.",
      {},
      groups,
      dead_examples,
      run_dead};
  return command;
}

}  // namespace cartulary::cli

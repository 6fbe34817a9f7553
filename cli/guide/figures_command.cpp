#include "cli/guide/figures_command.h"

#include <array>

#include "cli/guide/guide_options.h"
#include "cli/guide/guide_text.h"
#include "docgen/json/guide_json.h"

namespace cartulary::cli {
namespace {

std::vector<Error> run_figures(Call& call) {
  const Result<GuideRecords> records = guide_records(call);
  if (!records) return {records.error()};
  const Result<AskedGuide> asked = asked_guide(call, *records, WithoutSets::EveryGame);
  if (!asked) return {asked.error()};
  const GuideQuestion question = asked->question();
  const ChosenFigures chosen = choose_figures(records->guides, question);
  if (call.json())
    call.print(docgen::figures_json(question, chosen));
  else if (call.csv())
    call.print(docgen::figures_csv(chosen));
  else
    call.print(figures_text(records->rulebook, question, chosen, call.width(), call.style()));
  return {};
}

constexpr std::array output = {rule_set_option, csv_option};
constexpr std::array examples = {
    Example{"figures --sets base-game,AM,PD", "what the figures of these sets can do"},
    Example{"figures --csv", "every figure, an answer a row"}};

}  // namespace

const Command& figures_command() {
  static const std::array groups = {selection_options(), OptionGroup{"Output", "", output}};
  static const Command command = {
      "figures",
      "Play",
      "figures, and what each can do",
      "Tells of each figure where it may be deployed, what may happen to it and what it is worth; "
      "with a selection of the figures that come with it alone. Questions that do not arise for a "
      "figure are left out here and stand in --json and --csv.",
      {},
      groups,
      examples,
      run_figures};
  return command;
}

}  // namespace cartulary::cli

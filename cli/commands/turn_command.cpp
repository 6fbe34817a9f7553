#include <array>

#include "cli/answers/answer_text.h"
#include "cli/answers/guide_text.h"
#include "cli/commands/commands.h"
#include "cli/commands/guide_options.h"
#include "docgen/json/guide_json.h"

namespace cartulary::cli {
namespace {

std::vector<Error> run_turn(Call& call) {
  const Result<GuideRecords> records = guide_records(call);
  if (!records) return {records.error()};
  const Result<AskedGuide> asked = asked_guide(call, *records, DefaultSets::BaseGame);
  if (!asked) return {asked.error()};
  const Result<const Guide*> guide = need_guide(records->guides, "order-of-play", "");
  if (!guide) return {guide.error()};
  const GuideQuestion question = asked->question();
  const ChosenGuide chosen = choose_lines(**guide, question);
  if (call.json()) {
    call.print(docgen::turn_json(question, chosen));
  } else if (call.csv()) {
    call.print(docgen::guide_csv(chosen));
  } else {
    const Selection& selection = asked->selection;
    const std::string sets = selection_text(records->catalog, selection,
                                            fallback(records->catalog, selection), ToldOf::Rules);
    const std::string head = wrap_after("", sets, call.width());
    call.print(turn_text(**guide, question, head, call.width(), call.style()));
  }
  return {};
}

constexpr std::array turn_output = {csv_option};
constexpr std::array turn_examples = {
    Example{"turn", "the turn of the base game alone"},
    Example{"turn --sets base-game,IC,tower --rule-set RGG",
            "with two expansions, by the rules of Rio Grande Games"},
    Example{"turn --sets big-box-7 --json", "everything in a box, for a program"}};

}  // namespace

const Command& turn_command() {
  static const std::array groups = {selection_options(), OptionGroup{"Output", "", turn_output}};
  static const Command command = {
      "turn",
      "Play",
      "the order of play for just these sets",
      "Tells what must and what may be done in a turn, step by step, with what the sets add and "
      "nothing of others; lines that are there only because two sets meet are marked. Behind a "
      "line stand the sets that bring it. Where rule sets differ the text has it as HiG does, "
      "unless --rule-set names another; JSON and CSV have every reading, each with its rule sets. "
      "Without --sets it is the turn of the base game.",
      {},
      groups,
      turn_examples,
      run_turn};
  return command;
}

}  // namespace cartulary::cli

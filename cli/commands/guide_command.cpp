#include <array>

#include "cli/answers/guide_text.h"
#include "cli/commands/commands.h"
#include "cli/commands/guide_options.h"
#include "docgen/json/guide_json.h"

namespace cartulary::cli {
namespace {

void print_glossary(Call& call, const GuideRecords& records, const Guide& guide) {
  const std::vector<GlossaryEntry>& entries = records.guides.glossary;
  if (call.json())
    call.print(docgen::glossary_json(guide, entries));
  else if (call.csv())
    call.print(docgen::glossary_csv(entries));
  else
    call.print(glossary_text(guide, entries, records.rulebook, call.width(), call.style()));
}

void print_lines(Call& call, const GuideQuestion& question, const Guide& guide) {
  const ChosenGuide chosen = choose_lines(guide, question);
  if (call.json())
    call.print(docgen::guide_json(question, chosen));
  else if (call.csv())
    call.print(docgen::guide_csv(chosen));
  else
    call.print(guide_text(question, chosen, call.width(), call.style()));
}

std::vector<Error> run_guide(Call& call) {
  const Result<GuideRecords> records = guide_records(call);
  if (!records) return {records.error()};
  const std::string name = call.text("ID");
  const Guide* said = find_guide(records->guides, name, records->catalog.language());
  const Result<const Guide*> guide =
      need_guide(records->guides, said == nullptr ? name : said->id, "ID");
  if (!guide) return {guide.error()};
  const Result<AskedGuide> asked = asked_guide(call, *records, DefaultSets::Everything);
  if (!asked) return {asked.error()};
  if ((*guide)->id == "glossary")
    print_glossary(call, *records, **guide);
  else
    print_lines(call, asked->question(), **guide);
  return {};
}

constexpr std::array guide_arguments = {
    ArgumentRow{"ID",
                "mega (large games), rule-sets, history, timeline, collections, checklist, "
                "variants, glossary, order-of-play; or the guide's title",
                ValueKind::Text, "", true, true}};
constexpr std::array guide_output = {csv_option};
constexpr std::array guide_examples = {
    Example{"guide rule-sets", "where the rules of publishers differ"},
    Example{"guide timeline --csv", "what was published when, for a spreadsheet"},
    Example{"guide variants --sets base-game,river", "other ways to play with two sets"}};

}  // namespace

const Command& guide_command() {
  static const std::array groups = {selection_options(), OptionGroup{"Output", "", guide_output}};
  static const Command command = {
      "guide",
      "Play",
      "one guide whole: large games, rule sets, timeline ...",
      "Tells a guide from beginning to end; with a selection only what applies to it. `turn`, "
      "`figures` and `words` tell those of the table.",
      guide_arguments,
      groups,
      guide_examples,
      run_guide};
  return command;
}

}  // namespace cartulary::cli

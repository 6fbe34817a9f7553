#include <algorithm>
#include <array>

#include "cli/answers/answer_text.h"
#include "cli/answers/guide_text.h"
#include "cli/commands/commands.h"
#include "cli/commands/guide_options.h"
#include "docgen/json/guide_json.h"
#include "engine/rule/rule_lookup.h"
#include "engine/text/markdown.h"
#include "engine/text/text.h"

namespace cartulary::cli {
namespace {

// The chosen figures with this name; all of them if no name is given.
Result<ChosenFigures> figures_called(const std::string& name, const GuideQuestion& question,
                                     ChosenFigures chosen) {
  if (name.empty()) return chosen;
  std::vector<const Element*> called = elements_called(*question.rulebook, name);
  if (called.empty()) {
    const Result<const Element*> element = need_element(*question.rulebook, name, "figures");
    if (!element) return element.error();
    called = {*element};
  }
  const auto is_meant = [&](const ChosenFigure& figure) {
    return std::ranges::any_of(
        called, [&](const Element* element) { return element->id == figure.figure->element; });
  };
  std::vector<ChosenFigure> kept;
  std::ranges::copy_if(chosen.figures, std::back_inserter(kept), is_meant);
  if (kept.empty())
    return Error{
        .where = "figures",
        .what = cartulary::quoted(name) + " is no figure" +
                (question.selection == nullptr ? "" : " of these sets"),
        .fix = "leave it out to see all; `cartulary show '" + name + "'` tells what it is"};
  chosen.figures = std::move(kept);
  return chosen;
}

// The purpose of the figures, which is not among the answers of the table: the wagon drives on.
std::string about_figures(const Rulebook& rulebook, const ChosenFigures& chosen,
                          std::size_t width) {
  std::string text;
  for (const ChosenFigure& figure : chosen.figures) {
    const Element* element = rulebook.find_element(figure.figure->element);
    if (element == nullptr) continue;
    text += '\n' + wrap_after("",
                              plain_text(element->definition) + " `cartulary show " + element->id +
                                  "` lists its rules.",
                              width);
  }
  return text;
}

std::vector<Error> run_figures(Call& call) {
  const Result<GuideRecords> records = guide_records(call);
  if (!records) return {records.error()};
  const Result<AskedGuide> asked = asked_guide(call, *records, DefaultSets::Everything);
  if (!asked) return {asked.error()};
  const GuideQuestion question = asked->question();
  const Result<ChosenFigures> chosen =
      figures_called(call.text("FIGURE"), question, choose_figures(records->guides, question));
  if (!chosen) return {chosen.error()};
  if (call.json())
    call.print(docgen::figures_json(records->guides, question, *chosen));
  else if (call.csv())
    call.print(docgen::figures_csv(*chosen));
  else
    call.print(figures_text(records->rulebook, question, *chosen, call.width(), call.style()));
  if (!call.text("FIGURE").empty() && !call.json() && !call.csv())
    call.print(about_figures(records->rulebook, *chosen, call.width()));
  return {};
}

constexpr std::array figures_arguments = {ArgumentRow{
    "FIGURE", "one figure, by its name or id; all unless told", ValueKind::Text, "", false, true}};
constexpr std::array figures_output = {csv_option};
constexpr std::array figures_examples = {
    Example{"figures --sets base-game,AM,PD", "what the figures of these sets can do"},
    Example{"figures wagon", "what the wagon alone can do"},
    Example{"figures --csv", "every figure, an answer a row"}};

}  // namespace

const Command& figures_command() {
  static const std::array groups = {selection_options(), OptionGroup{"Output", "", figures_output}};
  static const Command command = {
      "figures",
      "Play",
      "figures, and what each can do",
      "Tells of each figure where it may be deployed, what may happen to it and what it is worth; "
      "with a selection of the figures that come with it alone. Questions that do not arise for a "
      "figure are left out here and stand in --json and --csv.",
      figures_arguments,
      groups,
      figures_examples,
      run_figures};
  return command;
}

}  // namespace cartulary::cli

#include <array>

#include "cli/commands/board_input.h"
#include "cli/commands/commands.h"
#include "cli/line/call.h"
#include "cli/line/options.h"
#include "docgen/json/notation_json.h"
#include "docgen/report/notation_report.h"

namespace cartulary::cli {
namespace {

std::vector<Error> run_notation(Call& call) {
  const Result<tiledb::Library> library = call.library();
  if (!library) return {library.error()};
  const Result<BoardInput> input = board_input(library->catalog, call);
  if (!input) return {input.error()};
  const std::string as = call.text("--as");
  // The option takes no other value.
  auto form = docgen::parse_notation_form(as).value_or(docgen::NotationForm::Text);
  if (call.json()) form = docgen::NotationForm::Json;
  const auto report = docgen::notation_report(library->catalog, input->request(*library), form);
  if (!report) return {report.error()};
  if (form == docgen::NotationForm::Json)
    call.print(docgen::written<docgen::JsonWriter>(docgen::put_notation, *report));
  else
    call.print(form == docgen::NotationForm::Jcz ? report->jcz : report->text);
  return {};
}

constexpr std::array notation_arguments = {ArgumentRow{
    "FILE", "the game: in notation, or saved by JCloisterZone 5 (.jcz); - for standard input",
    ValueKind::File}};
constexpr std::array notation_options = {
    OptionRow{"--as", "FORM", "text (unless told), json, or jcz, as JCloisterZone 5 saves games",
              ValueKind::Choice, "text json jcz"}};
constexpr std::array notation_examples = {
    Example{"notation game.jcz > game.txt", "a saved game as lines that one can read and change"},
    Example{"notation evening.txt --as jcz > evening.jcz", "a game written down, as a saved game"}};

}  // namespace

const Command& notation_command() {
  static constexpr std::array groups = {OptionGroup{"Output", "", notation_options}};
  static const Command command = {
      "notation",
      "Ask",
      "a played game as lines of text, one for each turn, and back",
      "Writes a game as text: a head with players and sets, then a line for each turn, such as '7. "
      "red BA-15 2,0 r90; follower city E'. Such a text is a FILE for board, moves and judge as "
      "well. docs/notation.md tells how it is written.",
      notation_arguments,
      groups,
      notation_examples,
      run_notation};
  return command;
}

}  // namespace cartulary::cli

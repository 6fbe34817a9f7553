#include <array>

#include "cli/answers/referee_text.h"
#include "cli/commands/board_input.h"
#include "cli/commands/commands.h"
#include "cli/line/call.h"
#include "cli/line/options.h"
#include "docgen/json/referee_json.h"
#include "docgen/report/referee_report.h"

namespace cartulary::cli {
namespace {

constexpr ArgumentRow file_row = {"FILE",
                                  "the table: a board file of Cartulary or a game saved by "
                                  "JCloisterZone 5 (.jcz); - for standard "
                                  "input",
                                  ValueKind::File};

template <class Report>
using Ask = Result<Report> (*)(const Catalog&, const docgen::RefereeRequest&);
template <class Report>
using Text = std::string (*)(const Report&, const Call&);
template <class Report>
using Put = void (*)(docgen::AnswerWriter&, const Report&);

template <class Report>
std::vector<Error> answer(Call& call, Ask<Report> ask, Put<Report> put, Text<Report> text) {
  const Result<tiledb::Library> library = call.library();
  if (!library) return {library.error()};
  const Result<BoardInput> input = board_input(library->catalog, call);
  if (!input) return {input.error()};
  const std::string drawn = call.text("--drawn"), move = call.text("MOVE");
  docgen::RefereeRequest request{.board = input->request(*library), .move = move};
  request.board.drawn = drawn;
  const Result<Report> report = ask(library->catalog, request);
  if (!report) return {report.error()};
  if (!call.print_data(put, *report)) call.print(text(*report, call));
  return {};
}

std::vector<Error> run_moves(Call& call) {
  return answer<docgen::MovesReport>(call, docgen::moves_report, docgen::put_moves, moves_text);
}

std::vector<Error> run_judge(Call& call) {
  return answer<docgen::JudgeReport>(call, docgen::judge_report, docgen::put_judgement,
                                     judgement_text);
}

constexpr std::array moves_arguments = {file_row};
constexpr std::array moves_questions = {
    OptionRow{"--drawn", "TILE", "the tile in hand, where a saved game does not tell it"}};
constexpr std::array moves_examples = {
    Example{"moves game.jcz", "what the player whose turn it is may do now"},
    Example{"moves table.json --drawn BA-15", "where the tile in hand may be laid"}};
constexpr std::array judge_arguments = {
    file_row,
    ArgumentRow{"MOVE",
                "one move: 'BA-15 2,0 r90', 'follower city E', 'mayor 1,0 road E', 'fairy "
                "1,0', 'pass'; sides as they lie"}};
constexpr std::array judge_examples = {
    Example{"judge game.jcz 'mayor road E'", "whether the mayor may stand there; if not, why"},
    Example{"judge table.json 'BA-15 2,0 r90'", "whether the tile may lie there"}};

}  // namespace

const Command& moves_command() {
  static const std::array groups = {OptionGroup{"Questions", "", moves_questions},
                                    selection_options()};
  static const Command command = {"moves",
                                  "Ask",
                                  "what may be done on a table now, each with its rule",
                                  "Tells whose turn it is and what comes next: where the tile in "
                                  "hand may lie, where each figure "
                                  "may be put, and what else may be done. On a typed board "
                                  "nobody's turn is told: with --drawn a "
                                  "tile is to be laid, else a figure goes on the tile that was "
                                  "laid last. What the referee does "
                                  "not know stands in the first line.",
                                  moves_arguments,
                                  groups,
                                  moves_examples,
                                  run_moves};
  return command;
}

const Command& judge_command() {
  static const std::array groups = {selection_options()};
  static const Command command = {"judge",
                                  "Ask",
                                  "whether a move is allowed; if not, why, and who says otherwise",
                                  "Judges one move on a table, as if by the player whose turn it "
                                  "is: allowed or not, the reason "
                                  "in a sentence, the rule and the rulings on it, and the "
                                  "printings and rule sets under which the "
                                  "answer is another.",
                                  judge_arguments,
                                  groups,
                                  judge_examples,
                                  run_judge};
  return command;
}

}  // namespace cartulary::cli

#include <array>

#include "cli/answers/answer_text.h"
#include "cli/answers/beside_text.h"
#include "cli/answers/board_answer_text.h"
#include "cli/answers/game_text.h"
#include "cli/commands/board_input.h"
#include "cli/commands/commands.h"
#include "cli/line/call.h"
#include "cli/line/options.h"
#include "cli/terminal/board_picture.h"
#include "docgen/drawing/board_svg.h"
#include "docgen/json/board_json.h"
#include "tiledb/file/replace_file.h"

namespace cartulary::cli {
namespace {

Result<docgen::BoardReport> report_of(const tiledb::Library& library, const Call& call) {
  const Result<BoardInput> input = board_input(library.catalog, call);
  if (!input) return input.error();
  const std::string drawn = call.text("--drawn");
  const std::string region = call.text("--region");
  for (const char* name : {"--drawn", "--region"})
    if (call.arguments().has(name) && call.text(name).empty())
      return Error{name, "is empty", "", "give it a value or leave it out", ""};
  docgen::BoardRequest request = input->request(library);
  request.odds = call.odds_text();
  request.drawn = drawn;
  request.region = region;
  request.turns = call.arguments().has("--turns");
  return docgen::board_report(library.catalog, request);
}

Status write_files(const docgen::BoardReport& report, const Call& call) {
  for (const char* name : {"--svg", "--export"}) {
    if (!call.arguments().has(name)) continue;
    const std::string file = call.text(name);
    if (file.empty()) return Error{name, "is empty", "", "name a file", ""};
    const bool svg = std::string_view(name) == "--svg";
    const Status written = tiledb::write_output(
        file, svg ? docgen::board_svg(report) : docgen::board_file_json(report));
    if (!written) return written.error();
  }
  return Done{};
}

std::string bag_words(const DrawPool& pool) {
  std::string text = counted(pool.size(), "tile", "tiles") + " left in the bag";
  if (pool.river) text += ", the next from " + counted(pool.now, "river tile", "river tiles");
  return text;
}

void print_text(const Catalog& catalog, const docgen::BoardReport& report, const Call& call) {
  constexpr std::array<std::string_view, 3> sources = {"Board", "Game saved by JCloisterZone",
                                                       "Game in notation"};
  const std::string source(sources[static_cast<std::size_t>(report.source)]);
  call.print(board_doubts_text(report, call));
  call.print(call.style().paint(Ink::Heading, source + ": " +
                                                  counted(report.answer.tiles, "tile", "tiles") +
                                                  " laid, " + bag_words(report.answer.pool)) +
             '\n');
  call.print(call.style().paint(
      Ink::Faint,
      wrap_after("", "in " + selection_text(catalog, report.kit->selection, report.fallback),
                 call.width())));
  const std::string picture = board_picture(report, call.width(), call.style());
  if (!picture.empty()) call.print('\n' + picture);
  call.print(board_faults_text(report, call));
  if (report.answer.drawn) call.print(board_drawn_text(*report.answer.drawn, call));
  if (report.answer.region) call.print(board_region_text(*report.answer.region, call));
  if (report.turns) {
    call.print(game_turns_text(report, call));
  } else {
    call.print(board_holes_text(report, call));
    call.print(board_players_text(report, call));
    call.print(board_features_text(report, call));
  }
  if (report.remarks) call.print(house_remarks_text(*report.remarks, call.width()));
}

std::vector<Error> run_board(Call& call) {
  const Result<tiledb::Library> library = call.library();
  if (!library) return {library.error()};
  const Result<docgen::BoardReport> report = report_of(*library, call);
  if (!report) return {report.error()};
  if (const Status written = write_files(*report, call); !written) return {written.error()};
  if (!call.print_data(docgen::put_board_report, *report))
    print_text(library->catalog, *report, call);
  return {};
}

constexpr std::array board_arguments = {
    ArgumentRow{"FILE",
                "the board: a board file of Cartulary, an earlier answer with --json, or a game "
                "saved by JCloisterZone 5 (.jcz); - for standard input",
                ValueKind::File}};
constexpr std::array questions = {
    OptionRow{"--drawn", "TILE", "a tile that was drawn: where it may lie and what it does there"},
    OptionRow{"--region", "CELLS",
              "up to 8 empty cells 'x,y x,y ...' to be filled together: whether, how, with what"},
    OptionRow{
        "--turns", "",
        "of a saved game: each turn, what it completed, who scored what by which rule, and the "
        "points after it"},
};
constexpr std::array board_output = {
    OptionRow{"--svg", "FILE", "the board as a picture", ValueKind::File},
    OptionRow{"--export", "FILE", "the board in Cartulary's own format", ValueKind::File},
    csv_option,
};
constexpr std::array board_examples = {
    Example{"board game.jcz", "a saved game: holes, chances, features"},
    Example{"board game.jcz --drawn BA-15 --hidden 6", "where BA-15 helps, with 6 tiles put aside"},
    Example{"board table.json --region '1,0 2,0' --svg table.svg",
            "two holes side by side, and the board as a picture"},
    Example{"board game.jcz --turns", "a saved game turn by turn, and what could not be followed"},
};

}  // namespace

const Command& board_command() {
  static const std::array groups = {OptionGroup{"Questions", "", questions}, selection_options(),
                                    odds_options(), OptionGroup{"Output", "", board_output}};
  static const Command command = {
      "board",
      "Ask",
      "the holes of a board, what fits them and will come, and what its features score",
      "Reads a board and tells every hole with the copies left that fit it and its chances, the "
      "dead and the last first, and every feature with its points and where they come from. Tiles "
      "that lie against the rules stay, and are told.\n\n"
      "A board file is JSON: {\"selection\": {\"sets\": {\"base-game\": 1}}, \"tiles\": "
      "[{\"tile\": "
      "\"BA-03\", \"x\": 0, \"y\": 0, \"rotation\": 90}]}. x grows to the east, y to the south, "
      "the "
      "rotation is clockwise from the tile as stored. \"figures\" may stand beside the tiles, "
      "{\"player\": "
      "\"red\", \"figure\": \"follower\", \"x\": 0, \"y\": 0, \"at\": \"city N\"}, at a side of "
      "the tile as "
      "stored: then each feature says who holds it, and each player what the game would bring if "
      "it "
      "ended now. A saved game brings its figures itself. The selection of the file counts unless "
      "the "
      "options below say otherwise.",
      board_arguments,
      groups,
      board_examples,
      run_board};
  return command;
}

}  // namespace cartulary::cli

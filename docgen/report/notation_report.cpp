#include "docgen/report/notation_report.h"

#include <array>

#include "engine/text/said.h"
#include "engine/text/text.h"
#include "tiledb/board/jcz_writer.h"
#include "tiledb/board/notation_file.h"

namespace cartulary::docgen {

namespace {

// Parts of a saved game that are not known here, as comments above the first turn.
void add_left_out(const std::vector<tiledb::UnknownPart>& parts, NotationTurn& first) {
  std::string lines;
  for (const tiledb::UnknownPart& part : parts) {
    std::string line = "left out: " + part.kind + ' ' + part.name;
    for (const Cell cell : part.cells) line += ' ' + to_text(cell);
    add_item(lines, line, "\n");
  }
  if (lines.empty()) return;
  first.comment = first.comment.empty() ? lines + '\n' : lines + '\n' + first.comment;
}

}  // namespace

std::optional<NotationForm> parse_notation_form(std::string_view text) {
  constexpr std::array<std::string_view, 3> names = {"text", "json", "jcz"};
  for (std::size_t i = 0; i < names.size(); ++i)
    if (text == names[i]) return static_cast<NotationForm>(i);
  return std::nullopt;
}

Result<NotationReport> notation_report(const Catalog& catalog, const BoardRequest& request,
                                       NotationForm form) {
  Result<tiledb::BoardFile> file = tiledb::parse_board_file(
      catalog, request.text, request.where, {.guides = request.guides, .read = request.notation});
  if (!file) return file.error();
  if (!file->game)
    return Error{.where = std::string(request.where),
                 .what = said("notation.no-game"),
                 .fix = said("notation.give-game")};
  const SavedGame& game = *file->game;
  Result<std::vector<NotationTurn>> turns = notation_turns(catalog, file->selection, game);
  if (!turns) return turns.error();
  // Comments go to the turn whose tile they stood beside.
  std::size_t next = 0;
  for (NotationTurn& turn : *turns) {
    if (next >= file->remarks.size()) break;
    turn.comment = file->remarks[next].comment;
    turn.diagram = file->remarks[next].diagram;
    ++next;
  }
  if (!turns->empty()) add_left_out(file->left_out, turns->front());
  NotationReport report;
  report.text = notation_text(file->head, file->selection, game, *turns);
  if (form == NotationForm::Jcz) {
    Result<std::string> jcz = tiledb::jcz_text(catalog, file->selection, game, request.where);
    if (!jcz) return jcz.error();
    report.jcz = *std::move(jcz);
  }
  report.head = std::move(file->head);
  report.players = game.players;
  report.start = game.start;
  report.selection = std::move(file->selection);
  report.turns = *std::move(turns);
  return report;
}

const NotationTools& notation_tools() {
  static constexpr NotationTools tools = {tiledb::read_notation, notation_report};
  return tools;
}

}  // namespace cartulary::docgen

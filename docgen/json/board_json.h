// JSON of boards: an answer about one, and the board itself.
//
//   std::fputs(board_json(*report).c_str(), stdout);
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "docgen/base/board_report.h"
#include "docgen/json/answer_writer.h"
#include "engine/board/board.h"

namespace cartulary::docgen {

// The whole answer; the layout is that of json.h. Beyond the source, counts, holes and features
// it has `selection` and `fallback` as every answer, `notes`, `left` (tiles that may still be
// drawn) and `outside` (pieces beside the bag), each with id and copies, and `board`: the tiles as
// they lie, in the project's own format, so that an answer can be read as a board again.
void put_board_report(AnswerWriter& json, const BoardReport& report);
std::string board_json(const BoardReport& report);
// The same; nothing if it takes more than `most` bytes, of which few more are then written.
std::optional<std::string> board_json_within(const BoardReport& report, std::size_t most);

// `unsure` and `figures`: as in BoardFile. The board in the project's own format, in the order in
// which the tiles were laid.
std::string board_file_json(const Board& board, const std::vector<Cell>& unsure = {},
                            const std::vector<PositionFigure>& figures = {});

}  // namespace cartulary::docgen

// JSON of boards: an answer about a board, and the board itself.
//
//   std::fputs(board_json(*report).c_str(), stdout);
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "docgen/json/answer_writer.h"
#include "docgen/report/board_report.h"
#include "engine/board/board.h"

namespace cartulary::docgen {

// The whole answer, laid out as json.h says. Beyond the source, counts, holes and features it has
// `selection` and `fallback` as every answer, `notes`, `left` (tiles that may still be drawn) and
// `outside` (pieces that are not in the bag), each with id and copies, and `board`: the placed
// tiles in the project's own format, so that an answer can be read as a board again.
void put_board_report(AnswerWriter& json, const BoardReport& report);
std::string board_json(const BoardReport& report);
// The same, or nothing if it takes more than `most` bytes; writing stops soon after them.
std::optional<std::string> board_json_within(const BoardReport& report, std::size_t most);

// The board in the project's own format, with the tiles in the order in which they were placed, and
// the figures, elements and unsure cells of the report.
std::string board_file_json(const BoardReport& report);

}  // namespace cartulary::docgen

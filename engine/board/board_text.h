// A board as text that a person can read in a test or a bug report, and read back.
//
//   at -1,0
//   BA-15>  BA-03^  .
//   .       BA-01v  BA-24<
//
// `at X,Y` is the cell of the first word of the first row. Each row is one y, its words parted by
// blanks are cells from the left: `.` an empty cell, else a tile id with its turn: ^ 0, > 90, v
// 180, < 270. A piece of several cells stands at its least x and y and its other cells are `+`;
// two halflings in one cell are joined by `/`. Tiles are laid in reading order unless a last line
// `order x,y x,y ...` names the cells in the order in which the pieces were laid (it matters for
// what is illegal and for the river).
#pragma once

#include <string>
#include <string_view>

#include "engine/board/board.h"

namespace cartulary {

// Ends with a newline. An empty board is "at 0,0\n.\n". The order is written where it differs
// from reading order. The text has a word for every cell of the rectangle around all pieces, so
// it is meant for boards whose pieces lie together.
std::string to_text(const Board& board);

// Lays the pieces of the text on an empty board of the kit. Errors (`where` "board:LINE") show the
// line and a caret: a wrong word, an unknown tile (with suggestion), a cell that is taken, a `+`
// that nothing covers, text over 64 KiB, and all of Board::place.
Result<Board> parse_board(const BoardKit& kit, std::string_view text);

}  // namespace cartulary

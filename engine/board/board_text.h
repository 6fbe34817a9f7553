// A board as text that people can read in a test or a bug report, and that can be parsed back.
//
//   at -1,0
//   BA-15>  BA-03^  .
//   .       BA-01v  BA-24<
//
// `at X,Y` is the cell of the first word of the first row. Each row is one y; its words, separated
// by blanks, are cells from left to right: `.` is an empty cell, anything else a tile id with its
// rotation: ^ 0, > 90, v 180, < 270. A piece of several cells is written at its least x and y, and
// its other cells are `+`. Two halflings in one cell are joined by `/`. Tiles are placed in reading
// order unless a last line `order x,y x,y ...` lists the cells in the order of placement (which
// affects the illegal pieces and the river).
#pragma once

#include <string>
#include <string_view>

#include "engine/board/board.h"

namespace cartulary {

// Ends with a newline. An empty board is "at 0,0\n.\n". The order is written only if it differs
// from reading order. The text has a word for every cell of the bounding rectangle, so it suits
// boards whose pieces are close together.
std::string to_text(const Board& board);

// Places the pieces of the text on an empty board of the kit. Errors (`where` "board:LINE") show
// the line and a caret: a wrong word, an unknown tile (with a suggestion), a cell that is taken, a
// `+` that no piece covers, and all errors of Board::place. Text over 64 KiB is an error with
// `where` "board".
Result<Board> parse_board(const BoardKit& kit, std::string_view text);

}  // namespace cartulary

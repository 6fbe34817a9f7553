// A shelf of sets for boards, read from board_tiles.txt: one tile a line, its segments and
// symbols parted by bars (`@n` a city that the field borders, `+n` pennants, `!mark`, `*symbol`).
#pragma once

#include <map>
#include <string>

#include "engine/board/board.h"
#include "tests/support/random_play.h"

namespace cartulary::test {

const Catalog& board_catalog();
const Tile* tile(const std::string& id);

// A kit of these sets; it lives as long as the program. Rules as a selection names them.
const BoardKit& kit_of(const std::map<std::string, int>& sets,
                       const std::map<std::string, std::string>& rules = {});

// Placement by plain numbers: at("BA-03", 0, 0, 90).
Placement at(const std::string& id, int x, int y, int degrees = 0);

// Lays `text` (see board_text.h); a text that is wrong fails the test.
Board board_of(const BoardKit& kit, const std::string& text);

}  // namespace cartulary::test

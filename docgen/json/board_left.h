// What a board leaves to be laid. Internal to docgen.
#pragma once

#include "docgen/json/json_writer.h"
#include "engine/board/board.h"

namespace cartulary::docgen {

// The members "left", the tiles of which a copy may still be drawn, and "outside", the pieces
// beside the bag that can lie on a board and do not lie there yet: id and copies (and, of those
// outside, the reason), in listing order.
void add_left(AnswerWriter& json, const Board& board);

}  // namespace cartulary::docgen

// The members "left" and "outside" of a board's JSON: the pieces that can still be placed on it.
// Internal to docgen.
#pragma once

#include "docgen/json/json_writer.h"
#include "engine/board/board.h"

namespace cartulary::docgen {

// The members "left", the tiles of which a copy may still be drawn, and "outside", the pieces
// outside the bag that can be placed on a board and are not on this one yet. Both give id and
// copies, "outside" also the reason, in listing order.
void add_left(AnswerWriter& json, const Board& board);

}  // namespace cartulary::docgen

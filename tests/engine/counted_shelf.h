// A shelf of boxes whose contents name figures and tokens, for what is owned and counted.
#pragma once

#include "engine/bag/missing.h"

namespace cartulary::test {

// base-game BA (C1, C2)   BA-01 cfrf 2/2, BA-02 cccc 1/-; 40 followers in C1, 8 in C2, 1 scoreboard
// tower TO (C1, C2)       TO-01 ffff 3/3, TO-02 a card (special) 1/1; 30 tower pieces, 1 point tile
// traders TR (C1, C2)     9 wine, 6 grain, kinds of trade-goods; 6 builders
// big-box BB (C2)         base-game, tower * 2; itself 9 followers, and pigs that nobody counted
Catalog counted_shelf();

// follower (also meeple), scoreboard, tower-piece, point-tile, pig, wine, grain, builder,
// trade-goods (goods).
PieceNames shelf_names();

}  // namespace cartulary::test

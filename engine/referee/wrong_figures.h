// WrongFigure: a figure that cannot be where it is, regardless of who put it there and when: the
// sets do not bring it or bring fewer, it has no owner or should have none, its kind may not stand
// there, two followers share a building, or a builder or pig has no follower of its player.
//
//   wrong_figures(guides, {catalog, &board.kit().selection, {}, &rulebook}, board, figures)
//       // {{7, "A follower more than green has: there are 7.", "rule/base-game/deploy"}}
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "engine/board/board.h"
#include "engine/guide/guide_selection.h"
#include "engine/position/position.h"
#include "engine/text/said.h"

namespace cartulary {

struct WrongFigure {
  std::size_t figure = 0;  // index in the list
  Said why;
  std::string rule;
};

// At most one entry for each figure, in the order of the list.
std::vector<WrongFigure> wrong_figures(const Guides& guides, const GuideQuestion& question,
                                       const Board& board, std::span<const PositionFigure> figures);

}  // namespace cartulary

// A small shelf of made-up sets under familiar names, for tests to play with.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/tile/catalog.h"

namespace cartulary::test {

using Copies = std::array<std::optional<int>, all_editions.size()>;  // C1 C2 C3 C3.1 WE

// A square land tile of one field; its set is told by the caller.
Tile land(std::string id, std::string set, std::string edges, Copies copies);

// A segment that touches sides by name, such as road(Shape::Square, "E S").
Segment segment(SegmentKind kind, Shape shape, std::string_view sides);
// A field that touches half sides by name.
Segment field(Shape shape, std::string_view halves, std::vector<int> cities = {});

// Sets and tiles (copies C1/C2 unless said otherwise):
//
//   base-game BA             BA-01 cccc 1/1 pennant, BA-02 ccff 2/2, BA-03 crfr 4/4 (start),
//                            BA-15 crrf 3/3, BA-20 rrrr 1/1, BA-21 ffff 4/4 cloister
//   inns-and-cathedrals IC   IC-01 cccc 2/2 cathedral, IC-11 ccfr 1/1 inn, IC-12 frfr -/1
//   abbey-and-mayor AM       AM-01 **** extra 6/6, AM-02 King, a card, 1/1; AM-03 cfff 1/-
//   river RI (C1)            RI-01 fffs 1 spring (start), RI-02 fsfs 2, RI-03 fffs 1 lake
//   halflings HA (C1)        HA-01 triangle frc 1, HA-02 double rcfrfr 1, HA-03 f??? land 2
//   phantom PH (C2)          no tiles
//   winter WE (WE)           WE-01 cfcf 2
//   big-box BB (C2)          base-game in C2, inns-and-cathedrals * 2, a part of river
//
// In mega: base-game less a BA-03, inns-and-cathedrals, river less RI-01 and RI-03.
Catalog small_catalog();

}  // namespace cartulary::test

// The words and numbers that the text answers of several commands share: chances, copies,
// rotations, editions, lists of names, the selection that was asked about.
//
//   percent_text(0.0417);                            // "4.17 %"
//   turns_text(rotations);                           // "90° or 270°"
//   selection_text(catalog, selection, fallback);    // "base-game, tower*2; edition C1"
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "cli/line/call.h"
#include "cli/terminal/terminal.h"
#include "engine/bag/bag.h"
#include "engine/bag/elsewhere.h"
#include "engine/bag/selection.h"
#include "engine/text/text.h"
#include "engine/tile/catalog.h"
#include "engine/tile/rotation.h"
#include "engine/tile/source.h"

namespace cartulary::cli {

// "the first 3 are shown", "the first is shown"; of 240: "the first 3 of 240 are shown".
std::string first_shown(std::size_t shown, std::size_t total = 0);

// The counts in words: "60 sets, 512 tiles, 1 rule, ... 3 ledger entries".
std::string records_text(const tiledb::RecordCounts& counts);

// A document and the place in it: "car-7.4, note 135".
std::string place_text(const SourcePlace& source);

// "*3" to append to a name; empty for one copy.
std::string times_text(int copies);

// "4.17 %". "0 %" and "100 %" only if the chance is exactly that; otherwise "under 0.01 %" and
// "over 99.99 %".
std::string percent_text(double chance);

// The rotations of a tile, for a table: "0°", "90° or 270°", "any".
std::string turns_text(RotationSet rotations);
// The same in a sentence: "unturned", "turned 90° or 270°", "in any turn".
std::string turn_phrase(RotationSet rotations);

// "one, two and three" for up to `most` names, then "... and 5 more".
std::string listed(const std::vector<std::string>& names, std::size_t most = 100);

// The heading of a part of an answer, with an empty line above it.
std::string part_heading(std::string_view text, const Call& call);

// Which edition selection_text names if none is chosen: Tiles: the one whose tiles count; Rules:
// all, since rules of every edition apply.
enum class ToldOf { Tiles, Rules };

// The selection that an answer is about: "base-game, tower*2; edition C1; 3 used tiles away; river
// counts in C3", followed by what is not counted.
std::string selection_text(const Catalog& catalog, const Selection& selection,
                           const std::map<std::string, Edition>& fallback,
                           ToldOf told = ToldOf::Tiles);

// "not counted: wheel-of-fortune, in part in big-box-5 (the wheel)" for Selection::in_part; empty
// if there is nothing.
std::string uncounted_text(const Catalog& catalog,
                           const std::map<std::string, std::string>& in_part);

// Copies by edition: "C1 15, C2 10, Winter 1".
std::string editions_text(const std::map<Edition, int>& copies, char between = glue);

// "29 in C2: add --edition C2. 6 in inns-and-cathedrals: add it to --sets."; empty if there is
// nothing elsewhere.
std::string elsewhere_text(const Elsewhere& elsewhere);

// "an abbey, if one is left (AM-14*6)".
std::string any_text(const std::vector<AnyPiece>& any);

// "The bag counts the start tile and 12 river tiles; --used start,river takes them out.", and a
// note on the tiles under hills; empty if there is nothing to say.
std::string hint_text(const TableHint& hint);

// The pieces that are never drawn, one paragraph for each reason; empty if there are none.
std::string outside_text(const std::vector<OutsidePiece>& outside, std::size_t width,
                         const Style& style);

}  // namespace cartulary::cli

// What a counted collection lacks or has too many of.
//
// A count is lines of names and numbers (count_lines.h). Counted by edge code, a code stands for
// all its tiles together; counted by tile, for that tile; counted by element, for the figures or
// tokens of that kind that the contents of the boxes name. What is not mentioned counts as 0, but
// only within the kind of line used for it: where there are lines with codes, every code is
// compared but those that a line with a tile speaks of; where there are lines with tiles (or no
// lines at all), every tile that no code covers; where there are lines with figures or tokens,
// every kind of them, but where all of these are called tiles (abbeys, points), those alone.
// Pieces that are no landscape stand both as tiles and in the contents (King, points, abbeys):
// where figures or tokens are counted, they are compared as tiles only if a line names them so, and
// then not as tokens. Tokens of several kinds (wine, grain, cloth) are counted by kind or together.
//
//   Result<MissingAnswer> answer = missing(catalog, *owned, names, "3 cfrf\n", "counted.txt");
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bag/collection.h"
#include "engine/tile/catalog.h"

namespace cartulary {

// What people call figures and tokens, as piece_key() writes it -> id of the element.
using PieceNames = std::map<std::string, std::string, std::less<>>;

// Small letters, hyphens as spaces, without the s of several: "Tower-Pieces" is "tower piece".
std::string piece_key(std::string_view name);

enum class MissingKind { Edges, Tile, Piece };
std::string_view to_text(MissingKind kind);  // "edges", "tile", "piece"

struct MissingRow {
  MissingKind kind = MissingKind::Edges;
  std::string name;  // edge code, tile id or element id
  int expected = 0;
  int counted = 0;
  std::vector<const Tile*> tiles;  // the designs that the row speaks of
  int difference() const { return counted - expected; }
};

struct MissingAnswer {
  Collection owned;
  std::vector<OwnedSet> sets;
  std::map<std::string, std::string> in_part;  // not compared, as Selection::in_part
  int expected = 0;                            // of all that was compared
  int counted = 0;
  std::vector<MissingRow> missing;        // counted < expected
  std::vector<MissingRow> surplus;        // counted > expected
  std::vector<std::string> not_compared;  // elements of which no source says how many there are
  bool complete() const { return missing.empty() && surplus.empty(); }
};

// `where` names the text in errors ("counted.txt:3"): as read_count_lines(); an unknown name (with
// suggestion), a tile of a set that is not owned, figures that no box has, a name twice, a tile and
// its edge code both counted, more than 64 KiB; and as fault_of(). Edge codes may be written in any
// turn.
Result<MissingAnswer> missing(const Catalog& catalog, const Collection& owned,
                              const PieceNames& names, std::string_view text,
                              std::string_view where);
// Every error of the lines, in their order, where missing() gives one of them; none of a good text.
std::vector<Error> line_faults(const Catalog& catalog, const Collection& owned,
                               const PieceNames& names, std::string_view text,
                               std::string_view where);

// The answer as plain text to send to whoever sold the box: what is owned, what is missing, each
// tile in words, what there is too much of.
std::string missing_letter(const Catalog& catalog, const MissingAnswer& answer);

}  // namespace cartulary

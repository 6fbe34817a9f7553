// Compares a counted collection with what it should contain.
//
// A count is lines of names and numbers (count_lines.h). An edge code counts all its tiles
// together, a tile id counts that tile, and an element counts the figures or tokens of that kind
// that the contents of the boxes name.
//
// A name that is not mentioned counts as 0, but only for the kinds of lines that the count has:
// - If there are lines with codes, every code is compared, except those of which a line names a
//   tile.
// - If there are lines with tiles, or no lines at all, every tile is compared that no code covers.
// - If there are lines with figures or tokens, every kind of them is compared; but if all of these
//   are called tiles (abbeys, points), only those are.
//
// Pieces that are not landscape are both tiles and part of the contents (King, points, abbeys).
// Where figures or tokens are counted, such pieces are compared as tiles only if a line names them
// as tiles, and then not as tokens. Tokens of several kinds (wine, grain, cloth) are counted by
// kind or together.
//
//   Result<MissingAnswer> answer = missing(catalog, *owned, names, "3 cfrf\n", "counted.txt");
#pragma once

#include <array>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bag/collection.h"
#include "engine/text/page_language.h"
#include "engine/tile/catalog.h"

namespace cartulary {

// Names that people use for figures and tokens, as piece_key() writes them -> id of the element.
using PieceNames = std::map<std::string, std::string, std::less<>>;

// Lower case, hyphens as spaces, without the plural s: "Tower-Pieces" becomes "tower piece".
std::string piece_key(std::string_view name);

enum class MissingKind { Edges, Tile, Piece };
inline constexpr std::array<std::string_view, 3> missing_kind_names = {"edges", "tile", "piece"};
std::string_view to_text(MissingKind kind);

struct MissingRow {
  MissingKind kind = MissingKind::Edges;
  std::string name;  // edge code, tile id or element id
  int expected = 0;
  int counted = 0;
  std::vector<const Tile*> tiles;  // the designs that the row covers
  int difference() const { return counted - expected; }
};

struct MissingAnswer {
  Collection owned;
  std::vector<OwnedSet> sets;
  std::map<std::string, std::string> in_part;  // not compared, as Selection::in_part
  int expected = 0;                            // over all that was compared
  int counted = 0;
  std::vector<MissingRow> missing;        // counted < expected
  std::vector<MissingRow> surplus;        // counted > expected
  std::vector<std::string> not_compared;  // elements whose number no source gives
  std::vector<std::string> unrecorded;    // ids of sets that lacks_tiles() is true of
  bool complete() const { return missing.empty() && surplus.empty(); }
};

// Whether the set has land tiles of which none is known, so that none can be compared.
bool lacks_tiles(const Catalog& catalog, const TileSet& set);

// `where` names the text in errors ("counted.txt:3"). Errors: those of read_count_lines() and
// fault_of(); an unknown name (with suggestion); a tile of a set that is not owned; figures that no
// box has; a name given twice; a tile and its edge code both counted; an element and one of its
// kinds both counted; invalid UTF-8; more than 64 KiB. Edge codes may be written in any turn.
Result<MissingAnswer> missing(const Catalog& catalog, const Collection& owned,
                              const PieceNames& names, std::string_view text,
                              std::string_view where);
// All errors of the lines, in order, where missing() returns only one. Empty for a good text.
std::vector<Error> line_faults(const Catalog& catalog, const Collection& owned,
                               const PieceNames& names, std::string_view text,
                               std::string_view where);

// The answer as plain text to send to whoever sold the box: what is owned, what is missing, each
// tile in words, and what there is too much of.
std::string missing_letter(const MissingAnswer& answer, const PageLanguage& language = {});

}  // namespace cartulary

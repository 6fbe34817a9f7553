// Tile: one design, with its copies in each edition.
//
// A Tile owns all its data. Tiles are stored in a Catalog, and other values point to them there.
// Example: BA-15 is a square with edges "crrf" and has 3 copies in C1 and 3 in C2. It has four
// segments: a city on side N, a road on E and S, a field around them and a field inside the bend.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/record_id.h"
#include "engine/tile/edge_code.h"
#include "engine/tile/edition.h"
#include "engine/tile/pattern.h"
#include "engine/tile/shape.h"
#include "engine/tile/source.h"

namespace cartulary {

enum class SegmentKind : std::uint8_t {
  City,
  Road,
  River,
  Field,
  Cloister,
  Shrine,
  Monastery,
  Church
};

// "city", "road", ... as in content, queries and JSON.
std::string_view to_text(SegmentKind kind);
std::optional<SegmentKind> parse_segment_kind(std::string_view text);
// Cloister, shrine, monastery and church, which touch no side.
bool is_monastic(SegmentKind kind);

// What a segment may carry besides its kind: at most one of each.
enum class SegmentMark : std::uint8_t {
  Inn,
  Cathedral,
  Tunnel,
  Princess,
  Siege,
  PigHerd,
  Darmstadtium,
  Labyrinth
};
inline constexpr int segment_mark_count = 8;
std::string_view to_text(SegmentMark mark);  // "inn", "pig-herd", ...
std::optional<SegmentMark> parse_segment_mark(std::string_view text);

// A connected part of one feature on one tile.
struct Segment {
  SegmentKind kind = SegmentKind::Field;
  // Bit n: touches side n (city, road, river). Zero for fields and the monastic kinds.
  std::uint32_t sides = 0;
  // Bit n: touches half side n (see shape.h). For fields, and for a city that shares a side with
  // another.
  std::uint32_t halves = 0;
  // For a field: the positions in Tile::segments of the cities that it borders.
  std::vector<int> cities;
  int pennants = 0;
  int well = 0;
  std::string trade;       // "wine", "grain", "cloth", "chicken" or empty
  std::uint8_t marks = 0;  // bit n: SegmentMark n
  // For a city with one side: whether it is the plain half circle. nullopt if not recorded.
  std::optional<bool> semicircular;
  // Letters. Segments that share a letter touch each other on the tile.
  std::string adjoins;

  bool has(SegmentMark mark) const { return (marks >> static_cast<unsigned>(mark) & 1U) != 0; }
  friend bool operator==(const Segment&, const Segment&) = default;
};

// A symbol on the tile that belongs to no segment: {"flier", "NW"} is written flier:NW.
struct Symbol {
  std::string name;
  std::string detail;
  std::string text() const { return detail.empty() ? name : name + ":" + detail; }
  friend bool operator==(const Symbol&, const Symbol&) = default;
};

enum class TileClass : std::uint8_t { Land, Extra, Special };
std::string_view to_text(TileClass cls);
std::optional<TileClass> parse_tile_class(std::string_view text);

enum class Interior : std::uint8_t { Recorded, Inferred, Unknown };
std::string_view to_text(Interior interior);
std::optional<Interior> parse_interior(std::string_view text);

// The tile's id in JCloisterZone, and the clockwise quarter turns from its drawing there to ours.
struct JczTile {
  std::string id;
  Rotation turn = Rotation::R0;
  friend bool operator==(const JczTile&, const JczTile&) = default;
};

// The source of one fact of a tile. `fact`: "edges", "interior" or an edition ("C1").
struct TileSource {
  std::string fact;
  SourcePlace source;
  friend bool operator==(const TileSource&, const TileSource&) = default;
};

struct Tile {
  static constexpr RecordKind record_kind = RecordKind::Tile;
  std::string id;     // "IC-07"
  std::string set;    // id of its set
  int number = 0;     // the 7 of IC-07
  std::string title;  // name of a special piece, else empty
  TileClass cls = TileClass::Land;
  Shape shape = Shape::Square;
  // One letter per side, clockwise from the top: c f r s, x (inside a start piece), ? (unknown), *
  // (fits anything). Empty for cards.
  std::string edges;
  // Copies by edition; nullopt where the tile does not exist.
  std::array<std::optional<int>, all_editions.size()> copies;
  int pieces = 1;  // tiles that one copy counts as: wheel 16, school 2
  std::vector<Segment> segments;
  std::vector<Symbol> symbols;
  Interior interior = Interior::Recorded;
  bool crossing = false;  // a field may list a city on the other side of a road or river
  bool apart = false;     // a half side next to a city side need not border that city
  std::optional<JczTile> jcz;
  std::vector<TileSource> sources;
  std::string note;

  // Copies in one edition; 0 if the tile does not exist in it.
  int copies_in(Edition edition) const {
    return copies[static_cast<std::size_t>(edition)].value_or(0);
  }
  bool exists_in(Edition edition) const {
    return copies[static_cast<std::size_t>(edition)].has_value();
  }
  friend bool operator==(const Tile&, const Tile&) = default;
};

// The code of a square whose four sides are all c, f, r or s; nullopt for any other piece.
std::optional<EdgeCode> edge_code(const Tile& tile);

// Whether the tile is a square whose sides all fit anything: an abbey.
bool fits_anything(const Tile& tile);

// What each of the four sides may show, in the form that Pattern::fits compares: a letter is a set
// of one edge, * is any edge, x and ? are the empty set. nullopt unless the shape is Square or
// StartPiecePart.
std::optional<Pattern> sides_of(const Tile& tile);

// How many marks called `name` are on the tile, as `has:` and the feature pages count them. The
// name may be a segment kind ("city", "road", "cloister"), "monastic" (cloister and its kin),
// "pennant", "well", a trade good, a segment mark, the name of a symbol ("crop-circle" counts
// crop-circle:shield) or its whole text. Every pennant counts; for a kind, every segment counts.
int count_marks(const Tile& tile, std::string_view name);

// Whether the tile has a symbol of that name, with any detail.
bool has_symbol(const Tile& tile, std::string_view name);

// Every name for which count_marks(tile, name) > 0, sorted, without the four kinds that join tiles
// and without the bare name of own symbols (own_symbol). For indexes by feature.
std::vector<std::string> mark_names(const Tile& tile);

}  // namespace cartulary

// The members of tiles and of their segments, in the order of JSON and CSV. docs/how-to-add.md
// describes how to add one.
#pragma once

#include <array>

#include "engine/text/members.h"
#include "engine/tile/kind_names.h"
#include "engine/tile/tile.h"

namespace cartulary {

template <>
struct WordsOf<TileClass> {
  static constexpr auto& names = kind_names::classes;
  static constexpr auto parse = parse_tile_class;
  static constexpr const char* damaged = "a tile's class is none";
};
template <>
struct WordsOf<Shape> {
  static constexpr auto& names = kind_names::shapes;
  static constexpr auto parse = parse_shape;
  static constexpr const char* damaged = "a tile's shape is none";
};
template <>
struct WordsOf<Interior> {
  static constexpr auto& names = kind_names::interiors;
  static constexpr auto parse = parse_interior;
  static constexpr const char* damaged = "a tile's interior is none";
};
template <>
struct WordsOf<SegmentKind> {
  static constexpr auto& names = kind_names::segments;
  static constexpr auto parse = parse_segment_kind;
  static constexpr const char* damaged = "a segment's kind is none";
};

inline constexpr std::array<std::string_view, 4> trade_goods = {"cloth", "grain", "wine",
                                                                "chicken"};

template <>
struct MembersOf<Segment> {
  // In content, each kind and mark is a key, and `cities` is one line of words.
  static constexpr std::array<std::string_view, 17> content_keys = {
      "city",   "road",      "river",    "field",     "cloister",    "shrine",
      "church", "monastery", "cities",   "inn",       "tunnel",      "cathedral",
      "siege",  "princess",  "pig-herd", "labyrinth", "darmstadtium"};
  static constexpr auto list = mixed_list(
      member("kind", &Segment::kind,
             {.meaning = "city, road, river, field, cloister, shrine, monastery or church",
              .needed = true,
              .in_content = false}),
      DerivedMember{"sides", Derived::Sides, "the sides that a city, road or river touches", false,
                    true, true},
      DerivedMember{
          "halves", Derived::Halves,
          "the half sides that a field touches: NL is the left half of the north side; of "
          "a city: half of a side that another city of the tile has",
          false, true, true},
      DerivedMember{"cities", Derived::Cities,
                    "of a field: the positions of the cities that it borders, from 0", false, true,
                    true},
      member("pennants", &Segment::pennants,
             {.meaning = "number of pennants", .least = 1, .most = 9, .omitted = true}),
      member("well", &Segment::well,
             {.meaning = "number of wells", .least = 1, .most = 9, .omitted = true}),
      member("trade", &Segment::trade,
             {.meaning = "wine, grain or cloth",
              .words = trade_goods,
              .word = "trade",
              .omitted = true}),
      DerivedMember{"marks", Derived::SegmentMarks, "inn, cathedral, tunnel ...", false, true,
                    true},
      member("semicircular", &Segment::semicircular,
             {.meaning = "of a city with one side: whether it is the plain half circle",
              .omitted = true}),
      member("adjoins", &Segment::adjoins,
             {.meaning = "letters: segments that share one touch on the tile", .omitted = true}),
      DerivedMember{"words", Derived::Words, "the segment told in words", false, true});
};

template <>
struct MembersOf<Symbol> {
  static constexpr auto list =
      mixed_list(member("name", &Symbol::name, {.meaning = "its name", .needed = true}),
                 member("detail", &Symbol::detail, {.meaning = "what stands behind a colon"}));
};

template <>
struct MembersOf<JczTile> {
  static constexpr auto list = mixed_list(
      member("id", &JczTile::id, {.meaning = "the tile's id in JCloisterZone 5", .needed = true}),
      member("turn", &JczTile::turn,
             {.meaning = "clockwise degrees from its drawing there to ours",
              .least = 0,
              .most = 3,
              .needed = true}));
};

template <>
struct MembersOf<Tile> {
  static constexpr RecordTraits record = {"a tile", "", "tile", "tile_id"};
  static constexpr std::array<std::string_view, 2> content_keys = {"copies", "sources"};
  static constexpr auto list = mixed_list(
      member("id", &Tile::id,
             {.meaning = "the tile's id, which lasts: code of the set, design number",
              .needed = true}),
      member("set", &Tile::set,
             {.meaning = "id of the set", .column = "set_id", .needed = true, .in_content = false}),
      member("number", &Tile::number,
             {.meaning = "design number within the set", .needed = true, .in_content = false}),
      member("title", &Tile::title, {.meaning = "name of a piece that is no landscape"}),
      member("class", &Tile::cls,
             {.meaning = "land, extra or special, as CAR's Tile Overview counts"}),
      member("shape", &Tile::shape,
             {.meaning = "square, double, triangle, block4x4, start-piece-part or card"}),
      member("edges", &Tile::edges,
             {.meaning = "a letter for each side, clockwise from the top: c city, f field, r road, "
                         "s river, x inside a start piece, ? not known, * fits anything; of a "
                         "square the least of its four turns",
              .empty_text = true}),
      DerivedMember{"copies", Derived::Copies,
                    "copies by edition; an edition without the tile is left out", false, true},
      member("pieces", &Tile::pieces,
             {.meaning = "how many tiles one copy counts as", .least = 1, .most = 99}),
      DerivedMember{"words", Derived::Words, "the tile told in words", false, true},
      member("segments", &Tile::segments,
             {.meaning = "the connected parts of features: kind, sides or half sides (NL is the "
                         "left half of the north side, looking outward), cities (of a field: "
                         "positions in this list, from 0), pennants, well, trade, marks, "
                         "semicircular, adjoins (letters: segments that share one touch), words",
              .whole_table = "segment",
              .not_in_csv = "segments.csv has them, one a row"}),
      member("features", &Tile::symbols,
             {.meaning = "symbols beside the segments, name or name:detail", .table = "symbol"}),
      DerivedMember{"marks", Derived::Marks, "every name that `has:` finds the tile by", false,
                    true},
      member("interior", &Tile::interior, {.meaning = "recorded, inferred or unknown"}),
      member(
          "crossing", &Tile::crossing,
          {.meaning = "whether a road or river leads between a field and a city that it borders"}),
      member("apart", &Tile::apart,
             {.meaning = "whether a half side beside a city side does not touch that city"}),
      member("jcz", &Tile::jcz, {.meaning = "id and clockwise turn in JCloisterZone 5, or null"}),
      DerivedMember{"same_design", Derived::SameDesign, "ids of the other tiles of the same look",
                    false, true},
      DerivedMember{"sources", Derived::FactSources,
                    "which document states which fact (edges, an edition's copies, interior)"},
      member("note", &Tile::note, {.meaning = "what is doubtful, disputed or remarkable"}));
};

}  // namespace cartulary

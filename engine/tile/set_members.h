// The members of sets and of the records in them, in the order of JSON and CSV. docs/how-to-add.md
// describes how to add one.
#pragma once

#include <array>

#include "engine/text/members.h"
#include "engine/tile/edition.h"
#include "engine/tile/kind_names.h"
#include "engine/tile/source_members.h"
#include "engine/tile/tile_set.h"

namespace cartulary {

template <>
struct WordsOf<SetKind> {
  static constexpr auto& names = kind_names::sets;
  static constexpr auto parse = parse_set_kind;
  static constexpr const char* damaged = "a set's kind is none";
};

namespace set_lists {

inline constexpr auto remarks = MemberTraits{.meaning = "remarks", .omitted = true};
inline constexpr std::string_view not_one_row = "sets.json has it; a row has no room for it";

}  // namespace set_lists

template <>
struct MembersOf<BoxItem> {
  static constexpr auto list = mixed_list(
      member("count", &BoxItem::count,
             {.meaning = "how many; null: no source says",
              .least = 1,
              .most = 999,
              .needed = true,
              .nullable = true}),
      member("what", &BoxItem::what, {.meaning = "what it is", .needed = true}),
      member("edition", &BoxItem::edition,
             {.meaning = "the edition that has it, where only one does", .omitted = true}),
      member("element", &BoxItem::element,
             {.meaning = "id of the element, of figures and tokens",
              .column = "element_id",
              .names = NameKind::Element,
              .omitted = true}),
      member("kind_of", &BoxItem::kind_of,
             {.meaning = "id of the element that it is one kind of: wine, of trade goods",
              .names = NameKind::Element,
              .omitted = true}),
      member("note", &BoxItem::note, set_lists::remarks));
};

template <>
struct MembersOf<ContainedSet> {
  static constexpr auto list =
      mixed_list(member("set", &ContainedSet::set,
                        {.meaning = "id of the set", .column = "contained", .needed = true}),
                 member("quantity", &ContainedSet::quantity,
                        {.meaning = "how many times it is in the box", .least = 1, .most = 99}),
                 member("edition", &ContainedSet::edition,
                        {.meaning = "its edition, where the box says", .omitted = true}),
                 member("partial", &ContainedSet::partial,
                        {.meaning = "true: only a part is in the box", .omitted = true}),
                 member("note", &ContainedSet::note, set_lists::remarks));
};

template <>
struct MembersOf<EditionTitle> {
  static constexpr auto list = mixed_list(
      member("edition", &EditionTitle::edition, {.meaning = "in which edition", .needed = true}),
      member("title", &EditionTitle::title, {.meaning = "its English title", .needed = true}),
      member("german", &EditionTitle::german,
             {.meaning = "its German title, where a source has it", .omitted = true}));
};

template <>
struct MembersOf<StartTile> {
  static constexpr auto list = mixed_list(
      member("tile", &StartTile::tile,
             {.meaning = "id of the tile",
              .column = "tile_id",
              .names = NameKind::Tile,
              .needed = true}),
      member("copies", &StartTile::copies, {.meaning = "how many", .least = 1, .most = 99}),
      member("replaces", &StartTile::replaces,
             {.meaning = "ids of sets whose start tile it replaces", .names = NameKind::Set}),
      member("note", &StartTile::note, set_lists::remarks));
};

template <>
struct MembersOf<JczSet> {
  static constexpr auto list = mixed_list(
      member("id", &JczSet::id,
             {.meaning = "its id in JCloisterZone", .column = "jcz_id", .needed = true}),
      member("edition", &JczSet::edition, {.meaning = "the edition that it is of", .needed = true}),
      member("tiles", &JczSet::tiles,
             {.meaning = "the tiles, where it is only some", .omitted = true}));
};

// The members that a list of sets shows for each set.
struct SetInShort {};
template <>
struct MembersOf<SetInShort> {
  static constexpr auto list = mixed_list(
      member("id", &TileSet::id, {.meaning = "the set's id, which lasts", .needed = true}),
      member("code", &TileSet::code,
             {.meaning = "two to four letters that begin the ids of its tiles", .needed = true}),
      member("title", &TileSet::title, {.meaning = "English title", .needed = true}),
      member("german", &TileSet::german,
             {.meaning = "German title", .needed = true, .nullable = true}),
      member(
          "titles", &TileSet::titles,
          {.meaning = "what it is called in single editions, where not so: edition, title, german",
           .csv_meaning = "edition:title:german of each edition with a title of its own",
           .table = "title",
           .omitted = true,
           .one_line = true}),
      member("kind", &TileSet::kind,
             {.meaning = "base, major, minor, promo, spin-off or box", .needed = true}),
      member("number", &TileSet::number,
             {.meaning = "the publisher's number of the expansion",
              .least = 0,
              .most = 999,
              .nullable = true}),
      member("year", &TileSet::year,
             {.meaning = "first publication",
              .least = 1900,
              .most = 2199,
              .needed = true,
              .nullable = true}),
      member("editions", &TileSet::editions,
             {.meaning = edition_texts::years,
              .column = "edition",
              .table = "edition",
              .needed = true,
              .fix = "name at least one edition"}),
      DerivedMember{"copies", Derived::LandCopies, "land tiles by edition", false, true},
      DerivedMember{"designs", Derived::Designs, "land designs", false, true},
      DerivedMember{
          "extra", Derived::ExtraPieces,
          "abbeys, start pieces, doubles and halves, in pieces, of the edition with the most",
          false, true},
      DerivedMember{"special", Derived::SpecialPieces,
                    "King, messages, point tiles, blanks, in pieces, of the edition with the most",
                    false, true},
      member("contains", &TileSet::contains,
             {.meaning = "boxes only: the sets in it; partial: only a part is in the box",
              .csv_meaning =
                  "of a box: set:quantity:edition of each set in it; partial ones are left out",
              .omitted = true,
              .one_line = true}));
};

template <>
struct MembersOf<TileSet> {
  static constexpr RecordTraits record = {"a set", "", "tile_set", "set_id", "position"};
  static constexpr std::array<std::string_view, 3> content_keys = {"mega", "tile_sources", "tiles"};
  static constexpr auto list = mixed_list(
      MembersOf<SetInShort>::list,

      member("aliases", &TileSet::aliases,
             {.meaning = "former ids",
              .column = "alias",
              .table = "alias",
              .not_in_csv = set_lists::not_one_row}),
      member("also", &TileSet::also,
             {.meaning = "other names that players use",
              .column = "name",
              .table = "name",
              .not_in_csv = set_lists::not_one_row}),
      member("publishers", &TileSet::publishers,
             {.meaning = "who published it",
              .column = "publisher",
              .table = "publisher",
              .needed = true,
              .nullable = true,
              .not_in_csv = set_lists::not_one_row}),
      member("contents", &TileSet::contents,
             {.meaning = "what is in the box; count is null where no source states it",
              .table = "content",
              .needed = true,
              .nullable = true,
              .not_in_csv = set_lists::not_one_row}),
      member("start", &TileSet::start,
             {.meaning = "tiles that the game begins with, and the sets whose start tile they "
                         "replace",
              .whole_table = "start_tile",
              .not_in_csv = set_lists::not_one_row}),
      DerivedMember{
          "mega", Derived::Mega,
          "whether it stands in CAR 7.4's Tile Overview, and tiles that stay in the box then"},
      member("jcz", &TileSet::jcz,
             {.meaning = "its sets in JCloisterZone, each of an edition; tiles where it is only "
                         "some of its tiles",
              .not_in_csv = set_lists::not_one_row}),
      DerivedMember{"tiles", Derived::SetTiles, "its tiles in short"},
      DerivedMember{"rules", Derived::RuleCount, "number of its rules"},
      DerivedMember{"rulings", Derived::RulingCounts,
                    "number of its rulings, in total and by status"},
      DerivedMember{"variants", Derived::VariantCount, "number of its variants"},
      DerivedMember{"opening", Derived::Opening,
                    "what opens its rules, in Markdown: summary, in_the_box, turn, scoring"},
      member("sources", &TileSet::sources,
             {.meaning = "document and place",
              .table = "source",
              .needed = true,
              .not_in_csv = set_lists::not_one_row}),
      member("note", &TileSet::note, {.meaning = "what a reader must know"}),
      member("unknown", &TileSet::unknown,
             {.meaning = "names of the members whose value no source states",
              .column = "key",
              .not_in_csv = set_lists::not_one_row}),
      member("sort", &TileSet::sort,
             {.meaning = "order among sets of a kind and number",
              .in_json = false,
              .not_in_csv = "the rows stand in that order"}),
      member("in_mega", &TileSet::in_mega,
             {.meaning = "whether it stands in CAR 7.4's Tile Overview",
              .in_content = false,
              .in_json = false,
              .not_in_csv = set_lists::not_one_row}));
};

}  // namespace cartulary

// The members of claims and of printed numbers that are not counted, in the order of JSON and CSV.
// docs/how-to-add.md explains how to add one.
#pragma once

#include <array>
#include <string_view>

#include "engine/text/members.h"
#include "engine/tile/kind_names.h"
#include "engine/tile/source_members.h"
#include "tiledb/draft/claim.h"

namespace cartulary {

inline constexpr std::array<std::string_view, 3> claim_units = {"tiles", "marks", "pieces"};

// A map of its own in content; elsewhere its members are those of the claim.
template <>
struct MembersOf<tiledb::ClaimCount> {
  using Count = tiledb::ClaimCount;
  static constexpr auto list = mixed_list(
      member("sets", &Count::sets,
             {.meaning = "the sets counted; empty: those of CAR's Tile Overview",
              .key = "set",
              .column = "value",
              .table = "part",
              .shared = "part",
              .names = NameKind::Set,
              .one_or_more = true}),
      member("edges", &Count::edges, {.meaning = "the edge code counted; empty: any"}),
      member("has", &Count::has,
             {.meaning = "the marks counted; empty: any",
              .column = "value",
              .table = "part",
              .shared = "part",
              .names = NameKind::Mark,
              .one_or_more = true}),
      member("classes", &Count::classes,
             {.meaning = "the classes counted",
              .key = "class",
              .column = "value",
              .table = "part",
              .shared = "part",
              .words = kind_names::classes,
              .word = "class",
              .one_or_more = true}),
      member("shape", &Count::shape,
             {.meaning = "the shape counted; empty: any",
              .words = kind_names::shapes,
              .word = "shape"}),
      member("unit", &Count::unit,
             {.meaning = "tiles, marks or pieces", .words = claim_units, .word = "unit"}));
};

template <>
struct MembersOf<tiledb::ClaimResult> {
  using Claim = tiledb::ClaimResult;
  static constexpr RecordTraits record = {"a claim", "", "claim", "claim_id", "position"};
  static constexpr std::array<std::string_view, 2> content_keys = {"count", "place"};
  static constexpr auto list = mixed_list(

      member("id", &Claim::id,
             {.meaning = "the claim's id", .text = TextKind::PathId, .needed = true}),
      spread(&Claim::count, MembersOf<tiledb::ClaimCount>::list, false),

      member("edition", &Claim::edition, {.meaning = "the edition counted"}),
      member("dropped", &Claim::dropped,
             {.meaning = "whether tiles that stay in the box when all is played together are "
                         "left out"}),
      member("said", &Claim::copies,
             {.meaning = "what the source prints",
              .key = "copies",
              .column = "copies",
              .most = 99999,
              .needed = true}),
      member("counted", &Claim::counted, {.meaning = "what the tiles give", .in_content = false}),
      member("sum_of", &Claim::sum_of,
             {.meaning = "the figure is the total of the claims whose ids begin so"}),
      member("sum_of_rows", &Claim::sum_of_rows,
             {.meaning = "what those claims add up to", .in_content = false}),
      DerivedMember{"met", Derived::Met, "whether said, counted and the sum agree", false, true},
      member("ledger", &Claim::ledger,
             {.meaning = "the entry that explains a difference",
              .column = "ledger_id",
              .in_content = false}),
      spread(&Claim::source, MembersOf<SourcePlace>::list, false),
      member("note", &Claim::note, {.meaning = "remarks"}));
};

template <>
struct MembersOf<tiledb::UncountedNumber> {
  using Number = tiledb::UncountedNumber;
  // The table keeps the name by which readers of the database know it.
  static constexpr RecordTraits record = {"a number that is not counted", "", "uncounted_figure",
                                          "", "position"};
  static constexpr std::array<std::string_view, 1> content_keys = {"place"};
  static constexpr auto list = mixed_list(

      member("id", &Number::id,
             {.meaning = "the number's id", .text = TextKind::PathId, .needed = true}),
      member("says", &Number::says, {.meaning = "what the source says", .needed = true}),
      member("reason", &Number::reason, {.meaning = "why no count can answer it", .needed = true}),
      spread(&Number::source, MembersOf<SourcePlace>::list, false));
};

template <>
struct MembersOf<tiledb::EditionPoint> {
  using Point = tiledb::EditionPoint;
  static constexpr RecordTraits record = {"a point", "", "", ""};
  static constexpr auto list =
      mixed_list(member("id", &Point::id,
                        {.meaning = "the point's id", .text = TextKind::PathId, .needed = true}),
                 member("edition", &Point::editions,
                        {.meaning = "the printings that differ", .one_or_more = true}),
                 member("carried", &Point::carried,
                        {.meaning = "ids of the records that carry it, with their kind",
                         .names = NameKind::AnyRecord,
                         .one_or_more = true}),
                 member("left_out", &Point::left_out, {.meaning = "why nothing carries it"}));
};

}  // namespace cartulary

// The members of documents, places in them and ledger entries (source.h), in the order of JSON and
// CSV. docs/how-to-add.md describes how to add one.
#pragma once

#include <array>

#include "engine/text/members.h"
#include "engine/tile/rule_set.h"
#include "engine/tile/source.h"

namespace cartulary {

inline constexpr std::array<std::string_view, 8> document_kinds = {
    "rules", "wiki", "house-rules", "program", "pictures", "forum", "shop", "volunteers"};
inline constexpr std::array<std::string_view, 3> ledger_kinds = {"slip", "dispute", "gap"};

template <>
struct MembersOf<SourcePlace> {
  static constexpr auto list = mixed_list(
      member("document", &SourcePlace::document,
             {.meaning = "id of the document",
              .column = "document_id",
              .names = NameKind::Document,
              .needed = true}),
      member("place", &SourcePlace::place, {.meaning = "where in the document", .needed = true}));
};

template <>
struct MembersOf<SourceDocument> {
  static constexpr RecordTraits record = {"a document", "", "source_document", "document_id"};
  static constexpr auto list = mixed_list(
      member("id", &SourceDocument::id, {.meaning = "the document's id", .needed = true}),
      member("title", &SourceDocument::title, {.meaning = "its title", .needed = true}),
      member("kind", &SourceDocument::kind,
             {.meaning = "rules, wiki, house-rules, program, pictures, forum, shop or volunteers",
              .words = document_kinds,
              .word = "kind",
              .needed = true}),
      member("publisher", &SourceDocument::publisher,
             {.meaning = "who published it", .needed = true, .nullable = true}),
      member("author", &SourceDocument::author,
             {.meaning = "who wrote it", .needed = true, .nullable = true}),
      member("version", &SourceDocument::version,
             {.meaning = "version or edition", .needed = true, .nullable = true}),
      member("date", &SourceDocument::date,
             {.meaning = "YYYY, YYYY-MM or YYYY-MM-DD",
              .text = TextKind::Date,
              .needed = true,
              .nullable = true}),
      member("language", &SourceDocument::language,
             {.meaning = "language code", .needed = true, .nullable = true}),
      member("address", &SourceDocument::address,
             {.meaning = "where it is found", .needed = true, .nullable = true}),
      member("editions", &SourceDocument::editions,
             {.meaning = "the only ones whose rules it tells; none: of all",
              .column = "edition",
              .table = "edition"}),
      member("rule_set", &SourceDocument::rule_set,
             {.meaning = "whose rules alone it tells: HiG, RGG, ZMG or WC2012",
              .words = rule_set_names,
              .word = "rule set"}),
      member("note", &SourceDocument::note, {.meaning = "remarks"}),
      member("unknown", &SourceDocument::unknown,
             {.meaning = "columns whose value no source states", .column = "key"}));
};

template <>
struct MembersOf<LedgerSide> {
  static constexpr auto list = mixed_list(
      member("says", &LedgerSide::says, {.meaning = "what this side says", .needed = true}),
      member("sources", &LedgerSide::sources,
             {.meaning = "document and place",
              .csv_meaning = "document:place of each source that says so",
              .table = "source",
              .needed = true}));
};

template <>
struct MembersOf<LedgerEntry> {
  static constexpr RecordTraits record = {"a ledger entry", "", "ledger_entry", "ledger_id"};
  static constexpr auto list = mixed_list(
      member("id", &LedgerEntry::id,
             {.meaning = "the entry's id", .text = TextKind::Id, .needed = true}),
      member("title", &LedgerEntry::title, {.meaning = "what it is about", .needed = true}),
      member("kind", &LedgerEntry::kind,
             {.meaning = "slip (a source errs), dispute (sources disagree) or gap",
              .words = ledger_kinds,
              .word = "kind",
              .needed = true}),
      member("claims", &LedgerEntry::claims,
             {.meaning = "ids of the claims that it explains",
              .column = "claim_id",
              .table = "claim",
              .names = NameKind::Claim}),
      member("sides", &LedgerEntry::sides,
             {.meaning = "what each side says, and its sources",
              .table = "side",
              .needed = true,
              .not_in_csv = "ledger_sides.csv has them, one a row"}),
      member("decision", &LedgerEntry::decision, {.meaning = "what the data says", .needed = true}),
      member("reason", &LedgerEntry::reason, {.meaning = "why", .needed = true}),
      member("date", &LedgerEntry::date,
             {.meaning = "when it was decided", .text = TextKind::Date, .needed = true}),
      member("tiles", &LedgerEntry::tiles,
             {.meaning = "ids of the tiles concerned",
              .column = "tile_id",
              .table = "tile",
              .names = NameKind::Tile}),
      member("sets", &LedgerEntry::sets,
             {.meaning = "ids of the sets concerned",
              .column = "set_id",
              .table = "set",
              .names = NameKind::Set}));
};

}  // namespace cartulary

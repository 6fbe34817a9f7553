#include "docgen/export/export_rows.h"

#include "docgen/json/csv_writer.h"
#include "docgen/json/json_parts.h"
#include "docgen/json/json_sets.h"
#include "docgen/json/json_tiles.h"
#include "docgen/json/json_writer.h"
#include "docgen/json/record_json.h"
#include "engine/rule/carried_game_members.h"
#include "engine/rule/rule_members.h"
#include "engine/tile/set_members.h"
#include "engine/tile/source_members.h"
#include "engine/tile/tile_members.h"
#include "tiledb/draft/claim_members.h"

namespace cartulary::docgen {

// Not in the unnamed namespace, where add_row() would not find it.
static void put_derived(AnswerWriter& json, const DerivedMember& member,
                        const tiledb::ClaimResult& claim, const Linked&) {
  json.add(member.name, claim.met());
}

namespace {

using Layout = AnswerWriter::Layout;

// The text of a list called `name`, with a row for each value, written by `put`.
template <class Writer, class Values, class Put>
std::string list_of(const Values& values, std::string_view name, const Put& put) {
  Writer writer;
  writer.open_object().open_rows(name);
  for (const auto& value : values) put(writer, value);
  return writer.close().close().take();
}

template <class Values, class Put>
std::string rows_of(const Values& values, const Put& put) {
  return list_of<CsvWriter>(values, "rows", put);
}

// The same, with rows made from the record's list of members.
template <class Values>
std::string record_rows(const Values& values, const Linked& linked) {
  return rows_of(values, [&](AnswerWriter& json, const auto& value) {
    json.open_object(Layout::Inline);
    add_row(json, linked, value);
    json.close();
  });
}

// A part of a record as a row, after the id of its record.
template <class Part>
void put_part(AnswerWriter& json, std::string_view name, const std::string& id, const Part& part) {
  json.open_object(Layout::Inline).add(name, id);
  add_row(json, {}, part);
  json.close();
}

// The parts of one kind from every game, each with the id of its game.
template <class Part>
std::string game_parts(const std::vector<CarriedGame>& games,
                       std::vector<Part> CarriedGame::* parts) {
  return rows_of(games, [&](AnswerWriter& json, const CarriedGame& game) {
    for (const Part& part : game.*parts) put_part(json, "game", game.id, part);
  });
}

void put_claim(AnswerWriter& json, const tiledb::ClaimResult& claim) {
  json.open_object(Layout::Inline);
  add_row(json, {}, claim);
  json.close();
}

}  // namespace

std::string set_rows(const Catalog& catalog) {
  return record_rows(catalog.sets(), {nullptr, &catalog});
}

std::string tile_rows(const Catalog& catalog) {
  return record_rows(catalog.tiles(), {nullptr, &catalog});
}

std::string segment_rows(const Catalog& catalog) {
  return rows_of(catalog.tiles(), [](AnswerWriter& json, const Tile& tile) {
    for (std::size_t i = 0; i < tile.segments.size(); ++i) put_segment_row(json, tile, i);
  });
}

std::string tile_source_rows(const Catalog& catalog) {
  return rows_of(catalog.tiles(), [](AnswerWriter& json, const Tile& tile) {
    for (const TileSource& source : tile.sources)
      json.open_object(Layout::Inline)
          .add("tile", tile.id)
          .add("fact", source.fact)
          .add("document", source.source.document)
          .add("place", source.source.place)
          .close();
  });
}

std::string source_rows(const std::vector<SourceDocument>& sources) {
  return rows_of(sources, [](AnswerWriter& csv, const SourceDocument& source) {
    csv.open_object(Layout::Inline);
    add_members(csv, {}, source);
    csv.close();
  });
}

std::string ledger_rows(const std::vector<LedgerEntry>& ledger) {
  return record_rows(ledger, {});
}

std::string ledger_side_rows(const std::vector<LedgerEntry>& ledger) {
  return rows_of(ledger, [](AnswerWriter& json, const LedgerEntry& entry) {
    for (const LedgerSide& side : entry.sides) put_part(json, "entry", entry.id, side);
  });
}

std::string rule_rows(const Rulebook& rulebook) {
  return record_rows(rulebook.rules(), {&rulebook, nullptr});
}

std::string ruling_rows(const Rulebook& rulebook) {
  return record_rows(rulebook.rulings(), {&rulebook, nullptr});
}

std::string variant_rows(const Rulebook& rulebook) {
  return record_rows(rulebook.variants(), {&rulebook, nullptr});
}

std::string ruling_side_rows(const Rulebook& rulebook) {
  return rows_of(rulebook.rulings(), [](AnswerWriter& json, const Ruling& ruling) {
    for (const RulingSide& side : ruling.says) put_part(json, "ruling", full_id(ruling), side);
  });
}

std::string element_rows(const Rulebook& rulebook) {
  return record_rows(rulebook.elements(), {&rulebook, nullptr});
}

std::string set_rule_rows(const Rulebook& rulebook) {
  return record_rows(rulebook.openings(), {});
}

std::string game_rows(const std::vector<CarriedGame>& games) {
  return record_rows(games, {});
}

std::string game_used_rows(const std::vector<CarriedGame>& games) {
  return game_parts(games, &CarriedGame::used);
}

std::string game_own_rows(const std::vector<CarriedGame>& games) {
  return game_parts(games, &CarriedGame::own);
}

std::string game_adopts_rows(const std::vector<CarriedGame>& games) {
  return game_parts(games, &CarriedGame::adopts);
}

std::string game_drops_rows(const std::vector<CarriedGame>& games) {
  return game_parts(games, &CarriedGame::drops);
}

std::string game_ledger_rows(const std::vector<CarriedGame>& games) {
  return game_parts(games, &CarriedGame::ledger);
}

std::string claim_rows(const std::vector<tiledb::ClaimResult>& claims) {
  return record_rows(claims, {});
}

std::string claims_json(const std::vector<tiledb::ClaimResult>& claims) {
  return list_of<JsonWriter>(claims, "claims", put_claim);
}

}  // namespace cartulary::docgen

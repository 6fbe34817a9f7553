#include "docgen/export/export_rows.h"

#include <algorithm>

#include "docgen/json/csv_writer.h"
#include "docgen/json/json_parts.h"
#include "docgen/json/json_sets.h"
#include "docgen/json/json_tiles.h"
#include "docgen/json/json_writer.h"
#include "docgen/json/record_json.h"
#include "engine/rule/rule_members.h"
#include "engine/tile/source_members.h"
#include "engine/tile/tile_words.h"

namespace cartulary::docgen {
namespace {

using Layout = AnswerWriter::Layout;

// What a writer makes of a list called `name` with a row for each value, written by `put`.
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

// The same by the lists of members.
template <class Values>
std::string record_rows(const Values& values, const Linked& linked) {
  return rows_of(values, [&](AnswerWriter& json, const auto& value) {
    json.open_object(Layout::Inline);
    add_row(json, linked, value);
    json.close();
  });
}

// A part of a record as a row behind the id of the whole.
template <class Part>
void put_part(AnswerWriter& json, std::string_view name, const std::string& id, const Part& part) {
  json.open_object(Layout::Inline).add(name, id);
  add_row(json, {}, part);
  json.close();
}

void add_all_copies(AnswerWriter& json, const Tile& tile) {
  json.key("copies").open_object();
  for (Edition edition : all_editions)
    json.add(to_text(edition), tile.copies[static_cast<std::size_t>(edition)]);
  json.close();
}

void put_tile_row(AnswerWriter& json, const Catalog& catalog, const Tile& tile) {
  json.open_object(Layout::Inline)
      .add("id", tile.id)
      .add("set", tile.set)
      .add("number", tile.number);
  add_or_null(json, "title", tile.title);
  json.add("class", to_text(tile.cls)).add("shape", to_text(tile.shape)).add("edges", tile.edges);
  add_all_copies(json, tile);
  json.add("pieces", tile.pieces).add("words", tile_words(tile));
  add_features(json, tile);
  json.add_texts("marks", mark_names(tile))
      .add("interior", to_text(tile.interior))
      .add("crossing", tile.crossing)
      .add("apart", tile.apart);
  json.key("jcz").open_object();
  if (tile.jcz)
    json.add("id", tile.jcz->id).add("turn", degrees(tile.jcz->turn));
  else
    json.key("id").null().key("turn").null();
  json.close();
  add_same_design(json, catalog, tile);
  add_or_null(json, "note", tile.note);
  json.close();
}

void add_touched_names(AnswerWriter& json, const Tile& tile, const Segment& segment) {
  const std::span<const std::string_view> sides = side_names(tile.shape);
  json.key("sides").open_array();
  for (std::size_t i = 0; i < sides.size(); ++i)
    if ((segment.sides >> i & 1U) != 0) json.value(sides[i]);
  json.close().key("halves").open_array();
  for (std::size_t i = 0; i < 2 * sides.size(); ++i)
    if ((segment.halves >> i & 1U) != 0) json.value(half_name(tile.shape, static_cast<int>(i)));
  json.close().key("cities").open_array();
  for (int city : segment.cities) json.value(city);
  json.close();
}

void put_segment_row(AnswerWriter& json, const Tile& tile, std::size_t position) {
  const Segment& segment = tile.segments[position];
  json.open_object(Layout::Inline)
      .add("tile", tile.id)
      .add("position", position)
      .add("kind", to_text(segment.kind));
  add_touched_names(json, tile, segment);
  json.add("pennants", segment.pennants).add("well", segment.well);
  add_or_null(json, "trade", segment.trade);
  json.key("marks").open_array();
  for (int i = 0; i < segment_mark_count; ++i)
    if (const auto mark = static_cast<SegmentMark>(i); segment.has(mark)) json.value(to_text(mark));
  json.close().add("semicircular", segment.semicircular);
  add_or_null(json, "adjoins", segment.adjoins);
  json.add("words", segment_words(tile, segment)).close();
}

void put_set_row(AnswerWriter& json, const Catalog& catalog, const TileSet& set) {
  json.open_object(Layout::Inline);
  add_set_name(json, set);
  json.key("copies").open_object();
  for (Edition edition : all_editions) {
    const bool counts = set.kind != SetKind::Box && set.has_edition(edition);
    json.add(to_text(edition),
             counts ? std::optional(land_copies(catalog, set, edition)) : std::nullopt);
  }
  json.close();
  add_set_counts(json, catalog, set);
  json.key("contains").open_array();
  for (const ContainedSet& contained : set.contains) {
    if (contained.partial) continue;
    json.open_object().add("set", contained.set).add("quantity", contained.quantity);
    if (contained.edition) json.add("edition", to_text(*contained.edition));
    json.close();
  }
  json.close();
  add_or_null(json, "note", set.note);
  json.close();
}

void put_claim(AnswerWriter& json, const tiledb::ClaimResult& claim) {
  json.open_object(Layout::Inline).add("id", claim.id).add_texts("sets", claim.count.sets);
  add_or_null(json, "edges", claim.count.edges);
  json.add_texts("has", claim.count.has).add_texts("classes", claim.count.classes);
  add_or_null(json, "shape", claim.count.shape);
  json.add("unit", claim.count.unit)
      .add("edition", to_text(claim.edition))
      .add("dropped", claim.dropped)
      .add("said", claim.copies)
      .add("counted", claim.counted);
  add_or_null(json, "sum_of", claim.sum_of);
  json.add("sum_of_rows", claim.sum_of_rows).add("met", claim.met());
  add_or_null(json, "ledger", claim.ledger);
  json.add("document", claim.source.document).add("place", claim.source.place);
  add_or_null(json, "note", claim.note);
  json.close();
}

}  // namespace

std::string set_rows(const Catalog& catalog) {
  return rows_of(catalog.sets(),
                 [&](AnswerWriter& json, const TileSet& set) { put_set_row(json, catalog, set); });
}

std::string tile_rows(const Catalog& catalog) {
  return rows_of(catalog.tiles(),
                 [&](AnswerWriter& json, const Tile& tile) { put_tile_row(json, catalog, tile); });
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
    for (const RulingSide& side : ruling.says)
      put_part(json, "ruling", "ruling/" + ruling.id, side);
  });
}

std::string element_rows(const Rulebook& rulebook) {
  return record_rows(rulebook.elements(), {&rulebook, nullptr});
}

std::string set_rule_rows(const Rulebook& rulebook) {
  return record_rows(rulebook.openings(), {});
}

std::string claim_rows(const std::vector<tiledb::ClaimResult>& claims) {
  return rows_of(claims, put_claim);
}

std::string claims_json(const std::vector<tiledb::ClaimResult>& claims) {
  return list_of<JsonWriter>(claims, "claims", put_claim);
}

}  // namespace cartulary::docgen

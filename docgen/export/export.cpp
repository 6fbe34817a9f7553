#include "docgen/export/export.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "docgen/export/export_columns.h"
#include "docgen/export/export_rows.h"
#include "docgen/export/suite.h"
#include "docgen/export/suite_text.h"
#include "docgen/json/carried_json.h"
#include "docgen/json/json.h"
#include "docgen/json/json_parts.h"
#include "docgen/json/rule_json_parts.h"
#include "engine/text/contract.h"
#include "engine/text/suggest.h"
#include "engine/text/version.h"
#include "tiledb/database/schema.h"
#include "tiledb/file/output_folder.h"
#include "tiledb/file/sha256.h"

namespace cartulary::docgen {
namespace {

constexpr std::string_view dictionary_name = "DATA-DICTIONARY.md";
constexpr std::string_view sums_name = "SHA256SUMS";
// Marks a folder as an export, so that a later one may replace it.
constexpr std::string_view marker = ".cartulary-export";
constexpr std::string_view database_name = "cartulary.db";

// {name: [...]}, where `put` writes the entry of each value.
template <class Values, class Put>
std::string records(std::string_view name, const Values& values, const Put& put) {
  JsonWriter json;
  json.open_object().key(name).open_array();
  for (const auto& value : values) put(json, value);
  return json.close().close().take();
}

// The same for objects, where `add` writes the members of each.
template <class Values, class Add>
std::string objects(std::string_view name, const Values& values, const Add& add) {
  return records(name, values, [&](AnswerWriter& json, const auto& value) {
    json.open_object();
    add(json, value);
    json.close();
  });
}

std::string tiles_json(const Catalog& catalog) {
  return records("tiles", catalog.tiles(),
                 [&](AnswerWriter& json, const Tile& tile) { put_tile(json, catalog, tile); });
}

std::vector<ExportFile> json_files(const tiledb::Library& data) {
  const Catalog& catalog = data.catalog;
  const Rulebook& rulebook = data.rulebook;
  return {
      {"claims.json", claims_json(data.claims)},
      {"elements.json", objects("elements", rulebook.elements(),
                                [&](AnswerWriter& json, const Element& element) {
                                  add_element(json, {data.meta, catalog, rulebook}, element);
                                })},
      {"games.json",
       objects("games", data.games,
               [](AnswerWriter& json, const CarriedGame& game) { add_carried_game(json, game); })},
      {"ledger.json", ledger_json(data.ledger)},
      {"meta.json", meta_json(data.meta, counts_of(data))},
      {"rules.json",
       objects("rules", rulebook.rules(),
               [&](AnswerWriter& json, const Rule& rule) { add_rule(json, rulebook, rule); })},
      {"rulings.json", objects("rulings", rulebook.rulings(),
                               [&](AnswerWriter& json, const Ruling& ruling) {
                                 add_ruling(json, rulebook, ruling);
                               })},
      {"sets.json", records("sets", catalog.sets(),
                            [&](AnswerWriter& json, const TileSet& set) {
                              put_set(json, catalog, data.rulebook, set);
                            })},
      {"sources.json", sources_json(data.sources)},
      {"tiles.json", tiles_json(catalog)},
      {"variants.json", objects("variants", rulebook.variants(),
                                [&](AnswerWriter& json, const Variant& variant) {
                                  add_variant(json, rulebook, variant);
                                })},
  };
}

std::vector<ExportFile> csv_files(const tiledb::Library& data) {
  return {
      {"claims.csv", claim_rows(data.claims)},
      {"elements.csv", element_rows(data.rulebook)},
      {"game_adopts.csv", game_adopts_rows(data.games)},
      {"game_drops.csv", game_drops_rows(data.games)},
      {"game_ledger.csv", game_ledger_rows(data.games)},
      {"game_own.csv", game_own_rows(data.games)},
      {"game_used.csv", game_used_rows(data.games)},
      {"games.csv", game_rows(data.games)},
      {"ledger.csv", ledger_rows(data.ledger)},
      {"ledger_sides.csv", ledger_side_rows(data.ledger)},
      {"rules.csv", rule_rows(data.rulebook)},
      {"ruling_sides.csv", ruling_side_rows(data.rulebook)},
      {"rulings.csv", ruling_rows(data.rulebook)},
      {"segments.csv", segment_rows(data.catalog)},
      {"set_rules.csv", set_rule_rows(data.rulebook)},
      {"sets.csv", set_rows(data.catalog)},
      {"sources.csv", source_rows(data.sources)},
      {"tile_sources.csv", tile_source_rows(data.catalog)},
      {"tiles.csv", tile_rows(data.catalog)},
      {"variants.csv", variant_rows(data.rulebook)},
  };
}

// Escapes bars, which would end the cell.
std::string cell(std::string_view text) {
  std::string out;
  for (char c : text) out += c == '|' ? std::string("\\|") : std::string(1, c);
  return out;
}

std::string tables_text(ExportFormat format) {
  std::string text;
  for (const DataTable& table : data_tables(format)) {
    text += "\n## " + std::string(table.file) + "\n\n" + std::string(table.meaning);
    if (!table.rows.empty())
      text += " Records stand in the list `" + std::string(table.rows) + "`.";
    text += format == ExportFormat::Csv ? "\n\n| column | meaning |\n" : "\n\n| key | meaning |\n";
    text += "|---|---|\n";
    for (const DataColumn& column : table.columns)
      text += "| `" + std::string(column.name) + "` | " + cell(column.meaning) + " |\n";
  }
  return text;
}

// Explains how to read the files.
std::string_view preface(ExportFormat format) {
  switch (format) {
    case ExportFormat::Json:
      return "JSON in UTF-8. A key whose value no source states is null.\n";
    case ExportFormat::Csv:
      return "CSV as RFC 4180 has it, in UTF-8, with a header line. Lists are joined by `|`, the "
             "parts of an entry by `:`, nested keys by `.`. An empty cell is a value that does "
             "not apply or that no source states. A text that a spreadsheet would take for a "
             "formula has a `'` before it.\n";
    case ExportFormat::Sqlite:
      return "`cartulary.db` is an SQLite 3 database. This is its schema, with what each table "
             "and column means.\n";
    case ExportFormat::Suite:
      return "`cases.jsonl` has a board and what is right on it in each line; `python3 run.py "
             "ENGINE` gives them to an engine and compares what it answers; `tiles.json` has the "
             "tiles.\n";
  }
  return "";
}

// A line as `sha256sum` writes it: hash, two spaces, name.
std::string sum_line(std::string_view name, const std::string& hash) {
  return hash + "  " + std::string(name) + '\n';
}

}  // namespace

std::string_view to_text(ExportFormat format) {
  switch (format) {
    case ExportFormat::Json:
      return "json";
    case ExportFormat::Csv:
      return "csv";
    case ExportFormat::Sqlite:
      return "sqlite";
    case ExportFormat::Suite:
      return "suite";
  }
  return "";
}

Result<ExportFormat> parse_export_format(std::string_view text) {
  constexpr std::array<ExportFormat, 4> formats = {ExportFormat::Json, ExportFormat::Csv,
                                                   ExportFormat::Sqlite, ExportFormat::Suite};
  std::vector<std::string> known;
  for (ExportFormat format : formats) {
    if (to_text(format) == text) return format;
    known.emplace_back(to_text(format));
  }
  return Error{.where = "--format",
               .what = "there is no format '" + std::string(text) + "'",
               .fix = "take json, csv, sqlite or suite",
               .suggestion = nearest(text, known)};
}

std::vector<ExportFile> export_files(const tiledb::Library& data, ExportFormat format) {
  CARTULARY_REQUIRES(format != ExportFormat::Sqlite);
  if (format == ExportFormat::Suite)
    return {{"cases.jsonl", suite_cases(data)},
            {"run.py", std::string(suite_text("run.py").value_or(""))},
            {"tiles.json", tiles_json(data.catalog)}};
  return format == ExportFormat::Json ? json_files(data) : csv_files(data);
}

std::string data_dictionary(ExportFormat format) {
  std::string text = "# Data dictionary\n\n";
  text +=
      "Every Carcassonne tile, set, rule and ruling, as Cartulary knows them. Carcassonne is a "
      "trademark of its owners; this is an unofficial reference, no artwork of the game is "
      "used.\n\n";
  text += fmt::format(
      "Texts and data are under {} ({}): use them as you like, and say where they are from: "
      "\"Cartulary, content\" and the first digits of the content hash. The documents that they "
      "were taken from are named with each record.\n\n",
      content_licence_title, content_licence_url);
  text += preface(format);
  if (format == ExportFormat::Sqlite)
    for (const std::string_view name : tiledb::schema_order)
      text += "\n```sql\n" + std::string(tiledb::schema_text(name).value_or("")) + "```\n";
  text += tables_text(format);
  text += "\nCheck the files with `sha256sum -c " + std::string(sums_name) + "`.\n";
  return text;
}

Status export_data(const tiledb::Library& data, const std::filesystem::path& database,
                   ExportFormat format, const std::filesystem::path& out) {
  Result<tiledb::OutputFolder> folder = tiledb::OutputFolder::open(out, marker);
  if (!folder) return folder.error();
  const std::string dictionary = data_dictionary(format);
  std::string sums = sum_line(dictionary_name, tiledb::sha256(dictionary));
  if (Status done = folder->write(dictionary_name, dictionary); !done) return done;
  if (format == ExportFormat::Sqlite) {
    const Result<std::string> hash = folder->copy(database, database_name);
    if (!hash) return hash.error();
    sums += sum_line(database_name, *hash);
  } else {
    for (const ExportFile& file : export_files(data, format)) {
      if (Status done = folder->write(file.name, file.text); !done) return done;
      sums += sum_line(file.name, tiledb::sha256(file.text));
    }
  }
  if (Status done = folder->write(sums_name, sums); !done) return done;
  if (Status done = folder->write(marker, "An export of Cartulary; it may be written again.\n");
      !done)
    return done;
  return folder->commit();
}

}  // namespace cartulary::docgen

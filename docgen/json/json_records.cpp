// JSON of the other records: sources, ledger, meta, problems.
#include <algorithm>
#include <array>

#include "docgen/json/json_parts.h"

namespace cartulary::docgen {
namespace {

using Layout = JsonWriter::Layout;

void put_source(JsonWriter& json, const SourceDocument& source) {
  json.open_object().add("id", source.id).add("title", source.title).add("kind", source.kind);
  add_or_null(json, "publisher", source.publisher);
  add_or_null(json, "author", source.author);
  add_or_null(json, "version", source.version);
  add_or_null(json, "date", source.date);
  add_or_null(json, "language", source.language);
  add_or_null(json, "address", source.address);
  add_or_null(json, "note", source.note);
  json.add_texts("unknown", source.unknown).close();
}

void put_ledger_entry(JsonWriter& json, const LedgerEntry& entry) {
  json.open_object().add("id", entry.id).add("title", entry.title).add("kind", entry.kind);
  json.add_texts("claims", entry.claims).key("sides").open_array();
  for (const LedgerSide& side : entry.sides) {
    json.open_object(Layout::Inline).add("says", side.says);
    add_sources(json, side.sources);
    json.close();
  }
  json.close().add("decision", entry.decision).add("reason", entry.reason);
  add_or_null(json, "date", entry.date);
  json.add_texts("tiles", entry.tiles).add_texts("sets", entry.sets).close();
}

struct StatusTitle {
  int status;
  std::string_view title;
};

constexpr std::array<StatusTitle, 12> status_titles = {{
    {400, "Bad Request"},
    {403, "Forbidden"},
    {404, "Not Found"},
    {405, "Method Not Allowed"},
    {413, "Content Too Large"},
    {414, "URI Too Long"},
    {415, "Unsupported Media Type"},
    {416, "Range Not Satisfiable"},
    {421, "Misdirected Request"},
    {431, "Request Header Fields Too Large"},
    {500, "Internal Server Error"},
    {503, "Service Unavailable"},
}};

std::string_view status_title(int status) {
  for (const StatusTitle& known : status_titles)
    if (known.status == status) return known.title;
  return status < 500 ? "Bad Request" : "Internal Server Error";
}

}  // namespace

std::string source_json(const SourceDocument& source) {
  JsonWriter json;
  put_source(json, source);
  return json.take();
}

std::string ledger_entry_json(const LedgerEntry& entry) {
  JsonWriter json;
  put_ledger_entry(json, entry);
  return json.take();
}

std::string sources_json(const std::vector<SourceDocument>& sources) {
  JsonWriter json;
  json.open_object().key("sources").open_array();
  for (const SourceDocument& source : sources) put_source(json, source);
  return json.close().close().take();
}

std::string ledger_json(const std::vector<LedgerEntry>& entries) {
  JsonWriter json;
  json.open_object().key("ledger").open_array();
  for (const LedgerEntry& entry : entries) put_ledger_entry(json, entry);
  return json.close().close().take();
}

std::string meta_json(const tiledb::Meta& meta) {
  JsonWriter json;
  return json.open_object()
      .add("schema_version", meta.schema_version)
      .add("program_version", meta.program_version)
      .add("content_hash", meta.content_hash)
      .add("sets", meta.sets)
      .add("tiles", meta.tiles)
      .add("rules", meta.rules)
      .add("rulings", meta.rulings)
      .add("elements", meta.elements)
      .add("positions", meta.positions)
      .add("ledger", meta.ledger)
      .close()
      .take();
}

std::string problem_json(const Error& error, int status) {
  JsonWriter json;
  // about:blank, since the status and the members below say all: there are no further types.
  json.open_object()
      .add("type", "about:blank")
      .add("title", status_title(status))
      .add("status", status)
      .add("detail", error.what);
  const auto add_given = [&](std::string_view name, const std::string& text) {
    if (!text.empty()) json.add(name, text);
  };
  add_given("where", error.where);
  add_given("excerpt", error.excerpt);
  add_given("fix", error.fix);
  add_given("suggestion", error.suggestion);
  return json.close().take();
}

}  // namespace cartulary::docgen

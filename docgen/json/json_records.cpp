#include "docgen/json/json_records.h"

#include <algorithm>
#include <array>
#include <limits>

#include "docgen/base/answer_room.h"
#include "docgen/json/json_parts.h"
#include "docgen/json/record_json.h"
#include "engine/text/text.h"
#include "engine/text/version.h"
#include "engine/tile/source_members.h"

namespace cartulary::docgen {
namespace {

template <class R>
void put_record(AnswerWriter& json, const R& record) {
  json.open_object();
  add_members(json, {}, record);
  json.close();
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
  put_record(json, source);
  return json.take();
}

std::string ledger_entry_json(const LedgerEntry& entry) {
  JsonWriter json;
  put_record(json, entry);
  return json.take();
}

std::string sources_json(const std::vector<SourceDocument>& sources) {
  JsonWriter json;
  json.open_object().key("sources").open_array();
  for (const SourceDocument& source : sources) put_record(json, source);
  return json.close().close().take();
}

std::string ledger_json(const std::vector<LedgerEntry>& entries) {
  JsonWriter json;
  json.open_object().key("ledger").open_array();
  for (const LedgerEntry& entry : entries) put_record(json, entry);
  return json.close().close().take();
}

std::string meta_json(const tiledb::Meta& meta, const tiledb::RecordCounts& counts) {
  JsonWriter json;
  return json.open_object()
      .add("schema_version", meta.schema_version)
      .add("program_version", meta.program_version)
      .add("content_hash", meta.content_hash)
      .add("licence", content_licence)
      .add("licence_url", content_licence_url)
      .add("sets", counts.sets)
      .add("tiles", counts.tiles)
      .add("rules", counts.rules)
      .add("rulings", counts.rulings)
      .add("variants", counts.variants)
      .add("elements", counts.elements)
      .add("positions", counts.positions)
      .add("ledger", counts.ledger)
      .close()
      .take();
}

std::string problem_code(const Error& error, int status) {
  constexpr std::array<std::string_view, 22> named = {
      "set",     "set-or-element", "tile",      "code",         "mark",       "value",
      "edition", "edge",           "parameter", "rule-set",     "house-rule", "colour",
      "figure",  "group",          "source",    "ledger-entry", "game",       "position",
      "status",  "guide",          "rule",      "element"};
  constexpr std::string_view no = "no-";
  const std::string_view id = error.what.id;
  std::string code =
      id.empty() ? to_lower(status_title(status)) : std::string(id.substr(id.rfind('.') + 1));
  std::ranges::replace(code, ' ', '-');
  if (code.starts_with(no) && std::ranges::count(named, code.substr(no.size())) > 0)
    code = "unknown-" + code.substr(no.size());
  return code;
}

std::string problem_json(const Error& error, int status,
                         const std::function<void(AnswerWriter&)>& instead) {
  // This answer may itself say that another was too large, so its own room is unlimited.
  const AnswerRoom room(std::numeric_limits<std::size_t>::max(), AnswerRoom::language());
  JsonWriter json;
  // about:blank, since the status and the members below say it all and there are no further types.
  json.open_object()
      .add("type", "about:blank")
      .add("title", status_title(status))
      .add("status", status)
      .add("code", problem_code(error, status))
      .add("detail", error.what);
  const auto add_given = [&](std::string_view name, const std::string& text) {
    if (!text.empty()) json.add(name, text);
  };
  add_given("where", error.where);
  add_given("excerpt", error.excerpt);
  if (!error.fix.empty()) json.add("fix", error.fix);
  add_given("suggestion", error.suggestion);
  if (instead) {
    json.key("instead");
    instead(json);
  }
  return json.close().take();
}

}  // namespace cartulary::docgen

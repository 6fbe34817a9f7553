#include "docgen/json/edition_json.h"

#include "docgen/json/json_parts.h"
#include "docgen/json/json_writer.h"
#include "docgen/json/rule_json_parts.h"

namespace cartulary::docgen {
namespace {

using Layout = AnswerWriter::Layout;

void put_entry(AnswerWriter& json, const EditionEntry& entry) {
  json.open_object();
  add_or_null(json, "id", entry.id);
  add_or_null(json, "title", entry.title);
  json.add("text", entry.text).add("single_source", entry.single_source).add("read", !entry.unread);
  add_sources(json, entry.sources);
  json.close();
}

void put_row(AnswerWriter& json, const EditionRow& row) {
  json.open_object().add("title", row.title).key("cells").open_array();
  for (const EditionCell& cell : row.cells) {
    json.open_object();
    add_edition_list(json, cell.editions);
    json.key("entries").open_array();
    for (const EditionEntry& entry : cell.entries) put_entry(json, entry);
    json.close().close();
  }
  json.close().close();
}

}  // namespace

std::string editions_json(const EditionTable& table) {
  JsonWriter json;
  json.open_object().add("set", table.set->id).add("title", table.set->title);
  add_edition_list(json, table.editions);
  json.key("unread").open_object(Layout::Inline);
  for (const auto& [edition, count] : table.unread) json.add(to_text(edition), count);
  json.close().key("rows").open_array();
  for (const EditionRow& row : table.rows) put_row(json, row);
  return json.close().close().take();
}

}  // namespace cartulary::docgen

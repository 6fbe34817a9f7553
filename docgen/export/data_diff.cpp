#include "docgen/export/data_diff.h"

#include <algorithm>
#include <array>
#include <map>

#include "docgen/export/export.h"
#include "docgen/json/json_writer.h"
#include "docgen/json/node_json.h"
#include "docgen/json/position_json.h"
#include "engine/text/contract.h"
#include "tiledb/board/json_reader.h"

namespace cartulary::docgen {
namespace {

using tiledb::JsonNode;
using Kind = JsonNode::Kind;

// A file of the export, the kind of its records, and their keys that are derived from others.
struct RecordFile {
  std::string_view kind;
  std::string_view file;
  std::string_view list;
  std::array<std::string_view, 6> derived = {};
};

constexpr auto files = std::to_array<RecordFile>({
    {"set", "sets.json", "sets", {"copies", "designs", "extra", "special", "tiles", "rulings"}},
    {"tile", "tiles.json", "tiles", {"same_design", "marks", "words"}},
    {"rule", "rules.json", "rules", {"rulings", "superseded_by", "contradicted_by"}},
    {"ruling", "rulings.json", "rulings", {"superseded_by", "contradicted_by"}},
    {"variant", "variants.json", "variants"},
    {"element", "elements.json", "elements", {"rules", "rulings"}},
    {"source", "sources.json", "sources"},
    {"ledger", "ledger.json", "ledger"},
    {"game", "games.json", "games"},
    {"claim", "claims.json", "claims", {"counted", "met", "sum_of_rows"}},
});

std::string text_of(const JsonNode* node) {
  if (node == nullptr) return "";
  JsonWriter json;
  put_node(json, *node);
  std::string text = json.take();
  if (text.ends_with('\n')) text.pop_back();
  return text;
}

std::string text_of(const JsonNode& record, std::string_view key) {
  const JsonNode* node = record.find(key);
  return node != nullptr && node->is(Kind::Text) ? node->text : "";
}

// "tower/ransom" of "rule/tower/ransom".
std::string bare_id(const JsonNode& record, std::string_view kind) {
  std::string id = text_of(record, "id");
  if (id.starts_with(kind) && id.size() > kind.size() && id[kind.size()] == '/')
    id.erase(0, kind.size() + 1);
  return id;
}

Result<JsonNode> parsed(const std::string& text, std::string_view where) {
  return tiledb::parse_json(text, where, {.bytes = text.size(), .depth = 32});
}

std::vector<ChangedKey> changed_keys(const JsonNode& before, const JsonNode& after,
                                     const RecordFile& file) {
  std::vector<ChangedKey> changed;
  const auto compare = [&](const std::string& key) {
    if (std::ranges::find(file.derived, key) != file.derived.end()) return;
    ChangedKey one{key, text_of(before.find(key)), text_of(after.find(key))};
    if (one.before != one.after) changed.push_back(std::move(one));
  };
  for (const tiledb::JsonMember& member : after.members) compare(member.key);
  for (const tiledb::JsonMember& member : before.members)
    if (after.find(member.key) == nullptr) compare(member.key);
  return changed;
}

ChangedRecord named(const RecordFile& file, const JsonNode& record, Change change) {
  std::string title = text_of(record, "title");
  if (title.empty()) title = text_of(record, "name");
  return {std::string(file.kind), bare_id(record, file.kind), std::move(title), change, {}};
}

void add_changes(const JsonNode& before, const JsonNode& after, const RecordFile& file,
                 std::vector<ChangedRecord>& records) {
  std::map<std::string, const JsonNode*> old;
  for (const JsonNode& record : before.items) old.emplace(text_of(record, "id"), &record);
  for (const JsonNode& record : after.items) {
    const auto found = old.find(text_of(record, "id"));
    if (found == old.end()) {
      records.push_back(named(file, record, Change::Added));
      continue;
    }
    ChangedRecord changed = named(file, record, Change::Changed);
    changed.keys = changed_keys(*found->second, record, file);
    if (!changed.keys.empty()) records.push_back(std::move(changed));
    old.erase(found);
  }
  for (const JsonNode& record : before.items)
    if (old.contains(text_of(record, "id")))
      records.push_back(named(file, record, Change::Removed));
}

Result<JsonNode> list_in(const std::vector<ExportFile>& all, const RecordFile& file) {
  const auto found = std::ranges::find(all, file.file, &ExportFile::name);
  CARTULARY_REQUIRES(found != all.end());
  Result<JsonNode> root = parsed(found->text, file.file);
  if (!root) return root;
  for (tiledb::JsonMember& member : root->members)
    if (member.key == file.list) return std::move(member.value);
  return JsonNode();
}

// The export has no file of positions, so their JSON is made here.
Result<JsonNode> positions_of(const tiledb::Library& data) {
  JsonNode list;
  list.kind = Kind::List;
  const RuleData rules = {data.meta, data.catalog, data.rulebook, data.positions};
  for (const Position& position : data.positions) {
    Result<JsonNode> node = parsed(position_json(rules, position), position.id);
    if (!node) return node;
    list.items.push_back(*std::move(node));
  }
  return list;
}

constexpr RecordFile position_file = {"position", "", "", {"found", "cite"}};

int count_of(const DataDiff& diff, Change change) {
  return static_cast<int>(std::ranges::count(diff.records, change, &ChangedRecord::change));
}

void put_record(AnswerWriter& json, const ChangedRecord& record) {
  json.open_object()
      .add("kind", record.kind)
      .add("id", record.id)
      .add("title", record.title)
      .add("change", to_text(record.change));
  json.key("keys").open_array();
  for (const ChangedKey& key : record.keys)
    json.open_object(AnswerWriter::Layout::Inline)
        .add("key", key.key)
        .add("before", key.before)
        .add("after", key.after)
        .close();
  json.close().close();
}

}  // namespace

std::string_view to_text(Change change) {
  constexpr std::array<std::string_view, 3> names = {"added", "removed", "changed"};
  return names[static_cast<std::size_t>(change)];
}

Result<DataDiff> data_diff(const tiledb::Library& before, const tiledb::Library& after) {
  DataDiff diff{before.meta.content_hash, after.meta.content_hash, {}};
  const auto add = [&](const RecordFile& file, const Result<JsonNode>& old,
                       const Result<JsonNode>& now) -> Status {
    if (!old) return old.error();
    if (!now) return now.error();
    add_changes(*old, *now, file, diff.records);
    return Done{};
  };
  const std::vector<ExportFile> old = export_files(before, ExportFormat::Json);
  const std::vector<ExportFile> now = export_files(after, ExportFormat::Json);
  for (const RecordFile& file : files)
    if (Status added = add(file, list_in(old, file), list_in(now, file)); !added)
      return added.error();
  if (Status added = add(position_file, positions_of(before), positions_of(after)); !added)
    return added.error();
  return diff;
}

void put_data_diff(AnswerWriter& json, const DataDiff& diff) {
  json.open_object();
  json.key("before").open_object(AnswerWriter::Layout::Inline);
  json.add("content_hash", diff.before).close();
  json.key("after").open_object(AnswerWriter::Layout::Inline);
  json.add("content_hash", diff.after).close();
  for (const Change change : {Change::Added, Change::Removed, Change::Changed})
    json.add(to_text(change), count_of(diff, change));
  json.open_rows("records");
  for (const ChangedRecord& record : diff.records) put_record(json, record);
  json.close().close();
}

}  // namespace cartulary::docgen

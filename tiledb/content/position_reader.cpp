#include <array>

#include <fmt/format.h>

#include "tiledb/content/content_readers.h"
#include "tiledb/content/expectation_reader.h"
#include "tiledb/draft/member_reader.h"

namespace cartulary::tiledb {
namespace {

constexpr std::array<std::string_view, 4> selection_keys = {"sets", "edition", "editions", "rules"};

}  // namespace

// Not in the unnamed namespace, where read_members() would not find it.
static void read_value(const Record& record, std::string_view key, const MemberTraits&,
                       Selection& value, ContentDraft& draft) {
  const YamlNode* node = record.need(key);
  if (node == nullptr) return;
  const Record selection(*node, {"'selection'", selection_keys, {}}, draft.errors);
  selection.need("sets");
  for (const YamlEntry& entry : selection.map("sets")) {
    const auto quantity = read_number(entry.value, entry.key, 1, most_copies, draft.errors);
    draft.used.push_back({NameKind::Set, entry.key, entry.key_place, {}});
    value.sets[entry.key] = quantity.value_or(1);
  }
  selection.need("edition");
  value.edition = read_edition(selection, "edition").value_or(Edition::C1);
  for (const YamlEntry& entry : selection.map("editions")) {
    draft.used.push_back({NameKind::Set, entry.key, entry.key_place, {}});
    const auto edition = read_edition(entry.value.place, entry.value.text, draft.errors);
    if (edition) value.editions[entry.key] = *edition;
  }
  for (const YamlEntry& entry : selection.map("rules"))
    value.rules[entry.key] = read_text(entry.value, entry.key, draft.errors);
}

namespace {

// The places of the sets, in the order of the selection.
void note_sets(const YamlNode& root, PositionDraft& made) {
  const YamlNode* selection = below(root, "selection");
  const YamlNode* sets = selection == nullptr ? nullptr : below(*selection, "sets");
  if (sets == nullptr) return;
  for (const auto& [set, quantity] : made.position.selection.sets)
    for (const YamlEntry& entry : sets->entries)
      if (entry.key == set) made.set_places.push_back(entry.key_place);
}

void note_pieces(const YamlNode& root, PositionDraft& made) {
  note_items(root, "tiles", PositionPart::Tile, made);
  const YamlNode* figures = below(root, "figures");
  if (figures == nullptr) return;
  std::size_t index = 0;
  for (const YamlNode& figure : figures->items) {
    const YamlNode* at = below(figure, "at");
    const YamlNode* name = below(figure, "figure");
    made.put(PositionPart::Figure, index++, at == nullptr ? figure.place : at->place);
    made.figure_places.push_back(name == nullptr ? figure.place : name->place);
  }
}

void check_id(const Record& record, std::string_view name, const std::string& id) {
  if (!id.empty() && id != name)
    record.errors().add(
        record.place_of("id"),
        fmt::format("the id '{}' stands in a file named 'boards/{}.yaml'", id, name),
        fmt::format("name the file boards/{}.yaml, or correct the id", id));
}

}  // namespace

void read_position_file(const YamlNode& root, std::string_view name, ContentDraft& draft) {
  const Record record(root, keys_of<Position>(), draft.errors);
  PositionDraft made;
  made.place = root.place;
  read_members(record, made.position, draft);
  check_id(record, name, made.position.id);
  note_sets(root, made);
  note_pieces(root, made);
  if (const YamlNode* expect = record.find("expect")) finish_expectation(*expect, made, draft);
  draft.positions.push_back(std::move(made));
}

}  // namespace cartulary::tiledb

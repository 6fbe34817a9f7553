#include "tiledb/content/selection_reader.h"

#include <array>

namespace cartulary::tiledb {
namespace {

constexpr std::array<std::string_view, 4> selection_keys = {"sets", "edition", "editions", "rules"};

}  // namespace

void read_value(const Record& record, std::string_view key, const MemberTraits&, Selection& value,
                ContentDraft& draft) {
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

}  // namespace cartulary::tiledb

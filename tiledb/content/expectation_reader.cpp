#include "tiledb/content/expectation_reader.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/tile/pattern.h"

namespace cartulary::tiledb {
namespace {

// Calls `check` with each value and the node that it was read from.
template <class Value, class Check>
void for_each_item(const YamlNode& map, std::string_view key, std::vector<Value>& values,
                   Check check) {
  const YamlNode* list = below(map, key);
  for (std::size_t i = 0; list != nullptr && i < std::min(values.size(), list->items.size()); ++i)
    check(values[i], list->items[i]);
}

void note_parts(const YamlNode& node, PositionDraft& made) {
  constexpr std::array<std::pair<std::string_view, PositionPart>, 5> lists = {
      {{"illegal", PositionPart::Illegal},
       {"features", PositionPart::Feature},
       {"holes", PositionPart::Hole},
       {"towers", PositionPart::Tower},
       {"barn_sites", PositionPart::BarnSite}}};
  for (const auto& [key, part] : lists) note_items(node, key, part, made);
  constexpr std::array<std::pair<std::string_view, PositionPart>, 3> single = {
      {{"legal", PositionPart::Legal},
       {"dragon", PositionPart::Dragon},
       {"farms", PositionPart::Farms}}};
  for (const auto& [key, part] : single)
    if (const YamlNode* value = below(node, key)) made.put(part, 0, value->place);
}

void check_legal(const YamlNode& node, const Expectation& expect, ErrorList& errors) {
  const YamlNode* legal = below(node, "legal");
  const YamlNode* illegal = below(node, "illegal");
  if (!expect.legal && expect.illegal.empty() && legal != nullptr)
    errors.add(legal->place, "nothing says which tile is illegal",
               "name it in 'illegal', with the reason");
  if (expect.legal && !expect.illegal.empty())
    errors.add(illegal->place, "a legal position names illegal tiles",
               "write 'legal: false', or remove 'illegal'");
}

}  // namespace

const YamlNode* below(const YamlNode& map, std::string_view key) {
  for (const YamlEntry& entry : map.entries)
    if (entry.key == key) return &entry.value;
  return nullptr;
}

void note_items(const YamlNode& map, std::string_view key, PositionPart part, PositionDraft& made) {
  const YamlNode* list = below(map, key);
  if (list == nullptr) return;
  std::size_t index = 0;
  for (const YamlNode& item : list->items) made.put(part, index++, item.place);
}

void finish_expectation(const YamlNode& node, PositionDraft& made, ContentDraft& draft) {
  Expectation& expect = made.position.expect;
  note_parts(node, made);
  for_each_item(node, "features", expect.features,
                [&](ExpectedFeature& feature, const YamlNode& item) {
                  std::ranges::sort(feature.cells);
                  if (feature.barn && !feature.scores)
                    draft.errors.add(below(item, "barn")->place, "'barn' stands without 'scores'",
                                     "say what the players score then, or leave it out");
                });
  for_each_item(node, "holes", expect.holes, [&](const ExpectedHole& hole, const YamlNode& item) {
    const auto pattern = parse_pattern(hole.pattern);
    if (!hole.pattern.empty() && !pattern)
      draft.errors.add(below(item, "pattern")->place, pattern.error().what, pattern.error().fix);
  });
  for (ExpectedTower& tower : expect.towers) {
    std::ranges::sort(tower.range);
    std::ranges::sort(tower.takes);
  }
  if (expect.dragon) {
    std::ranges::sort(expect.dragon->reach);
    std::ranges::sort(expect.dragon->eaten);
  }
  check_legal(node, expect, draft.errors);
}

}  // namespace cartulary::tiledb

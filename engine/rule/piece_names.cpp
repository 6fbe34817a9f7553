#include "engine/rule/piece_names.h"

#include <set>

namespace cartulary {

PieceNames piece_names(const Catalog& catalog, std::span<const Element> elements) {
  std::set<std::string_view> held;
  for (const TileSet& set : catalog.sets())
    for (const BoxItem& item : set.contents) held.insert({item.element, item.kind_of});
  PieceNames names;
  const auto add = [&](const std::string& word, const std::string& id) {
    if (!word.empty()) names.try_emplace(piece_key(word), id);
  };
  for (const std::string_view id : held)
    if (!id.empty()) add(std::string(id), std::string(id));
  for (const Element& element : elements)
    if (held.contains(element.id)) add(element.name, element.id);
  for (const TileSet& set : catalog.sets())
    for (const BoxItem& item : set.contents)
      if (!item.element.empty()) add(item.what, item.element);
  for (const Element& element : elements) {
    if (!held.contains(element.id)) continue;
    add(element.german, element.id);
    for (const std::string& word : element.also) add(word, element.id);
  }
  return names;
}

}  // namespace cartulary

#include "docgen/views/script_text.h"

#include <map>

#include <fmt/format.h>

#include "docgen/views/views.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

std::string script_string(std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string result = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      result += {'\\', c};
    } else if (byte < 32 || c == '<' || c == '>' || c == '&') {
      result += "\\u00";
      result += {digits[byte >> 4U], digits[byte & 15U]};
    } else {
      result += c;
    }
  }
  return result + '"';
}

std::string fit_script(const SiteIndex& index) {
  std::string text = "window.cartularyFit = {\nbase: [\n";
  for (const BagEntry& entry : index.base().bag.entries()) {
    std::string words;
    for (const Rotation r : all_rotations)
      add_item(words, script_string(index.words(*entry.tile, r)), ",");
    text += fmt::format("[{},{},{},[{}]],\n", script_string(entry.tile->id),
                        script_string(entry.code.text()), entry.copies, words);
  }
  text += fmt::format("],\nbag: {},\nall: {{", index.base().bag.size());
  std::map<EdgeCode, int> by_code;
  for (const BagEntry& entry : index.all().bag.entries())
    by_code[entry.code.canonical()] += entry.copies;
  for (const auto& [code, copies] : by_code)
    text += fmt::format("{}:{},", script_string(code.text()), copies);
  return text + fmt::format("}},\nallBag: {}\n}};\n", index.all().bag.size());
}

std::string sets_script(const SiteIndex& index) {
  std::map<std::string, int, std::less<>> squares;
  for (const BagEntry& entry : index.all().bag.entries()) squares[entry.tile->set] += entry.copies;
  std::string text = "window.cartularySets = [\n";
  for (const TileSet& set : index.catalog().sets()) {
    const auto found = squares.find(set.id);
    if (found == squares.end()) continue;
    text += fmt::format("[{},{},{},{}],\n", script_string(set.id), script_string(set.title),
                        found->second, script_string(set.code));
  }
  return text + "];\n";
}

std::string board_script(const SiteIndex& index) {
  std::string text = "window.cartularyTiles = {\n";
  for (const Tile& tile : index.catalog().tiles()) {
    if (tile.shape == Shape::Card) continue;
    text += fmt::format("{}:[{},{},{},{}],\n", script_string(tile.id),
                        script_string(to_text(tile.shape)), script_string(tile.edges),
                        script_string(index.set_of(tile).title), script_string(index.words(tile)));
  }
  text += "};\nwindow.cartularyStarts = {\n";
  for (const TileSet& set : index.catalog().sets()) {
    std::string starts;
    for (const StartTile& start : set.start) {
      std::string replaced;
      for (const std::string& other : start.replaces) add_item(replaced, script_string(other), ",");
      add_item(starts, fmt::format("[{},[{}]]", script_string(start.tile), replaced), ",");
    }
    if (!starts.empty()) text += fmt::format("{}:[{}],\n", script_string(set.id), starts);
  }
  return text + "};\n";
}

}  // namespace cartulary::docgen

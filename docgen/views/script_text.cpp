#include "docgen/views/script_text.h"

#include <map>

#include <fmt/format.h>

#include "docgen/drawing/start_piece.h"
#include "docgen/views/views.h"
#include "engine/text/text.h"
#include "engine/tile/tile_words.h"

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

namespace {

// The start tiles of a set; of a start piece in parts the first, with where each of them lies.
std::string script_starts(const Catalog& catalog, const TileSet& set) {
  std::string parts;
  for (const Placement& part : start_piece_parts(catalog, set))
    add_item(parts,
             fmt::format("[{},{},{},{}]", script_string(part.tile->id), part.cell.x, part.cell.y,
                         degrees(part.rotation)),
             ",");
  std::string starts;
  for (const StartTile& start : set.start) {
    std::string replaced;
    for (const std::string& other : start.replaces) add_item(replaced, script_string(other), ",");
    add_item(starts,
             fmt::format("[{},[{}]{}]", script_string(start.tile), replaced,
                         parts.empty() ? "" : fmt::format(",[{}]", parts)),
             ",");
    if (!parts.empty()) break;
  }
  return starts;
}

}  // namespace

std::string board_script(const SiteIndex& index, const PageLanguage& language) {
  std::string text = "window.cartularyTiles = {\n";
  for (const Tile& tile : index.catalog().tiles()) {
    if (tile.shape == Shape::Card) continue;
    const std::string& english = index.catalog().words_of(tile);
    const std::string words = words_of(tile_words(tile), language);
    const bool river = tile.edges.find('s') != std::string::npos && words != english;
    text += fmt::format("{}:[{},{},{},{}{}],\n", script_string(tile.id),
                        script_string(to_text(tile.shape)), script_string(tile.edges),
                        script_string(language.say(index.set_of(tile).title).text),
                        script_string(words), river ? ',' + script_string(english) : "");
  }
  text += "};\nwindow.cartularyStarts = {\n";
  for (const TileSet& set : index.catalog().sets())
    if (const std::string starts = script_starts(index.catalog(), set); !starts.empty())
      text += fmt::format("{}:[{}],\n", script_string(set.id), starts);
  return text + "};\n";
}

}  // namespace cartulary::docgen

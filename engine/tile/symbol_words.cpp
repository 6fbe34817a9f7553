#include "engine/tile/symbol_words.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "engine/text/said_list.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

using DirectionNames = std::pair<std::string_view, std::string_view>;

constexpr std::array<DirectionNames, 8> directions = {{{"N", "tile-words.north"},
                                                       {"NE", "tile-words.north-east"},
                                                       {"E", "tile-words.east"},
                                                       {"SE", "tile-words.south-east"},
                                                       {"S", "tile-words.south"},
                                                       {"SW", "tile-words.south-west"},
                                                       {"W", "tile-words.west"},
                                                       {"NW", "tile-words.north-west"}}};

Said direction_word(std::string_view name) {
  for (const auto& [letters, id] : directions)
    if (letters == name) return said(id);
  return name;
}

Said symbol_name(std::string_view name) {
  const std::string_view id = message_id("symbol-name.", name);
  return id.empty() ? Said(spaced(name)) : said(id);
}

Said wind_rose_words(std::string_view detail) {
  const std::size_t at = detail.find('@');
  if (at == std::string_view::npos)
    return said("tiles.wind-rose-quarter", {{"side", direction_word(detail)}});
  return said("tiles.wind-rose", {{"side", direction_word(detail.substr(at + 1))}});
}

// A symbol with a number and what that applies to: "bathhouse (+3, city)". The rules give its
// effect.
std::optional<Said> number_words(const Symbol& symbol) {
  const std::string_view detail = symbol.detail;
  const std::size_t slash = detail.find('/');
  if (slash == std::string_view::npos) return std::nullopt;
  const std::optional<int> number = parse_whole(detail.substr(0, slash), 0, 999);
  if (!number) return std::nullopt;
  const std::string_view id = message_id("symbol-number.", symbol.name);
  if (id.empty()) return std::nullopt;
  return said(id, {{"number", *number}, {"thing", symbol_name(detail.substr(slash + 1))}});
}

}  // namespace

Said symbol_words(const Symbol& symbol) {
  const std::string& name = symbol.name;
  const Said thing = symbol_name(symbol.detail);
  if (thing.empty()) return symbol_name(name);
  if (name == own_symbol) return thing;
  if (name == "wind-rose") return wind_rose_words(symbol.detail);
  if (const std::string_view id = message_id("symbol-to.", name); !id.empty())
    return said(id, {{"side", direction_word(symbol.detail)}});
  if (const std::string_view id = message_id("symbol.", name); !id.empty())
    return said(id, {{"thing", thing}});
  if (auto words = number_words(symbol)) return *std::move(words);
  return said("word.symbol-with", {{"symbol", symbol_name(name)}, {"thing", thing}});
}

Said mark_words(std::string_view name) {
  const std::size_t colon = name.find(':');
  Symbol symbol{std::string(name.substr(0, colon)), {}};
  if (colon != std::string_view::npos) symbol.detail = name.substr(colon + 1);
  return symbol_words(symbol);
}

Said mark_title(std::string_view name) {
  if (const std::string_view id = message_id("mark-title.", name); !id.empty()) return said(id);
  return as_heading(mark_words(name));
}

}  // namespace cartulary

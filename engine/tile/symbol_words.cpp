#include "engine/tile/symbol_words.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/text/text.h"

namespace cartulary {

namespace {

using DirectionNames = std::pair<std::string_view, std::string_view>;

constexpr std::array<DirectionNames, 8> directions = {{{"N", "north"},
                                                       {"NE", "north-east"},
                                                       {"E", "east"},
                                                       {"SE", "south-east"},
                                                       {"S", "south"},
                                                       {"SW", "south-west"},
                                                       {"W", "west"},
                                                       {"NW", "north-west"}}};

std::string direction_word(std::string_view name) {
  for (const auto& [letters, word] : directions)
    if (letters == name) return std::string(word);
  return std::string(name);
}

std::string symbol_name(std::string_view name) {
  if (name == "baba-yagas-hut") return "Baba Yaga's hut";
  if (name == "leipzig-quarter") return "quarter of Leipzig";
  if (name == "gingerbread-man") return "Gingerbread Man";
  return spaced(name);
}

std::string wind_rose_words(std::string_view detail) {
  const std::size_t at = detail.find('@');
  if (at == std::string_view::npos) return "wind rose, " + direction_word(detail) + " quarter";
  return "whole wind rose, its north to the " + direction_word(detail.substr(at + 1));
}

std::string watchtower_words(std::string_view detail) {
  const std::size_t slash = detail.find('/');
  if (slash == std::string_view::npos) return "watchtower (" + symbol_name(detail) + ")";
  const std::string points(detail.substr(0, slash));
  return "watchtower (" + points + (points == "1" ? " point" : " points") + " for each " +
         symbol_name(detail.substr(slash + 1)) + ")";
}

// "bathhouse (+3, city)": the number on the symbol and what it applies to. The rules give its
// effect.
std::string number_words(const Symbol& symbol) {
  const std::string_view detail = symbol.detail;
  const std::size_t slash = detail.find('/');
  if (slash == std::string_view::npos)
    return symbol_name(symbol.name) + " (" + symbol_name(detail) + ")";
  return symbol_name(symbol.name) + " (+" + std::string(detail.substr(0, slash)) + ", " +
         symbol_name(detail.substr(slash + 1)) + ")";
}

}  // namespace

std::string symbol_words(const Symbol& symbol) {
  if (symbol.detail.empty()) return symbol_name(symbol.name);
  if (symbol.name == own_symbol) return symbol_name(symbol.detail);
  if (symbol.name == "flier") return "flier to the " + direction_word(symbol.detail);
  if (symbol.name == "wind-rose") return wind_rose_words(symbol.detail);
  if (symbol.name == "watchtower") return watchtower_words(symbol.detail);
  if (symbol.name == "leipzig-quarter" || symbol.name == "bathhouse") return number_words(symbol);
  return symbol_name(symbol.name) + " (" + symbol_name(symbol.detail) + ")";
}

std::string mark_title(std::string_view name) {
  const std::size_t colon = name.find(':');
  Symbol symbol{std::string(name.substr(0, colon)), {}};
  if (colon != std::string_view::npos) symbol.detail = name.substr(colon + 1);
  return capitalized(symbol_words(symbol));
}

}  // namespace cartulary

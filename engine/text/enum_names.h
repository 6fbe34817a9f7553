// Conversion from words to enum values. The names of an enum are in an array, in the order of its
// values.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace cartulary {

template <class Enum, std::size_t size>
constexpr std::optional<Enum> parse_name(const std::array<std::string_view, size>& names,
                                         std::string_view text) {
  for (std::size_t i = 0; i < size; ++i)
    if (names[i] == text) return static_cast<Enum>(i);
  return std::nullopt;
}

}  // namespace cartulary

// Turns a word into a value of an enum, given an array of the names in the order of the values.
//
//   parse_name<HoleState>(hole_state_names, "dead");      // HoleState::Dead
//   parse_name<HoleState>(hole_state_names, "asleep");    // nothing
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

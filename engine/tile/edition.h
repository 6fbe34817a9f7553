// Edition: a printing of the game with its own look and copies, such as C1 (2000).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace cartulary {

enum class Edition : std::uint8_t { C1, C2, C3, WE };

inline constexpr std::array<Edition, 4> all_editions = {Edition::C1, Edition::C2, Edition::C3,
                                                        Edition::WE};

// "C1", "C2", "C3" or "WE".
std::string_view to_text(Edition edition);

// Reads the four names, in capitals or small letters.
std::optional<Edition> parse_edition(std::string_view text);

}  // namespace cartulary

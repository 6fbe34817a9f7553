// The names of the enums of tiles and sets, each list in the order of its enum. Content, queries,
// JSON and the database use them.
//
//   kind_names::sets[static_cast<std::size_t>(SetKind::SpinOff)];      // "spin-off"
#pragma once

#include <array>
#include <string_view>

namespace cartulary::kind_names {

inline constexpr std::array<std::string_view, 6> sets = {"base",  "major",    "minor",
                                                         "promo", "spin-off", "box"};
inline constexpr std::array<std::string_view, 3> classes = {"land", "extra", "special"};
inline constexpr std::array<std::string_view, 6> shapes = {
    "square", "double", "triangle", "block4x4", "start-piece-part", "card"};
inline constexpr std::array<std::string_view, 3> interiors = {"recorded", "inferred", "unknown"};
inline constexpr std::array<std::string_view, 8> segments = {
    "city", "road", "river", "field", "cloister", "shrine", "monastery", "church"};
inline constexpr std::array<std::string_view, 8> marks = {
    "inn", "cathedral", "tunnel", "princess", "siege", "pig-herd", "darmstadtium", "labyrinth"};

}  // namespace cartulary::kind_names

// FeatureKind: the kind of a feature on a board, and its names in content and JSON.
//
//   to_text(FeatureKind::Road);           // "road"
//   parse_feature_kind("castle");         // FeatureKind::Castle
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace cartulary {

// In the order in which features are listed.
enum class FeatureKind : std::uint8_t {
  City,
  Road,
  Field,
  Cloister,
  Shrine,
  Monastery,
  Church,
  Garden,
  Abbey,
  Castle  // German castles, scored like cloisters
};
inline constexpr std::array<std::string_view, 10> feature_kind_names = {
    "city",      "road",   "field",  "cloister", "shrine",
    "monastery", "church", "garden", "abbey",    "castle"};
std::string_view to_text(FeatureKind kind);  // "city", ..., "castle"
std::optional<FeatureKind> parse_feature_kind(std::string_view text);

}  // namespace cartulary

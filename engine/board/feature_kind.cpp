#include "engine/board/feature_kind.h"

#include <algorithm>
#include <cstddef>

namespace cartulary {

std::string_view to_text(FeatureKind kind) {
  return feature_kind_names[static_cast<std::size_t>(kind)];
}

std::optional<FeatureKind> parse_feature_kind(std::string_view text) {
  const auto found = std::find(feature_kind_names.begin(), feature_kind_names.end(), text);
  if (found == feature_kind_names.end()) return std::nullopt;
  return static_cast<FeatureKind>(found - feature_kind_names.begin());
}

}  // namespace cartulary

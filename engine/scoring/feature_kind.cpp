#include "engine/scoring/feature_kind.h"

#include <cstddef>

#include "engine/text/enum_names.h"

namespace cartulary {

std::string_view to_text(FeatureKind kind) {
  return feature_kind_names[static_cast<std::size_t>(kind)];
}

std::optional<FeatureKind> parse_feature_kind(std::string_view text) {
  return parse_name<FeatureKind>(feature_kind_names, text);
}

}  // namespace cartulary

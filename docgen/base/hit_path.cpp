#include "docgen/base/hit_path.h"

#include "docgen/base/links.h"

namespace cartulary::docgen {

std::string hit_path(SearchKind kind, std::string_view id) {
  switch (kind) {
    case SearchKind::Set:
      return set_path(id);
    case SearchKind::Tile:
      return tile_path(id);
    case SearchKind::Code:
      return edge_path(*parse_edge_code(id));
    case SearchKind::Feature:
      return feature_path(id);
    case SearchKind::Ledger:
      return ledger_path(id);
    case SearchKind::Source:
      return source_path(id);
    case SearchKind::Rule:
      return rule_path(id);
    case SearchKind::Ruling:
      return ruling_path(id);
    case SearchKind::Variant:
      return variant_path(id);
    case SearchKind::Element:
    case SearchKind::Term:
      break;
  }
  return element_path(id);
}

}  // namespace cartulary::docgen

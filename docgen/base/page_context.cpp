#include "docgen/base/page_context.h"

namespace cartulary::docgen {

std::string_view PageContext::parameter(std::string_view name) const {
  const auto found = parameters.find(name);
  return found == parameters.end() ? std::string_view() : std::string_view(found->second);
}

}  // namespace cartulary::docgen

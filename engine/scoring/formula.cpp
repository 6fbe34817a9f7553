#include "engine/scoring/formula.h"

#include "engine/text/enum_names.h"

namespace cartulary {

std::string_view to_text(FactKind kind) {
  return fact_kind_names[static_cast<std::size_t>(kind)];
}

std::optional<FactKind> parse_fact_kind(std::string_view text) {
  return parse_name<FactKind>(fact_kind_names, text);
}

std::string_view Formula::rule() const {
  return rules.empty() ? std::string_view() : rules.front().name;
}

}  // namespace cartulary

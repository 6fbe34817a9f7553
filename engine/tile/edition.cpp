#include "engine/tile/edition.h"

#include "engine/text/text.h"

namespace cartulary {

std::string_view to_text(Edition edition) {
  constexpr std::array<std::string_view, 4> names = {"C1", "C2", "C3", "WE"};
  return names[static_cast<std::size_t>(edition)];
}

std::optional<Edition> parse_edition(std::string_view text) {
  for (const Edition edition : all_editions)
    if (same_letters(text, to_text(edition))) return edition;
  return std::nullopt;
}

}  // namespace cartulary

#include "engine/tile/edition.h"

#include "engine/text/text.h"

namespace cartulary {

std::optional<Edition> parse_edition(std::string_view text) {
  for (const EditionNames& names : edition_names)
    for (const std::string_view name : {names.name, names.key, names.year})
      if (same_letters(text, name)) return names.edition;
  return std::nullopt;
}

}  // namespace cartulary

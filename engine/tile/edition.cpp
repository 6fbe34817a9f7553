#include "engine/tile/edition.h"

#include <algorithm>

#include "engine/text/text.h"

namespace cartulary {

std::optional<Edition> parse_edition(std::string_view text) {
  for (const EditionNames& names : edition_names)
    for (const std::string_view name : {names.name, names.key, names.year})
      if (same_letters(text, name)) return names.edition;
  return std::nullopt;
}

bool is_among(std::span<const Edition> editions, Edition edition) {
  return std::ranges::find(editions, edition) != editions.end();
}

std::string edition_list(std::span<const Edition> editions) {
  std::string list;
  for (const Edition edition : editions) add_item(list, to_text(edition));
  return list;
}

}  // namespace cartulary

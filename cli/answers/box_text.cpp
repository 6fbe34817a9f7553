#include "cli/answers/box_text.h"

#include "engine/text/text.h"

namespace cartulary::cli {

std::string uncounted_text(const Catalog& catalog, std::string_view sets) {
  std::string parts;
  for (const std::string_view item : split(sets, ',')) {
    const TileSet* box =
        catalog.find_set(std::string(trimmed(item.substr(0, item.find_first_of("*:@")))));
    if (box == nullptr) continue;
    for (const ContainedSet& contained : box->contains) {
      if (!contained.partial) continue;
      add_item(parts,
               contained.set + ", in part in " + box->id +
                   (contained.note.empty() ? "" : " (" + contained.note + ")"),
               "; ");
    }
  }
  return parts.empty() ? "" : "Not counted: " + parts + ".";
}

}  // namespace cartulary::cli

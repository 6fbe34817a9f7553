#include <fmt/format.h>

#include "docgen/print/print_builders.h"
#include "docgen/views/views.h"
#include "engine/bag/bag.h"
#include "engine/text/said_list.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

// A set in the printing that is owned; without `edition`, in every printing.
struct CheckedSet {
  const TileSet& set;
  std::optional<Edition> edition;
  int quantity = 1;
};

// "C1 18, C2 18": the physical tiles of a set by printing, of all classes.
std::string tile_words(const Catalog& catalog, const CheckedSet& checked) {
  const TileSet& set = checked.set;
  std::string words;
  for (const Edition edition : all_editions) {
    if (checked.edition.value_or(edition) != edition) continue;
    int pieces = 0;
    for (const Tile& tile : catalog.tiles_of(set.id)) pieces += tile.copies_in(edition);
    if (pieces > 0) add_item(words, fmt::format("{} {}", to_text(edition), pieces));
  }
  return words;
}

View pieces_view(const CheckedSet& checked) {
  View items = View::list();
  for (const BoxItem& item : checked.set.contents) {
    if (checked.edition && item.edition.value_or(*checked.edition) != *checked.edition) continue;
    View view;
    view.set("item_count", item.count ? std::to_string(*item.count) : "?")
        .set("item_what", item.what)
        .set("item_note", item.note)
        .set("item_edition",
             item.edition && !checked.edition ? to_text(*item.edition) : std::string_view());
    items.add(std::move(view));
  }
  return items;
}

Said contained_words(const Catalog& catalog, const TileSet& box) {
  Said words;
  for (const ContainedSet& part : box.contains) {
    std::string name = catalog.title_of(part.set);
    if (part.quantity > 1) name += fmt::format(" ×{}", part.quantity);
    if (part.edition) name += fmt::format(" ({})", to_text(*part.edition));
    add_item(words, part.partial ? said("print.in-part", {{"set", name}}) : Said(name));
  }
  return words;
}

View set_entry(const Catalog& catalog, const CheckedSet& checked) {
  const TileSet& set = checked.set;
  Said facts = kind_words(set);
  if (set.year) add_item(facts, std::to_string(*set.year));
  if (!set.publishers.empty()) add_item(facts, joined(set.publishers, ", "));
  View view;
  view.set("set_title", set.title)
      .set("set_code", set.code)
      .set("set_german", set.german)
      .set("set_facts", facts)
      .set("set_quantity", checked.quantity > 1 ? std::to_string(checked.quantity) : std::string())
      .set("set_tiles", tile_words(catalog, checked))
      .set("set_contains", contained_words(catalog, set))
      .set("set_pieces", pieces_view(checked));
  return view;
}

}  // namespace

PrintPage checklist_print(const PrintContext& context) {
  const Catalog& catalog = context.index.catalog();
  View sets = View::list();
  View boxes = View::list();
  const Selection& chosen = context.request.selection;
  for (const TileSet& set : catalog.sets()) {
    const bool box = set.kind == SetKind::Box;
    if (context.request.whole) {
      (box ? boxes : sets).add(set_entry(catalog, {set, {}}));
    } else if (const auto owned = chosen.sets.find(set.id); owned != chosen.sets.end()) {
      sets.add(set_entry(catalog, {set, edition_for(chosen, set), owned->second}));
    }
  }
  PrintPage page;
  page.body = "print_checklist";
  page.title = said("print.checklist-title");
  page.view.set("sets_words", printed_sets_words(context))
      .set("editions_told", edition_texts::years)
      .set("any_boxes", boxes.size() > 0)
      .set("boxes", std::move(boxes))
      .set("check_sets", std::move(sets));
  return page;
}

}  // namespace cartulary::docgen

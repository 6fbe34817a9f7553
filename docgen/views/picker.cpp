#include "docgen/views/picker.h"

#include <bit>

#include "docgen/base/links.h"
#include "docgen/base/page_parameters.h"
#include "docgen/drawing/landscape.h"
#include "docgen/views/views.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

constexpr std::string_view side_letters = "nesw";

Pattern with_side(Pattern pattern, Side side, EdgeSet edges) {
  std::array<EdgeSet, 4> sides;
  for (const Side each : all_sides) sides[index(each)] = each == side ? edges : pattern.side(each);
  return Pattern(sides);
}

// No page is named after a class of edges, such as [cr], so links treat such a side as "any".
Pattern without_classes(Pattern pattern) {
  for (const Side side : all_sides)
    if (!std::has_single_bit(pattern.side(side).bits()))
      pattern = with_side(pattern, side, EdgeSet::any());
  return pattern;
}

View option_view(Pattern pattern, Side side, EdgeSet edges, const PageParameters* kept) {
  const Pattern next = with_side(pattern, side, edges);
  View option;
  option.set("letter", fit_name(next).substr(index(side), 1))
      .set("word", edge_word(edges))
      .set("chosen", pattern.side(side) == edges);
  if (kept != nullptr) option.set("option_href", fit_path(next) + query_string(*kept));
  return option;
}

View sides_view(Pattern pattern, const PageParameters* kept) {
  View sides = View::list();
  for (const Side side : all_sides) {
    View options = View::list();
    for (const Edge edge : all_edges)
      options.add(option_view(pattern, side, EdgeSet::of(edge), kept));
    options.add(option_view(pattern, side, EdgeSet::any(), kept));
    View view;
    view.set("side_title", side_title(side))
        .set("side", side_letters.substr(index(side), 1))
        .set("options", std::move(options));
    sides.add(std::move(view));
  }
  return sides;
}

// The tiles around the hole. If `shown` is null there is one for each edge, so that the style sheet
// can choose.
View slots_view(const Catalog& catalog, const Pattern* shown) {
  View slots = View::list();
  for (const Side side : all_sides) {
    View pictures = View::list();
    for (const Edge edge : all_edges) {
      const auto tile = landscape_neighbour(catalog, side, edge);
      if (!tile || (shown != nullptr && shown->side(side) != EdgeSet::of(edge))) continue;
      View picture;
      picture.set("letter", std::string{to_char(edge)})
          .set("pic", picture_path(*tile->tile, tile->rotation));
      pictures.add(std::move(picture));
    }
    View slot;
    slot.set("side", side_letters.substr(index(side), 1)).set("pics", std::move(pictures));
    slots.add(std::move(slot));
  }
  return slots;
}

// The CSS classes of the drawing, "n-c e-_ s-r w-f", by which the style sheet shows its parts.
std::string hole_classes(Pattern pattern) {
  const std::string name = fit_name(pattern);
  std::string classes;
  for (std::size_t side = 0; side < 4; ++side)
    add_item(classes, std::string{side_letters[side], '-', name[side]}, " ");
  return classes;
}

}  // namespace

View picker_form_view(const Catalog& catalog, Pattern chosen) {
  View picker;
  picker.set("sides", sides_view(chosen, nullptr))
      .set("hole_classes", "")
      .set("slots", slots_view(catalog, nullptr));
  return picker;
}

View picker_links_view(const Catalog& catalog, Pattern current, const PageParameters& kept) {
  const Pattern named = without_classes(current);
  View picker;
  picker.set("sides", sides_view(named, &kept))
      .set("hole_classes", hole_classes(named))
      .set("slots", slots_view(catalog, &named));
  return picker;
}

}  // namespace cartulary::docgen

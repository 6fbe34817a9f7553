#include <map>

#include <fmt/format.h>

#include "docgen/base/links.h"
#include "docgen/pages/page_builders.h"
#include "docgen/views/views.h"
#include "engine/bag/collection.h"
#include "engine/bag/missing.h"
#include "engine/text/text.h"

namespace cartulary::docgen {
namespace {

// The copies in each edition, "C1 3 C2 3", in the form that the script reads.
std::string copies_text(const Tile& tile) {
  std::string text;
  for (const Edition edition : all_editions)
    if (const int copies = tile.copies_in(edition); copies > 0)
      add_item(text, fmt::format("{} {}", to_text(edition), copies), " ");
  return text;
}

std::string element_name(const SiteIndex& index, const std::string& id) {
  const Element* element = index.rulebook().find_element(id);
  return element == nullptr ? id : element->name;
}

View tiles_view(const SiteIndex& index, const TileSet& set) {
  View tiles = View::list();
  for (const Tile& tile : index.catalog().tiles_of(set.id)) {
    const std::string copies = copies_text(tile);
    if (copies.empty()) continue;
    View view;
    view.set("id", tile.id)
        .set("copies_text", copies)
        .set("src", picture_path(tile))
        .set("words", tile.title.empty() ? index.words(tile) : Said(tile.title));
    tiles.add(std::move(view));
  }
  return tiles;
}

// What the box says of these pieces, by printing: "C1: eight in each of six colours".
std::string notes_on(const TileSet& set, std::string_view element) {
  std::string notes;
  for (const BoxItem& item : set.contents)
    if (item.element == element && !item.note.empty())
      add_item(notes,
               item.edition ? fmt::format("{}: {}", to_text(*item.edition), item.note) : item.note,
               "; ");
  return notes;
}

// One row for each figure or token, with its number in each edition of the set.
View pieces_view(const SiteIndex& index, const TileSet& set) {
  std::map<std::string, std::string> counts;
  for (const Edition edition : set.editions) {
    Collection owned;
    owned.boxes[set.id] = 1;
    owned.editions[set.id] = edition;
    const auto shown = pieces_among_tiles(index.catalog(), set, edition);  // listed as tiles
    for (const OwnedPiece& piece : owned_pieces(index.catalog(), owned))
      if (piece.count && !shown.contains(piece.element))
        add_item(counts[piece.element], fmt::format("{} {}", to_text(edition), *piece.count), " ");
  }
  View pieces = View::list();
  for (const auto& [element, text] : counts) {
    View view;
    view.set("id", element)
        .set("copies_text", text)
        .set("words", element_name(index, element))
        .set("piece_notes", notes_on(set, element))
        .set("element_href", element_path(element));
    pieces.add(std::move(view));
  }
  return pieces;
}

std::string editions_text(const TileSet& set) {
  std::string text;
  for (const Edition edition : set.editions) add_item(text, to_text(edition), " ");
  return text;
}

}  // namespace

Page box_count_page(const PageContext& context) {
  const SiteIndex& index = context.index;
  Page page;
  page.body = "box_count";
  page.title = said("common.count-boxes");
  page.description = said("box-count.description");
  page.scripts = {"assets/box-count.js"};
  page.styles = {"assets/box-count.css"};
  View sets = View::list();
  for (const TileSet& set : index.catalog().sets()) {
    if (set.kind == SetKind::Box) continue;
    View tiles = tiles_view(index, set);
    View pieces = pieces_view(index, set);
    if (tiles.size() + pieces.size() == 0) continue;
    View view = set_link(set);
    view.set("set_editions", editions_text(set))
        .set("tiles", std::move(tiles))
        .set("any_pieces", pieces.size() > 0)
        .set("pieces", std::move(pieces))
        .set("tiles_unknown", lacks_tiles(index.catalog(), set));
    sets.add(std::move(view));
  }
  page.view.set("sets", std::move(sets));
  return page;
}

}  // namespace cartulary::docgen

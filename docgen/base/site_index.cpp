#include "docgen/base/site_index.h"

#include <algorithm>

#include "docgen/base/tile_signature.h"
#include "docgen/base/turned_tile.h"
#include "engine/tile/tile_words.h"

namespace cartulary::docgen {

namespace {

const std::vector<const Tile*> no_tiles;

ReadyBag made_ready(const Catalog& catalog, std::string_view sets, const Selection& played = {}) {
  SelectionText text;
  if (!played.game) text.sets = sets;
  const Result<Selection> selection = select(catalog, text, DefaultSets::All, played);
  // A catalog without a base game still has pages; they then use an empty bag.
  if (!selection) return {std::make_shared<const Selection>(), {}, Bag(), FitIndex(Bag())};
  Result<ReadyBag> ready = ready_bag(catalog, *selection);
  if (!ready) return {std::make_shared<const Selection>(*selection), {}, Bag(), FitIndex(Bag())};
  return *std::move(ready);
}

std::vector<const LedgerEntry*> entries_naming(const std::vector<LedgerEntry>& ledger,
                                               std::vector<std::string> LedgerEntry::* names,
                                               std::string_view id) {
  std::vector<const LedgerEntry*> found;
  for (const LedgerEntry& entry : ledger)
    if (std::ranges::find(entry.*names, id) != (entry.*names).end()) found.push_back(&entry);
  return found;
}

}  // namespace

SiteIndex::SiteIndex(const tiledb::Library& library)
    : library_(&library),
      rules_(library),
      base_(made_ready(library.catalog, "base-game", played_selection(library.rulebook))),
      all_(made_ready(library.catalog, "all")),
      copies_(library.catalog.tiles().size()) {
  const Result<std::vector<HeldPiece>> pieces = pieces_of(library.catalog, *all_.selection);
  if (pieces)
    for (const HeldPiece& piece : *pieces) copies_[position(*piece.tile)] = piece.copies;
  for (const Tile& tile : library.catalog.tiles()) {
    words_.push_back(tile_words(tile));
    landscapes_.push_back(tile_signature(tile, Symbols::Without));
    designs_.push_back(tile_signature(tile, Symbols::With));
    by_landscape_[landscapes_.back()].push_back(&tile);
    if (const auto code = edge_code(tile); code && tile.cls == TileClass::Land)
      by_code_[code->canonical()].push_back(&tile);
    for (const std::string& name : mark_names(tile)) marks_[name].push_back(&tile);
  }
  for (const SourceDocument& source : library.sources) sources_[source.id] = &source;
}

Said SiteIndex::words(const Tile& tile, Rotation rotation) const {
  return rotation == Rotation::R0 ? words_[position(tile)]
                                  : tile_words(turned_tile(tile, rotation));
}

const TileSet& SiteIndex::set_of(const Tile& tile) const {
  return *catalog().find_set(tile.set);  // content is checked: every tile names a set
}

const std::vector<const Tile*>& SiteIndex::tiles_of_code(EdgeCode code) const {
  const auto found = by_code_.find(code.canonical());
  return found == by_code_.end() ? no_tiles : found->second;
}

const std::vector<const Tile*>& SiteIndex::tiles_with(std::string_view mark) const {
  const auto found = marks_.find(mark);
  return found == marks_.end() ? no_tiles : found->second;
}

std::vector<const Tile*> SiteIndex::twins(const Tile& tile) const {
  const std::string& design = designs_[position(tile)];
  std::vector<const Tile*> found;
  if (design.empty()) return found;
  for (const Tile* other : by_landscape_.at(landscapes_[position(tile)]))
    if (other != &tile && designs_[position(*other)] == design) found.push_back(other);
  return found;
}

std::vector<const Tile*> SiteIndex::cousins(const Tile& tile) const {
  const std::string& design = designs_[position(tile)];
  std::vector<const Tile*> found;
  if (design.empty()) return found;
  for (const Tile* other : by_landscape_.at(landscapes_[position(tile)]))
    if (designs_[position(*other)] != design) found.push_back(other);
  return found;
}

std::vector<const TileSet*> SiteIndex::boxes_with(std::string_view set_id) const {
  std::vector<const TileSet*> boxes;
  for (const TileSet& box : catalog().sets())
    if (std::ranges::any_of(box.contains,
                            [&](const ContainedSet& part) { return part.set == set_id; }))
      boxes.push_back(&box);
  return boxes;
}

std::string SiteIndex::source_title(std::string_view id) const {
  const auto found = sources_.find(id);
  return found == sources_.end() ? std::string(id) : found->second->title;
}

std::vector<const LedgerEntry*> SiteIndex::ledger_of_tile(std::string_view tile_id) const {
  return entries_naming(library_->ledger, &LedgerEntry::tiles, tile_id);
}

std::vector<const LedgerEntry*> SiteIndex::ledger_of_set(std::string_view set_id) const {
  return entries_naming(library_->ledger, &LedgerEntry::sets, set_id);
}

}  // namespace cartulary::docgen

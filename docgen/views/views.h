// Views that many pages share (a tile with its picture, a link to a set, sources, faults), and
// values in words.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/base/site_index.h"
#include "docgen/base/view.h"
#include "engine/text/result.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

// "4.2 %", "below 0.1 %", "100 %".
Said percent(double chance);
// "city", "field", "road", "river"; "any" for every edge at once.
Said edge_word(EdgeSet edges);
// "North", as the head of what a side may show.
Said side_title(Side side);
// "north city, east any, south road, west field".
Said pattern_words(Pattern pattern);
// "city, field, road, field".
Said code_words(EdgeCode code);

struct TileCopies {
  const Tile* tile = nullptr;
  int copies = 0;
  RotationSet rotations;  // empty: shown as stored
};

// For the partial opening: what is in the box of a set, how the turn changes, what scores. With an
// edition, contents that only other editions have are left out.
void set_opening(const SiteIndex& index, const TileSet& set, std::string_view root, View& view,
                 std::optional<Edition> edition = std::nullopt);

// For the partial tile_card: id, href, src, shape, edges, words (as turned), times, turns.
View tile_card(const SiteIndex& index, const TileCopies& tile);
View tile_cards(const SiteIndex& index, std::span<const TileCopies> tiles);
// For the partial tile_groups: the cards set by set, each group with title, link and copies. The
// set `above` gets no cards, since the page shows them further up. REQUIRES: the tiles are in
// listing order.
View tile_groups(const SiteIndex& index, std::span<const TileCopies> tiles,
                 std::string_view above = {});
// "C1 15, C2 10, Winter 1"
Said by_edition_words(const std::map<Edition, int>& copies);
// The same, summed over some tiles.
Said by_edition_words(std::span<const Tile* const> tiles);
// The tiles with their copies in SiteIndex::all().
std::vector<TileCopies> with_copies(const SiteIndex& index, std::span<const Tile* const> tiles);
int sum_of_copies(std::span<const TileCopies> tiles);
// "3 copies", or a note that the tiles came later than the counted edition.
Said copies_words(std::span<const TileCopies> tiles);
// Cards with the title of their set, for a list that is not grouped.
View cards_with_sets(const SiteIndex& index, std::span<const TileCopies> tiles);

// The title, href, code and id of a set.
View set_link(const TileSet& set);
View set_links(std::span<const TileSet* const> sets);
// For the partial sources: document, href, place.
View source_view(const SiteIndex& index, const SourcePlace& source);
View source_views(const SiteIndex& index, std::span<const SourcePlace> sources);
// For the partial fault: where, what, excerpt, suggestion, fix.
View fault_view(const Error& error);
View fault_views(std::span<const Error> faults);
// Links to ledger entries: title, href.
View ledger_links(std::span<const LedgerEntry* const> entries);
// "Expansion 1", "Promo", "Box".
Said kind_words(const TileSet& set);
// "C1 (2000)".
Said edition_words(Edition edition);
// "inferred".
Said interior_word(Interior interior);

}  // namespace cartulary::docgen

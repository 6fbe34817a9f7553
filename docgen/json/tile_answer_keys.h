// The keys of the answers about tiles and sets: those of the lists, and those members of a tile's
// or set's record that follow from other records.
//
//   put_answer(json, TilesPage{hits, {}, TilesTold::InShort}, {.catalog = &catalog});
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "docgen/json/bag_answer_keys.h"
#include "docgen/json/json_tiles.h"
#include "docgen/json/paging.h"
#include "engine/query/tile_query.h"
#include "engine/tile/tile_set.h"

namespace cartulary::docgen {

inline constexpr std::string_view by_edition_meaning =
    "copies by edition, where every edition is looked at";

// ---- Pages of lists

// `shown` entries of `total`. The members end with `next`, unless this is the last page.
struct PageSize {
  std::size_t total;
  std::size_t shown;
};
constexpr auto answer_keys(Of<PageSize>) {
  return key_group(key("total", &PageSize::total, total_meaning),
                   key("shown", &PageSize::shown, shown_meaning));
}
PageSize size_of_page(const Paging& paging, std::size_t total);

template <class Answer>
const std::string& next_of(const Answer& answer) {
  return answer.paging.next;
}

// ---- Tiles that a query finds

struct TileHit {
  const TileHits* hits;
  const Tile* tile;
  int copies;
};
// The copies by edition, if the hits look at every edition.
std::optional<std::map<Edition, int>> editions_of(const TileHit& hit);
constexpr auto answer_keys(Of<TileHit>) {
  return answer_in_line(
      "TileHit", "A tile that a query finds.", keys_of(name_of<TileHit>),
      key("copies", &TileHit::copies, "of the selection; without one, of the edition with most"),
      key("by_edition", editions_of, by_edition_meaning, omitted), keys_of(form_of<TileHit>),
      key("words", words_of<TileHit>, "the tile in words"));
}

// A hit in short, or the tile's whole record.
struct ToldTile {
  TileHit hit;
  TilesTold told;
};
void put_own_form(AnswerWriter& json, const ToldTile& tile, const AnswerContext& context);

struct TilesPage {
  const TileHits& hits;
  const Paging& paging;
  TilesTold told;
};
std::vector<ToldTile> tiles_of(const TilesPage& page);
template <auto TileHits::* member>
constexpr auto of_hits = [](const TilesPage& page) -> auto& { return page.hits.*member; };
constexpr auto answer_keys(Of<TilesPage>) {
  return answer_in_lines(
      "TilesAnswer", "Tiles that a query finds.",
      key("query", of_hits<&TileHits::query>, "as asked"),
      key("hint", of_hits<&TileHits::hint>, hint_meaning, omitted),
      key("suggestion", of_hits<&TileHits::suggestion>, suggestion_meaning, omitted),
      keys_of([](const TilesPage& page) { return played_with(page.hits); }),
      key("copies", of_hits<&TileHits::copies>, "land tiles among all hits"),
      key(
          "by_edition",
          [](const TilesPage& page) {
            return page.hits.selection.every_edition ? std::optional(page.hits.by_edition)
                                                     : std::nullopt;
          },
          by_edition_meaning, omitted),
      key("designs", of_hits<&TileHits::designs>, "land designs among all hits"),
      key("extra", of_hits<&TileHits::extra>,
          "abbeys, start pieces, doubles and halves among all hits"),
      key("special", of_hits<&TileHits::special>, "pieces that are no landscape among all hits"),
      keys_of(
          [](const TilesPage& page) { return size_of_page(page.paging, page.hits.tiles.size()); }),
      key("elsewhere", of_hits<&TileHits::elsewhere>, elsewhere_meaning),
      key("tiles", tiles_of, "the hits, in listing order; `Tile` with full=true",
          {.rows = true, .type = "TileHit[]|Tile[]"}),
      key("next", next_of<TilesPage>, next_meaning, omitted));
}

// ---- Sets

struct SetsPage {
  const Catalog& catalog;
  const Paging& paging;
};
// A set in short, by the list SetInShort.
struct ShortSet {
  const TileSet* set;
};
void put_own_form(AnswerWriter& json, const ShortSet& set, const AnswerContext& context);
std::vector<ShortSet> sets_of(const SetsPage& page);
constexpr auto answer_keys(Of<SetsPage>) {
  return answer_in_lines(
      "SetsAnswer", "The sets.", keys_of([](const SetsPage& page) {
        return size_of_page(page.paging, page.catalog.sets().size());
      }),
      key("sets", sets_of, "in listing order", {.rows = true, .type = "SetSummary[]"}),
      key("next", next_of<SetsPage>, next_meaning, omitted));
}

// A tile in the record of its set.
struct SetTile {
  const Tile* tile;
};
// The copies in each edition that has the tile.
std::map<Edition, int> copies_of(const Tile& tile);
constexpr auto answer_keys(Of<SetTile>) {
  return answer_in_line("SetTile", "A tile in short.", keys_of(name_of<SetTile>),
                        key(
                            "copies", [](const SetTile& told) { return copies_of(*told.tile); },
                            "by edition; one without the tile is left out"),
                        keys_of(form_of<SetTile>),
                        key("words", words_of<SetTile>, "the tile in words"));
}

// A set in the game with all sets.
struct MegaSet {
  const TileSet* set;
};
constexpr auto answer_keys(Of<MegaSet>) {
  return answer_in_line("Mega", "A set in the game with all sets.",
                        key(
                            "in", [](const MegaSet& mega) { return mega.set->in_mega; },
                            "whether it stands in CAR 7.4's Tile Overview"),
                        key("drops", through(&MegaSet::set, &TileSet::mega_drops),
                            "tiles that stay in the box then, with copies"));
}

constexpr auto answer_keys(Of<TileSource>) {
  return answer_in_line(
      "TileSource", "Which document states a fact of a tile.",
      key("fact", &TileSource::fact, "edges, interior, or the edition whose copies are meant"),
      key("document", through(&TileSource::source, &SourcePlace::document), "id of the document"),
      key("place", through(&TileSource::source, &SourcePlace::place), "where in the document"));
}

}  // namespace cartulary::docgen

// Catalog: every set and tile, in listing order, with look-up by name. A name that is none's gives
// the error with the nearest known one: "did you mean 'tower'?".
//
// The Catalog owns its sets and tiles and does not change once made; pointers into it live as
// long as it does. Copying is switched off so that no pointer is left behind by accident.
//
//   const Tile* tile = catalog.find_tile("IC-07");
//   for (const Tile& t : catalog.tiles_of("tower")) ...
//   catalog.words_of(*tile);                        // "city north; road from east to south"
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/text/contract.h"
#include "engine/text/result.h"
#include "engine/text/search_language.h"
#include "engine/tile/tile.h"
#include "engine/tile/tile_columns.h"
#include "engine/tile/tile_set.h"

namespace cartulary {

// What players call a mark of a tile: {"Wirtshaus", "inn"}.
struct MarkName {
  std::string name;
  std::string mark;
};

class Catalog {
 public:
  Catalog() = default;
  // Sorts the sets by listed_before and the tiles by set, then id. Names are compared by the words
  // of the language.
  // REQUIRES: ids and codes are unique, every tile names one of the sets (content is checked).
  Catalog(std::vector<TileSet> sets, std::vector<Tile> tiles,
          const std::vector<MarkName>& marks = {}, SearchLanguage language = {});
  Catalog(Catalog&&) = default;
  Catalog& operator=(Catalog&&) = default;
  Catalog(const Catalog&) = delete;
  Catalog& operator=(const Catalog&) = delete;

  const std::vector<TileSet>& sets() const { return sets_; }
  const std::vector<Tile>& tiles() const { return tiles_; }
  // The tiles of one set, ordered by id; empty for an unknown set and for boxes.
  std::span<const Tile> tiles_of(std::string_view set_id) const;

  // By id, alias or code, whatever the case; else by title, German title or other name, whatever
  // the punctuation, articles and plurals ("Inns & Cathedrals"); null if there is none.
  const TileSet* find_set(std::string_view name) const;
  // By id, whatever the case; null if there is none.
  const Tile* find_tile(std::string_view id) const;

  // Every name that mark_names() gives of a tile, sorted.
  const std::vector<std::string>& marks() const { return marks_; }

  // The marks that players mean by a name: {"inn"} of "Wirtshäuser"; none if it is none.
  std::vector<std::string> marks_called(std::string_view name) const;

  // As find_set and find_tile, or an Error whose `where` is given and which suggests the nearest
  // name. A name that may be several sets (set_names.h) is an error that lists them.
  Result<const TileSet*> need_set(std::string_view name, std::string_view where) const;
  Result<const Tile*> need_tile(std::string_view id, std::string_view where) const;

  // Position in tiles(), for arrays beside the catalog. REQUIRES: tile points into tiles().
  std::size_t index_of(const Tile* tile) const {
    CARTULARY_REQUIRES(tile >= tiles_.data() && tile < tiles_.data() + tiles_.size());
    return static_cast<std::size_t>(tile - tiles_.data());
  }

  // tile_words(tile), written once when the catalog is made: answers of hundreds of tiles tell
  // the words of each. REQUIRES: as index_of.
  const std::string& words_of(const Tile& tile) const { return words_[index_of(&tile)]; }

  // What queries ask of tiles, by index_of.
  const TileColumns& columns() const { return columns_; }

  // The words by which names are compared, and questions read.
  const SearchLanguage& language() const { return language_; }

 private:
  std::string nearest_title(std::string_view name) const;  // as the id of its set

  SearchLanguage language_;
  std::vector<TileSet> sets_;
  std::vector<Tile> tiles_;
  std::vector<std::string> words_;  // beside tiles_
  TileColumns columns_;
  std::vector<std::string> marks_;
  std::map<std::string, std::size_t, std::less<>> set_by_name_;   // small letters
  std::map<std::string, std::size_t, std::less<>> set_by_words_;  // by name_key
  std::map<std::string, std::vector<std::string>, std::less<>> marks_by_words_;
  std::map<std::string, std::size_t, std::less<>> tile_by_name_;  // small letters
  std::map<std::string, std::pair<std::size_t, std::size_t>, std::less<>> range_by_set_;
};

}  // namespace cartulary

// Catalog: every set and tile, in listing order, with look-up by name. need_set() and need_tile()
// report an unknown name with the nearest known one: "did you mean 'tower'?".
//
// The Catalog owns its sets and tiles and does not change after construction. Pointers into it are
// valid as long as it lives. It cannot be copied, so that no pointer is left behind by accident.
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
#include "engine/text/text_map.h"
#include "engine/tile/piece_layout.h"
#include "engine/tile/tile.h"
#include "engine/tile/tile_columns.h"
#include "engine/tile/tile_set.h"

namespace cartulary {

// A name that players use for a mark of a tile: {"Wirtshaus", "inn"}.
struct MarkName {
  std::string name;
  std::string mark;
};

class Catalog {
 public:
  Catalog() = default;
  // Sorts the sets by listed_before and the tiles by set, then id. Names are compared by the rules
  // of `language`.
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
  // The same without a search by name. REQUIRES: set is an element of sets().
  std::span<const Tile> tiles_of(const TileSet& set) const;

  // Finds a set by id, alias or code, ignoring case; else by title, German title or other name,
  // ignoring punctuation, articles and plurals ("Inns & Cathedrals"). Null if there is none.
  const TileSet* find_set(std::string_view name) const;
  // The title of the set that find_set finds; the name itself if there is none.
  std::string title_of(std::string_view set_name) const;
  // Finds a tile by id, ignoring case. Null if there is none.
  const Tile* find_tile(std::string_view id) const;

  // Every name that mark_names() returns for some tile, sorted.
  const std::vector<std::string>& marks() const { return marks_; }

  // The marks that players mean by a name: {"inn"} for "Wirtshäuser". Empty for an unknown name.
  std::vector<std::string> marks_called(std::string_view name) const;

  // Like find_set and find_tile, but an unknown name is an Error with the given `where` and the
  // nearest known name. A name that may mean several sets (set_names.h) is an Error that lists
  // them.
  Result<const TileSet*> need_set(std::string_view name, std::string_view where) const;
  Result<const Tile*> need_tile(std::string_view id, std::string_view where) const;

  // The position of a tile in tiles(), for arrays parallel to it. REQUIRES: tile points into
  // tiles().
  std::size_t index_of(const Tile* tile) const {
    CARTULARY_REQUIRES(tile >= tiles_.data() && tile < tiles_.data() + tiles_.size());
    return static_cast<std::size_t>(tile - tiles_.data());
  }

  // tile_words(tile), computed once at construction, because an answer may describe hundreds of
  // tiles. REQUIRES: as index_of.
  const std::string& words_of(const Tile& tile) const { return words_[index_of(&tile)]; }
  // The cells and segments of a tile as boards use them, computed once at construction. REQUIRES:
  // as index_of.
  const PieceLayout& layout_of(const Tile& tile) const { return layouts_[index_of(&tile)]; }
  // The same where tunnel tokens are in play.
  const PieceLayout& tunnel_layout_of(const Tile& tile) const {
    const auto found = tunnel_layouts_.find(index_of(&tile));
    return found == tunnel_layouts_.end() ? layout_of(tile) : found->second;
  }

  // The ids of the elements that boxes bring, sorted: "abbot", "castle-token".
  const std::vector<std::string>& pieces() const { return pieces_; }

  // The values of tiles that queries read, by index_of.
  const TileColumns& columns() const { return columns_; }

  // The language in which names are compared and questions are read.
  const SearchLanguage& language() const { return language_; }

 private:
  // The place of something in its list, by name.
  using Places = TextMap<std::size_t>;

  std::string nearest_title(std::string_view name) const;  // returns the id of its set

  SearchLanguage language_;
  std::vector<TileSet> sets_;
  std::vector<Tile> tiles_;
  std::vector<std::string> words_;                     // parallel to tiles_
  std::vector<PieceLayout> layouts_;                   // parallel to tiles_
  std::map<std::size_t, PieceLayout> tunnel_layouts_;  // of tiles with a tunnel, by index_of
  TileColumns columns_;
  std::vector<std::string> marks_;
  std::vector<std::string> pieces_;
  Places set_by_id_;
  Places set_by_name_;                                            // lower case
  std::map<std::string, std::size_t, std::less<>> set_by_words_;  // by name_key
  std::map<std::string, std::vector<std::string>, std::less<>> marks_by_words_;
  Places tile_by_name_;                                      // lower case
  std::vector<std::pair<std::size_t, std::size_t>> ranges_;  // of tiles_, parallel to sets_
};

}  // namespace cartulary

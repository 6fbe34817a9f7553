// SiteIndex: look-ups that several pages need, computed once from the Library.
//
// Points into the Library, which must outlive it and must not move. Immutable once built, so
// several threads may render pages from it.
//
//   SiteIndex index(library);
//   for (const Tile* tile : index.tiles_with("inn")) ...
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/base/rule_index.h"
#include "engine/bag/fit.h"
#include "engine/text/said.h"
#include "tiledb/library/library.h"

namespace cartulary::docgen {

class SiteIndex {
 public:
  explicit SiteIndex(const tiledb::Library& library);

  const tiledb::Library& library() const { return *library_; }
  const Catalog& catalog() const { return library_->catalog; }
  const RuleIndex& rules() const { return rules_; }
  const Rulebook& rulebook() const { return library_->rulebook; }

  // base(): the base game alone or, with the game of a group, the sets that it plays with. all():
  // every set once. Both in the first edition with its fall-backs.
  const ReadyBag& base() const { return base_; }
  const ReadyBag& all() const { return all_; }

  // The description of the tile in words, as seen after a rotation.
  Said words(const Tile& tile, Rotation rotation = Rotation::R0) const;
  // The same beside the title: nothing of a piece without landscape, whose words are its title.
  Said words_beside_title(const Tile& tile, Rotation rotation = Rotation::R0) const {
    return catalog().words_of(tile) == tile.title ? Said() : words(tile, rotation);
  }
  // Copies of a piece in all(), whatever its class. Counts the edition to which its set falls back
  // from the first edition; 0 if there are none.
  int copies(const Tile& tile) const { return copies_[position(tile)]; }
  const TileSet& set_of(const Tile& tile) const;

  // Land squares with this canonical code, in listing order.
  const std::vector<const Tile*>& tiles_of_code(EdgeCode code) const;
  // Mark name -> tiles that show it, in listing order.
  const std::map<std::string, std::vector<const Tile*>, std::less<>>& marks() const {
    return marks_;
  }
  const std::vector<const Tile*>& tiles_with(std::string_view mark) const;

  // The other tiles, of any set, with the same edges, segments and symbols. Empty for tiles whose
  // interior is unknown.
  std::vector<const Tile*> twins(const Tile& tile) const;
  // The other tiles with the same edges and segments but other symbols.
  std::vector<const Tile*> cousins(const Tile& tile) const;

  // The boxes that contain a set, in listing order.
  std::vector<const TileSet*> boxes_with(std::string_view set_id) const;
  // The title of a document, or its id if it is not known.
  std::string source_title(std::string_view id) const;
  bool has_source(std::string_view id) const { return sources_.contains(id); }
  // Ledger entries that mention a tile or set.
  std::vector<const LedgerEntry*> ledger_of_tile(std::string_view tile_id) const;
  std::vector<const LedgerEntry*> ledger_of_set(std::string_view set_id) const;

 private:
  std::size_t position(const Tile& tile) const { return catalog().index_of(&tile); }

  const tiledb::Library* library_;
  RuleIndex rules_;
  ReadyBag base_;
  ReadyBag all_;
  std::vector<Said> words_;  // as stored
  std::vector<int> copies_;
  std::map<EdgeCode, std::vector<const Tile*>> by_code_;
  std::map<std::string, std::vector<const Tile*>, std::less<>> marks_;
  std::vector<std::string> landscapes_;  // signature of edges and segments, per tile
  std::vector<std::string> designs_;     // signature with symbols, per tile
  std::map<std::string, std::vector<const Tile*>> by_landscape_;
  std::map<std::string, const SourceDocument*, std::less<>> sources_;
};

}  // namespace cartulary::docgen

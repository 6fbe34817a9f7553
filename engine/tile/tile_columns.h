// TileColumns: the values of tiles that queries read most. They are computed once when the catalog
// is made and stored apart from the tiles, so that a query over many tiles reads only a few bytes
// of each.
//
// Owns its texts. A tile is identified by its position in Catalog::tiles().
//
//   const TileColumns& columns = catalog.columns();
//   columns.row(place).cities                         // separate city segments
//   columns.text(place).find("garden")                // lower case
//   columns.bearing("inn")                            // the positions of all tiles with an inn
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/tile/edge_code.h"
#include "engine/tile/tile.h"
#include "engine/tile/tile_set.h"

namespace cartulary {

// Numbers above 255 are stored as 255; no tile has so many.
struct TileRow {
  std::optional<EdgeCode> code;  // as edge_code()
  std::uint8_t cities = 0;       // segments of that kind
  std::uint8_t roads = 0;
  std::uint8_t fields = 0;
  std::uint8_t rivers = 0;
  std::uint8_t pennants = 0;
};

class TileColumns {
 public:
  TileColumns() = default;

  // Adds the next tile; call it in the order of Catalog::tiles(). `set` may be null. `words` is
  // tile_words(tile).
  void add(const Tile& tile, const TileSet* set, std::string_view words);

  const TileRow& row(std::size_t place) const { return rows_[place]; }
  // The tile's id, title, note, words and marks and the title and code of its set, in lower case.
  std::string_view text(std::size_t place) const {
    return between(spans_[place].begin, spans_[place].look);
  }
  // look_of() the tile.
  std::string_view look(std::size_t place) const {
    return between(spans_[place].look, spans_[place].end);
  }
  // The text, followed directly by the look.
  std::string_view text_and_look(std::size_t place) const {
    return between(spans_[place].begin, spans_[place].end);
  }
  // The positions of the tiles whose mark_names() contain the name, ascending; empty for other
  // names.
  std::span<const std::uint32_t> bearing(std::string_view mark) const;
  // All such names, sorted.
  std::vector<std::string> marks() const;

 private:
  // The positions in texts_ where the text of a tile begins, its look begins and its look ends.
  struct Span {
    std::size_t begin = 0;
    std::size_t look = 0;
    std::size_t end = 0;
  };
  std::string_view between(std::size_t begin, std::size_t end) const {
    return std::string_view(texts_).substr(begin, end - begin);
  }

  std::vector<TileRow> rows_;
  std::string texts_;  // of all tiles, contiguous so that it can be read from end to end
  std::vector<Span> spans_;
  std::map<std::string, std::vector<std::uint32_t>, std::less<>> bearing_;
};

}  // namespace cartulary

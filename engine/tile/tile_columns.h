// TileColumns: what queries ask of tiles again and again, worked out once when the catalog is made
// and kept apart from the tiles, so that a query over many of them reads a few bytes of each.
//
// Owns its texts. Tiles go by their place in Catalog::tiles().
//
//   const TileColumns& columns = catalog.columns();
//   columns.row(place).cities                         // separate city segments
//   columns.text(place).find("garden")                // small letters
//   columns.bearing("inn")                            // the places of all tiles with an inn
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

// Numbers above 255, which no tile has, count as 255.
struct TileRow {
  std::optional<EdgeCode> code;  // as edge_code()
  std::uint8_t cities = 0;       // segments of the kind
  std::uint8_t roads = 0;
  std::uint8_t fields = 0;
  std::uint8_t rivers = 0;
  std::uint8_t pennants = 0;
};

class TileColumns {
 public:
  TileColumns() = default;

  // Tiles are added in the order of their places. `set` may be null; `words` are tile_words().
  void add(const Tile& tile, const TileSet* set, std::string_view words);

  const TileRow& row(std::size_t place) const { return rows_[place]; }
  // Id, title, note and words of the tile, title and code of its set and its marks in small
  // letters.
  std::string_view text(std::size_t place) const {
    return between(spans_[place].begin, spans_[place].look);
  }
  // As look_of().
  std::string_view look(std::size_t place) const {
    return between(spans_[place].look, spans_[place].end);
  }
  // Text and look, one behind the other.
  std::string_view text_and_look(std::size_t place) const {
    return between(spans_[place].begin, spans_[place].end);
  }
  // The tiles that mark_names() gives the name of, ascending; none for any other name.
  std::span<const std::uint32_t> bearing(std::string_view mark) const;
  // Every such name, sorted.
  std::vector<std::string> marks() const;

 private:
  // Where the text, the look and the next text begin in texts_.
  struct Span {
    std::size_t begin = 0;
    std::size_t look = 0;
    std::size_t end = 0;
  };
  std::string_view between(std::size_t begin, std::size_t end) const {
    return std::string_view(texts_).substr(begin, end - begin);
  }

  std::vector<TileRow> rows_;
  std::string texts_;  // of all tiles in one piece, which is read from end to end
  std::vector<Span> spans_;
  std::map<std::string, std::vector<std::uint32_t>, std::less<>> bearing_;
};

}  // namespace cartulary

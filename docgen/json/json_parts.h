// The parts that JSON answers share, each written where the writer stands. Internal to docgen.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/json/json.h"
#include "docgen/json/json_writer.h"

namespace cartulary::docgen {

// {"base-game": "C1"}
void add_editions(AnswerWriter& json, std::string_view name,
                  const std::map<std::string, Edition>& editions);
// The members "selection" and "fallback".
void add_selection(AnswerWriter& json, const Selection& selection,
                   const std::map<std::string, Edition>& fallback);
// The selection as an object, without its name.
void put_selection(AnswerWriter& json, const Selection& selection);
// [{"document": "car-7.4", "place": "note 135"}]
void add_sources(AnswerWriter& json, const std::vector<SourcePlace>& sources);
// {"C1": 3, "C2": 3}: an edition without the tile is left out.
void add_copies(AnswerWriter& json, const Tile& tile);
// id, set, title if it has one, edges.
void add_tile_name(AnswerWriter& json, const Tile& tile);
// null for empty text.
void add_or_null(AnswerWriter& json, std::string_view name, const std::string& text);
// The member "next", unless the list ends here.
void add_next(AnswerWriter& json, const Paging& paging);

// Copies of land tiles in one edition.
int land_copies(const Catalog& catalog, const TileSet& set, Edition edition);
// From "id" to "editions".
void add_set_name(AnswerWriter& json, const TileSet& set);
// "designs", "extra" and "special".
void add_set_counts(AnswerWriter& json, const Catalog& catalog, const TileSet& set);
// The member "same_design": ids of the other tiles of the same look, symbols and all.
void add_same_design(AnswerWriter& json, const Catalog& catalog, const Tile& tile);
// The member "features": the symbols beside the segments.
void add_features(AnswerWriter& json, const Tile& tile);
// The whole record as an object, without a name.
void put_tile(AnswerWriter& json, const Catalog& catalog, const Tile& tile);
void put_set(AnswerWriter& json, const Catalog& catalog, const Rulebook& rulebook,
             const TileSet& set);

// Where a page of a list of `size` begins and ends.
struct PageRange {
  std::size_t begin = 0;
  std::size_t end = 0;
};
PageRange range_of(const Paging& paging, std::size_t size);

}  // namespace cartulary::docgen

// The parts that JSON answers share, each written where the writer stands. Internal to docgen.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "docgen/json.h"
#include "docgen/json_writer.h"

namespace cartulary {

// {"base-game": "C1"}
void add_editions(JsonWriter& json, std::string_view name,
                  const std::map<std::string, Edition>& editions);
// The members "selection" and "fallback".
void add_selection(JsonWriter& json, const Selection& selection,
                   const std::map<std::string, Edition>& fallback);
// The selection as an object, without its name.
void put_selection(JsonWriter& json, const Selection& selection);
// [{"document": "car-7.4", "place": "note 135"}]
void add_sources(JsonWriter& json, const std::vector<SourcePlace>& sources);
// {"C1": 3, "C2": 3}: an edition without the tile is left out.
void add_copies(JsonWriter& json, const Tile& tile);
// id, set, title if it has one, edges.
void add_tile_name(JsonWriter& json, const Tile& tile);
// null for empty text.
void add_or_null(JsonWriter& json, std::string_view name, const std::string& text);
// The member "next", unless the list ends here.
void add_next(JsonWriter& json, const Paging& paging);

// Where a page of a list of `size` begins and ends.
struct PageRange {
  std::size_t begin = 0;
  std::size_t end = 0;
};
PageRange range_of(const Paging& paging, std::size_t size);

}  // namespace cartulary

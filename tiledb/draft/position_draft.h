// PositionDraft: a position as read, with the place of each part in its file. If the engine's
// result differs from what the position expects, the error is reported at that place.
#pragma once

#include <map>
#include <utility>
#include <vector>

#include "engine/position/position.h"
#include "engine/position/position_faults.h"
#include "tiledb/yaml/text_file.h"

namespace cartulary::tiledb {

struct PositionDraft {
  Position position;
  Place place;                       // of the file's root
  std::vector<Place> set_places;     // one for each set of the selection, in their order
  std::vector<Place> figure_places;  // of position.figures[].figure
  // The place of each part, by its kind and its index in its list.
  std::map<std::pair<PositionPart, std::size_t>, Place> places;

  void put(PositionPart part, std::size_t index, const Place& where) {
    places.emplace(std::pair(part, index), where);
  }
  Place place_of(PositionPart part, std::size_t index) const {
    const auto found = places.find({part, index});
    return found == places.end() ? place : found->second;
  }
};

}  // namespace cartulary::tiledb

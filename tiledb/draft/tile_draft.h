// TileDraft: a tile as read, with the places in its file at which checks report errors.
#pragma once

#include <vector>

#include "engine/tile/tile.h"
#include "tiledb/yaml/text_file.h"

namespace cartulary::tiledb {

struct SegmentPlaces {
  Place segment;
  Place touches;  // the value of its kind, which lists what it touches
  Place cities;
};

struct TileDraft {
  Tile tile;
  Place place;  // its id
  Place edges;
  Place copies;
  Place interior;
  Place crossing;
  Place apart;
  Place jcz;
  std::vector<SegmentPlaces> segments;  // one for each of tile.segments
};

}  // namespace cartulary::tiledb

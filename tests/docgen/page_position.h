// A position of the small catalog: two thieves' road, with a tile far from it.
#pragma once

#include "engine/position/position.h"

namespace cartulary::test {

inline Position thieves() {
  Position position;
  position.id = "base-game/two-thieves";
  position.title = "Two thieves & one road";
  position.shows = {"base-game/road"};
  position.text = "See [the tile](tile/BA-03) of an [inn](element/inn).";
  position.selection.sets = {{"base-game", 2}, {"inns-and-cathedrals", 1}};
  position.selection.editions = {{"inns-and-cathedrals", Edition::C2}};
  position.selection.rules = {{"tiny-city", "2"}};
  position.tiles = {{"BA-03", {0, 0}, Rotation::R0},
                    {"BA-03", {-1, 0}, Rotation::R180},
                    {"IC-12", {31, -32}, Rotation::R90}};
  position.figures = {{"red", "follower", {0, 0}, "road W", 1, "thief"}};
  ExpectedFeature road;
  road.kind = FeatureKind::Road;
  road.cells = {{-1, 0}, {0, 0}};
  road.complete = false;
  road.points = 2;
  road.scores = {{"red", 2}};
  position.expect.features = {road};
  position.sources = {{"car-7.4", "page 1"}};
  return position;
}

}  // namespace cartulary::test

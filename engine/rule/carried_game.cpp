#include "engine/rule/carried_game.h"

namespace cartulary {

int land_tiles(const CarriedGame& game) {
  int copies = 0;
  for (const CarriedSet& set : game.used) copies += set.copies;
  return copies;
}

int unknown_tiles(const CarriedGame& game) {
  int copies = 0;
  for (const CarriedSet& set : game.used) copies += set.unknown;
  return copies;
}

const CarriedGame* find_game(const std::vector<CarriedGame>& games, std::string_view id) {
  for (const CarriedGame& game : games)
    if (game.id == id) return &game;
  return nullptr;
}

}  // namespace cartulary

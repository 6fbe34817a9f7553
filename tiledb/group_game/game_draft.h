// GameDraft: the file game.yaml of a group's own game as read, with the places at which checks
// report errors. The selection of boxes is read later (game_selection.h), since it needs the
// catalog, which includes the game's own sets.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/rule/group_game.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

struct GameDraft {
  GroupGame game;  // without its selection, which needs the catalog
  Place place;
  Place id;
  std::vector<std::string> keys;      // all keys of game.yaml
  std::optional<YamlNode> selection;  // not yet interpreted
};

}  // namespace cartulary::tiledb

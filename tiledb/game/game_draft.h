// GameDraft: what game.yaml says, with the places that checks point to.
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
  std::vector<std::string> keys;      // that game.yaml has
  std::optional<YamlNode> selection;  // as it stands
};

}  // namespace cartulary::tiledb

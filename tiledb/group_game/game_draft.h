// GameDraft: the contents of game.yaml, with the places that checks report.
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

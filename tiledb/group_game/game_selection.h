// Reads a group's selection of boxes and tiles from the map `selection` of game.yaml.
#pragma once

#include "engine/bag/selection.h"
#include "engine/tile/catalog.h"
#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// `catalog` contains the sets of both content and game. Faults, each located at its cause: unknown
// names, invalid numbers, editions of sets that are not chosen, unknown rules and values, more
// tiles left out than exist. Does not report names that an unreadable file may define. If there are
// faults, the returned selection is unusable.
Selection read_game_selection(const YamlNode& node, const Catalog& catalog, ContentDraft& draft);

}  // namespace cartulary::tiledb

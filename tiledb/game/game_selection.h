// The selection of a game: which boxes and tiles a group plays with, from the map `selection` of
// game.yaml.
#pragma once

#include "engine/bag/selection.h"
#include "engine/tile/catalog.h"
#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// `catalog` has the sets of the content and of the game.
// Faults, each where it stands: names that nothing bears, numbers that are none, editions of sets
// that are not chosen, unknown rules and values, more tiles left out than there are. A name that a
// file with faults of its own may give is not reported. With faults the selection is of no use.
Selection read_game_selection(const YamlNode& node, const Catalog& catalog, ContentDraft& draft);

}  // namespace cartulary::tiledb

// Reads rulings/SET.yaml: the rulings on a set's rules. Adds the contents, names and faults of the
// parsed file to the draft; never throws and never stops at a fault.
#pragma once

#include <string_view>

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// `set` is the file's name without its extension.
void read_rulings_file(const YamlNode& root, std::string_view set, ContentDraft& draft);

}  // namespace cartulary::tiledb

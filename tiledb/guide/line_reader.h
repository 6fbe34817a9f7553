// Reads a guide that is made of parts and lines, as the order of play is.
#pragma once

#include <string_view>

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// `stem` is the name of the file, which is the guide's id.
void read_guide_of_lines(const YamlNode& root, std::string_view stem, ContentDraft& draft);

}  // namespace cartulary::tiledb

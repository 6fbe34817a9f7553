// Reads guides/figures.yaml: the figures, each with its answers to the same questions.
#pragma once

#include <string_view>

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

void read_figures_guide(const YamlNode& root, std::string_view stem, ContentDraft& draft);

}  // namespace cartulary::tiledb

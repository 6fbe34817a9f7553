// Reads guides/sentences/ID.yaml: how many sentences a section of a document has, and which of them
// no guide carries, with the reason.
#pragma once

#include <string_view>

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// `stem` is the file's name without its extension, which is the section's id.
void read_sentences_file(const YamlNode& root, std::string_view stem, ContentDraft& draft);

}  // namespace cartulary::tiledb

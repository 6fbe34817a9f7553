// Reads guides/words.yaml, pairs of English and German words, and guides/glossary.yaml, which lists
// the elements that explain each entry of a source's glossary.
#pragma once

#include <string_view>

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

void read_words_guide(const YamlNode& root, std::string_view stem, ContentDraft& draft);
void read_glossary_guide(const YamlNode& root, std::string_view stem, ContentDraft& draft);

}  // namespace cartulary::tiledb

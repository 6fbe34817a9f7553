// Reads language/CODE/search.yaml: the words by which the search reads questions in a language.
#pragma once

#include <string_view>

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// `folder` is the name of the folder that the file stands in, the code of its language. Adds to
// search_words; elements that words stand for are noted as used.
void read_search_words_file(const YamlNode& root, std::string_view folder, ContentDraft& draft);

}  // namespace cartulary::tiledb

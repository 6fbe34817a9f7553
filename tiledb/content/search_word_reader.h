// Reads language/CODE/search.yaml: the words with which the search interprets questions in a
// language.
#pragma once

#include <string_view>

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// `folder` is the name of the file's folder, which is the code of its language. Adds to
// search_words and notes the elements that the words stand for as used.
void read_search_words_file(const YamlNode& root, std::string_view folder, ContentDraft& draft);

}  // namespace cartulary::tiledb

// Reads language/CODE/names.yaml: the names of sets and elements in a language other than English,
// each with the document it comes from. German names are those that sets and elements lack.
#pragma once

#include <string_view>

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// `stem` is the file's name without its extension, `folder` the name of its folder.
void read_names_file(const YamlNode& root, std::string_view stem, std::string_view folder,
                     ContentDraft& draft);

// Reports German names for records that already have one in the content, which is the publisher's.
// REQUIRES: all files have been read.
void check_foreign_names(ContentDraft& draft);

}  // namespace cartulary::tiledb

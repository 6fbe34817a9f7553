// Reads language/CODE/names.yaml: what sets and elements are called in a language beside English
// and German, each with the document that has it.
#pragma once

#include <string_view>

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

// `stem` is the name of the file, `folder` that of the folder that it stands in.
void read_names_file(const YamlNode& root, std::string_view stem, std::string_view folder,
                     ContentDraft& draft);

// Reports German names of what the content has a German name for: the publisher's stays.
// REQUIRES: all files have been read.
void check_foreign_names(ContentDraft& draft);

}  // namespace cartulary::tiledb

// Reads sources.yaml, the documents that facts come from, and ledger.yaml, what they err in.
// Adds to the draft what the parsed root of the file says, names and faults included; neither
// throws nor stops at a fault.
#pragma once

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

void read_sources_file(const YamlNode& root, ContentDraft& draft);
void read_ledger_file(const YamlNode& root, ContentDraft& draft);

}  // namespace cartulary::tiledb

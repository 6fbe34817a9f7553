// Reads sources.yaml, the documents that facts come from, and ledger.yaml, where sources are wrong
// or disagree. Adds the contents, names and faults of the parsed file to the draft; never throws
// and never stops at a fault.
#pragma once

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

void read_sources_file(const YamlNode& root, ContentDraft& draft);
void read_ledger_file(const YamlNode& root, ContentDraft& draft);

}  // namespace cartulary::tiledb

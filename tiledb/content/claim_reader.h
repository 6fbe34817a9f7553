// Reads claims/*.yaml: figures that a source prints, or points in which editions differ. Adds the
// contents, names and faults of the parsed file to the draft; never throws and never stops at a
// fault.
#pragma once

#include "tiledb/draft/content_draft.h"
#include "tiledb/yaml/yaml_node.h"

namespace cartulary::tiledb {

void read_claims_file(const YamlNode& root, ContentDraft& draft);

}  // namespace cartulary::tiledb

// Reads the selection of a position: its sets, edition, editions of single sets, house rules.
#pragma once

#include "engine/bag/selection.h"
#include "tiledb/draft/member_reader.h"

namespace cartulary::tiledb {

void read_value(const Record& record, std::string_view key, const MemberTraits& traits,
                Selection& value, ContentDraft& draft);

}  // namespace cartulary::tiledb

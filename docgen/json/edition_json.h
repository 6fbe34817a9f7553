// JSON of a set printing by printing. As docgen/json/json.h in all else.
#pragma once

#include <string>

#include "engine/rule/edition_table.h"

namespace cartulary::docgen {

std::string editions_json(const EditionTable& table);

}  // namespace cartulary::docgen

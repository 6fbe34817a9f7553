// JSON of a set's table of printings. Otherwise as docgen/json/json.h.
#pragma once

#include <string>

#include "engine/rule/edition_table.h"

namespace cartulary::docgen {

std::string editions_json(const EditionTable& table);

}  // namespace cartulary::docgen

// JSON of how the printings of a set differ (engine/rule/edition_table.h). Layout, key order and
// numbers are those of all answers (docgen/json/json.h).
//
//   std::fputs(editions_json(table).c_str(), stdout);
//   // {"set", "title", "editions", "unread", "rows": [{"title", "cells": [...]}]}
#pragma once

#include <string>

#include "engine/rule/edition_table.h"

namespace cartulary::docgen {

std::string editions_json(const EditionTable& table);

}  // namespace cartulary::docgen

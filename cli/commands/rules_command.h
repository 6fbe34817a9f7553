// rules: the rules, rulings, elements and terms that match a query.
//
//   cartulary rules 'ransom status:official'      # the best 20 hits
#pragma once

#include "cli/line/command.h"

namespace cartulary::cli {

const Command& rules_command();

}  // namespace cartulary::cli

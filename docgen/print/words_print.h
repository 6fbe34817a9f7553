// The list of words in two languages side by side.
#pragma once

#include "docgen/print/print_page.h"

namespace cartulary::docgen {

// The words of the chosen sets and of the game as a whole; all words if the request chooses nothing
// or is for the whole reference.
PrintPage words_print(const PrintContext& context);

}  // namespace cartulary::docgen

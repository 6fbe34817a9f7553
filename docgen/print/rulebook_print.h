// The rulebook of a group: what it plays with, the rules with the house rules beside those that
// they change, and the tiles, as a document to put on the table.
#pragma once

#include "docgen/print/print_page.h"

namespace cartulary::docgen {

// Of a game of the group's own its title, revision and players, the sets and tiles used, what is
// taken over and what is not played; without one the title of the booklet. Then the booklet and the
// manifests by expansion and composite.
PrintPage rulebook_print(const PrintContext& context);

}  // namespace cartulary::docgen

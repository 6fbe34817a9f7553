// A group's rulebook, to put on the table: its sets and tiles, and the rules together with the
// house rules that change them.
#pragma once

#include "docgen/print/print_page.h"

namespace cartulary::docgen {

// For a group's own game: its title, revision and players, the sets and tiles used, what it adopts
// and what it does not play. Without such a game, the title of the booklet. The booklet and the
// manifests, by expansion and composite, follow.
PrintPage rulebook_print(const PrintContext& context);

}  // namespace cartulary::docgen

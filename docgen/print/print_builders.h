// The builders of prints: each makes the values of one kind of print. print_table.cpp says which
// template each goes into. Each is defined in the file of its name. Functions that begin with set_
// make a part that the whole reference includes, too.
//
//   PrintPage page = booklet_print({index, request});
#pragma once

#include "docgen/print/print_page.h"

namespace cartulary::docgen {

// booklet.cpp: the rules of the chosen boxes with their rulings, positions and tiles, an index, the
// sources, and a list of what is left out.
PrintPage booklet_print(const PrintContext& context);

// rulebook_print.cpp: a group's rulebook, to put on the table: its sets and tiles, and the rules
// together with the house rules that change them.
// For a group's own game: its title, revision and players, the sets and tiles used, what it adopts
// and what it does not play. Without such a game, the title of the booklet. The booklet and the
// manifests, by expansion and composite, follow.
PrintPage rulebook_print(const PrintContext& context);

// sheet.cpp: the order of play, the scoring and the figures of a selection on two sides.
PrintPage sheet_print(const PrintContext& context);

// scorepad.cpp: a column for each player, and a row for each way to score with the chosen sets.
// The number of columns comes from the request, else from the group's own game, else from the
// player colours in the boxes. Lines that never score points have no row.
PrintPage scorepad_print(const PrintContext& context);

// words_print.cpp: words in two languages side by side.
// The words of the chosen sets and of the game as a whole; all words if the request chooses nothing
// or is for the whole reference.
PrintPage words_print(const PrintContext& context);

// checklist.cpp: sets and boxes with their contents, for collectors to tick off what they own.
PrintPage checklist_print(const PrintContext& context);

// manifest.cpp: the tiles in the bag, to tick off while playing: by set, and again as a composite
// list that groups tiles with the same layout of city, road, river and field.
PrintPage manifest_print(const PrintContext& context);
// Sets the views of the manifest, for a document that includes it.
void set_manifest(const PrintContext& context, View& view);

// tile_reference.cpp: every tile by edge code and again by set, with copies and totals that add up,
// and an index of features.
PrintPage tiles_print(const PrintContext& context);

// Sets only its lists, for the partial print_tiles, which the whole reference includes.
void set_tile_reference(const PrintContext& context, View& view);

// proxies.cpp: tiles of 45 mm with cutting marks, and backs for the reverse side, to replace lost
// tiles. All drawings are our own.
PrintPage proxies_print(const PrintContext& context);

// The tiles that cannot be cut out: "IC-20 ×6 (no landscape); HL2-01 (sides not known)"; empty if
// all can.
Said proxies_left_out(const PrintContext& context);

// editions_print.cpp: the printings of each set, and in what they differ.
PrintPage editions_print(const PrintContext& context);

// ledger_print.cpp: the points on which sources disagree, err or are silent, each with the decision
// and its reason, as a part of the whole reference.
// Sets `ledger`: a list with `entry_title`, `entry_id`, `entry_kind`, `sides` (`says`, `said_by`),
// `decision` and `reason`.
void set_ledger(const PrintContext& context, View& view);

}  // namespace cartulary::docgen

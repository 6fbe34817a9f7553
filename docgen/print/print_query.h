// Reads what the address of a print asks for: "booklet" with the parameters sets, edition, paper,
// grey, order, rules-only, players and in. They mean the same as the options of `cartulary print`.
//
//   const Result<PrintRequest> request = read_print_request(*find_print("booklet"), context);
#pragma once

#include "docgen/base/page_context.h"
#include "docgen/print/print_request.h"
#include "docgen/print/print_table.h"
#include "docgen/views/selection_request.h"
#include "engine/text/result.h"

namespace cartulary::docgen {

// Without sets it takes the base game; `own-ID=1` chooses a set, as in the forms of other pages.
// Errors: those of a selection; an unknown paper or order; players that are not a number or range;
// faulty languages.
Result<PrintRequest> read_print_request(const PrintKind& kind, const PageContext& context);

// The selection of it. Players are left out: those of a score pad may be a range, and whoever asks
// for odds names a number.
SelectionRequest read_print_selection(const PageContext& context);

// For proxies, reduces the selection to its single tiles. Call it when a request names tiles but no
// sets: lost tiles are replaced without the rest of their box, whatever the group's own game plays
// with.
void leave_tiles_alone(const PrintKind& kind, Selection& selection);

// The texts of options or parameters; empty: the default.
struct PrintForm {
  std::string_view paper = {};
  std::string_view order = {};
  std::string_view players = {};
};
// `mark` precedes the names in errors ("--" on the command line).
Status read_print_form(const PrintForm& form, std::string_view mark, PrintRequest& request);
// Reads the two languages of the words, "en,fr"; empty: the default. Errors: the print is not
// `words`; unknown languages, or not exactly two.
Status read_print_languages(const PrintKind& kind, std::string_view text, std::string_view mark,
                            PrintRequest& request);

}  // namespace cartulary::docgen

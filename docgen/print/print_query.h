// What the address of a print asks for: "booklet" with sets, edition, paper, grey, order,
// rules-only, players and in among the parameters, as the options of `cartulary print` have them.
//
//   const Result<PrintRequest> request = read_print_request(*find_print("booklet"), context);
#pragma once

#include "docgen/base/page_context.h"
#include "docgen/print/print_request.h"
#include "docgen/print/print_table.h"
#include "engine/text/result.h"

namespace cartulary::docgen {

// Without sets, the base game; `own-ID=1` ticks one, as in the forms of other pages. Errors: those
// of a selection; unknown paper or order, players that are no number of them, languages.
Result<PrintRequest> read_print_request(const PrintKind& kind, const PageContext& context);

// Lost tiles are replaced without the rest of their box: where single tiles are named and no sets,
// proxies are of those tiles, whatever a group's own game plays with.
void leave_tiles_alone(const PrintKind& kind, Selection& selection);

// Texts as options and parameters give them; empty: the default.
struct PrintForm {
  std::string_view paper = {};
  std::string_view order = {};
  std::string_view players = {};
};
// `mark` stands before the names in errors ("--" on the command line).
Status read_print_form(const PrintForm& form, std::string_view mark, PrintRequest& request);
// The two languages of the words, "en,fr"; empty: the default. Errors: another print; no such
// languages, or not two.
Status read_print_languages(const PrintKind& kind, std::string_view text, std::string_view mark,
                            PrintRequest& request);

}  // namespace cartulary::docgen

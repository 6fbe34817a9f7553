// What a reader asks a page for in the address: which sets, which edition, which tiles lie on
// the table, what draws to come. Faults are kept to be told on the page; what they concern
// falls back to its default.
//
// Parameters are those of the API (sets, edition, used, tiles, without, rule, adopts, draws,
// players, turn, laid) and, for forms without scripts, `own-ID=1` for each set of a checklist.
#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/base/page_context.h"
#include "docgen/base/view.h"
#include "engine/bag/fit.h"
#include "engine/bag/selection.h"

namespace cartulary::docgen {

inline constexpr std::array<std::string_view, 11> selection_parameters = {
    "sets",   "edition", "used",    "tiles", "without", "rule",
    "adopts", "draws",   "players", "turn",  "laid"};
// Before the id of a set that is ticked.
inline constexpr std::string_view ticked_prefix = "own-";

struct SelectionRequest {
  bool chosen = false;  // any part of a selection was given
  Selection selection;
  OddsQuestion odds;
  std::vector<Error> faults;
  PageParameters kept;  // the parameters to hand on in links
};

SelectionRequest read_selection(const PageContext& context, DefaultSets defaults);

// For the partial selection_form: the fields with what was given, the sets to tick.
View selection_form_view(const PageContext& context, const SelectionRequest& request);

// "Base game, Inns and Cathedrals ×2" and the like, with fall-backs of editions told.
std::string selection_words(const SiteIndex& index, const Selection& selection);
// "The bag counts the start tile; write start ... to take it out."; empty: nothing to say.
std::string hint_words(const TableHint& hint);
// "Under each hill of this bag goes one more tile ..."; empty: no hill.
std::string hill_words(const TableHint& hint);
// "8 in C2; 2 in Tower", where another edition or set has what is asked for; else empty.
std::string elsewhere_words(const SiteIndex& index, const Elsewhere& elsewhere);
std::string fallback_words(const SiteIndex& index, const std::map<std::string, Edition>& fallback);

}  // namespace cartulary::docgen

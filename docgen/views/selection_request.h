// SelectionRequest: the question in the address of a page: the sets, the edition, the tiles that
// lie on the table, and how many draws its chances look ahead. Faults are kept for the page to
// show; the parameter at fault gets its default.
//
// Parameters are those of the API (sets, edition, rule-set, used, tiles, without, rule, adopts,
// draws, players, turn, laid) and, for forms without scripts, `own-ID=1` for each set of a
// checklist.
#pragma once

#include <algorithm>
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

inline constexpr auto selection_parameters = [] {
  constexpr std::array<std::string_view, 4> more = {"draws", "players", "turn", "laid"};
  std::array<std::string_view, selection_parts.size() + more.size()> names;
  const auto end = std::ranges::transform(selection_parts, names.begin(), &SelectionPart::name).out;
  std::ranges::copy(more, end);
  return names;
}();
// The prefix of the parameter for a ticked set.
inline constexpr std::string_view ticked_prefix = "own-";

struct SelectionRequest {
  bool chosen = false;       // the request has any part of a selection, or a group's game is played
  bool chosen_sets = false;  // the same, but not if it only says whose rules
  Selection selection;
  OddsQuestion odds;
  std::vector<Error> faults;
  PageParameters kept;  // parameters that links pass on
};

// `rule_set` is the parameter that says whose rules are meant.
SelectionRequest read_selection(const PageContext& context, DefaultSets defaults,
                                std::string_view rule_set = "rule-set");

// The rule set that a page without sets is asked for. An unknown name is a fault for the page to
// show, and no choice.
struct AskedRuleSet {
  std::string name = {};
  View faults = View::list();
  int status = 200;
};
AskedRuleSet asked_rule_set(const PageContext& context);

// The publishers to choose from in a form, with the chosen one marked.
View rule_set_options(std::string_view chosen);

// For the partial selection_form: the fields with the given values, and the sets to tick.
View selection_form_view(const PageContext& context, const SelectionRequest& request);

// The faults of a page with such a form, or one of the sides of a hole: each names its field by the
// label.
View form_fault_views(const std::vector<Error>& faults);

// "Base game, Inns and Cathedrals ×2" and the like: titles as in the editions that count, with the
// editions that were chosen for single sets, and with_rule_set().
Said selection_words(const SiteIndex& index, const Selection& selection);
// "Tower, rules of Rio Grande Games" if they were chosen; else the sets alone.
Said with_rule_set(const Said& sets, const Selection& selection);
// "The bag includes the start tile. To take it out, add start ..."; empty if there is no hint.
Said hint_words(const TableHint& hint);
// "One more tile, which nobody sees, goes under each hill ..."; empty if there is no hill.
Said hill_words(const TableHint& hint);
// "8 in C2 (choose that edition); 2 in Tower" if other editions or sets have what was asked for;
// else empty.
Said elsewhere_words(const SiteIndex& index, const Elsewhere& elsewhere);
std::string fallback_words(const SiteIndex& index, const std::map<std::string, Edition>& fallback);

}  // namespace cartulary::docgen

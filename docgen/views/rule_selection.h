// RuleSelection: decides which rules and rulings a page shows to a group that plays with some sets,
// and lists those that it leaves out.
//
// All are shown if the address has no selection. Refers to the context and the set, which must
// outlive it.
//
//   const RuleSelection chosen(context, set);
//   if (chosen.shows(rule)) ...
#pragma once

#include <map>
#include <string>

#include "docgen/base/page_context.h"
#include "docgen/base/view.h"
#include "docgen/views/selection_request.h"

namespace cartulary::docgen {

class RuleSelection {
 public:
  RuleSelection(const PageContext& context, const TileSet& set);

  // What only other publishers have is shown too: the page hides it while their rules are not asked
  // for.
  bool shows(const RuleRecord& record) const;
  // Whose rules were chosen; empty: everyone's.
  const std::string& rule_set() const { return request_.selection.rule_set; }
  // The selection that was chosen; null if none was.
  const Selection* selection() const { return request_.chosen ? &request_.selection : nullptr; }
  // The chosen values of rules, by name: those of the address, else those of the group's game.
  const std::map<std::string, std::string>& rules() const { return request_.selection.rules; }
  // The HTTP status: 400 if the selection is faulty.
  int status() const { return request_.faults.empty() ? 200 : 400; }
  // For the partials rule_selection and faults: what was chosen, what is left out and why.
  void set_views(View& view) const;

 private:
  const PageContext& context_;
  const TileSet& set_;
  SelectionRequest request_;
};

}  // namespace cartulary::docgen

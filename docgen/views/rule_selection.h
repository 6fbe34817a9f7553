// RuleSelection: which rules and rulings a page shows to a group that plays with some sets, and
// what it leaves out.
//
// Without a selection in the address all are shown. Refers to the context, which must outlive it.
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

  bool shows(const RuleRecord& record) const;
  // What was chosen; null: nothing.
  const Selection* selection() const { return request_.chosen ? &request_.selection : nullptr; }
  // Values of rules that are chosen, by name: those of the address, else those of the group's game.
  const std::map<std::string, std::string>& rules() const { return request_.selection.rules; }
  // 400 where the selection is faulty.
  int status() const { return request_.faults.empty() ? 200 : 400; }
  // For the partials rule_selection and faults: what was chosen, what is left out and why.
  void set_views(View& view) const;

 private:
  const PageContext& context_;
  const TileSet& set_;
  SelectionRequest request_;
};

// The publishers whose rules a reader may read alone, with the one that was asked for.
View reader_views(std::string_view asked);

}  // namespace cartulary::docgen

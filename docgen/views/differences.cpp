#include "docgen/views/differences.h"

#include <algorithm>
#include <array>

#include "docgen/base/links.h"
#include "docgen/base/markdown.h"
#include "docgen/views/rule_views.h"
#include "docgen/views/views.h"
#include "engine/text/text.h"
#include "engine/tile/rule_set.h"

namespace cartulary::docgen {

namespace {

// Rule sets in their order; any others follow them.
std::vector<std::string> columns_of(std::span<const Ruling* const> rulings) {
  std::vector<std::string> columns;
  const auto needed = [&rulings](std::string_view who) {
    return std::ranges::any_of(rulings, [&](const Ruling* ruling) {
      return std::ranges::find(ruling->says, who, &RulingSide::who) != ruling->says.end();
    });
  };
  for (const std::string_view who : rule_set_names)
    if (needed(who)) columns.emplace_back(who);
  for (const Ruling* ruling : rulings)
    for (const RulingSide& side : ruling->says)
      if (std::ranges::find(columns, side.who) == columns.end()) columns.push_back(side.who);
  return columns;
}

View cell_view(const Ruling& ruling, const std::string& who, std::string_view root) {
  View sides = View::list();
  for (const RulingSide& side : ruling.says) {
    if (side.who != who) continue;
    std::string when(side.edition ? to_text(*side.edition) : std::string_view());
    if (!side.printing.empty()) add_item(when, side.printing);
    View view;
    view.set("d_when", when)
        .set("d_html", markdown_line(side.text, root))
        .set("d_current", side.current);
    sides.add(std::move(view));
  }
  View cell;
  cell.set("d_who", who).set("d_any", sides.size() > 0).set("d_sides", std::move(sides));
  return cell;
}

}  // namespace

View difference_table(const SiteIndex& index, const TileSet& set, std::string_view root,
                      const RuleSelection* chosen) {
  std::vector<const Ruling*> rulings;
  for (const Ruling* ruling : records_of_set(index.rulebook(), set.id).rulings)
    if (!ruling->says.empty() &&
        (chosen == nullptr ? ruling->set == set.id : chosen->shows(*ruling)))
      rulings.push_back(ruling);
  if (rulings.empty()) return false;
  const std::vector<std::string> columns = columns_of(rulings);
  View heads = View::list();
  for (const std::string& who : columns) {
    View head;
    head.set("d_head", who);
    heads.add(std::move(head));
  }
  View rows = View::list();
  for (const Ruling* ruling : rulings) {
    View cells = View::list();
    for (const std::string& who : columns) cells.add(cell_view(*ruling, who, root));
    View row = ruling_link_view(index, *ruling);
    row.set("d_cells", std::move(cells));
    rows.add(std::move(row));
  }
  View table;
  table.set("d_count", static_cast<int>(rulings.size()))
      .set("d_heads", std::move(heads))
      .set("d_rows", std::move(rows));
  return table;
}

}  // namespace cartulary::docgen

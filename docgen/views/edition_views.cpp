#include "docgen/views/edition_views.h"

#include <algorithm>

#include "docgen/base/links.h"
#include "docgen/base/markdown.h"
#include "docgen/views/views.h"
#include "engine/rule/reading.h"
#include "engine/text/said.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

View entry_view(const SiteIndex& index, const EditionCell& cell, std::size_t at,
                std::string_view root) {
  const EditionEntry& entry = cell.entries[at];
  View view;
  view.set("e_title", entry.title)
      .set("e_href", record_path(entry.id))
      .set("e_html", markdown_html(english(entry.text), root).html)
      .set("e_single", entry.single_source)
      .set("e_unread", entry.unread)
      .set("e_sources",
           names_sources(cell, at) ? source_views(index, entry.sources) : View::list());
  return view;
}

}  // namespace

View edition_table_view(const SiteIndex& index, const EditionTable& table, std::string_view root) {
  View heads = View::list();
  for (const Edition edition : table.editions) {
    const auto unread = table.unread.find(edition);
    View head;
    head.set("e_head", edition_words(edition))
        .set("e_head_unread", unread == table.unread.end()
                                  ? Said()
                                  : said_count("count.rule-or-ruling", unread->second));
    heads.add(std::move(head));
  }
  View rows = View::list();
  for (const EditionRow& row : table.rows) {
    View cells = View::list();
    for (const EditionCell& cell : row.cells) {
      View entries = View::list();
      for (std::size_t i = 0; i < cell.entries.size(); ++i)
        entries.add(entry_view(index, cell, i, root));
      View view;
      view.set("e_span", static_cast<int>(cell.editions.size()))
          .set("e_names", edition_list(cell.editions))
          .set("e_any", !cell.entries.empty())
          .set("e_entries", std::move(entries));
      cells.add(std::move(view));
    }
    View view;
    const auto has_none = [](const EditionCell& cell) { return cell.entries.empty(); };
    view.set("e_row", row.title)
        .set("e_gaps", std::ranges::any_of(row.cells, has_none))
        .set("e_cells", std::move(cells));
    rows.add(std::move(view));
  }
  View view = set_link(*table.set);
  view.set("e_heads", std::move(heads))
      .set("e_columns", static_cast<int>(table.editions.size()))
      .set("e_any_rows", !table.rows.empty())
      .set("e_rows", std::move(rows));
  return view;
}

}  // namespace cartulary::docgen

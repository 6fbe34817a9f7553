#include "docgen/print/print_builders.h"
#include "docgen/views/edition_views.h"

namespace cartulary::docgen {

PrintPage editions_print(const PrintContext& context) {
  const SiteIndex& index = context.index;
  const PrintRequest& request = context.request;
  View tables = View::list();
  for (const TileSet* set : sets_that_differ(index.catalog(), index.rulebook()))
    if (request.whole || request.selection.sets.contains(set->id))
      tables.add(
          edition_table_view(index,
                             edition_table(index.catalog(), index.rulebook(), *set,
                                           index.library().sources, request.selection.rule_set),
                             context.root));
  PrintPage page;
  page.body = "print_editions";
  page.title = said("print.editions-title");
  page.view.set("sets_words", printed_sets_words(context))
      .set("e_any_tables", tables.size() > 0)
      .set("e_tables", std::move(tables));
  return page;
}

}  // namespace cartulary::docgen

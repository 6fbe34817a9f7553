#include "docgen/links.h"
#include "docgen/page.h"
#include "docgen/search_index.h"
#include "docgen/views.h"

namespace cartulary {

Page search_page(const PageContext& context, const SearchIndex& search) {
  constexpr std::size_t most = 100;
  const std::string_view query = context.parameter("q");
  const auto hits = search.find(query, most + 1);
  View list = View::list();
  for (const SearchEntry* entry : hits) {
    if (list.size() == most) break;
    View hit;
    hit.set("hit_kind", entry->kind)
        .set("hit_title", entry->title)
        .set("hit_text", entry->text)
        .set("hit_href", entry->path);
    list.add(std::move(hit));
  }
  Page page;
  page.path = "search.html";
  page.body = "search";
  page.section = "search";
  page.title = "Search";
  page.description = "Search all sets, tiles, edge codes, features, ledger entries and sources.";
  page.view.set("query", query)
      .set("live", context.live())
      .set("asked", !query.empty())
      .set("found",
           hits.size() > most ? "The first 100 hits" : plural(static_cast<int>(hits.size()), "hit"))
      .set("hits", std::move(list));
  if (!context.live()) page.scripts = {"assets/search-data.js", "assets/search.js"};
  return page;
}

}  // namespace cartulary

#include "docgen/pages/page.h"
#include "docgen/views/views.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

View document_view(const SourceDocument& source) {
  std::string unknown;
  for (const std::string& key : source.unknown) add_item(unknown, key);
  const bool linkable =
      source.address.starts_with("https://") || source.address.starts_with("http://");
  View view;
  view.set("source_id", source.id)
      .set("source_title", source.title)
      .set("kind", source.kind)
      .set("publisher", source.publisher)
      .set("author", source.author)
      .set("version", source.version)
      .set("date", source.date)
      .set("language", source.language)
      .set("address", source.address)
      .set("address_href", linkable ? source.address : std::string())
      .set("source_note", source.note)
      .set("unknown", unknown);
  return view;
}

}  // namespace

Page sources_page(const PageContext& context) {
  Page page;
  page.path = "sources.html";
  page.body = "sources_page";
  page.section = "sources";
  page.title = "Sources";
  page.description = "The documents that the facts about tiles and sets are taken from.";
  View documents = View::list();
  for (const SourceDocument& source : context.index.library().sources)
    documents.add(document_view(source));
  page.view.set("documents", std::move(documents));
  return page;
}

}  // namespace cartulary::docgen

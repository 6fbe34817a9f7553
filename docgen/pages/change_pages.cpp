#include "docgen/pages/change_pages.h"

#include <fmt/format.h>

#include "docgen/base/markdown.h"
#include "docgen/base/page_path.h"
#include "docgen/base/xml_text.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

// The year is that in which the feed began and must never change (RFC 4151).
constexpr std::string_view id_start = "tag:cartulary.example,2026:changes";
constexpr std::string_view begin_of_time = "2026-01-01";

std::string entry_text(const ReleaseChange& change) {
  return fmt::format(
      "<entry>\n<id>{}/{}</id>\n<title>Data {}</title>\n<updated>{}T00:00:00Z</updated>\n"
      "<link rel=\"alternate\" type=\"text/html\" href=\"{}#v{}\"/>\n"
      "<content type=\"html\">{}</content>\n</entry>\n",
      id_start, xml_text(change.version), xml_text(change.version), xml_text(change.date),
      page_paths::changes.of(), xml_text(change.version),
      xml_text(markdown_html(change.text, "").html));
}

}  // namespace

Page changes_page(const PageContext& context) {
  const SiteIndex& index = context.index;
  View entries = View::list();
  for (const ReleaseChange& change : release_changes()) {
    View entry;
    entry.set("change_version", change.version)
        .set("change_date", change.date)
        .set("change_text", markdown_html(change.text, "").html);
    entries.add(std::move(entry));
  }
  Page page;
  page.body = "changes";
  page.title = said("changes.what-changed");
  page.description = said("changes.description");
  page.view.set("feed_href", page_paths::changes_feed.of())
      .set("hash", index.library().meta.content_hash)
      .set("designs", said_count("count.design", index.catalog().tiles().size()))
      .set("sets", said_count("count.set-or-box", index.catalog().sets().size()))
      .set("rules", said_count("count.rule", index.rulebook().rules().size()))
      .set("rulings", said_count("count.ruling", index.rulebook().rulings().size()))
      .set("entries", std::move(entries));
  return page;
}

std::string changes_feed(std::span<const ReleaseChange> changes) {
  std::string out = fmt::format(
      "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
      "<feed xmlns=\"http://www.w3.org/2005/Atom\">\n<id>{}</id>\n"
      "<title>Cartulary: what changed in the data</title>\n<updated>{}T00:00:00Z</updated>\n"
      "<author><name>Cartulary</name></author>\n"
      "<rights>Creative Commons Attribution 4.0 International</rights>\n"
      "<link rel=\"self\" type=\"application/atom+xml\" href=\"{}\"/>\n"
      "<link rel=\"alternate\" type=\"text/html\" href=\"{}\"/>\n",
      id_start, changes.empty() ? begin_of_time : changes.front().date,
      page_paths::changes_feed.of(), page_paths::changes.of());
  for (const ReleaseChange& change : changes) out += entry_text(change);
  return out + "</feed>\n";
}

}  // namespace cartulary::docgen

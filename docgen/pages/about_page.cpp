#include "docgen/pages/page.h"
#include "docgen/views/views.h"
#include "engine/text/version.h"

namespace cartulary::docgen {

Page about_page(const PageContext& context) {
  const SiteIndex& index = context.index;
  int doubtful = 0;
  for (const Tile& tile : index.catalog().tiles())
    doubtful += tile.interior == Interior::Recorded ? 0 : 1;
  Page page;
  page.path = "about.html";
  page.body = "about";
  page.section = "about";
  page.title = "About";
  page.description = "What this reference is, what it does not know, and whose the game is.";
  page.view.set("version", program_version)
      .set("hash", index.library().meta.content_hash)
      .set("tiles", counted(static_cast<int>(index.catalog().tiles().size()), "design"))
      .set("sets", counted(static_cast<int>(index.catalog().sets().size()), "set"))
      .set("doubtful", counted(doubtful, "design"));
  return page;
}

}  // namespace cartulary::docgen

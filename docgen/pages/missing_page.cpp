#include "docgen/pages/page.h"
#include "engine/text/suggest.h"

namespace cartulary::docgen {

Page missing_page(std::string_view path, const std::vector<std::string>& known) {
  Page page;
  page.path = path;
  page.body = "missing";
  page.title = "No such page";
  page.description = "There is no page at this address.";
  page.status = 404;
  page.view.set("asked_path", path.substr(0, 200))
      .set("nearest", nearest(path.substr(0, 200), known));
  return page;
}

}  // namespace cartulary::docgen

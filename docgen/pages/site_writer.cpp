#include "docgen/pages/site_writer.h"

#include "docgen/base/output_folder.h"
#include "docgen/base/short_html.h"

namespace cartulary::docgen {

Status write_site(const Site& site, const std::string& folder) {
  constexpr std::string_view marker = ".cartulary-site";
  Result<OutputFolder> output = OutputFolder::open(folder, marker);
  if (!output) return output.error();
  const Site files = site.for_files();
  for (const std::string& path : files.paths()) {
    const auto rendered = files.render(path);
    if (!rendered) return Error{path, "this page has no content", "", "report this fault", ""};
    const bool is_page = path.ends_with(".html");
    const std::string text = is_page ? short_html(rendered->body, path) : rendered->body;
    if (Status written = output->write(path, text); !written) return written;
  }
  Status marked = output->write(marker, "A static site of Cartulary; it may be written again.\n");
  if (!marked) return marked;
  return output->commit();
}

}  // namespace cartulary::docgen

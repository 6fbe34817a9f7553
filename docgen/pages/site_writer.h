// Writes the static site: every file of a Site, as it is for a reader without a server.
//
//   Status written = write_site(Site(library), "public");
#pragma once

#include <string>

#include "docgen/pages/site.h"
#include "engine/text/result.h"

namespace cartulary::docgen {

// Writes every path under `folder`, as for_files() renders it (made if missing; an existing
// folder must be empty or hold an earlier site, told by its marker file). All or nothing:
// writes beside, then renames.
Status write_site(const Site& site, const std::string& folder);

}  // namespace cartulary::docgen

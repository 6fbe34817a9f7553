// Writes the static site: every file of a Site, for readers without a server.
//
//   Status written = write_site(Site(library), "public");
#pragma once

#include <string>

#include "docgen/pages/site.h"
#include "engine/text/result.h"

namespace cartulary::docgen {

// Writes every path as for_files() renders it into `folder`, which is created if missing. An
// existing folder must be empty or hold an earlier site, recognized by its marker file. All or
// nothing: writes to a new folder and then renames it.
Status write_site(const Site& site, const std::string& folder);

}  // namespace cartulary::docgen

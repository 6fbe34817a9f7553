// The scripts that carry the engine to pages without a server: a page of files may fetch nothing,
// so the module and its data come as text: gzip in base64.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "docgen/base/site_index.h"

namespace cartulary::docgen {

// What a page of files needs, beside the scripts of every page, to show the answers that a
// server's page would.
void add_engine_scripts(std::vector<std::string>& scripts);

// RFC 4648, with padding.
std::string base64(std::string_view bytes);

// `window.cartularyEngineModule = "...";`; empty text where the program was built without it.
std::string engine_module_script(const SiteIndex& index);

// `window.cartularyEngineData = "...";`
std::string engine_data_script(const SiteIndex& index);

}  // namespace cartulary::docgen

// Scripts that bring the engine to pages without a server. Pages opened from files may not fetch
// anything, so the module and its data are embedded as text: gzip in base64.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "docgen/base/site_index.h"

namespace cartulary::docgen {

// Adds the scripts that a page of files needs, besides those of every page, to show the answers
// that a server's page would show.
void add_engine_scripts(std::vector<std::string>& scripts);

// RFC 4648, with padding.
std::string base64(std::string_view bytes);

// `window.cartularyEngineModule = "...";`, or empty text if the program was built without the
// module.
std::string engine_module_script(const SiteIndex& index);

// `window.cartularyEngineData = "...";`
std::string engine_data_script(const SiteIndex& index);

// What the engine needs besides to answer in another language: `window.cartularyEngineWords`, which
// browser::Engine::speak() reads. `pairs`: pairs_text().
std::string engine_words_script(std::string_view code, std::string_view pairs);

}  // namespace cartulary::docgen

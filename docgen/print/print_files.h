// The printable pages of a site as files: each print for all sets, and a booklet for every set that
// has rules. A static site has no proxies, and the rulebook only if it is built for a group's own
// game. A server also prints the boxes that the address names.
//
//   print_file(context, "booklet");          // all of it, or of the sets in the parameters
//   print_file(context, "booklet-tower");
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/base/page_context.h"
#include "docgen/print/print_table.h"

namespace cartulary::docgen {

// Nullopt if there is no such print or the parameters are faulty (a request for the PDF reports the
// faults). Pictures are links.
std::optional<std::string> print_file(const PageContext& context, std::string_view name);

// Whether a static site has this print.
bool is_print_file(const SiteIndex& index, const PrintKind& kind);

// The prints that a static site has, and the booklets of single sets.
std::vector<std::string> print_file_names(const SiteIndex& index);

// The style sheet for a paper by its name; nullopt for any other name.
std::optional<std::string> print_style_file(const PageContext& context, std::string_view paper);
std::vector<std::string> print_style_names(const SiteIndex& index);

}  // namespace cartulary::docgen

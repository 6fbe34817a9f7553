// Printable pages as files of a site: each print of the whole, and a booklet for every set that has
// rules; from a server also for the boxes that the address names.
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

// Nothing where there is no such print, or the parameters are faulty (their faults are told where
// the print is asked for as a PDF). Pictures are links.
std::optional<std::string> print_file(const PageContext& context, std::string_view name);

// Whether a site of files has this print.
bool is_print_file(const SiteIndex& index, const PrintKind& kind);

// Those that a site of files has, and the booklets of single sets.
std::vector<std::string> print_file_names(const SiteIndex& index);

// The style sheet for a paper by its name; nothing for any other.
std::optional<std::string> print_style_file(const PageContext& context, std::string_view paper);
std::vector<std::string> print_style_names(const SiteIndex& index);

}  // namespace cartulary::docgen

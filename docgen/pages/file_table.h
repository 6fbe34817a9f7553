// The table of the site's other files, one row for each kind: pictures, the data of scripts, and
// what stands under assets/ as templates/assets has it.
//
//   for (const FileKind& kind : file_table())
//     if (const auto name = kind.path.name_in("tiles/IC-07-90.svg")) kind.text(context, *name);
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/base/page_context.h"
#include "docgen/base/page_path.h"

namespace cartulary::docgen {

struct FileKind {
  PagePath path;
  // The file of a name, empty where the path has none; nothing where there is no such file.
  std::optional<std::string> (*text)(const PageContext& context, std::string_view name) = nullptr;
  // The names that there are; null where the path has none.
  std::vector<std::string> (*names)(const SiteIndex& index) = nullptr;
};

// In the order in which a path is tried: the first row that has a file answers.
std::span<const FileKind> file_table();

// "image/svg+xml" and the like, by the ending of the path.
std::string_view content_type_of(std::string_view path);

}  // namespace cartulary::docgen

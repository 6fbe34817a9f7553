// The table of the site's files other than pages, one row for each kind: pictures, the data of
// scripts, and everything in templates/assets, served under assets/.
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
  // The contents of the file with a name, which is empty if the path has none; nothing if there is
  // no such file.
  std::optional<std::string> (*text)(const PageContext& context, std::string_view name) = nullptr;
  // All names; null if the path has none.
  std::vector<std::string> (*names)(const SiteIndex& index) = nullptr;
  // A script: it says its texts in the language of the page.
  bool in_languages = false;
};

// Rows in matching order: the first row that has a file answers.
std::span<const FileKind> file_table();

// The content type for the ending of a path: "image/svg+xml" and so on.
std::string_view content_type_of(std::string_view path);

}  // namespace cartulary::docgen

// The table of pages: one row for each kind of page, with its path, its builder, the names of its
// pages, and the JSON with the same facts. The site, its navigation, the server's JSON twins and
// the link tests read it. To add a page, add a row here, its builder and its template.
//
//   for (const PageKind& kind : page_table())
//     if (const auto name = kind.path.name_in("sets/tower.html")) kind.build(context, *name);
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/base/page.h"
#include "docgen/base/page_path.h"

namespace cartulary::docgen {

// The API request for the facts of a page; `*` marks the place of the name from the page's path.
struct JsonTwin {
  std::string_view api = {};        // "/api/v1/sets/*"; empty: no twin
  std::string_view parameter = {};  // a parameter that the twin adds: "q"
  std::string_view value = {};      // its value: "edges:*"
  char joint = 0;                   // separates the two parts of a name, if it has two
  // Converts the name to the API's form; null: as in the path.
  std::string (*api_name)(const Catalog& catalog, std::string_view name) = nullptr;
  bool is_linked = true;  // false: the page first needs input, and has no JSON without it
};

struct PageKind {
  PagePath path;
  std::string_view section = {};  // the navigation entry of its pages: "sets"
  std::string_view label = {};    // message of that entry, if it links here
  // Builds the page with a name, which is empty if the path has none; nothing if there is no such
  // page.
  std::optional<Page> (*build)(const PageContext& context, std::string_view name) = nullptr;
  // The names of the pages in the static site; null if the path has none. The server may answer
  // other names as well.
  std::vector<std::string> (*names)(const SiteIndex& index) = nullptr;
  JsonTwin twin = {};
  bool leads_on = false;  // its pages only forward to a new address
};

// Rows in matching order: the first row that has a page answers. The rows of the navigation come
// first, in its order.
std::span<const PageKind> page_table();

}  // namespace cartulary::docgen

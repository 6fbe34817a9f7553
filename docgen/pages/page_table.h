// The table of pages: one row for each kind of page, with its path, what builds it, which there
// are, and the JSON that tells the same. The site, its navigation, the server's JSON twins and the
// tests of links read it. A new page is a row here, its builder and its template.
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

// What to ask the API for the facts of a page; `*` stands for the name in the page's path.
struct JsonTwin {
  std::string_view api = {};        // "/api/v1/sets/*"; empty: the page has no twin
  std::string_view parameter = {};  // that the twin itself gives, with its value: "q"
  std::string_view value = {};      // "edges:*"
  char joint = 0;                   // between the two parts that a name may have
  // The name as the API takes it; null: as in the path.
  std::string (*api_name)(const Catalog& catalog, std::string_view name) = nullptr;
  bool is_linked = true;  // false: the page asks for something first, and has no JSON before
};

struct PageKind {
  PagePath path;
  std::string_view section = {};  // the entry of the navigation that its pages belong to: "sets"
  std::string_view label = {};    // of that entry, where it leads here: "Sets"
  // The page of a name, empty where the path has none; nothing where no such page stands.
  std::optional<Page> (*build)(const PageContext& context, std::string_view name) = nullptr;
  // The names that the static site has pages of; null where the path has none. The server may
  // answer more of them.
  std::vector<std::string> (*names)(const SiteIndex& index) = nullptr;
  JsonTwin twin = {};
  bool leads_on = false;  // to where its pages stand now
};

// In the order in which a path is tried: the first row that has a page answers. Those of the
// navigation come first, in its order.
std::span<const PageKind> page_table();

}  // namespace cartulary::docgen

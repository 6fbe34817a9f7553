// Page: one page as a value, before any HTML; and the builders, one for each kind of page.
//
// A builder reads the SiteIndex and the parameters and returns a Page that owns all it holds.
// Builders never fail: faults in parameters become part of the page. Each stands in the file
// of its name (fit_page.cpp) with its template (templates/fit.mustache).
//
//   Page page = tile_page({index, search, {}, Audience::Files}, tile);
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "docgen/base/page_context.h"
#include "docgen/base/view.h"

namespace cartulary::docgen {

struct Page {
  std::string path;         // "sets/tower.html": decides the relative links
  std::string body;         // its template
  std::string title;        // of the tab; the heading stands in the template
  std::string description;  // one sentence for search engines and previews
  std::string section;      // the entry of the navigation that it belongs to: "sets"
  View view;
  std::vector<std::string> scripts = {};  // "assets/picker.js", in order
  std::vector<std::string> styles = {};   // beside those of every page, in order
  int status = 200;
  std::string moved_to = {};  // path and anchor of the page that stands for this one, else empty
};

Page home_page(const PageContext& context);
Page fit_page(const PageContext& context, Pattern pattern);
// fit/index.html: a pattern from parameters, or the picker.
Page fit_start_page(const PageContext& context);
Page sets_page(const PageContext& context);
Page set_page(const PageContext& context, const TileSet& set);
// A set's rules from start to end with their rulings. REQUIRES: the set has rules.
Page rules_page(const PageContext& context, const TileSet& set);
// rules/index.html: the sets that have rules, and the ways into them.
Page rules_index_page(const PageContext& context);
// rules/differences.html: what publishers and editions have otherwise, over all sets.
Page differences_page(const PageContext& context);
Page ruling_page(const PageContext& context, const Ruling& ruling);
Page elements_page(const PageContext& context);
Page element_page(const PageContext& context, const Element& element);
Page statuses_page(const PageContext& context);
Page status_page(const PageContext& context, RulingStatus status);
// with/index.html: how often any two sets meet.
Page interactions_page(const PageContext& context);
// What the rules say of two sets or elements; each name is of a set, of an element or of both.
Page interaction_page(const PageContext& context, std::string_view a, std::string_view b);
Page tiles_page(const PageContext& context);
Page tile_page(const PageContext& context, const Tile& tile);
Page edges_page(const PageContext& context);
Page edge_page(const PageContext& context, EdgeCode code);
Page features_page(const PageContext& context);
Page feature_page(const PageContext& context, std::string_view mark);
// board.html: the frame of the board, which scripts fill from the API; on files, how to get it.
Page board_page(const PageContext& context);
Page dead_page(const PageContext& context);
Page ledger_page(const PageContext& context);
Page sources_page(const PageContext& context);
Page search_page(const PageContext& context);
Page about_page(const PageContext& context);
// For a path that is no page; suggests the nearest of the known ones.
Page missing_page(std::string_view path, const std::vector<std::string>& known);

}  // namespace cartulary::docgen

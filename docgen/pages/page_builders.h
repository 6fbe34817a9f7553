// The builders of pages: each makes a page of values from the records and, on a server, from the
// parameters of the request. page_table.cpp says which paths they belong to. Each group is defined
// in the file that is named after it.
//
//   Page page = tile_page(context, *context.index.catalog().find_tile("IC-07"));
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/base/page.h"
#include "docgen/base/page_context.h"
#include "engine/tile/edge_code.h"
#include "engine/tile/pattern.h"

namespace cartulary::docgen {

// fit_pages.cpp: which tiles fit a hole. The home page has the picker for its sides.
Page home_page(const PageContext& context);
// Answers the pattern in the parameters, or shows the picker without one.
Page fit_start_page(const PageContext& context);
Page fit_page(const PageContext& context, Pattern pattern);

// tile_pages.cpp: the list with a query, and a tile with its turns, segments, copies and sources.
Page tiles_page(const PageContext& context);
Page tile_page(const PageContext& context, const Tile& tile);

// set_pages.cpp: the list, and a set with its box, editions, tiles and sources.
Page sets_page(const PageContext& context);
Page set_page(const PageContext& context, const TileSet& set);

// box_count_page.cpp: counting the contents of boxes, to see what is missing. Without scripts it is
// a checklist to print; a script counts taps and writes the letter to the publisher.
Page box_count_page(const PageContext& context);

// my_boxes_page.cpp: what readers play with: boxes, copies, printings, choices of rules. Scripts
// store it in the browser and pass it to pages that take a selection.
Page my_boxes_page(const PageContext& context);

// edge_pages.cpp: the copies of each edge code in each set, and the tiles of one code.
Page edges_page(const PageContext& context);
Page edge_page(const PageContext& context, EdgeCode code);
// Dead codes: holes with four known sides that no tile can fill.
Page dead_page(const PageContext& context);

// feature_pages.cpp: features and symbols on tiles, and the tiles that show one of them.
Page features_page(const PageContext& context);
// The page of a feature or symbol, by its safe_name: "crop-circle_shield". Nothing if there is no
// such mark.
std::optional<Page> feature_at(const PageContext& context, std::string_view name);
std::vector<std::string> feature_names(const SiteIndex& index);
// The mark as the API names it.
std::string feature_api_name(const Catalog& catalog, std::string_view name);

// edition_pages.cpp: a set printing by printing, and how to recognize an edition.
Page editions_page(const PageContext& context, const TileSet& set);
Page editions_index_page(const PageContext& context);
Page which_edition_page(const PageContext& context);

// board_page.cpp: the page of the board; scripts fill it with the answers of the API.
Page board_page(const PageContext& context);

// search_page.cpp: the hits for a question. In the static site, scripts answer it.
Page search_page(const PageContext& context);

// rules_pages.cpp: all rules of a set with their rulings, and what publishers and editions have
// otherwise.
// The sets that have rules, with links into them.
Page rules_index_page(const PageContext& context);
Page differences_page(const PageContext& context);
// REQUIRES: the set has rules.
Page rules_page(const PageContext& context, const TileSet& set);

// ruling_pages.cpp: one ruling, the rulings of one status, and the questions that they answer.
Page ruling_page(const PageContext& context, const Ruling& ruling);
// The questions that people ask, set by set, with the verdicts.
Page asked_page(const PageContext& context);
Page statuses_page(const PageContext& context);
Page status_page(const PageContext& context, RulingStatus status);

// interaction_pages.cpp: how often any two sets are named together, and what is said about two sets
// or elements.
Page interactions_page(const PageContext& context);
// Each name is that of a set, an element or both.
Page interaction_page(const PageContext& context, std::string_view a, std::string_view b);

// position_pages.cpp: the list, set by set, and a position with the engine's findings.
Page positions_page(const PageContext& context);
Page position_page(const PageContext& context, const Position& position);

// element_pages.cpp: figures, pieces and terms of the game.
Page elements_page(const PageContext& context);
Page element_page(const PageContext& context, const Element& element);

// reference_pages.cpp: the errors of the sources, the sources, what this is.
Page ledger_page(const PageContext& context);
Page sources_page(const PageContext& context);
Page about_page(const PageContext& context);
// The contents of the "More" sheet as a separate page.
Page all_pages_page(const PageContext& context);
// The page for an unknown path. Suggests the page that goes by that name, or else the nearest of
// the `known` paths.
Page missing_page(const SiteIndex& index, std::string_view path,
                  const std::vector<std::string>& known);

// print_start_page.cpp: choosing a print: what, for which boxes, on which paper; and the page in
// place of a print that cannot be made.
Page print_start_page(const PageContext& context);
Page print_fault_page(const Error& error, int status);

}  // namespace cartulary::docgen

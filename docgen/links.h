// Addresses of pages and files, all without a leading slash, as interfaces.md fixes them.
//
//   root_of("tiles/IC-07.html");        // "../"
//   fit_path(*parse_pattern("c?rf"));   // "fit/c_rf.html"
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "docgen/site.h"
#include "engine/pattern.h"
#include "engine/rotation.h"
#include "engine/tile.h"

namespace cartulary {

// The way from a page to the top folder: "", "../" ... "/" where a path is too deep to be ours.
std::string root_of(std::string_view path);

std::string set_path(std::string_view set_id);
std::string tile_path(std::string_view tile_id);
std::string edge_path(EdgeCode code);
std::string feature_path(std::string_view mark);
std::string picture_path(const Tile& tile, Rotation rotation = Rotation::R0);
std::string ledger_path(std::string_view entry_id);
std::string source_path(std::string_view source_id);

// A letter or `_` for each side. REQUIRES: every side is one edge or any.
std::string fit_name(Pattern pattern);
std::string fit_path(Pattern pattern);
// Reads fit_name's text; nothing for any other.
std::optional<Pattern> parse_fit_name(std::string_view name);

// A mark's name as a file name: small letters, digits and hyphens stay, all else is `_`.
std::string safe_name(std::string_view mark);

// "?a=b&c=d" of all parameters with a value, percent-escaped; empty if there are none.
std::string query_string(const PageParameters& parameters);

}  // namespace cartulary

// Addresses of pages and files, all without a leading slash, made from the shapes in page_path.h.
//
//   root_of("tiles/IC-07.html");        // "../"
//   fit_path(*parse_pattern("c?rf"));   // "fit/c_rf.html"
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/rule/rule.h"
#include "engine/tile/pattern.h"
#include "engine/tile/rotation.h"
#include "engine/tile/tile.h"

namespace cartulary::docgen {

// The way from a page to the top folder: "", "../" ... "/" where a path is too deep to be ours.
std::string root_of(std::string_view path);

std::string set_path(std::string_view set_id);
std::string tile_path(std::string_view tile_id);
std::string edge_path(EdgeCode code);
std::string feature_path(std::string_view mark);
std::string picture_path(const Tile& tile, Rotation rotation = Rotation::R0);
// "IC-07-90" of "tiles/IC-07-90.svg"; without the turn where the tile has none.
std::string picture_name(const Tile& tile, Rotation rotation);
std::string ledger_path(std::string_view entry_id);
std::string source_path(std::string_view source_id);

// A rule or ruling where it stands among the rules of its set, "rules/tower.html#ransom", and
// the page of a ruling alone, "rulings/tower/ransom-is-flat.html".
std::string rules_path(std::string_view set_id);
std::string rule_path(std::string_view id);
std::string variant_path(std::string_view id);
std::string ruling_path(std::string_view id);
std::string element_path(std::string_view id);
std::string status_path(RulingStatus status);
// What speaks of two sets or two elements: "with/barn+dragon.html".
std::string with_path(std::string_view a, std::string_view b);
std::string with_name(std::string_view a, std::string_view b);
std::string position_path(std::string_view id);
std::string position_picture_path(std::string_view id);
// "tower/ransom" to "ransom": the anchor of a rule or ruling within its set.
std::string_view anchor_of(std::string_view id);
// Of a record named as texts link it, "tile/IC-07", "rule/tower/ransom"; empty for other kinds.
std::string record_path(std::string_view name);

// A letter for each side, `_` where it is not one edge: any, or a class, which has no page.
std::string fit_name(Pattern pattern);
std::string fit_path(Pattern pattern);
// Reads fit_name's text; nothing for any other.
std::optional<Pattern> parse_fit_name(std::string_view name);

// A mark's name as a file name: small letters, digits and hyphens stay, all else is `_`.
std::string safe_name(std::string_view mark);

}  // namespace cartulary::docgen

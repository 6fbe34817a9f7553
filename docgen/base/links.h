// Paths of pages and files, without a leading slash, built from the patterns in page_path.h.
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

// The relative path from a page to the top folder: "", "../" and so on. "/" if the path is deeper
// than any page of the site.
std::string root_of(std::string_view path);

std::string set_path(std::string_view set_id);
std::string tile_path(std::string_view tile_id);
std::string edge_path(EdgeCode code);
std::string feature_path(std::string_view mark);
std::string picture_path(const Tile& tile, Rotation rotation = Rotation::R0);
// The name in such a path, "IC-07-90" in "tiles/IC-07-90.svg". No suffix at R0 or for a tile that
// is not square.
std::string picture_name(const Tile& tile, Rotation rotation);
std::string ledger_path(std::string_view entry_id);
std::string source_path(std::string_view source_id);

// The place of a rule or ruling on the rules page of its set, "rules/tower.html#ransom", and the
// separate page of a ruling, "rulings/tower/ransom-is-flat.html".
std::string rules_path(std::string_view set_id);
std::string rule_path(std::string_view id);
std::string variant_path(std::string_view id);
std::string ruling_path(std::string_view id);
std::string element_path(std::string_view id);
std::string status_path(RulingStatus status);
// The page about two sets or two elements: "with/barn+dragon.html".
std::string with_path(std::string_view a, std::string_view b);
std::string with_name(std::string_view a, std::string_view b);
std::string position_path(std::string_view id);
std::string position_picture_path(std::string_view id);
// The anchor of a rule or ruling on the page of its set: "ransom" for "tower/ransom".
std::string_view anchor_of(std::string_view id);
// The page of a record by the name that links in texts use, "tile/IC-07" or "rule/tower/ransom";
// empty for other kinds of name.
std::string record_path(std::string_view name);
std::string record_path(const RecordId& id);
// Of the first of them; empty if there is none.
std::string record_path(const RecordIds& ids);

// One letter for each side, or `_` for a side that is not exactly one edge: any edge, or a class.
// Patterns with classes have no page.
std::string fit_name(Pattern pattern);
std::string fit_path(Pattern pattern);
// The inverse of fit_name; nothing for any other text.
std::optional<Pattern> parse_fit_name(std::string_view name);

// A mark's name as a file name: lower case, with every character but letters, digits and hyphens
// replaced by `_`.
std::string safe_name(std::string_view mark);

}  // namespace cartulary::docgen

// The pages of guides: the order of play for some sets, each whole guide, the list of guides.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/base/page.h"

namespace cartulary::docgen {

// The order of play for the base game, unless sets are chosen; without a server, for every game.
Page turn_page(const PageContext& context);
Page guides_page(const PageContext& context);
// Any guide with lines, or the glossary; nothing if the id is neither.
std::optional<Page> guide_at(const PageContext& context, std::string_view id);
// The ids that guide_at() accepts.
std::vector<std::string> guide_names(const SiteIndex& index);

// The same guides as files for programs.
std::optional<std::string> guide_file_csv(const PageContext& context, std::string_view id);
std::optional<std::string> guide_file_json(const PageContext& context, std::string_view id);

}  // namespace cartulary::docgen

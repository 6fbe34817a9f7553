// The release notes of the data, as a page and as a feed (Atom, RFC 4287).
#pragma once

#include <span>
#include <string>

#include "docgen/base/page.h"
#include "docgen/base/page_context.h"
#include "docgen/pages/changes.h"

namespace cartulary::docgen {

Page changes_page(const PageContext& context);

// The feed of these changes. Entry ids depend only on versions, so they stay the same wherever the
// feed is hosted; links are relative to it. Without changes, the feed is dated to the start of the
// project.
std::string changes_feed(std::span<const ReleaseChange> changes);

}  // namespace cartulary::docgen

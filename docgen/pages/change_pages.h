// What changed in the data, as a page and as a feed (Atom, RFC 4287) that programs ask for again.
#pragma once

#include <span>
#include <string>

#include "docgen/base/changes.h"
#include "docgen/base/page.h"
#include "docgen/base/page_context.h"

namespace cartulary::docgen {

Page changes_page(const PageContext& context);

// The feed of these changes. Ids are made of versions alone, so that they last wherever the feed
// stands; links are relative to it. Without changes the feed is as old as the project.
std::string changes_feed(std::span<const ReleaseChange> changes);

}  // namespace cartulary::docgen

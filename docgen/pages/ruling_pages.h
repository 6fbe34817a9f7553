// Rulings: each on a page of its own, and all of one status.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page ruling_page(const PageContext& context, const Ruling& ruling);
Page statuses_page(const PageContext& context);
Page status_page(const PageContext& context, RulingStatus status);

}  // namespace cartulary::docgen

// Rulings: each on a page of its own, all of one status, and the questions that they answer.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page ruling_page(const PageContext& context, const Ruling& ruling);
// What people ask, set by set, with the verdicts.
Page asked_page(const PageContext& context);
Page statuses_page(const PageContext& context);
Page status_page(const PageContext& context, RulingStatus status);

}  // namespace cartulary::docgen

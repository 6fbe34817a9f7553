// Pages about rulings: one page for each, the rulings of one status, and the questions that they
// answer.
#pragma once

#include "docgen/base/page.h"

namespace cartulary::docgen {

Page ruling_page(const PageContext& context, const Ruling& ruling);
// The questions that people ask, set by set, with the verdicts.
Page asked_page(const PageContext& context);
Page statuses_page(const PageContext& context);
Page status_page(const PageContext& context, RulingStatus status);

}  // namespace cartulary::docgen

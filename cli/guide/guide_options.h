// Shared by the commands on guides: the option that names a rule set, and the records that they
// answer from.
#pragma once

#include <optional>
#include <string>

#include "cli/line/call.h"
#include "cli/line/options.h"
#include "engine/guide/guide_selection.h"
#include "engine/guide/guides.h"
#include "engine/rule/rulebook.h"

namespace cartulary::cli {

inline constexpr OptionRow rule_set_option = {
    "--rule-set", "NAME",
    "whose rules, where they differ: HiG, RGG, ZMG or WC2012; all unless told", ValueKind::Choice,
    "HiG RGG ZMG WC2012"};

// Owns what an answer points into, so it must not move.
struct GuideRecords {
  Catalog catalog;
  Guides guides;
  Rulebook rulebook;
};
Result<GuideRecords> guide_records(Call& call);

// The question of a call: a selection (or every game) and a rule set. Points into the records.
struct AskedGuide {
  const GuideRecords& records;
  std::optional<Selection> selection;
  std::string rule_set;
  GuideQuestion question() const {
    return {records.catalog, selection ? &*selection : nullptr, rule_set, &records.rulebook};
  }
};
Result<AskedGuide> asked_guide(const Call& call, const GuideRecords& records,
                               DefaultSets otherwise);

}  // namespace cartulary::cli

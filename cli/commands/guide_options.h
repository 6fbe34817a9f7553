// Shared by the commands on guides: the records that they answer from, and the question of a call.
#pragma once

#include <string>

#include "cli/line/call.h"
#include "cli/line/options.h"
#include "engine/guide/guide_selection.h"
#include "engine/guide/guides.h"
#include "engine/rule/rulebook.h"

namespace cartulary::cli {

// Owns what an answer points into, so it must not move.
struct GuideRecords {
  Catalog catalog;
  Guides guides;
  Rulebook rulebook;
};
Result<GuideRecords> guide_records(Call& call);

// The question of a call: of a selection, or of every game if nothing but a rule set was chosen.
// Points into the records.
struct AskedGuide {
  const GuideRecords& records;
  Selection selection;
  bool every_game = false;
  GuideQuestion question() const {
    GuideQuestion asked = guide_question(records.catalog, selection, &records.rulebook);
    if (every_game) asked.selection = nullptr;
    return asked;
  }
};
Result<AskedGuide> asked_guide(const Call& call, const GuideRecords& records,
                               DefaultSets otherwise);

}  // namespace cartulary::cli

#include "cli/commands/guide_options.h"

#include <utility>

#include "tiledb/library/library.h"

namespace cartulary::cli {

Result<GuideRecords> guide_records(Call& call) {
  Result<tiledb::Library> library = call.library();
  if (!library) return library.error();
  return GuideRecords{std::move(library->catalog), std::move(library->guides),
                      std::move(library->rulebook)};
}

Result<AskedGuide> asked_guide(const Call& call, const GuideRecords& records,
                               DefaultSets otherwise) {
  Result<Selection> selection = call.selection(records.catalog, otherwise);
  if (!selection) return selection.error();
  return AskedGuide{records, *std::move(selection),
                    !call.chooses_sets() && otherwise == DefaultSets::Everything};
}

}  // namespace cartulary::cli

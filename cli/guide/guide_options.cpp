#include "cli/guide/guide_options.h"

#include <algorithm>
#include <array>
#include <utility>

#include "tiledb/database/library.h"

namespace cartulary::cli {

Result<GuideRecords> guide_records(Call& call) {
  Result<tiledb::Library> library = call.library();
  if (!library) return library.error();
  return GuideRecords{std::move(library->catalog), std::move(library->guides),
                      std::move(library->rulebook)};
}

Result<AskedGuide> asked_guide(const Call& call, const GuideRecords& records,
                               DefaultSets otherwise) {
  constexpr std::array names = {"--sets",    "--edition", "--used",      "--tiles",
                                "--without", "--rule",    "--selection", "--game"};
  const bool told = std::any_of(names.begin(), names.end(),
                                [&](const char* name) { return call.arguments().has(name); });
  Result<Selection> selection = call.selection(records.catalog, otherwise);
  if (!selection) return selection.error();
  return AskedGuide{records, *std::move(selection), !told && otherwise == DefaultSets::Everything};
}

}  // namespace cartulary::cli

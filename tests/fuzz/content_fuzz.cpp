// Any bytes as a content file of each kind: read or refused with places, and if a set is read
// without a fault, its tiles are fit to be used.
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "engine/tile/tile_words.h"
#include "tiledb/content/content_checks.h"
#include "tiledb/content/content_readers.h"

namespace {

using namespace cartulary;

void read_as(int kind, const tiledb::YamlNode& root, tiledb::ContentDraft& draft) {
  if (kind == 0) tiledb::read_set_file(root, "meadow", draft);
  if (kind == 1) tiledb::read_sources_file(root, draft);
  if (kind == 2) tiledb::read_claims_file(root, draft);
  if (kind == 3) tiledb::read_ledger_file(root, draft);
}

void check_errors(const tiledb::ContentDraft& draft) {
  for (const Error& error : draft.errors.sorted())
    if (error.what.empty() || error.fix.empty() || to_text(error).empty()) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  for (int kind = 0; kind < 4; ++kind) {
    tiledb::ContentDraft draft;
    draft.files.emplace_back("file.yaml", bytes);
    const auto root = tiledb::parse_yaml(draft.files.back(), draft.errors);
    if (!root && draft.errors.size() == 0) std::abort();
    if (root) read_as(kind, *root, draft);
    const bool sound = draft.errors.size() == 0;
    tiledb::check_names(draft);
    tiledb::check_boxes(draft);
    check_errors(draft);
    if (!sound) continue;
    for (const Tile& tile : draft.tiles)
      if (english(tile_words(tile)).empty() || tile.edges.size() != side_names(tile.shape).size())
        std::abort();
  }
  return 0;
}

#include "tiledb/draft/content_draft.h"

#include <array>

namespace cartulary::tiledb {
namespace {

// A group need not cite or look up what it invented itself.
constexpr std::array<std::string_view, 9> game_may_lack = {
    "german", "year", "publishers", "contents", "sources", "status", "basis", "by", "annotates"};

}  // namespace

RecordKeys ContentDraft::keys(RecordKeys keys) const {
  if (game) keys.may_lack = game_may_lack;
  return keys;
}

}  // namespace cartulary::tiledb

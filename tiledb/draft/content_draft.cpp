#include "tiledb/draft/content_draft.h"

#include <array>

namespace cartulary::tiledb {
namespace {

// A group knows what it made: nobody has to look up where.
constexpr std::array<std::string_view, 9> game_may_lack = {
    "german", "year", "publishers", "contents", "sources", "status", "basis", "by", "annotates"};

}  // namespace

RecordKeys ContentDraft::keys(RecordKeys keys) const {
  if (game) keys.may_lack = game_may_lack;
  return keys;
}

}  // namespace cartulary::tiledb

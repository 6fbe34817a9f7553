#include "tiledb/content/jcz_set_reader.h"

#include <array>

#include <fmt/format.h>

#include "engine/tile/set_members.h"
#include "tiledb/draft/member_reader.h"
#include "tiledb/draft/value_reader.h"

namespace cartulary::tiledb {
namespace {

// Read separately, since it is checked against the set.
constexpr std::array<std::string_view, 1> jcz_apart = {"tiles"};

JczSet read_jcz_set(const YamlNode& node, const TileSet& set, ContentDraft& draft) {
  const Record record(node, keys_of<JczSet>("an item of 'jcz'"), draft.errors);
  JczSet jcz;
  const std::size_t faults = draft.errors.size();
  read_members(record, jcz, draft, jcz_apart);
  if (!jcz.id.empty()) draft.given.push_back({NameKind::JczSet, jcz.id, record.place_of("id")});
  if (draft.errors.size() == faults && lacks_edition(set, jcz.edition))
    draft.errors.add(record.place_of("edition"),
                     fmt::format("the set has no edition {}", to_text(jcz.edition)),
                     "name one of the set's 'editions'");
  for (const YamlNode& item : record.list("tiles")) {
    std::string tile = read_text(item, "an item of 'tiles'", draft.errors);
    if (tile.empty()) continue;
    if (!tile.starts_with(set.code + '-'))
      draft.errors.add(item.place, fmt::format("{} is no tile of this set", tile),
                       "name tiles of this set");
    else
      draft.used.push_back({NameKind::Tile, tile, item.place, {}});
    jcz.tiles.push_back(std::move(tile));
  }
  return jcz;
}

}  // namespace

void read_jcz_sets(const Record& record, TileSet& set, ContentDraft& draft) {
  for (const YamlNode& node : record.list("jcz")) set.jcz.push_back(read_jcz_set(node, set, draft));
}

}  // namespace cartulary::tiledb

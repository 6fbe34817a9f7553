#include "tiledb/content/jcz_set_reader.h"

#include <array>

#include <fmt/format.h>

#include "tiledb/draft/value_reader.h"

namespace cartulary::tiledb {
namespace {

constexpr std::array<std::string_view, 3> jcz_keys = {"id", "edition", "tiles"};

JczSet read_jcz_set(const YamlNode& node, const TileSet& set, ContentDraft& draft) {
  const Record record(node, {"an item of 'jcz'", jcz_keys, {}}, draft.errors);
  JczSet jcz;
  jcz.id = record.need_text("id");
  if (!jcz.id.empty()) draft.given.push_back({NameKind::JczSet, jcz.id, record.place_of("id")});
  record.need("edition");
  if (const auto edition = read_edition(record, "edition")) {
    jcz.edition = *edition;
    if (lacks_edition(set, *edition))
      draft.errors.add(record.place_of("edition"),
                       fmt::format("the set has no edition {}", to_text(*edition)),
                       "name one of the set's 'editions'");
  }
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

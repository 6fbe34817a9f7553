#include "engine/tile/tile_set.h"

#include <algorithm>
#include <limits>
#include <set>
#include <string_view>
#include <tuple>

#include "engine/text/enum_names.h"
#include "engine/tile/kind_names.h"

namespace cartulary {

std::string_view to_text(SetKind kind) {
  return kind_names::sets[static_cast<std::size_t>(kind)];
}

std::optional<SetKind> parse_set_kind(std::string_view text) {
  return parse_name<SetKind>(kind_names::sets, text);
}

bool TileSet::has_edition(Edition edition) const {
  return is_among(editions, edition);
}

const std::string& TileSet::title_in(Edition edition) const {
  const auto own = std::ranges::find(titles, edition, &EditionTitle::edition);
  return own == titles.end() ? title : own->title;
}

std::vector<std::string> TileSet::other_names() const {
  std::vector<std::string> names = also;
  for (const EditionTitle& own : titles)
    for (const std::string& name : {own.title, own.german})
      if (!name.empty()) names.push_back(name);
  return names;
}

std::vector<BoxTexts> TileSet::box_texts() const {
  std::set<std::string_view> told;
  const auto once = [&](std::string_view text) {
    return told.insert(text).second ? text : std::string_view();
  };
  std::vector<BoxTexts> texts;
  for (const BoxItem& item : contents) {
    const std::string_view what = once(item.what);
    texts.push_back({what, once(item.note)});
  }
  return texts;
}

bool listed_before(const TileSet& a, const TileSet& b) {
  const auto key = [](const TileSet& set) {
    return std::make_tuple(set.kind, set.number.value_or(std::numeric_limits<int>::max()), set.sort,
                           std::string_view(set.id));
  };
  return key(a) < key(b);
}

}  // namespace cartulary

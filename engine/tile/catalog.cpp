#include "engine/tile/catalog.h"

#include <algorithm>
#include <iterator>
#include <set>

#include "engine/text/said_list.h"
#include "engine/text/search_words.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"
#include "engine/tile/set_names.h"
#include "engine/tile/tile_words.h"

namespace cartulary {
namespace {

// Shorter keys are too vague: "c" must not find "I&C".
constexpr std::size_t shortest_key = 3;

using SetsByWords = std::map<std::string, std::size_t, std::less<>>;

// Titles and other names take precedence over German titles. A German title that several sets share
// names none of them.
SetsByWords by_words(const std::vector<TileSet>& sets, const SearchLanguage& language) {
  const auto key_of = [&language](std::string_view name) { return name_key(name, language); };
  SetsByWords found, german;
  for (std::size_t i = 0; i < sets.size(); ++i) found.emplace(key_of(sets[i].title), i);
  for (std::size_t i = 0; i < sets.size(); ++i)
    for (const std::string& name : sets[i].other_names()) found.emplace(key_of(name), i);
  for (std::size_t i = 0; i < sets.size(); ++i)
    if (const auto [at, is_new] = german.emplace(key_of(sets[i].german), i); !is_new)
      at->second = sets.size();
  found.merge(german);
  std::erase_if(found, [&sets](const auto& row) {
    return row.second == sets.size() || row.first.size() < shortest_key;
  });
  return found;
}

// There are many boxes, and a user who means one of them knows which.
constexpr std::size_t most_meant = 8;

Error several_meant(std::string_view name, std::string_view where,
                    const std::vector<const TileSet*>& meant) {
  std::vector<std::string> ids;
  for (const TileSet* set : meant)
    if (ids.size() < most_meant) ids.push_back(set->id);
  Error error{.where = std::string(where),
              .what = said("bag-fault.several-sets", {{"name", printable(name)}}),
              .fix = write_one_of(ids)};
  if (meant.size() > ids.size())
    error.fix = said("bag-fault.write-or-another",
                     {{"ids", all_but_last(ids)}, {"last", ids.back()}, {"sets", meant.size()}});
  return error;
}

// "base,tower" for "base tower" if every word is a set; else empty.
std::string parted_by_commas(std::string_view words, const Catalog& catalog) {
  std::string sets;
  int count = 0;
  for (const std::string_view word : split(words, ' ')) {
    if (word.empty()) continue;
    if (catalog.find_set(word) == nullptr) return {};
    add_item(sets, word, ",");
    ++count;
  }
  return count > 1 ? sets : std::string();
}

std::vector<std::string> pieces_in(const std::vector<TileSet>& sets) {
  std::set<std::string> pieces;
  for (const TileSet& set : sets)
    for (const BoxItem& item : set.contents)
      if (!item.element.empty()) pieces.insert(item.element);
  return {pieces.begin(), pieces.end()};
}

}  // namespace

Catalog::Catalog(std::vector<TileSet> sets, std::vector<Tile> tiles,
                 const std::vector<MarkName>& marks, SearchLanguage language)
    : language_(std::move(language)), sets_(std::move(sets)), tiles_(std::move(tiles)) {
  std::sort(sets_.begin(), sets_.end(), listed_before);
  for (std::size_t i = 0; i < sets_.size(); ++i) set_by_id_.emplace(sets_[i].id, i);
  pieces_ = pieces_in(sets_);
  const auto place_of = [this](const Tile& tile) {
    const auto found = set_by_id_.find(tile.set);
    return found == set_by_id_.end() ? sets_.size() : found->second;
  };
  std::sort(tiles_.begin(), tiles_.end(), [&](const Tile& a, const Tile& b) {
    const std::size_t in_a = place_of(a), in_b = place_of(b);
    return in_a != in_b ? in_a < in_b : a.id < b.id;
  });
  words_.reserve(tiles_.size());
  layouts_.reserve(tiles_.size());
  for (const Tile& tile : tiles_) {
    words_.push_back(tile_words(tile));
    layouts_.push_back(cartulary::layout_of(tile));
    if (has_tunnel(tile))
      tunnel_layouts_.emplace(layouts_.size() - 1, cartulary::tunnel_layout_of(tile));
    const std::size_t set = place_of(tile);
    columns_.add(tile, set < sets_.size() ? &sets_[set] : nullptr, words_.back());
  }
  marks_ = columns_.marks();

  // Ids first, so that no code or old name hides one.
  for (std::size_t i = 0; i < sets_.size(); ++i) set_by_name_.emplace(to_lower(sets_[i].id), i);
  for (std::size_t i = 0; i < sets_.size(); ++i) {
    set_by_name_.emplace(to_lower(sets_[i].code), i);
    for (const std::string& alias : sets_[i].aliases) set_by_name_.emplace(to_lower(alias), i);
  }
  for (std::size_t i = 0; i < sets_.size(); ++i)
    for (const std::string& name : sets_[i].other_names()) set_by_name_.emplace(to_lower(name), i);
  set_by_words_ = by_words(sets_, language_);
  for (const MarkName& mark : marks)
    marks_by_words_[name_key(mark.name, language_)].push_back(mark.mark);
  ranges_.resize(sets_.size());
  for (std::size_t i = 0; i < tiles_.size(); ++i) {
    tile_by_name_.emplace(to_lower(tiles_[i].id), i);
    const std::size_t set = place_of(tiles_[i]);
    if (set == sets_.size()) continue;
    auto& [begin, end] = ranges_[set];
    if (end == 0) begin = i;
    end = i + 1;
  }
}

std::span<const Tile> Catalog::tiles_of(std::string_view set_id) const {
  const auto found = set_by_id_.find(set_id);
  if (found == set_by_id_.end()) return {};
  return tiles_of(sets_[found->second]);
}

std::span<const Tile> Catalog::tiles_of(const TileSet& set) const {
  CARTULARY_REQUIRES(&set >= sets_.data() && &set < sets_.data() + sets_.size());
  const auto [begin, end] = ranges_[static_cast<std::size_t>(&set - sets_.data())];
  return std::span<const Tile>(tiles_).subspan(begin, end - begin);
}

const TileSet* Catalog::find_set(std::string_view name) const {
  // Most callers pass the exact id, so try it first.
  auto found = set_by_name_.find(name);
  if (found == set_by_name_.end()) found = set_by_name_.find(to_lower(name));
  if (found != set_by_name_.end()) return &sets_[found->second];
  for (const std::string& key : name_keys(name, language_))
    if (const auto meant = set_by_words_.find(key); meant != set_by_words_.end())
      return &sets_[meant->second];
  return nullptr;
}

std::string Catalog::title_of(std::string_view set_name) const {
  const TileSet* set = find_set(set_name);
  return set == nullptr ? std::string(set_name) : set->title;
}

const Tile* Catalog::find_tile(std::string_view id) const {
  const auto found = tile_by_name_.find(to_lower(id));
  return found == tile_by_name_.end() ? nullptr : &tiles_[found->second];
}

std::vector<std::string> Catalog::marks_called(std::string_view name) const {
  for (const std::string& key : name_keys(name, language_))
    if (const auto found = marks_by_words_.find(key); found != marks_by_words_.end())
      return found->second;
  return {};
}

Result<const TileSet*> Catalog::need_set(std::string_view name, std::string_view where) const {
  const TileSet* found = find_set(name);
  if (found != nullptr && !is_guess(sets_, *found, name, language_)) return found;
  std::vector<std::string> known;
  for (const TileSet& set : sets_) {
    known.push_back(set.id);
    known.insert(known.end(), set.aliases.begin(), set.aliases.end());
  }
  for (const TileSet& set : sets_) known.push_back(set.code);
  std::string near = parted_by_commas(name, *this);
  const std::vector<const TileSet*> meant = sets_meant(sets_, name, language_);
  if (near.empty() && meant.size() > 1) return several_meant(name, where, meant);
  if (near.empty() && !meant.empty()) near = meant.front()->id;
  if (near.empty()) near = nearest(name, known);
  if (near.empty()) near = nearest_title(name);
  return Error{.where = std::string(where),
               .what = said("fault.no-set", {{"name", printable(name)}}),
               .fix = said("fault.take-set"),
               .suggestion = std::move(near)};
}

std::string Catalog::nearest_title(std::string_view name) const {
  std::vector<std::string> keys;
  for (const auto& [key, set] : set_by_words_) keys.push_back(key);
  const auto found = set_by_words_.find(nearest(name_key(name, language_), keys));
  if (found != set_by_words_.end()) return sets_[found->second].id;
  // A typing error may also change the stem: "inss" is nearer to "Inns" than to "inn".
  std::vector<std::string> names;
  for (const TileSet& set : sets_) std::ranges::copy(set.other_names(), std::back_inserter(names));
  const TileSet* meant = find_set(nearest(name, names));
  return meant == nullptr ? std::string() : meant->id;
}

Result<const Tile*> Catalog::need_tile(std::string_view id, std::string_view where) const {
  if (const Tile* tile = find_tile(id)) return tile;
  std::vector<std::string> known;
  for (const Tile& tile : tiles_) known.push_back(tile.id);
  return Error{.where = std::string(where),
               .what = said("fault.no-tile", {{"name", printable(id)}}),
               .fix = said("fault.take-tile"),
               .suggestion = nearest(id, known)};
}

}  // namespace cartulary

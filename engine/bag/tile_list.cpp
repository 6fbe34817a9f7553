#include "engine/bag/tile_list.h"

#include <algorithm>

#include "engine/bag/bag.h"
#include "engine/bag/selection_sets.h"
#include "engine/text/said.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

std::string caret_at(std::string_view text, std::string_view part) {
  const auto offset = static_cast<std::size_t>(part.data() - text.data());
  return caret_excerpt(text, utf8_column(text, offset));
}

struct ListReader {
  const Catalog& catalog;
  std::string_view text;
  TileListForm form;
  TileList list;

  Error error(std::string_view part, Said what, Said fix) const {
    return Error{.where = std::string(form.where),
                 .what = std::move(what),
                 .excerpt = caret_at(text, part),
                 .fix = std::move(fix)};
  }

  Status add_tile(std::string_view part) {
    const std::size_t sign = part.find_first_of("*:");
    const std::string_view name = trimmed(part.substr(0, sign));
    if (name.empty()) return error(part, said("fault.no-tile-named"), said("fault.tile-form"));
    const auto tile = catalog.need_tile(name, form.where);
    if (!tile) {
      Error unknown = tile.error();
      unknown.excerpt = caret_at(text, name);
      if (form.words) unknown.fix = said("fault.take-tile-or-word");
      return unknown;
    }
    int copies = 1;
    if (sign != std::string_view::npos) {
      const std::string_view number = trimmed(part.substr(sign + 1));
      const auto read = parse_whole(number, 1, most_copies);
      if (!read)
        return error(part.substr(sign + 1), said("fault.no-copies", {{"text", printable(number)}}),
                     said("fault.copies-beyond", {{"least", 1}, {"most", most_copies}}));
      copies = *read;
    }
    list.tiles[tile.value()->id] += copies;
    return Done{};
  }

  Status add(std::string_view whole) {
    const std::string_view part = trimmed(whole);
    const bool start = same_letters(part, "start");
    if (!form.words || (!start && !same_letters(part, "river")))
      return add_tile(part.empty() ? whole : part);
    (start ? list.start : list.river) = caret_at(text, part);
    return Done{};
  }
};

bool shows_river(const Tile& tile) {
  return tile.edges.find('s') != std::string::npos;
}

bool names_river(const Catalog& catalog, const std::map<std::string, int>& copies) {
  return std::any_of(copies.begin(), copies.end(), [&](const auto& entry) {
    const Tile* tile = catalog.find_tile(entry.first);
    return tile != nullptr && shows_river(*tile);
  });
}

}  // namespace

Result<TileList> read_tile_list(const Catalog& catalog, std::string_view text, TileListForm form) {
  if (text.size() > longest_option)
    return Error{.where = std::string(form.where),
                 .what = said("fault.too-long", {{"bytes", longest_option}})};
  ListReader reader{catalog, text, form, {}};
  if (trimmed(text).empty()) return std::move(reader.list);
  for (const std::string_view part : split(text, ','))
    if (const Status added = reader.add(part); !added) return added.error();
  return std::move(reader.list);
}

Result<TileList> checked_tile_list(const Catalog& catalog, const std::map<std::string, int>& tiles,
                                   std::string_view where) {
  TileList list;
  for (const auto& [name, copies] : tiles) {
    const auto tile = catalog.need_tile(name, where);
    if (!tile) return tile.error();
    if (copies < 1 || copies > most_copies)
      return Error{.where = std::string(where),
                   .what = said("bag-fault.stands-times", {{"tile", name}, {"times", copies}}),
                   .fix = said("fault.copies-beyond", {{"least", 1}, {"most", most_copies}})};
    list.tiles[tile.value()->id] += copies;
  }
  return list;
}

Status add_words(const Catalog& catalog, const TileList& list, std::string_view where,
                 const Selection& selection, std::map<std::string, int>& copies) {
  if (list.start.empty() && list.river.empty()) return Done{};
  const auto bag = bag_of(catalog, selection);
  if (!bag) return bag.error();
  const std::map<std::string, int> starting = start_tiles(catalog, selection);
  if (!list.start.empty() && starting.empty())
    return Error{.where = std::string(where),
                 .what = said("fault.no-start-tile"),
                 .excerpt = list.start,
                 .fix = said("fault.choose-one-with", {{"word", "start"}, {"set", "base-game"}})};
  bool river = names_river(catalog, copies);
  for (const BagEntry& entry : bag->entries()) {
    const std::string& id = entry.tile->id;
    int taken = 0;
    if (!list.river.empty() && shows_river(*entry.tile)) {
      river = true;
      taken = entry.copies;
    }
    if (const auto found = starting.find(id); !list.start.empty() && found != starting.end())
      taken = std::max(taken, std::min(entry.copies, found->second));
    if (taken > 0) copies[id] += taken;
  }
  if (!list.river.empty() && !river)
    return Error{.where = std::string(where),
                 .what = said("fault.no-river"),
                 .excerpt = list.river,
                 .fix = said("fault.choose-one-with", {{"word", "river"}, {"set", "river"}})};
  return Done{};
}

}  // namespace cartulary

#include "engine/bag/selection.h"

#include <algorithm>

#include "engine/bag/bag.h"
#include "engine/bag/selection_sets.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

constexpr std::size_t longest_option = 4096;
constexpr int most_copies = 99;

Error too_long(std::string_view where) {
  return Error{.where = std::string(where), .what = "the text is longer than 4096 bytes"};
}

Result<Edition> read_edition(std::string_view text, Edition otherwise) {
  if (text.size() > longest_option) return too_long("edition");
  const std::string_view name = trimmed(text);
  if (name.empty()) return otherwise;
  if (const auto edition = parse_edition(name)) return *edition;
  return Error{.where = "edition",
               .what = "no edition is called " + quoted(name),
               .fix = "write C1, C2, C3 or WE"};
}

bool is_rule_name(std::string_view name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-';
  });
}

Status read_rules(const std::vector<std::string>& texts,
                  std::map<std::string, std::string>& rules) {
  for (const std::string& text : texts) {
    if (text.size() > longest_option) return too_long("rule");
    const std::size_t equals = text.find('=');
    const std::string name(trimmed(std::string_view(text).substr(0, equals)));
    if (equals != std::string::npos && is_rule_name(name)) {
      rules[name] = trimmed(std::string_view(text).substr(equals + 1));
      continue;
    }
    const bool without = equals == std::string::npos;
    return Error{
        .where = "rule",
        .what = without ? quoted(text) + " has no '='" : quoted(name) + " is no name of a rule",
        .fix = "write NAME=VALUE, the name in small letters, digits and hyphens"};
  }
  return Done{};
}

// The parts of `used` that name tiles; the two words stand for tiles found when the rest is known.
struct UsedText {
  std::map<std::string, int> tiles;
  bool start = false;
  bool river = false;
};

Error used_error(std::string_view text, std::string_view part, std::string what, std::string fix) {
  const auto offset = static_cast<std::size_t>(part.data() - text.data());
  return Error{.where = "used",
               .what = std::move(what),
               .excerpt = caret_excerpt(text, utf8_column(text, offset)),
               .fix = std::move(fix)};
}

Status read_used_tile(const Catalog& catalog, std::string_view text, std::string_view part,
                      UsedText& used) {
  const std::size_t sign = part.find_first_of("*:");
  const std::string_view name = trimmed(part.substr(0, sign));
  if (name.empty())
    return used_error(text, part, "a tile is missing", "write TILE or TILE*n between commas");
  const auto tile = catalog.need_tile(name, "used");
  if (!tile) {
    Error error = tile.error();
    error.excerpt =
        caret_excerpt(text, utf8_column(text, static_cast<std::size_t>(name.data() - text.data())));
    error.fix += "; or 'start' or 'river'";
    return error;
  }
  int copies = 1;
  if (sign != std::string_view::npos) {
    const std::string_view number = trimmed(part.substr(sign + 1));
    const auto read = parse_whole(number, 1, most_copies);
    if (!read)
      return used_error(text, part.substr(sign + 1), quoted(number) + " is no number of copies",
                        "write a whole number from 1 to 99");
    copies = *read;
  }
  used.tiles[tile.value()->id] += copies;
  return Done{};
}

Result<UsedText> read_used(const Catalog& catalog, std::string_view text) {
  if (text.size() > longest_option) return too_long("used");
  UsedText used;
  for (const std::string_view whole : split(text, ',')) {
    const std::string_view part = trimmed(whole);
    if (same_letters(part, "start"))
      used.start = true;
    else if (same_letters(part, "river"))
      used.river = true;
    else if (const Status read = read_used_tile(catalog, text, part.empty() ? whole : part, used);
             !read)
      return read.error();
  }
  return used;
}

// What the words stand for: copies beyond those named already, as far as the bag has them.
Status use_words(const Catalog& catalog, const UsedText& words, Selection& selection) {
  if (!words.start && !words.river) return Done{};
  const auto bag = bag_of(catalog, selection);
  if (!bag) return bag.error();
  const std::map<std::string, int> starting = start_tiles(catalog, selection);
  for (const BagEntry& entry : bag->entries()) {
    const std::string& id = entry.tile->id;
    int taken = 0;
    if (words.river && entry.tile->edges.find('s') != std::string::npos) taken = entry.copies;
    if (const auto found = starting.find(id); words.start && found != starting.end())
      taken = std::max(taken, std::min(entry.copies, found->second));
    if (taken > 0) selection.used[id] += taken;
  }
  return Done{};
}

}  // namespace

Result<Selection> select(const Catalog& catalog, const SelectionText& text, DefaultSets defaults,
                         const Selection& base) {
  Selection selection;
  const auto edition = read_edition(text.edition, base.edition);
  if (!edition) return edition.error();
  selection.edition = *edition;

  SetCollector sets(catalog, selection);
  Status chosen = Done{};
  if (!trimmed(text.sets).empty())
    chosen = sets.add_text(text.sets);
  else if (!base.sets.empty())
    chosen = sets.add_base(base);
  else
    chosen = sets.add_text(defaults == DefaultSets::All ? "all" : "base-game");
  if (!chosen) return chosen.error();

  selection.rules = base.rules;
  if (!text.rules.empty()) selection.rules.clear();
  if (const Status read = read_rules(text.rules, selection.rules); !read) return read.error();

  UsedText used;
  if (trimmed(text.used).empty()) {
    for (const auto& [name, copies] : base.used) {
      const auto tile = catalog.need_tile(name, "used");
      if (!tile) return tile.error();
      if (copies < 1 || copies > most_copies)
        return Error{.where = "used",
                     .what = name + " is used " + counted(copies, "time"),
                     .fix = "write a whole number from 1 to 99"};
      used.tiles[tile.value()->id] += copies;
    }
  } else {
    auto read = read_used(catalog, text.used);
    if (!read) return read.error();
    used = *std::move(read);
  }
  selection.used = used.tiles;
  if (const Status read = use_words(catalog, used, selection); !read) return read.error();
  return selection;
}

Edition edition_for(const Selection& selection, const TileSet& set) {
  const auto own = selection.editions.find(set.id);
  const Edition asked = own == selection.editions.end() ? selection.edition : own->second;
  if (set.editions.empty() || set.has_edition(asked)) return asked;
  const Edition from = asked == Edition::WE ? Edition::C2 : asked;
  std::optional<Edition> earlier;
  std::optional<Edition> earliest;
  for (const Edition edition : all_editions) {
    if (!set.has_edition(edition)) continue;
    if (!earliest) earliest = edition;
    if (edition <= from) earlier = edition;
  }
  return earlier ? *earlier : *earliest;
}

std::map<std::string, Edition> fallback(const Catalog& catalog, const Selection& selection) {
  std::map<std::string, Edition> taken;
  for (const auto& [id, quantity] : selection.sets) {
    const TileSet* set = catalog.find_set(id);
    if (set == nullptr) continue;
    const auto own = selection.editions.find(id);
    const Edition asked = own == selection.editions.end() ? selection.edition : own->second;
    if (const Edition edition = edition_for(selection, *set); edition != asked)
      taken.emplace(id, edition);
  }
  return taken;
}

}  // namespace cartulary

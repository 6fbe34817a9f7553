#include "engine/bag/selection.h"

#include <algorithm>

#include "engine/bag/rule_choices.h"
#include "engine/bag/selection_sets.h"
#include "engine/bag/tile_list.h"
#include "engine/text/said_list.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"
#include "engine/tile/rule_set.h"

namespace cartulary {

namespace {

Error too_long(std::string_view where) {
  return Error{.where = std::string(where),
               .what = said("fault.too-long", {{"bytes", longest_option}})};
}

Result<Edition> read_edition(std::string_view text, Edition otherwise) {
  if (text.size() > longest_option) return too_long("edition");
  const std::string_view name = trimmed(text);
  if (name.empty()) return otherwise;
  if (const auto edition = parse_edition(name)) return *edition;
  const std::vector<std::string> known = named_editions();
  return Error{.where = "edition",
               .what = said("fault.no-edition", {{"name", printable(name)}}),
               .fix = write_one_of(known),
               .suggestion = nearest(name, known)};
}

Result<std::string> read_rule_set(std::string_view text, const std::string& otherwise) {
  if (text.size() > longest_option) return too_long("rule-set");
  return trimmed(text).empty() ? otherwise : parse_rule_set(text, "rule-set");
}

// Replaces the rules of the base if the text names any.
Status read_rules(std::string_view text, std::map<std::string, std::string>& rules) {
  if (text.size() > longest_option) return too_long("rule");
  const std::vector<std::string_view> items = listed_items(text);
  if (!items.empty()) rules.clear();
  for (const std::string_view item : items) {
    const std::size_t equals = item.find('=');
    if (equals == std::string_view::npos)
      return Error{.where = "rule",
                   .what = said("fault.no-equals", {{"text", printable(item)}}),
                   .fix = said("fault.name-value")};
    rules[std::string(trimmed(item.substr(0, equals)))] = trimmed(item.substr(equals + 1));
  }
  return Done{};
}

// The list of tiles of an option, or that of the file if the option is not given.
Result<TileList> tile_list(const Catalog& catalog, std::string_view text,
                           const std::map<std::string, int>& base, TileListForm form) {
  if (trimmed(text).empty()) return checked_tile_list(catalog, base, form.where);
  return read_tile_list(catalog, text, form);
}

// Reads `tiles`, `without` and `used` in this order, because each may refer to the one before.
Status select_tiles(const Catalog& catalog, const SelectionText& text, const Selection& base,
                    Selection& selection) {
  const auto tiles = tile_list(catalog, text.tiles, base.tiles, {.where = "tiles", .words = false});
  if (!tiles) return tiles.error();
  selection.tiles = tiles->tiles;
  const auto without = tile_list(catalog, text.without, base.without, {.where = "without"});
  if (!without) return without.error();
  selection.without = without->tiles;
  if (Status read = add_words(catalog, *without, "without", selection, selection.without); !read)
    return read;
  const auto used = tile_list(catalog, text.used, base.used, {.where = "used"});
  if (!used) return used.error();
  selection.used = used->tiles;
  return add_words(catalog, *used, "used", selection, selection.used);
}

Status select_sets(const Catalog& catalog, const SelectionText& text, DefaultSets defaults,
                   const Selection& base, Selection& selection) {
  SetCollector sets(catalog, selection);
  if (!trimmed(text.sets).empty()) {
    const bool asked = !trimmed(text.edition).empty();
    return sets.add_text(text.sets, asked ? WhoseEdition::Asked : WhoseEdition::Boxes);
  }
  if (!base.sets.empty()) {
    selection.in_part = base.in_part;
    return sets.add_base(base);
  }
  return sets.add_text(defaults == DefaultSets::BaseGame ? "base-game" : "all",
                       WhoseEdition::Asked);
}

// A rule set alone is no choice of sets.
bool chooses_nothing(const Selection& base) {
  Selection nothing;
  nothing.rule_set = base.rule_set;
  return base == nothing;
}

// What is taken over is no choice of tiles.
bool says_nothing(const SelectionText& text) {
  return std::ranges::all_of(selection_parts, [&](const SelectionPart& part) {
    return !part.chooses || part.text == &SelectionText::adopts || trimmed(text.*part.text).empty();
  });
}

}  // namespace

Result<Selection> select(const Catalog& catalog, const SelectionText& text, DefaultSets defaults,
                         const Selection& base) {
  Selection selection;
  const auto edition = read_edition(text.edition, base.edition);
  if (!edition) return edition.error();
  selection.edition = *edition;
  Result<std::string> rule_set = read_rule_set(text.rule_set, base.rule_set);
  if (!rule_set) return rule_set.error();
  selection.rule_set = *std::move(rule_set);
  selection.in_part = text.in_part;
  selection.every_printing =
      trimmed(text.edition).empty() && (base.sets.empty() || base.every_printing);
  if (const Status chosen = select_sets(catalog, text, defaults, base, selection); !chosen)
    return chosen.error();
  std::erase_if(selection.in_part,
                [&](const auto& part) { return selection.sets.contains(part.first); });
  selection.every_edition = defaults == DefaultSets::Everything && says_nothing(text) &&
                            (chooses_nothing(base) || base.every_edition);

  selection.game = base.game;
  selection.adopted = base.adopted;
  for (const std::string_view id : listed_items(text.adopts)) selection.adopted.emplace(id);
  selection.rules = base.rules;
  if (const Status read = read_rules(text.rules, selection.rules); !read) return read.error();
  if (const Status known = check_rules(selection.rules); !known) return known.error();
  if (const Status read = select_tiles(catalog, text, base, selection); !read) return read.error();
  return selection;
}

bool chooses_by_parts(const SelectionText& text) {
  return std::ranges::any_of(selection_parts, [&](const SelectionPart& part) {
    return part.chooses && !(text.*part.text).empty();
  });
}

std::vector<std::string_view> listed_items(std::string_view text) {
  std::vector<std::string_view> items;
  for (const std::string_view item : split(text, ','))
    if (!trimmed(item).empty()) items.push_back(trimmed(item));
  return items;
}

void add_parts(const TileSet& box, std::map<std::string, std::string>& in_part) {
  for (const ContainedSet& contained : box.contains)
    if (contained.partial) in_part.emplace(contained.set, box.id);
}

Edition asked_edition(const Selection& selection, const std::string& set) {
  const auto own = selection.editions.find(set);
  return own == selection.editions.end() ? selection.edition : own->second;
}

Edition edition_for(const Selection& selection, const TileSet& set) {
  const Edition asked = asked_edition(selection, set.id);
  if (set.editions.empty() || set.has_edition(asked)) return asked;
  for (auto before = edition_before(asked); before; before = edition_before(*before))
    if (set.has_edition(*before)) return *before;
  return *std::ranges::find_if(all_editions, [&](Edition e) { return set.has_edition(e); });
}

bool chooses_edition(const Selection& selection, const std::string& set) {
  return !selection.every_printing || selection.editions.contains(set);
}

std::optional<Edition> lacking_edition(const Selection& selection, const TileSet& set) {
  const Edition asked = asked_edition(selection, set.id);
  const bool lacks = chooses_edition(selection, set.id) && edition_for(selection, set) != asked;
  return lacks ? std::optional(asked) : std::nullopt;
}

Edition tile_edition_for(const Catalog& catalog, const Selection& selection, const TileSet& set) {
  const Edition edition = edition_for(selection, set);
  const auto is_recorded = [&](Edition asked) {
    return std::ranges::any_of(catalog.tiles_of(set),
                               [&](const Tile& tile) { return tile.copies_in(asked) > 0; });
  };
  for (std::optional<Edition> before = edition; before; before = edition_before(*before))
    if (is_recorded(*before)) return *before;
  return edition;
}

namespace {

template <class Find>
std::map<std::string, Edition> falling_back(const Catalog& catalog, const Selection& selection,
                                            const Find& find) {
  std::map<std::string, Edition> taken;
  if (selection.every_edition) return taken;
  for (const auto& [id, quantity] : selection.sets) {
    const TileSet* set = catalog.find_set(id);
    if (set == nullptr) continue;
    if (const Edition edition = find(*set); edition != asked_edition(selection, id))
      taken.emplace(id, edition);
  }
  return taken;
}

}  // namespace

std::map<std::string, Edition> fallback(const Catalog& catalog, const Selection& selection) {
  return falling_back(catalog, selection,
                      [&](const TileSet& set) { return edition_for(selection, set); });
}

std::map<std::string, Edition> tile_fallback(const Catalog& catalog, const Selection& selection) {
  return falling_back(catalog, selection, [&](const TileSet& set) {
    return tile_edition_for(catalog, selection, set);
  });
}

}  // namespace cartulary

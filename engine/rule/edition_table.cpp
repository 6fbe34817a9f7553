#include "engine/rule/edition_table.h"

#include <algorithm>
#include <functional>

#include "engine/rule/interactions.h"
#include "engine/rule/reading.h"
#include "engine/text/text.h"
#include "engine/tile/rule_set.h"

namespace cartulary {
namespace {

using Entries = std::vector<EditionEntry>;

std::vector<Edition> columns_of(const TileSet& set) {
  std::vector<Edition> columns;
  for (const Edition edition : rule_editions)
    if (set.has_edition(edition)) columns.push_back(edition);
  return columns;
}

class Table {
 public:
  Table(const Catalog& catalog, const Rulebook& rulebook, const TileSet& set,
        std::span<const SourceDocument> documents, std::string_view rule_set)
      : catalog_(catalog),
        records_(records_of_set(rulebook, set.id)),
        documents_(documents),
        rule_set_(rule_set) {
    table_.set = &set;
    table_.editions = columns_of(set);
  }

  EditionTable made() {
    add(said("word.title"), [&](Edition edition) { return titles_in(edition); });
    add(said("tiles.tiles"), [&](Edition edition) { return tiles_in(edition); });
    add(said("opening.in-the-box"), [&](Edition edition) { return contents_in(edition); });
    add_rules();
    for (const Ruling* ruling : records_.rulings)
      add(ruling->title, [&](Edition edition) { return sides_in(*ruling, edition); });
    count_unread();
    return std::move(table_);
  }

 private:
  bool tells_of(const SourcePlace& source, Edition edition) const {
    const auto found = std::ranges::find(documents_, source.document, &SourceDocument::id);
    return found != documents_.end() && is_among(found->editions, edition);
  }

  EditionEntry of_set(Said text, Edition edition) const {
    EditionEntry entry{.text = std::move(text),
                       .title = {},
                       .id = {},
                       .sources = {},
                       .single_source = false,
                       .unread = false};
    for (const SourcePlace& source : table_.set->sources)
      if (tells_of(source, edition)) entry.sources.push_back(source);
    return entry;
  }

  Entries titles_in(Edition edition) const {
    return {of_set(table_.set->title_in(edition), edition)};
  }

  Entries tiles_in(Edition edition) const {
    int tiles = 0;
    for (const Tile& tile : catalog_.tiles_of(table_.set->id))
      if (tile.cls == TileClass::Land) tiles += tile.copies_in(edition);
    if (tiles == 0) return {};
    return {of_set(said_count("count.land-tile", tiles), edition)};
  }

  Entries contents_in(Edition edition) const {
    Entries entries;
    for (const BoxItem& item : table_.set->contents) {
      if (item.edition != edition) continue;
      std::string text = item.count ? std::to_string(*item.count) + "× " : std::string("?× ");
      text += item.what;
      if (!item.note.empty()) text += " (" + item.note + ")";
      entries.push_back(of_set(std::move(text), edition));
    }
    return entries;
  }

  static EditionEntry entry_of(const Rule& rule, Edition edition) {
    return {.text = rule.text,
            .title = rule.title,
            .id = full_id(rule),
            .sources = rule.sources,
            .single_source = rule.single_source,
            .unread = unread_in(rule, edition)};
  }

  // Rules under one heading belong together, so each heading is one row. Rules of every printing do
  // not differ, and are skipped.
  void add_rules() {
    std::vector<std::string_view> headings;
    for (const Rule* rule : records_.rules)
      if (!rule->editions.empty() && std::ranges::find(headings, rule->heading) == headings.end())
        headings.push_back(rule->heading);
    for (const std::string_view heading : headings)
      add(std::string(heading), [&](Edition edition) {
        Entries entries;
        for (const Rule* rule : records_.rules)
          if (rule->heading == heading && !rule->editions.empty() && applies_in(*rule, edition) &&
              rule_set_fits(rule->rule_sets, rule_set_))
            entries.push_back(entry_of(*rule, edition));
        return entries;
      });
  }

  // Those who are no publisher, such as a magazine, speak for every rule set.
  bool speaks(const std::string& who) const {
    return std::ranges::find(rule_set_names, who) == rule_set_names.end() ||
           rule_set_fits({who}, rule_set_);
  }

  Entries sides_in(const Ruling& ruling, Edition edition) const {
    Entries entries;
    for (const RulingSide& side : ruling.says)
      if (side.edition == edition && speaks(side.who))
        entries.push_back({.text = side.who + ": " + side.text,
                           .title = {},
                           .id = full_id(ruling),
                           .sources = places_of(ruling),
                           .single_source = ruling.single_source,
                           .unread = false});
    return entries;
  }

  // Entries of the set itself may differ in their sources.
  static bool say_alike(const Entries& a, const Entries& b) {
    return std::ranges::equal(a, b, [](const EditionEntry& one, EditionEntry other) {
      if (one.id.empty()) other.sources = one.sources;
      return one == other;
    });
  }

  static void cite_too(Entries& entries, const Entries& others) {
    for (std::size_t i = 0; i < entries.size(); ++i)
      for (const SourcePlace& source : others[i].sources)
        if (std::ranges::find(entries[i].sources, source) == entries[i].sources.end())
          entries[i].sources.push_back(source);
  }

  // Adds a row if its cells differ.
  void add(Said title, const std::function<Entries(Edition)>& entries_in) {
    EditionRow row{std::move(title), {}};
    for (const Edition edition : table_.editions) {
      Entries entries = entries_in(edition);
      if (row.cells.empty() || !say_alike(row.cells.back().entries, entries))
        row.cells.push_back({{}, std::move(entries)});
      else
        cite_too(row.cells.back().entries, entries);
      row.cells.back().editions.push_back(edition);
    }
    if (row.cells.size() > 1) table_.rows.push_back(std::move(row));
  }

  void count_unread() {
    for (const Edition edition : table_.editions) {
      const auto is_unread = [&](const RuleRecord* record) { return unread_in(*record, edition); };
      const auto count = std::ranges::count_if(records_.rules, is_unread) +
                         std::ranges::count_if(records_.rulings, is_unread);
      if (count > 0) table_.unread[edition] = static_cast<int>(count);
    }
  }

  const Catalog& catalog_;
  SharedRecords records_;
  std::span<const SourceDocument> documents_;
  std::string_view rule_set_;
  EditionTable table_;
};

}  // namespace

EditionTable edition_table(const Catalog& catalog, const Rulebook& rulebook, const TileSet& set,
                           std::span<const SourceDocument> documents, std::string_view rule_set) {
  std::vector<Edition> columns = columns_of(set);
  if (columns.size() < 2) return {&set, std::move(columns), {}, {}};
  return Table(catalog, rulebook, set, documents, rule_set).made();
}

bool differs_by_edition(const Catalog& catalog, const Rulebook& rulebook, const TileSet& set) {
  return !edition_table(catalog, rulebook, set, {}).rows.empty();
}

bool names_sources(const EditionCell& cell, std::size_t entry) {
  return entry + 1 == cell.entries.size() ||
         cell.entries[entry].sources != cell.entries[entry + 1].sources;
}

std::vector<const TileSet*> sets_that_differ(const Catalog& catalog, const Rulebook& rulebook) {
  std::vector<const TileSet*> sets;
  for (const TileSet& set : catalog.sets())
    if (set.kind != SetKind::Box && differs_by_edition(catalog, rulebook, set))
      sets.push_back(&set);
  return sets;
}

std::vector<const Rule*> other_printings(const Rulebook& rulebook, const RuleRecord& record) {
  std::vector<const Rule*> others;
  const Rule* rule = rulebook.find_rule(record.id);
  if (rule == nullptr || rule->editions.empty() || rule->about.empty()) return others;
  for (const Rule& other : rulebook.rules_of(rule->set))
    if (other.heading == rule->heading && !other.editions.empty() && !other.about.empty() &&
        other.about.front() == rule->about.front() &&
        std::ranges::none_of(other.editions, [&](Edition e) { return applies_in(*rule, e); }))
      others.push_back(&other);
  return others;
}

}  // namespace cartulary

#include "engine/rule/reading.h"

#include <algorithm>

#include "engine/rule/rulebook.h"
#include "engine/text/said_list.h"

namespace cartulary {
namespace {

Said told_words(Edition edition) {
  if (edition == Edition::C1) return said("rules.first-edition");
  if (edition == Edition::WE) return said("rules.winter-edition");
  return said("rules.edition-of", {{"year", names_of(edition).year}});
}

Said told_words(const std::vector<Edition>& editions) {
  std::vector<Said> told;
  for (const Edition edition : editions) told.push_back(told_words(edition));
  return list_of(told);
}

Said not_known_words(Edition lacking) {
  return said("rules.set-not-known", {{"edition", told_words(lacking)}});
}

// The set through which the selection has the record: its own, or one that it serves.
const TileSet* home_of(const RuleRecord& record, const Catalog& catalog,
                       const Selection& selection) {
  const TileSet* own = catalog.find_set(record.set);
  if (own != nullptr && is_chosen(selection, *own)) return own;
  for (const std::string& id : record.serves)
    if (const TileSet* set = catalog.find_set(id); set != nullptr && is_chosen(selection, *set))
      return set;
  return own;
}

Said booklet_year(const RuleRecord& record, Edition edition) {
  if (edition == Edition::C1 || edition == Edition::WE) return told_words(edition);
  const EditionNames& names = names_of(edition);
  return record.set == "base-game" ? names.year : names.expansions;
}

}  // namespace

bool applies_in(const RuleRecord& record, Edition edition) {
  return record.editions.empty() || is_among(record.editions, edition);
}

bool unread_in(const RuleRecord& record, Edition edition) {
  return !record.read_in.empty() && applies_in(record, edition) &&
         !is_among(record.read_in, edition);
}

std::vector<Edition> printings_of(const RuleRecord& record, const Catalog& catalog) {
  std::vector<std::string> sets = record.serves;
  sets.push_back(record.set);
  std::vector<Edition> printings;
  for (const Edition edition : all_editions) {
    const auto has = [&](const std::string& id) {
      const TileSet* set = catalog.find_set(id);
      return set != nullptr && set->has_edition(edition);
    };
    if (applies_in(record, edition) && std::ranges::any_of(sets, has)) printings.push_back(edition);
  }
  return printings;
}

std::vector<Edition> unread_of(const RuleRecord& record, const Catalog& catalog,
                               const Selection* selection) {
  std::vector<Edition> asked = printings_of(record, catalog);
  if (const TileSet* set = selection == nullptr ? nullptr : home_of(record, catalog, *selection))
    if (chooses_edition(*selection, set->id)) asked = {edition_for(*selection, *set)};
  std::erase_if(asked, [&](Edition edition) { return !unread_in(record, edition); });
  return asked;
}

Said unread_words(const RuleRecord& record, const std::vector<Edition>& unread) {
  if (unread.empty()) return {};
  std::vector<Said> years;
  for (const Edition edition : unread) years.push_back(booklet_year(record, edition));
  return said("rules.told-by",
              {{"editions", told_words(record.read_in)}, {"booklets", list_of(years, "list.or")}});
}

Said single_source() {
  return said("rules.single-source");
}

std::optional<Edition> lacking_edition(const RuleRecord& record, const Catalog& catalog,
                                       const Selection* selection) {
  const TileSet* set = selection == nullptr ? nullptr : home_of(record, catalog, *selection);
  return set == nullptr ? std::nullopt : lacking_edition(*selection, *set);
}

Said reading_words(const RuleRecord& record, const Catalog& catalog, const Selection* selection) {
  Said words = unread_words(record, unread_of(record, catalog, selection));
  if (const auto lacking = lacking_edition(record, catalog, selection))
    words = not_known_words(*lacking);
  if (!record.single_source) return words;
  return words.empty() ? single_source() : said("rules.single-source-and", {{"remark", words}});
}

Said reading_words(const Element& element, const Catalog& catalog, const Selection* selection) {
  if (selection == nullptr || !chooses_edition(*selection, element.set)) return {};
  const TileSet* set = catalog.find_set(element.set);
  if (const auto lacking = set == nullptr ? std::nullopt : lacking_edition(*selection, *set))
    return not_known_words(*lacking);
  const Edition asked = asked_edition(*selection, element.set);
  if (element.editions.empty() || is_among(element.editions, asked)) return {};
  return said("rules.describes",
              {{"editions", told_words(element.editions)}, {"asked", told_words(asked)}});
}

}  // namespace cartulary

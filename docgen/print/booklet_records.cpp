#include "docgen/print/booklet_records.h"

#include <algorithm>

namespace cartulary::docgen {

BookletRecords::BookletRecords(const SiteIndex& index, const PrintRequest& request)
    : index_(index), request_(request) {
  const Rulebook& book = index.rulebook();
  for (const Rule& rule : book.rules()) sort_out(rule, &SharedRecords::rules);
  for (const Ruling& ruling : book.rulings())
    if (takes(ruling) && is_not_of_game(ruling))
      ++not_played_;
    else if (request.rules_only && !is_played_here(ruling))
      not_asked_ += takes(ruling) ? 1 : 0;
    else
      sort_out(ruling, &SharedRecords::rulings);
  if (request.order == PrintOrder::Set)
    add_sets();
  else
    add_steps();
  count();
}

bool BookletRecords::takes(const RuleRecord& record) const {
  return (request_.whole && request_.selection.rule_set.empty()) ||
         applies(record, index_.catalog(), request_.selection) == Applies::Yes;
}

// Omissions are reported for chosen sets only, since the group does not miss the other sets.
template <class Record>
void BookletRecords::sort_out(const Record& record,
                              std::vector<const Record*> SharedRecords::* list) {
  if (takes(record)) {
    printed_[record.id] = true;
    return;
  }
  if (!is_chosen(index_.catalog(), request_.selection, record.set)) return;
  const Applies why = applies(record, index_.catalog(), request_.selection);
  SharedRecords& left_out = why == Applies::OtherEdition   ? without_edition_
                            : why == Applies::OtherRuleSet ? without_rule_set_
                                                           : without_set_;
  (left_out.*list).push_back(&record);
}

bool BookletRecords::is_played_here(const Ruling& ruling) const {
  const auto standing = standing_in(index_.rulebook().game(), id_of(ruling));
  return standing && standing->word != "dropped";
}

// Whether the group's game has no use for the ruling: it is a house rule of others, or all rules
// that it annotates are not played.
bool BookletRecords::is_not_of_game(const Ruling& ruling) const {
  const GroupGame* game = index_.rulebook().game();
  if (game == nullptr || is_played_here(ruling)) return false;
  if (ruling.status == RulingStatus::House) return true;
  if (ruling.annotates.empty()) return false;
  return std::ranges::all_of(ruling.annotates, [&](const std::string& rule) {
    return game->dropped({RecordKind::Rule, rule}) != nullptr;
  });
}

const Rule* BookletRecords::home_of(const Ruling& ruling) const {
  const Rule* home = nullptr;
  for (const std::string& id : ruling.annotates) {
    const Rule* rule = index_.rulebook().find_rule(id);
    if (rule == nullptr || !has(rule->id)) continue;
    const bool own = rule->set == ruling.set;
    if (!own && request_.order == PrintOrder::Set && !is_played_here(ruling)) continue;
    // Rules of one set are adjacent and in reading order, so that pointers compare.
    const bool better = home == nullptr || (own && (home->set != ruling.set || rule < home));
    if (better) home = rule;
  }
  return home;
}

void BookletRecords::add_sets() {
  const Rulebook& book = index_.rulebook();
  std::map<const Rule*, std::vector<const Ruling*>> under;
  std::map<std::string_view, std::vector<const Ruling*>> rulings_apart;
  for (const Ruling& ruling : book.rulings()) {
    if (!has(ruling.id)) continue;
    const Rule* home = home_of(ruling);
    (home == nullptr ? rulings_apart[ruling.set] : under[home]).push_back(&ruling);
  }
  for (const TileSet& each : index_.catalog().sets()) {
    const TileSet* set = &each;
    BookletChapter chapter{.set = set, .rules = {}, .rulings_apart = rulings_apart[set->id]};
    for (const Rule& rule : book.rules_of(set->id))
      if (has(rule.id)) chapter.rules.push_back({&rule, under[&rule]});
    if (!chapter.rules.empty() || !chapter.rulings_apart.empty())
      chapters_.push_back(std::move(chapter));
  }
}

void BookletRecords::add_steps() {
  const Rulebook& book = index_.rulebook();
  std::map<const Rule*, std::vector<const Ruling*>> under;
  std::vector<const Ruling*> rulings_apart;
  for (const Ruling& ruling : book.rulings()) {
    if (!has(ruling.id)) continue;
    const Rule* home = home_of(ruling);
    (home == nullptr ? rulings_apart : under[home]).push_back(&ruling);
  }
  for (std::size_t i = 0; i < step_names.size(); ++i) {
    BookletChapter chapter{.step = static_cast<Step>(i), .rules = {}, .rulings_apart = {}};
    for (const TileSet* set : index_.rules().sets())
      for (const Rule& rule : book.rules_of(set->id))
        if (has(rule.id) && rule.step == chapter.step)
          chapter.rules.push_back({&rule, under[&rule]});
    if (chapter.step == Step::General) chapter.rulings_apart = rulings_apart;
    if (!chapter.rules.empty() || !chapter.rulings_apart.empty())
      chapters_.push_back(std::move(chapter));
  }
}

void BookletRecords::count() {
  for (const BookletChapter& chapter : chapters_) {
    rules_ += static_cast<int>(chapter.rules.size());
    rulings_ += static_cast<int>(chapter.rulings_apart.size());
    for (const BookletRule& entry : chapter.rules)
      rulings_ += static_cast<int>(entry.rulings.size());
  }
}

}  // namespace cartulary::docgen

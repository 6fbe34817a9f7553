#include "tiledb/draft/record_checks.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/tile/tile.h"

namespace cartulary::tiledb {
namespace {

using Names = std::set<std::string>;

// Features of several sets, of which rules may speak without referring to a particular set.
struct SharedFeature {
  std::string_view mark;
  std::string_view plural;
};
constexpr std::array<SharedFeature, 3> shared_features = {
    {{"siege", "sieges"}, {"shrine", "shrines"}, {"monastery", "special monasteries"}}};

Names sets_with(const ContentDraft& draft, std::string_view mark) {
  Names sets;
  for (const Tile& tile : draft.tiles)
    if (count_marks(tile, mark) > 0) sets.insert(tile.set);
  return sets;
}

// The place of a record's id. REQUIRES: the record has an id.
Place place_of(const ContentDraft& draft, NameKind kind, const std::string& id) {
  for (const NameGiven& name : draft.given)
    if (name.kind == kind && name.name == id) return name.place;
  return {};
}

void check_group(const RuleRecord& record, NameKind kind, const SharedFeature& feature,
                 const Names& group, ContentDraft& draft) {
  if (record.id.empty() || group.contains(record.set) || !record.with_any.empty()) return;
  std::vector<std::string> named, others;
  for (const std::string& set : group)
    (std::ranges::find(record.with, set) != record.with.end() ? named : others).push_back(set);
  if (named.empty() || others.empty()) return;
  draft.errors.add(
      place_of(draft, kind, record.id),
      fmt::format("'with' names {}, but {} {} {} as well", fmt::join(named, ", "),
                  fmt::join(others, ", "), others.size() == 1 ? "has" : "have", feature.plural),
      fmt::format("name all of them in 'with_any': [{}]", fmt::join(group, ", ")));
}

const SourceDocument* find_document(const ContentDraft& draft, std::string_view id) {
  const auto found = std::ranges::find(draft.sources, id, &SourceDocument::id);
  return found == draft.sources.end() ? nullptr : &*found;
}

// The documents that a record cites, without unknown ones, which have been reported.
std::vector<const SourceDocument*> documents_of(const RuleRecord& record,
                                                const std::vector<NoteNumber>& notes,
                                                const ContentDraft& draft) {
  std::set<std::string_view> ids;
  for (const SourcePlace& source : record.sources) ids.insert(source.document);
  for (const NoteNumber& note : notes) ids.insert(note.document);
  std::vector<const SourceDocument*> documents;
  for (const std::string_view id : ids)
    if (const SourceDocument* document = find_document(draft, id)) documents.push_back(document);
  return documents;
}

const std::vector<NoteNumber>& notes_of(const Ruling& ruling) {
  return ruling.notes;
}
const std::vector<NoteNumber>& notes_of(const RuleRecord&) {
  static const std::vector<NoteNumber> none;
  return none;
}

// A house rule belongs to no printing.
bool is_house(const Ruling& ruling) {
  return ruling.status == RulingStatus::House;
}
bool is_house(const RuleRecord&) {
  return false;
}

// The documents that do not say which printings they cover, each with the first record that cites
// it.
using Untold = std::map<std::string, std::string>;

// Fills in the editions that are covered by the documents a record cites.
template <class Record>
void read_editions(Record& record, const ContentDraft& draft, Untold& untold) {
  if (is_house(record)) return;
  std::set<Edition> told;
  for (const SourceDocument* document : documents_of(record, notes_of(record), draft)) {
    told.insert(document->editions.begin(), document->editions.end());
    if (document->editions.empty()) untold.emplace(document->id, record.id);
  }
  record.read_in.assign(told.begin(), told.end());
}

// Otherwise owners of any printing would take the rule for theirs.
void check_editions_told(ContentDraft& draft) {
  Untold untold, of_variants;
  for (Rule& rule : draft.rules) read_editions(rule, draft, untold);
  for (Ruling& ruling : draft.rulings) read_editions(ruling, draft, untold);
  for (Variant& variant : draft.variants) read_editions(variant, draft, of_variants);
  for (const auto& [document, record] : untold)
    draft.errors.add(
        place_of(draft, NameKind::Document, document),
        fmt::format("{} rests on it, but it does not say of which editions it tells", record),
        "write 'editions': those whose rules it tells");
}

// The rule set that all sources state; empty if there is no common one.
std::string rule_set_of(const RuleRecord& record, const ContentDraft& draft) {
  std::string one;
  for (const SourcePlace& source : record.sources) {
    const SourceDocument* document = find_document(draft, source.document);
    if (document == nullptr || document->rule_set.empty()) return {};
    if (!one.empty() && one != document->rule_set) return {};
    one = document->rule_set;
  }
  return one;
}

void check_rule_set(const Rule& rule, ContentDraft& draft) {
  if (rule.id.empty() || rule.sources.empty()) return;
  if (!rule.editions.empty() || !rule.rule_sets.empty()) return;
  if (const std::string one = rule_set_of(rule, draft); !one.empty())
    draft.errors.add(place_of(draft, NameKind::Rule, rule.id),
                     fmt::format("the rule's sources tell the rules of {} alone", one),
                     fmt::format("write 'rule_sets: [{}]', or add a source of others", one));
}

const RuleRecord* find_record(const ContentDraft& draft, std::string_view id) {
  if (const auto rule = std::ranges::find(draft.rules, id, &Rule::id); rule != draft.rules.end())
    return &*rule;
  const auto ruling = std::ranges::find(draft.rulings, id, &Ruling::id);
  return ruling == draft.rulings.end() ? nullptr : &*ruling;
}

// A contradicted text must not refer to the ruling for details.
void check_contradictions(const Ruling& ruling, ContentDraft& draft) {
  if (ruling.id.empty()) return;
  const std::string link = "](ruling/" + ruling.id + ")";
  for (const std::string& id : ruling.contradicts) {
    const RuleRecord* other = find_record(draft, id);
    if (other == nullptr || other->text.find(link) == std::string::npos) continue;
    draft.errors.add(
        place_of(draft, NameKind::Ruling, ruling.id),
        fmt::format("it contradicts {}, whose text refers to it", id),
        "remove it from 'contradicts' if it explains the other, else remove the link there");
  }
}

const LedgerEntry* find_entry(const ContentDraft& draft, std::string_view id) {
  for (const LedgerDraft& each : draft.ledger)
    if (each.entry.id == id) return &each.entry;
  return nullptr;
}

// "See the ledger entries x and y." gives x, y.
std::vector<std::string> entries_named(std::string_view note) {
  constexpr std::string_view id_letters = "abcdefghijklmnopqrstuvwxyz0123456789-";
  std::vector<std::string> ids;
  for (const std::string_view words : {"ledger entry ", "ledger entries "})
    for (std::size_t at = note.find(words); at != std::string_view::npos;
         at = note.find(words, at + 1)) {
      std::string_view rest = note.substr(at + words.size());
      for (bool more = true; more;) {
        const std::size_t end = std::min(rest.find_first_not_of(id_letters), rest.size());
        ids.emplace_back(rest.substr(0, end));
        rest.remove_prefix(end);
        more = rest.starts_with(" and ") && words == "ledger entries ";
        if (more) rest.remove_prefix(std::string_view(" and ").size());
      }
    }
  return ids;
}

bool tells(const LedgerEntry& entry, const std::string& document) {
  return std::ranges::any_of(entry.sides, [&](const LedgerSide& side) {
    return std::ranges::find(side.sources, document, &SourcePlace::document) != side.sources.end();
  });
}

// A note may only name existing ledger entries. If the note consists of that reference and the
// record lists who says what (`sides`), the entries must cover each of its sources.
void check_ledger_named(const RuleRecord& record, NameKind kind, bool sides, ContentDraft& draft) {
  const std::vector<std::string> ids = entries_named(record.note);
  std::vector<const LedgerEntry*> entries;
  for (const std::string& id : ids) {
    entries.push_back(find_entry(draft, id));
    if (entries.back() != nullptr) continue;
    draft.errors.add(place_of(draft, kind, record.id),
                     fmt::format("the note names no entry of the ledger: '{}'", id),
                     "write the id of an entry, as in 'See the ledger entry wrong-sum.'");
    return;
  }
  if (!sides || !record.note.starts_with("See the ledger")) return;
  for (const SourcePlace& source : record.sources)
    if (std::ranges::none_of(
            entries, [&](const LedgerEntry* each) { return tells(*each, source.document); }))
      draft.errors.add(place_of(draft, kind, record.id),
                       fmt::format("the ledger hears nothing of {}: no side of {} has it",
                                   source.document, fmt::join(ids, ", ")),
                       "add what that source says to the 'sides' of the entry");
}

}  // namespace

void check_records(ContentDraft& draft) {
  if (!draft.game && !draft.lacks(NameKind::Document)) check_editions_told(draft);
  if (!draft.lacks(NameKind::Set))
    for (const SharedFeature& feature : shared_features) {
      const Names group = sets_with(draft, feature.mark);
      for (const Rule& rule : draft.rules) check_group(rule, NameKind::Rule, feature, group, draft);
      for (const Ruling& ruling : draft.rulings)
        check_group(ruling, NameKind::Ruling, feature, group, draft);
      for (const Variant& variant : draft.variants)
        check_group(variant, NameKind::Variant, feature, group, draft);
    }
  for (const Rule& rule : draft.rules) {
    check_rule_set(rule, draft);
    check_ledger_named(rule, NameKind::Rule, false, draft);
  }
  for (const Ruling& ruling : draft.rulings) {
    check_contradictions(ruling, draft);
    check_ledger_named(ruling, NameKind::Ruling, ruling.status == RulingStatus::Difference, draft);
  }
  for (const Variant& variant : draft.variants)
    check_ledger_named(variant, NameKind::Variant, false, draft);
}

}  // namespace cartulary::tiledb

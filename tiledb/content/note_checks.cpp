#include <map>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "tiledb/content/content_checks.h"

namespace cartulary::tiledb {
namespace {

using NoteKey = std::pair<std::string_view, int>;

NoteKey key_of(const NoteNumber& note) {
  return {note.document, note.number};
}

struct Account {
  std::string by;  // "carried by tower/ransom" or "left out"
  const Place* place = nullptr;
};

using Accounts = std::map<NoteKey, Account>;

void account(const NoteNumber& note, Account entry, Accounts& accounts, ContentDraft& draft) {
  const auto [first, is_new] = accounts.emplace(key_of(note), entry);
  if (is_new) return;
  draft.errors.add(*entry.place,
                   fmt::format("note {} of {} is {} already, in {}", note.number, note.document,
                               first->second.by, first->second.place->where()),
                   "account for each note once: remove one of the two");
}

const NoteRange* range_of(const NoteNumber& note, const ContentDraft& draft) {
  for (const NoteRangeDraft& made : draft.note_ranges)
    if (made.range.document == note.document && made.range.first <= note.number &&
        note.number <= made.range.last)
      return &made.range;
  return nullptr;
}

void check_in_range(const NoteNumber& note, const Place& place, ContentDraft& draft) {
  if (draft.lacks(NameKind::Note) || range_of(note, draft) != nullptr) return;
  draft.errors.add(
      place, fmt::format("note {} of {} stands in no range", note.number, note.document),
      fmt::format("correct the number, or add a range to notes/{}.yaml", note.document));
}

void check_overlaps(ContentDraft& draft) {
  for (std::size_t i = 0; i < draft.note_ranges.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      const NoteRange& later = draft.note_ranges[i].range;
      const NoteRange& earlier = draft.note_ranges[j].range;
      if (later.document == earlier.document && later.first <= earlier.last &&
          earlier.first <= later.last)
        draft.errors.add(
            draft.note_ranges[i].place,
            fmt::format("notes {} to {} overlap {} to {} in {}", later.first, later.last,
                        earlier.first, earlier.last, draft.note_ranges[j].place.where()),
            "let each note stand in one range");
    }
}

void check_complete(const Accounts& accounts, ContentDraft& draft) {
  if (draft.lacks(NameKind::Ruling)) return;
  for (const NoteRangeDraft& made : draft.note_ranges) {
    std::vector<int> missing;
    for (int number = made.range.first; number <= made.range.last; ++number)
      if (accounts.count({made.range.document, number}) == 0) missing.push_back(number);
    if (missing.empty()) continue;
    draft.errors.add(made.place,
                     fmt::format("{} {} of {} {} neither carried by a ruling nor left out",
                                 missing.size() == 1 ? "note" : "notes", fmt::join(missing, ", "),
                                 made.range.document, missing.size() == 1 ? "is" : "are"),
                     "carry it in the 'notes' of a ruling, or leave it out with the reason");
  }
}

}  // namespace

void check_notes(ContentDraft& draft) {
  check_overlaps(draft);
  Accounts accounts;
  for (const NoteCarried& carried : draft.carried) {
    check_in_range(carried.note, carried.place, draft);
    account(carried.note, {"carried by " + carried.ruling, &carried.place}, accounts, draft);
  }
  for (const LeftOutDraft& made : draft.left_out) {
    check_in_range(made.left_out.note, made.place, draft);
    account(made.left_out.note, {"left out", &made.place}, accounts, draft);
  }
  check_complete(accounts, draft);
}

}  // namespace cartulary::tiledb

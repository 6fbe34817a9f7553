#include "tiledb/guide/sentence_checks.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace cartulary::tiledb {
namespace {

using SentenceKey = std::pair<std::string_view, int>;

SentenceKey key_of(const CarriedSentence& sentence) {
  return {sentence.section, sentence.number};
}

// What accounts for a sentence, and where it says so.
struct Account {
  std::string_view by;
  const Place* place = nullptr;
};

void check_number(const CarriedSentence& sentence, const Place& place, ContentDraft& draft) {
  const auto found =
      std::find_if(draft.sections.begin(), draft.sections.end(),
                   [&](const SectionDraft& made) { return made.section.id == sentence.section; });
  if (found == draft.sections.end() || sentence.number <= found->section.sentences) return;
  draft.errors.add(place,
                   fmt::format("{} has {} sentences, not {}", sentence.section,
                               found->section.sentences, sentence.number),
                   "correct the number: tools/cut-sentences shows them");
}

void check_left_out(const std::map<SentenceKey, Account>& carried, ContentDraft& draft) {
  std::map<SentenceKey, const Place*> left_out;
  for (const SentenceLeftOutDraft& made : draft.left_out_sentences) {
    const CarriedSentence& sentence = made.left_out.sentence;
    check_number(sentence, made.place, draft);
    if (const auto found = carried.find(key_of(sentence)); found != carried.end())
      draft.errors.add(
          made.place,
          fmt::format("sentence {} of {} is carried by {}, in {}", sentence.number,
                      sentence.section, found->second.by, found->second.place->where()),
          "remove it here, or from what carries it");
    const auto [first, is_new] = left_out.emplace(key_of(sentence), &made.place);
    if (!is_new)
      draft.errors.add(made.place,
                       fmt::format("sentence {} of {} is left out already, in {}", sentence.number,
                                   sentence.section, first->second->where()),
                       "remove one of the two");
  }
}

void check_complete(const std::map<SentenceKey, Account>& carried, ContentDraft& draft) {
  if (draft.lacks(NameKind::GuideLine)) return;
  std::map<SentenceKey, bool> told;
  for (const auto& [key, account] : carried) told[key] = true;
  for (const SentenceLeftOutDraft& made : draft.left_out_sentences)
    told[key_of(made.left_out.sentence)] = true;
  for (const SectionDraft& made : draft.sections) {
    std::vector<int> missing;
    for (int number = 1; number <= made.section.sentences; ++number)
      if (told.count({made.section.id, number}) == 0) missing.push_back(number);
    if (missing.empty()) continue;
    const bool one = missing.size() == 1;
    draft.errors.add(made.place,
                     fmt::format("{} {} of {} {} neither carried by a guide nor left out",
                                 one ? "sentence" : "sentences", fmt::join(missing, ", "),
                                 made.section.id, one ? "is" : "are"),
                     "name it in 'carries' of a line, or leave it out with the reason");
  }
}

}  // namespace

void check_sentences(ContentDraft& draft) {
  std::map<SentenceKey, Account> carried;
  for (const SentenceCarried& made : draft.carried_sentences) {
    check_number(made.sentence, made.place, draft);
    carried.emplace(key_of(made.sentence), Account{made.by, &made.place});
  }
  check_left_out(carried, draft);
  check_complete(carried, draft);
}

}  // namespace cartulary::tiledb

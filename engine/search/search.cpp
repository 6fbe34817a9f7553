#include "engine/search/search.h"

#include <algorithm>
#include <span>
#include <utility>

#include "engine/query/query.h"
#include "engine/search/query_words.h"
#include "engine/search/search_answer.h"
#include "engine/search/search_fields.h"
#include "engine/search/search_filter.h"
#include "engine/search/search_parts.h"
#include "engine/search/search_snippet.h"
#include "engine/search/search_weights.h"
#include "engine/text/question_words.h"
#include "engine/text/said_list.h"
#include "engine/text/search_words.h"
#include "engine/text/text.h"
#include "engine/tile/rule_set.h"

namespace cartulary {
namespace {

constexpr std::size_t most_house = 5;

bool is_better(const Ranked& a, const Ranked& b) {
  return a.worth != b.worth ? a.worth > b.worth : a.document < b.document;
}

bool holds_any(const std::vector<bool>& sets, const SetNumbers& numbers) {
  return std::ranges::any_of(numbers, [&](std::size_t number) { return sets[number]; });
}

// Looks up each set of a selection when it is first asked for, since few are.
class ChosenSets {
 public:
  ChosenSets(const SearchParts& parts, const Selection& selection)
      : parts_(parts), selection_(selection), known_(parts.sets.size()) {}

  bool has(std::size_t number) {
    std::optional<bool>& known = known_[number];
    const TileSet* set = parts_.set_records[number];
    if (!known) known = set != nullptr && is_chosen(selection_, *set);
    return *known;
  }

 private:
  const SearchParts& parts_;
  const Selection& selection_;
  std::vector<std::optional<bool>> known_;
};

bool is_adopted(const SearchParts& parts, const Selection& selection, std::size_t document) {
  return !selection.adopted.empty() && is_record(parts.documents[document].kind) &&
         selection.adopted.contains(parts.documents[document].id);
}

// House rules except those that the selection adopts; empty if it adopts none.
DocumentFlags house_not_adopted(const SearchParts& parts, const SearchScope& scope) {
  if (scope.selection == nullptr || scope.selection->adopted.empty()) return {};
  DocumentFlags house = parts.house;
  for (std::size_t d = 0; d < house.size(); ++d)
    if (house[d] && is_adopted(parts, *scope.selection, d)) house[d] = false;
  return house;
}

SearchHit plain_hit(const SearchParts& parts, std::size_t number) {
  const SearchDocument& document = parts.documents[number];
  return {.kind = document.kind,
          .id = document.id,
          .title = document.title,
          .set = document.set,
          .status = document.status,
          .question = document.fields[static_cast<std::size_t>(SearchField::Question)],
          .verdict = document.verdict,
          .snippet = {},
          .document = number};
}

}  // namespace

// One query while its hits are computed.
class Search::Asked {
 public:
  Asked(const SearchParts& parts, Query query, const SearchScope& scope)
      : parts_(parts),
        scope_(scope),
        own_house_(house_not_adopted(parts, scope)),
        house_(own_house_.empty() ? parts.house : own_house_),
        filter_(parts, std::move(query), scope.rules_only, house_,
                scope.selection != nullptr && chooses_edition(*scope.selection, {})) {}

  Result<SearchHits> hits() {
    if (filter_.fault() && !scope_.lenient) return *filter_.fault();
    std::vector<std::uint32_t> found = filter_.met();
    SearchHits hits;
    hits.query = filter_.query().text;
    hits.fault = filter_.fault();
    hits.hint = filter_.query().hint;
    hits.suggestion = likely_field(filter_.query(), rule_query_keys());
    leave_out(found, hits.left_out);
    count_tags(found, hits.tags);
    touched_ = touched_sets();
    learn_printings();
    std::vector<Ranked> order = ranked(found);
    take_house(order, hits.house);
    raise_nearest(order);
    hits.total = static_cast<int>(order.size());
    if (order.empty() && hits.suggestion.empty())
      add_item(hits.hint, unknown_key_hint(filter_.query(), rule_query_keys()), "list.sentence");
    hits.not_covered = not_covered(parts_, filter_);
    if (filter_.words_alone())
      hits.contents =
          contents_answer(parts_, scope_.selection, filter_.query().text, filter_.tokens());
    if (!hits.contents) take_answer(order, hits);
    const std::size_t begin = std::min(scope_.offset, order.size());
    const std::size_t end = scope_.limit == 0 || scope_.limit > order.size() - begin
                                ? order.size()
                                : begin + scope_.limit;
    for (std::size_t i = begin; i < end; ++i) hits.hits.push_back(hit(order[i].document));
    return hits;
  }

 private:
  // House rules are listed separately, unless the query asks for them.
  void take_house(std::vector<Ranked>& order, std::vector<SearchHit>& house) const {
    if (!filter_.house_apart()) return;
    const auto is_house = [&](const Ranked& one) { return house_[one.document]; };
    const double least = order.empty() ? 0 : search_weights.house_share * order.front().worth;
    for (const Ranked& one : order)
      if (is_house(one) && one.worth >= least && house.size() < most_house)
        house.push_back(hit(one.document));
    std::erase_if(order, is_house);
  }

  // Moves the answer to the front.
  void take_answer(std::vector<Ranked>& order, SearchHits& hits) const {
    if (!filter_.words_alone() || !hits.not_covered.sets.empty()) return;
    if (const auto answer = answering(order)) {
      std::rotate(order.begin(), order.begin() + *answer, order.begin() + *answer + 1);
      hits.answer = hit(order.front().document);
      hits.same_question = is_asked_so(order.front().document);
      return;
    }
    hits.apart = never_together(parts_, filter_.ranking(), order);
    if (!hits.apart.empty()) return;
    if (const auto near = nearest_answer(parts_, filter_.ranking(), order))
      hits.nearest = hit(*near);
  }

  // The position of the answer: a top hit whose own question this is, else the first hit if it
  // answers.
  std::optional<std::ptrdiff_t> answering(const std::vector<Ranked>& order) const {
    for (std::size_t place = 0; place < order.size(); ++place) {
      if (order[place].worth < search_weights.own_question_lag * order.front().worth) break;
      if (is_own_question(order[place].document)) return static_cast<std::ptrdiff_t>(place);
    }
    return answers(order) ? std::optional<std::ptrdiff_t>(0) : std::nullopt;
  }

  bool is_own_question(std::size_t document) const {
    const SearchRanking& ranking = filter_.ranking();
    return ranking.slot_count() >= search_weights.fewest_slots &&
           ranking.heading(document) >= search_weights.own_question &&
           needs_no_more_sets(document) && is_asked_so(document) && is_a_question();
  }

  // Whether the question touches all the sets that the document needs. Someone who names neither
  // wheel nor famine does not ask for a ruling on famines.
  bool needs_no_more_sets(std::size_t document) const {
    return std::ranges::all_of(parts_.sets_of[document],
                               [&](const SetNumbers& sets) { return holds_any(touched_, sets); });
  }

  // The first hit answers only if it is asked in the same way and about the things that the words
  // name.
  bool answers(const std::vector<Ranked>& order) const {
    return first_answers(parts_, filter_.ranking(), order) &&
           is_of_touched_set(order.front().document) &&
           needs_no_more_sets(order.front().document) && is_a_question() &&
           (!asks_what_then() || filter_.ranking().has_hints(order.front().document));
  }

  // A few words alone are no question.
  bool is_a_question() const {
    return sounds_like_a_question(filter_.query().text, filter_.tokens(),
                                  filter_.ranking().slot_count());
  }

  // "What if ..." needs an answer that describes a case.
  bool asks_what_then() const {
    const auto asked = what_is_asked(filter_.asking(), parts_.language);
    return std::ranges::find(asked, asks_then) != asked.end();
  }

  // Whether the document's own question is this one, so that its yes or no fits.
  bool is_asked_so(std::size_t document) const {
    const auto& fields = parts_.documents[document].fields;
    const std::string& question = fields[static_cast<std::size_t>(SearchField::Question)];
    return !question.empty() &&
           filter_.ranking().heading(document) >= search_weights.same_question &&
           same_yes_or_no(filter_.asking(), question, parts_.language);
  }

  // Whether the document belongs to one of the touched sets outside the base game, or there is
  // none.
  bool is_of_touched_set(std::size_t document) const {
    const auto is_touched = [&](std::size_t set) { return touched_[set] && !parts_.at_home[set]; };
    const auto& sets_of = parts_.sets_of[document];
    for (std::size_t set = 0; set < touched_.size(); ++set)
      if (is_touched(set))
        return std::ranges::any_of(
            sets_of, [&](const SetNumbers& sets) { return std::ranges::any_of(sets, is_touched); });
    return true;
  }

  // Removes documents that do not apply to the selection, and counts them.
  void leave_out(std::vector<std::uint32_t>& found, HitsLeftOut& left_out) const {
    if (scope_.selection == nullptr) return;
    std::vector<int> needing(parts_.sets.size());
    ChosenSets chosen(parts_, *scope_.selection);
    left_out.total = static_cast<int>(std::erase_if(found, [&](std::uint32_t d) {
      if (is_adopted(parts_, *scope_.selection, d)) return false;
      bool missing = false;
      for (const SetNumbers& sets : parts_.sets_of[d])
        if (!std::ranges::any_of(sets, [&](std::size_t set) { return chosen.has(set); })) {
          missing = true;
          for (const std::size_t set : sets) ++needing[set];
        }
      if (missing) return true;
      const bool other_edition = is_of_other_edition(d);
      const bool other_rule_set = !other_edition && !rule_set_fits(parts_.documents[d].rule_sets,
                                                                   scope_.selection->rule_set);
      if (other_edition) ++left_out.other_edition;
      if (other_rule_set) ++left_out.other_rule_set;
      return other_edition || other_rule_set;
    }));
    for (std::size_t set = 0; set < needing.size(); ++set)
      if (needing[set] > 0) left_out.sets[parts_.sets[set]] = needing[set];
  }

  void count_tags(const std::vector<std::uint32_t>& found, std::map<std::string, int>& tags) const {
    const auto is_counted = [&](const std::string& tag) {
      const std::string_view key = std::string_view(tag).substr(0, tag.find(':'));
      return std::ranges::find(scope_.counted, key) != scope_.counted.end();
    };
    if (scope_.counted.empty()) return;
    for (const std::uint32_t d : found)
      for (const std::string& tag : parts_.documents[d].tags)
        if (is_counted(tag)) ++tags[tag];
  }

  bool is_of_other_edition(std::size_t number) const {
    const SearchDocument& document = parts_.documents[number];
    return !document.editions.empty() && !document.sets.empty() &&
           !counts_in(parts_.catalog, *scope_.selection, document.sets.front(), document.editions);
  }

  double worth_of(std::size_t number) const {
    double worth = filter_.ranking().worth(number) * parts_.worth[number];
    if (parts_.house[number] != house_[number]) worth *= search_weights.played;
    if (is_called(number) && !is_unread(number)) worth *= search_weights.called_so;
    if (!is_meant(number)) worth *= search_weights.not_meant;
    if (is_about_what_is_named(number)) worth *= search_weights.about_it;
    worth *= of_the_printing(number);
    return is_at_home(number) ? worth : lowered_if_far(number, worth);
  }

  // Whether the words name the main subject of the document.
  bool is_about_what_is_named(std::size_t number) const {
    const std::optional<TermNumber>& term = parts_.about_first[number];
    return term && names(*term);
  }

  // The factor for the printing that was chosen for the document's set.
  double of_the_printing(std::size_t number) const {
    const std::size_t set = set_chosen_for(number);
    if (!printings_[set]) return is_of_the_newest(number) ? search_weights.newest_alone : 1;
    if (lacking_[set]) return search_weights.lacking_set;
    if (is_unread(number)) return search_weights.unread;
    if (!parts_.documents[number].editions.empty()) return search_weights.of_the_printing;
    return new_box_[set] ? search_weights.new_box : 1;
  }

  bool is_of_the_newest(std::size_t number) const {
    const std::vector<Edition>& editions = parts_.documents[number].editions;
    return editions.size() == 1 && editions.front() == Edition::C3_1;
  }

  // Whether only other printings than the chosen one state the document.
  bool is_unread(std::size_t number) const {
    const std::vector<Edition>& read = parts_.documents[number].read_in;
    const std::optional<Edition>& chosen = printings_[set_chosen_for(number)];
    return !read.empty() && chosen && !is_among(read, *chosen);
  }

  // The place of the document's set in `printings_`.
  std::size_t set_chosen_for(std::size_t number) const {
    const std::vector<SetNumbers>& sets = parts_.sets_of[number];
    return sets.empty() ? parts_.sets.size() : sets.front().front();
  }

  // Records which printing was chosen for each set and, last, for the game as a whole, and whether
  // the set lacks it.
  void learn_printings() {
    printings_.resize(parts_.sets.size() + 1);
    lacking_.resize(parts_.sets.size() + 1);
    new_box_.resize(parts_.sets.size() + 1);
    if (scope_.selection == nullptr) return;
    if (chooses_edition(*scope_.selection, {})) printings_.back() = scope_.selection->edition;
    for (std::size_t set = 0; set < parts_.sets.size(); ++set) {
      const TileSet* record = parts_.set_records[set];
      if (record == nullptr || !chooses_edition(*scope_.selection, record->id)) continue;
      printings_[set] = edition_for(*scope_.selection, *record);
      lacking_[set] = lacking_edition(*scope_.selection, *record).has_value();
      new_box_[set] =
          record->kind == SetKind::Major && !lacking_[set] && record->editions.size() == 1;
    }
  }

  // Reduces the worth for each needed set that the question does not touch, and again if it touches
  // others: whoever asks about the inn does not ask about the inn with the Mage.
  double lowered_if_far(std::size_t document, double worth) const {
    const std::size_t one = parts_.one_set[document];
    if (one == no_set) return worth;
    if (one != several_sets) return touched_[one] ? worth : worth * search_weights.other_set;
    std::size_t untouched = 0;
    for (const SetNumbers& sets : parts_.sets_of[document])
      if (!holds_any(touched_, sets)) {
        worth *= search_weights.other_set;
        ++untouched;
      }
    return untouched > 0 && untouched < parts_.sets_of[document].size()
               ? worth * search_weights.half_named
               : worth;
  }

  // What a group wrote or adopted holds at its table whatever the sets.
  bool is_at_home(std::size_t number) const {
    return parts_.documents[number].played || parts_.house[number] != house_[number];
  }

  // Whether the words name the special case of the document, such as incomplete features or a
  // tournament.
  bool is_meant(std::size_t document) const {
    return parts_.documents[document].meant_by.empty() ||
           std::ranges::any_of(parts_.meant_by[document],
                               [&](TermNumber term) { return names(term); });
  }

  // Whether a word of the query stands for the concept.
  bool names(TermNumber number) const {
    const std::size_t slot = filter_.ranking().slot_of(number);
    if (slot == SearchRanking::no_slot) return false;
    const auto& terms = filter_.ranking().terms(slot);
    return std::any_of(terms.begin(), terms.end(), [&](const SlotTerm& answer) {
      return answer.term == number && answer.weight >= search_weights.answers;
    });
  }

  bool is_called(std::size_t document) const {
    const std::vector<std::string>& called = filter_.called();
    return !called.empty() && std::find(called.begin(), called.end(),
                                        own_concept(parts_.documents[document])) != called.end();
  }

  // The sets that the words touch, by name or by an element that came with the set. Every question
  // touches the base game and, at a group's table, its own sets.
  std::vector<bool> touched_sets() const {
    std::vector<bool> sets = parts_.at_home;
    for (std::size_t slot = 0; slot < filter_.ranking().slot_count(); ++slot)
      for (const SlotTerm& answer : filter_.ranking().terms(slot)) {
        const auto found = parts_.set_of_concept.find(answer.term);
        if (answer.weight >= search_weights.answers && found != parts_.set_of_concept.end())
          sets[found->second] = true;
      }
    return sets;
  }

  std::vector<Ranked> ranked(const std::vector<std::uint32_t>& found) const {
    std::vector<Ranked> order;
    order.reserve(found.size());
    for (const std::uint32_t d : found) order.push_back({d, worth_of(d)});
    std::ranges::sort(order, is_better);
    return order;
  }

  // Raises the best hits by how nearly they are asked in the words of the query.
  void raise_nearest(std::vector<Ranked>& order) const {
    const auto best = std::span(order).first(std::min(order.size(), search_weights.near_hits));
    for (Ranked& one : best) {
      const double near = parts_.phrases.nearness(one.document, filter_.ranking());
      one.worth *= 1 + search_weights.near_gain * near * near * near;
    }
    std::ranges::sort(best, is_better);
  }

  SearchHit hit(std::size_t number) const {
    SearchHit made = plain_hit(parts_, number);
    const SearchDocument& document = parts_.documents[number];
    marks_.clear();
    const std::size_t begin = document.snippet_begin();
    const SearchRanking& ranking = filter_.ranking();
    for (const TermPlace& place : parts_.index.places(number))
      if (const std::size_t slot = ranking.slot_of(place.term);
          slot != SearchRanking::no_slot && place.begin >= begin)
        marks_.push_back({place.begin - begin, place.end - begin, ranking.rarity(slot), slot});
    made.snippet = snippet_of(std::string_view(document.text()).substr(begin), marks_);
    return made;
  }

  const SearchParts& parts_;
  const SearchScope& scope_;
  DocumentFlags own_house_;
  const DocumentFlags& house_;  // without what the selection adopts
  SearchFilter filter_;
  std::vector<bool> touched_;  // by set
  // By set, and last for the game as a whole: the chosen printing, and whether the set lacks it.
  std::vector<std::optional<Edition>> printings_;
  std::vector<bool> lacking_;
  std::vector<bool> new_box_;               // a large expansion that no other printing has
  mutable std::vector<SnippetMark> marks_;  // buffer of hit()
};

Search::Search(const Catalog& catalog, const Rulebook& rulebook,
               std::span<const LedgerEntry> ledger, std::span<const SourceDocument> sources,
               std::span<const ForeignName> names)
    : parts_(std::make_unique<SearchParts>(catalog, rulebook, ledger, sources, names)) {}
Search::~Search() = default;
Search::Search(Search&&) noexcept = default;
Search& Search::operator=(Search&&) noexcept = default;

std::span<const SearchDocument> Search::documents() const {
  return parts_->documents;
}

SearchHit Search::hit(std::size_t document) const {
  return plain_hit(*parts_, document);
}

Result<SearchHits> Search::find(std::string_view query, const SearchScope& scope) const {
  Result<Query> parsed = parse_query(query, rule_query_keys());
  if (!parsed) return parsed.error();
  Result<SearchHits> hits = Asked(*parts_, *parsed, scope).hits();
  const bool none = hits && hits->total == 0 && hits->left_out.total == 0 && hits->house.empty();
  if (!none || !loosen_phrases(parsed->root)) return hits;
  return Asked(*parts_, *parsed, scope).hits();
}

}  // namespace cartulary

#include "engine/search/search_slot.h"

#include <algorithm>
#include <span>

#include "engine/search/query_tokens.h"
#include "engine/search/search_weights.h"
#include "engine/text/asking_parts.h"

namespace cartulary {
namespace {

// A word of the question with the words of the index that it may stand for.
struct Reading {
  SearchToken token;                     // as interpreted
  std::vector<std::string> others = {};  // alternatives, equally good
  double weight = 1;
  bool typed = false;                          // the last word, possibly unfinished
  std::span<const std::string> concepts = {};  // of a name in another language
};

class SlotReader {
 public:
  SlotReader(const WordIndex& index, const SearchNames& names, const NamesAbroad& abroad)
      : index_(index), names_(names), language_(names.language()), abroad_(abroad) {}

  std::vector<SearchSlot> read(std::string_view words, std::span<const SearchToken> all,
                               bool typing) {
    std::vector<SearchToken> tokens = query_tokens(all, names_, typing);
    if (const auto concepts = all_abroad(words, tokens); !concepts.empty()) {
      readings_.push_back({.token = tokens.front(), .concepts = concepts});
      tokens.clear();
    }
    for (std::size_t i = 0; i < tokens.size();) {
      if (const std::size_t count = abroad_at(tokens, i); count > 0) {
        i += count;
        continue;
      }
      Reading reading;
      reading.typed = typing && i + 1 == tokens.size();
      reading.token = std::move(tokens[i++]);
      understand(std::move(reading));
    }
    for (const Reading& reading : readings_) tokens_.push_back(reading.token);
    std::vector<SearchSlot> slots;
    const std::vector<TextPart> asking = asking_parts(words, all, language_);
    for (std::size_t i = 0; i < tokens_.size();) {
      const std::size_t count = slot_at(i, slots);
      slots.back().asks =
          std::ranges::any_of(std::span(tokens_).subspan(i, count),
                              [&](const SearchToken& token) { return is_in(asking, token); });
      i += count;
    }
    drop_repeated(slots);
    weigh(slots);
    return slots;
  }

 private:
  std::string_view english_of(std::string_view word) const {
    return language_.meaning(WordUse::English, word);
  }

  // The English word for another form of the word: "return" for "zurücknehme".
  std::string_view english_of_form(std::string_view word) const {
    for (const std::string& form : other_forms(word, language_))
      for (const SearchWord& ending : language_.words(WordUse::Endings))
        if (const auto english = english_of(form + ending.word); !english.empty()) return english;
    return {};
  }

  bool known(const SearchToken& token) const {
    return index_.find(token.stem).has_value() || !names_.meaning_of_token(token).empty();
  }

  // Whether the word is long enough and names an element or a set. "own" is not a form of "owner".
  bool names_a_thing(const std::string& word) const {
    if (word.size() < search_weights.shortest_form) return false;
    const auto meaning = names_.meaning_of_word(word);
    return !meaning.empty() && meaning.front().starts_with('@');
  }

  // A repeated word adds nothing, but it may be asked only the second time.
  static void drop_repeated(std::vector<SearchSlot>& slots) {
    for (std::size_t i = 0; i < slots.size(); ++i)
      slots.erase(std::remove_if(slots.begin() + static_cast<std::ptrdiff_t>(i) + 1, slots.end(),
                                 [&](const SearchSlot& other) {
                                   const bool same =
                                       !other.terms.empty() && other.terms == slots[i].terms;
                                   if (same) slots[i].asks = slots[i].asks || other.asks;
                                   return same;
                                 }),
                  slots.end());
  }

  // The fewer words ask, the more depends on the others: "Does it stay there?"
  static void weigh(std::vector<SearchSlot>& slots) {
    const auto asking = std::ranges::count_if(slots, &SearchSlot::asks);
    if (asking < 2) return;
    for (SearchSlot& slot : slots)
      if (!slot.asks)
        slot.weight = asking == 2 ? search_weights.situation_of_two : search_weights.situation;
  }

  SearchToken token_of(const SearchToken& old, std::string_view word) const {
    SearchToken token = old;
    token.word = word;
    token.stem = stem_of(word, language_);
    token.function_word = language_.is_function_word(word);
    return token;
  }

  // The concepts of the whole query if it is a name in another language and not one in English or
  // German.
  std::span<const std::string> all_abroad(std::string_view words,
                                          std::span<const SearchToken> tokens) const {
    // Most questions are longer than any such name.
    if (tokens.empty() || abroad_.whole().most_words(tokens.front().stem) < tokens.size())
      return {};
    if (!names_.meaning_of(words).empty()) return {};
    return abroad_.whole().meaning_of(words);
  }

  // Takes the foreign name that begins at the token, and returns its number of tokens. Words that
  // English or German has do not count, unless they are the whole query and no name there.
  std::size_t abroad_at(std::span<const SearchToken> tokens, std::size_t first) {
    const FoundName name = abroad_.whole().longest_at(tokens, first);
    if (name.count == 0) return 0;
    const auto part = tokens.subspan(first, name.count);
    const bool asked_alone = name.count == tokens.size() &&
                             names_.longest_at(tokens, 0).count < tokens.size() &&
                             english_of(tokens.front().word).empty();
    if (!asked_alone && std::ranges::all_of(part, [&](const SearchToken& token) {
          return known(token) || !english_of(token.word).empty();
        }))
      return 0;
    readings_.push_back({.token = part.front(), .concepts = *name.concepts});
    return name.count;
  }

  // Takes the word as part of a foreign name.
  bool part_abroad(Reading& reading, std::span<const std::string> meaning) {
    if (meaning.empty()) return false;
    reading.concepts = meaning;
    reading.typed = false;
    readings_.push_back(std::move(reading));
    return true;
  }

  void understand(Reading reading) {
    const SearchToken& token = reading.token;
    // "Wirtshäuser" occurs in a title and is also the plural of a name.
    if (names_.meaning_of_token(token).empty())
      for (const std::string& form : other_forms(token.word, language_))
        if (names_a_thing(form)) reading.others.push_back(form);
    const bool is_known = known(token);
    const std::string_view english = english_of(token.word);
    if (is_known && !english.empty()) reading.others.emplace_back(english);
    if (is_known || (reading.typed && !index_.words_from(token.word).empty())) {
      readings_.push_back(std::move(reading));
      return;
    }
    if (!english.empty()) {
      reading.token = token_of(token, english);
      readings_.push_back(std::move(reading));
      return;
    }
    for (const std::string& form : other_forms(token.word, language_))
      if (const SearchToken german = token_of(token, form); known(german)) {
        reading.token = german;
        readings_.push_back(std::move(reading));
        return;
      }
    if (part_abroad(reading, abroad_.meaning_of_part(token.word))) return;
    if (halves(reading) || compound(reading)) return;
    if (const std::string_view form = english_of_form(token.word); !form.empty()) {
      reading.token = token_of(token, form);
      readings_.push_back(std::move(reading));
      return;
    }
    const std::vector<std::string> near = words_near(token.word);
    if (near.empty() && part_abroad(reading, abroad_.meaning_near(token.word))) return;
    if (!near.empty()) {
      reading.weight = search_weights.corrected;
      reading.token = token_of(token, near.front());
      reading.others.assign(near.begin() + 1, near.end());
      reading.typed = false;
    }
    readings_.push_back(std::move(reading));
  }

  // The words that a misspelt word may stand for: those with the fewest typing errors, preferring
  // things, so that "pricess" is princess and not price. If none names a thing, adds the things
  // with one more error, such as fairy for "farie".
  std::vector<std::string> words_near(const std::string& word) const {
    const std::size_t forgiven = forgiven_slips(word);
    std::vector<std::string> near = index_.words_near(word, forgiven);
    const auto names = [&](const std::string& known) { return names_a_thing(known); };
    if (forgiven == 0 || word.size() < search_weights.shortest_form) return near;
    if (std::ranges::any_of(near, names)) {
      std::erase_if(near, [&](const std::string& known) { return !names(known); });
      return near;
    }
    for (const std::string& known : index_.words_from(word.substr(0, 1)))
      if (names(known) && slips_between(word, known, forgiven + 1) == forgiven + 1)
        near.push_back(known);
    return near;
  }

  // "pigherd": two words of the index written as one.
  bool halves(const Reading& reading) {
    const std::string& word = reading.token.word;
    for (std::size_t at = search_weights.shortest_half;
         at + search_weights.shortest_half <= word.size(); ++at) {
      const std::string_view first = std::string_view(word).substr(0, at);
      const std::string_view second = std::string_view(word).substr(at);
      if (!index_.has_word(first) || !index_.has_word(second)) continue;
      readings_.push_back({token_of(reading.token, first), {}, 1, false});
      readings_.push_back({token_of(reading.token, second), {}, 1, reading.typed});
      readings_.back().token.gap = SearchGap::None;
      return true;
    }
    return false;
  }

  // A name of which the word is a form, as part of a compound; empty if there is none.
  std::string named_form(const std::string& word) const {
    if (word.size() < search_weights.shortest_half) return {};
    std::vector<std::string> forms = other_forms(word, language_);
    forms.insert(forms.begin(), {word, word + 'e'});
    const auto found = std::find_if(forms.begin(), forms.end(), [&](const std::string& form) {
      return !names_.meaning_of_word(form).empty();
    });
    return found == forms.end() ? std::string() : *found;
  }

  // "Drachenplättchen": two names joined, with the linking letters of German.
  bool compound(const Reading& reading) {
    const std::string& word = reading.token.word;
    for (std::size_t at = search_weights.shortest_half;
         at + search_weights.shortest_half <= word.size(); ++at) {
      const std::string first = named_form(word.substr(0, at));
      const std::string second = first.empty() ? first : named_form(word.substr(at));
      if (second.empty()) continue;
      readings_.push_back({token_of(reading.token, first), {}, 1, false});
      readings_.push_back({token_of(reading.token, second), {}, 1, false});
      readings_.back().token.gap = SearchGap::None;
      return true;
    }
    return false;
  }

  // Adds the slot that begins at this reading, and returns how many readings it takes.
  std::size_t slot_at(std::size_t first, std::vector<SearchSlot>& slots) {
    slot_ = {};
    slot_.word = readings_[first].token.word;
    if (const std::size_t count = name_at(first); count > 0) {
      slots.push_back(std::move(slot_));
      return count;
    }
    const Reading& reading = readings_[first];
    add_word(reading.token.word, reading.weight);
    for (const std::string& other : reading.others) add_word(other, reading.weight);
    for (const std::string& term : reading.concepts) add(term, search_weights.name);
    if (reading.typed) add_beginnings(reading);
    slots.push_back(std::move(slot_));
    return 1;
  }

  // Takes a name of several words. A single word goes with its alternatives instead.
  std::size_t name_at(std::size_t first) {
    const FoundName name = names_.longest_at(tokens_, first);
    const std::vector<std::string>* concepts = name.concepts;
    std::size_t count = name.count;
    std::vector<std::string> begun;
    const bool in_one =
        std::all_of(tokens_.begin() + static_cast<std::ptrdiff_t>(first) + 1, tokens_.end(),
                    [](const SearchToken& token) { return token.gap == SearchGap::None; });
    if (readings_.back().typed && in_one &&
        readings_.size() - first > std::max<std::size_t>(count, 1)) {
      begun = names_.begun_with(std::span(tokens_).subspan(first));
      if (!begun.empty()) {
        concepts = &begun;
        count = readings_.size() - first;
      }
    }
    if (count < 2) return 0;
    double weight = search_weights.name;
    for (std::size_t i = first; i < first + count; ++i) {
      weight = std::min(weight, search_weights.name * readings_[i].weight);
      add(readings_[i].token.stem, search_weights.part);
    }
    for (const std::string& term : *concepts) add(term, weight);
    return count;
  }

  void add_word(std::string_view word, double weight) {
    SearchToken token;
    token.stem = stem_of(word, language_);
    token.function_word = language_.is_function_word(word);
    add(token.stem, weight);
    for (const std::string& term : names_.meaning_of_token(token))
      add(term, weight * search_weights.name);
  }

  void add_beginnings(const Reading& reading) {
    const auto words = index_.words_from(reading.token.word);
    const bool whole = known(reading.token);
    const double weight = whole ? search_weights.beginning : 1;
    for (const std::string& word :
         words.first(std::min(words.size(), search_weights.most_beginnings)))
      if (word != reading.token.word) add_word(word, weight);
  }

  void add(std::string_view text, double weight) {
    const auto term = index_.find(text);
    if (!term) return;
    for (SlotTerm& known : slot_.terms)
      if (known.term == *term) {
        known.weight = std::max(known.weight, weight);
        return;
      }
    slot_.terms.push_back({*term, weight});
  }

  const WordIndex& index_;
  const SearchNames& names_;
  const SearchLanguage& language_;
  const NamesAbroad& abroad_;
  std::vector<Reading> readings_;
  std::vector<SearchToken> tokens_;  // by reading
  SearchSlot slot_;
};

}  // namespace

std::vector<SearchSlot> search_slots(std::string_view words, const WordIndex& index,
                                     const SearchNames& names, const NamesAbroad& abroad,
                                     bool typing) {
  return search_slots(words, search_tokens(words, names.language()), index, names, abroad, typing);
}

std::vector<SearchSlot> search_slots(std::string_view words, std::span<const SearchToken> tokens,
                                     const WordIndex& index, const SearchNames& names,
                                     const NamesAbroad& abroad, bool typing) {
  return SlotReader(index, names, abroad).read(words, tokens, typing);
}

}  // namespace cartulary

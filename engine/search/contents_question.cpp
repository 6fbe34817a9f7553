#include "engine/search/contents_question.h"

#include <algorithm>
#include <utility>

#include "engine/rule/element_marks.h"
#include "engine/search/search_parts.h"
#include "engine/search/search_slot.h"
#include "engine/search/search_weights.h"
#include "engine/text/question_words.h"
#include "engine/text/search_words.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

// Reads a question word by word.
class Reader {
 public:
  explicit Reader(const SearchParts& parts) : parts_(parts) {}

  std::optional<ContentsQuestion> read(std::string_view words,
                                       std::span<const SearchToken> tokens) {
    // The first word shows at once that most searches count nothing.
    if (!begins(tokens)) return std::nullopt;
    if (what_is_asked(tokens, parts_.language) != std::vector<std::string_view>{asks_how_many})
      return std::nullopt;
    if (!std::ranges::all_of(tokens, [this](const auto& token) { return may_stand(token); }))
      return std::nullopt;
    note_tiles(tokens);
    for (const SearchSlot& slot :
         search_slots(words, tokens, parts_.index, parts_.names, parts_.abroad, false))
      if (!take(slot)) return std::nullopt;
    if (question_.elements.empty() && !tiles_) return std::nullopt;
    question_.tiles = tiles_;
    return question_;
  }

 private:
  bool is(WordUse use, std::string_view word) const { return parts_.language.has(use, word); }

  bool begins(std::span<const SearchToken> tokens) const {
    return !tokens.empty() && std::ranges::any_of(parts_.language.questions(tokens.front().word),
                                                  [](const QuestionPhrase& phrase) {
                                                    return phrase.term == asks_how_many;
                                                  });
  }

  // The question may contain only the counted thing and sets, so "may", "get" and "points" rule it
  // out.
  bool may_stand(const SearchToken& token) const {
    return !token.function_word || is(WordUse::Counting, token.word);
  }

  void note_tiles(std::span<const SearchToken> tokens) {
    constexpr std::size_t behind_how_many = 3;
    bool is_tile = false;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      const std::string& word = tokens[i].word;
      // After these words the tiles are described by what they show, not by their set.
      shown_ = shown_ || is(WordUse::Showing, word) || (is_tile && is(WordUse::Having, word));
      is_tile = is(WordUse::TileWords, word);
      of_a_set_ = of_a_set_ || (is_tile && i < behind_how_many);
      tiles_ = tiles_ || is_tile;
    }
  }

  // Whether such a question may contain the slot.
  bool take(const SearchSlot& slot) {
    if (is(WordUse::Counting, slot.word) || is(WordUse::TileWords, slot.word)) return true;
    std::vector<std::string> elements;
    std::vector<const TileSet*> sets;
    for (const SlotTerm& answer : slot.terms) {
      if (answer.weight < search_weights.answers) continue;
      const std::string& term = parts_.index.term(answer.term);
      if (term.starts_with("@set/")) {
        if (const TileSet* set = parts_.catalog.find_set(term.substr(5))) sets.push_back(set);
      } else if (term.starts_with('@') && parts_.counted.count(term.substr(1)) != 0) {
        elements.push_back(term.substr(1));
      }
    }
    const bool wants_a_set = (of_a_set_ && !shown_) || !question_.elements.empty();
    if (sets.empty() && (wants_a_set || elements.empty()))
      if (const TileSet* set = parts_.catalog.find_set(slot.word)) sets.push_back(set);
    if (wants_a_set || elements.empty()) return take_set(sets);
    return take_elements(std::move(elements));
  }

  bool take_set(std::vector<const TileSet*> sets) {
    // The name of a box stands for the sets in it, too.
    const auto is_numbered_box = [](const TileSet* set) {
      return set->number && !set->contains.empty();
    };
    if (const auto box = std::ranges::find_if(sets, is_numbered_box); box != sets.end())
      sets = {*box};
    if (sets.size() != 1) return false;
    question_.sets.push_back(sets.front());
    return true;
  }

  bool take_elements(std::vector<std::string> elements) {
    // Adds what people count when they name these elements.
    for (const SearchWord& row : parts_.language.words(WordUse::CountedAs))
      if (contains(elements, row.meaning) && !contains(elements, row.word))
        elements.push_back(row.word);
    question_.elements = std::move(elements);
    return true;
  }

  const SearchParts& parts_;
  ContentsQuestion question_;
  bool tiles_ = false;
  bool of_a_set_ = false;  // "how many tiles", not "how many abbey tiles"
  bool shown_ = false;
};

}  // namespace

CountedElements counted_elements(const Rulebook& rulebook) {
  CountedElements counted;
  for (const Element& element : rulebook.elements()) {
    if (element.kind == ElementKind::Term || element.id == "tile") continue;
    CountedElement& made = counted[element.id];
    made.name = element.name;
    for (const MarkName& mark : mark_names_of({&element, 1}))
      if (std::find(made.marks.begin(), made.marks.end(), mark.mark) == made.marks.end())
        made.marks.push_back(mark.mark);
  }
  return counted;
}

std::optional<ContentsQuestion> contents_question(std::string_view words,
                                                  std::span<const SearchToken> tokens,
                                                  const SearchParts& parts) {
  return Reader(parts).read(words, tokens);
}

}  // namespace cartulary

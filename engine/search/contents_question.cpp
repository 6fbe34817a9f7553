#include "engine/search/contents_question.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/rule/element_marks.h"
#include "engine/search/search_parts.h"
#include "engine/search/search_slot.h"
#include "engine/search/search_weights.h"
#include "engine/text/question_words.h"
#include "engine/text/search_words.h"

namespace cartulary {
namespace {

template <std::size_t Count>
bool holds(const std::array<std::string_view, Count>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// What may stand beside the thing that is counted, and the sets. "May", "get", "points" may not.
constexpr auto frame = std::to_array<std::string_view>({
    "how",         "many",       "are",      "is",         "there",     "in",       "the",
    "a",           "an",         "my",       "our",        "of",        "do",       "does",
    "i",           "we",         "have",     "has",        "own",       "come",     "comes",
    "with",        "contain",    "contains", "include",    "includes",  "exist",    "exists",
    "included",    "box",        "boxes",    "game",       "games",     "set",      "sets",
    "expansion",   "all",        "total",    "altogether", "whole",     "every",    "should",
    "be",          "inside",     "this",     "that",       "edition",   "editions", "expansions",
    "on",          "show",       "shows",    "collection", "wie",       "viele",    "wieviele",
    "gibt",        "es",         "sind",     "der",        "die",       "das",      "dem",
    "den",         "des",        "mein",     "meine",      "meiner",    "meinen",   "meinem",
    "schachtel",   "schachteln", "spiel",    "spiels",     "habe",      "haben",    "hat",
    "ich",         "wir",        "enthalt",  "enthalten",  "insgesamt", "allen",    "mit",
    "erweiterung", "im",         "von",      "gesamt",     "and",       "und",      "pro",
    "auf",         "drin",       "karton",   "ins",        "spieles",
});
constexpr auto tile_words = std::to_array<std::string_view>(
    {"tile", "tiles", "card", "cards", "plattchen", "karte", "karten", "kartchen",
     "landschaftskarten", "landschaftsplattchen"});
// Behind these the tiles are told by what they show, not by their set; so they are behind "tiles
// have".
constexpr auto showing = std::to_array<std::string_view>({"with", "show", "shows", "mit", "on"});
constexpr auto having = std::to_array<std::string_view>({"have", "has", "haben", "hat"});

// What people count when they name these.
constexpr auto counted_as = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"tower", "tower-piece"},
    {"tower", "tower-foundation"},
    {"castle", "castle-token"},
    {"ferry", "ferry-lake"},
    {"dragon", "dragon-symbol"},
});

// What the words say so far.
class Reader {
 public:
  explicit Reader(const SearchParts& parts) : parts_(parts) {}

  std::optional<ContentsQuestion> read(std::string_view words) {
    const std::vector<SearchToken> tokens = search_tokens(words);
    // The first word tells at once of most searches that they count nothing.
    if (!begins(tokens)) return std::nullopt;
    if (what_is_asked(tokens) != std::vector<std::string_view>{"?how-many"}) return std::nullopt;
    if (!std::all_of(tokens.begin(), tokens.end(), may_stand)) return std::nullopt;
    note_tiles(tokens);
    for (const SearchSlot& slot :
         search_slots(words, parts_.index, parts_.names, parts_.abroad, false))
      if (!take(slot)) return std::nullopt;
    if (question_.elements.empty() && !tiles_) return std::nullopt;
    question_.tiles = tiles_;
    return question_;
  }

 private:
  static bool begins(const std::vector<SearchToken>& tokens) {
    constexpr std::array<std::string_view, 4> first = {"how", "wie", "wieviele", "wieviel"};
    return !tokens.empty() && holds(first, tokens.front().word);
  }

  static bool may_stand(const SearchToken& token) {
    return !token.function_word || holds(frame, token.word);
  }

  void note_tiles(const std::vector<SearchToken>& tokens) {
    constexpr std::size_t behind_how_many = 3;
    bool is_tile = false;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      shown_ =
          shown_ || holds(showing, tokens[i].word) || (is_tile && holds(having, tokens[i].word));
      is_tile = holds(tile_words, tokens[i].word);
      of_a_set_ = of_a_set_ || (is_tile && i < behind_how_many);
      tiles_ = tiles_ || is_tile;
    }
  }

  // Whether the slot may stand in such a question.
  bool take(const SearchSlot& slot) {
    if (holds(frame, slot.word) || holds(tile_words, slot.word)) return true;
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

  bool take_set(const std::vector<const TileSet*>& sets) {
    if (sets.size() != 1) return false;
    question_.sets.push_back(sets.front());
    return true;
  }

  bool take_elements(std::vector<std::string> elements) {
    for (const auto& [word, counted] : counted_as)
      if (std::find(elements.begin(), elements.end(), word) != elements.end() &&
          std::find(elements.begin(), elements.end(), counted) == elements.end())
        elements.emplace_back(counted);
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
                                                  const SearchParts& parts) {
  return Reader(parts).read(words);
}

}  // namespace cartulary

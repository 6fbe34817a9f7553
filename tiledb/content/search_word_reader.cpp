#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "engine/rule/rule.h"
#include "engine/text/search_words.h"
#include "engine/text/text.h"
#include "tiledb/content/content_readers.h"
#include "tiledb/yaml/record.h"

namespace cartulary::tiledb {
namespace {

// List: words only. Map: each word with its meaning. Groups: each meaning with its words. Ranked
// lists are not sorted: their first item takes precedence.
enum class ListShape { List, Ranked, Map, Groups, RankedGroups };

// What a text in a list may be. Pair: at most two words. Title: spelled as in titles. Concept: an
// element, or "by/" and an authority, or "status/" and a status. Scored: what the scoring guide
// calls a feature or a fact; content_checks.cpp compares it.
enum class WordKind { Word, Pair, Phrase, Title, Digits, Asked, Element, Concept, Scored };

struct ListPlan {
  ListShape shape;
  WordKind word;
  WordKind meaning = WordKind::Word;
};

// In the order of WordUse.
constexpr auto list_plans = std::to_array<ListPlan>({
    {ListShape::List, WordKind::Word},                                // function_words
    {ListShape::List, WordKind::Word},                                // own_function_words
    {ListShape::List, WordKind::Word},                                // signs
    {ListShape::Map, WordKind::Word, WordKind::Digits},               // numbers
    {ListShape::Map, WordKind::Word},                                 // irregular
    {ListShape::Ranked, WordKind::Word},                              // endings
    {ListShape::Map, WordKind::Word},                                 // spellings
    {ListShape::Map, WordKind::Word},                                 // english
    {ListShape::Map, WordKind::Word},                                 // read_as
    {ListShape::Groups, WordKind::Pair, WordKind::Asked},             // questions
    {ListShape::List, WordKind::Word},                                // denials
    {ListShape::List, WordKind::Word},                                // negatives
    {ListShape::List, WordKind::Word},                                // role_openers
    {ListShape::List, WordKind::Word},                                // role_closers
    {ListShape::List, WordKind::Word},                                // articles
    {ListShape::List, WordKind::Title},                               // title_articles
    {ListShape::List, WordKind::Word},                                // things
    {ListShape::List, WordKind::Word},                                // yes_or_no
    {ListShape::List, WordKind::Word},                                // openers
    {ListShape::List, WordKind::Word},                                // lead_ins
    {ListShape::List, WordKind::Word},                                // alternatives
    {ListShape::List, WordKind::Word},                                // each
    {ListShape::List, WordKind::Word},                                // counting
    {ListShape::List, WordKind::Word},                                // tile_words
    {ListShape::List, WordKind::Word},                                // showing
    {ListShape::List, WordKind::Word},                                // having
    {ListShape::Map, WordKind::Phrase, WordKind::Concept},            // names
    {ListShape::Groups, WordKind::Phrase, WordKind::Phrase},          // synonyms
    {ListShape::Map, WordKind::Element, WordKind::Word},              // roles
    {ListShape::Map, WordKind::Element, WordKind::Word},              // denied
    {ListShape::RankedGroups, WordKind::Element, WordKind::Element},  // counted_as
    {ListShape::Groups, WordKind::Element, WordKind::Element},        // asked_as
    {ListShape::Groups, WordKind::Concept, WordKind::Concept},        // special_cases
    {ListShape::Map, WordKind::Phrase, WordKind::Scored},             // score_features
    {ListShape::Map, WordKind::Phrase, WordKind::Scored},             // score_facts
    {ListShape::Map, WordKind::Phrase, WordKind::Element},            // score_figures
});
static_assert(list_plans.size() == word_use_names.size());

constexpr std::array<std::string_view, 1 + word_use_names.size()> search_file_keys_of() {
  std::array<std::string_view, 1 + word_use_names.size()> keys = {"language"};
  std::copy(word_use_names.begin(), word_use_names.end(), keys.begin() + 1);
  return keys;
}
constexpr auto search_file_keys = search_file_keys_of();

class SearchWordReader {
 public:
  SearchWordReader(const Record& record, std::string language, ContentDraft& draft)
      : record_(record), language_(std::move(language)), draft_(draft) {}

  void read(WordUse use) {
    key_ = to_text(use);
    if (!record_.has(key_)) return;
    use_ = use;
    const ListPlan& plan = list_plans[static_cast<std::size_t>(use)];
    if (plan.shape == ListShape::List || plan.shape == ListShape::Ranked)
      read_list(record_.list(key_), plan, {}, plan.shape == ListShape::List);
    else
      read_entries(plan);
  }

 private:
  void read_list(const std::vector<YamlNode>& items, const ListPlan& plan,
                 const std::string& meaning, bool sorted) {
    std::string before;
    for (const YamlNode& item : items) {
      const std::string text = read_text(item, fmt::format("an item of '{}'", key_), draft_.errors);
      const std::string word = read(text, plan.word, item.place);
      if (word.empty() || !stands_behind(word, before, sorted, item.place)) continue;
      add(word, meaning);
    }
  }

  void read_entries(const ListPlan& plan) {
    std::string before;
    for (const YamlEntry& entry : record_.map(key_)) {
      const bool groups = plan.shape != ListShape::Map;
      const std::string head = read(entry.key, groups ? plan.meaning : plan.word, entry.key_place);
      if (head.empty() || !stands_behind(head, before, true, entry.key_place)) continue;
      if (groups)
        read_group(entry, plan, head);
      else
        read_meaning(entry.value, plan, head);
    }
  }

  void read_group(const YamlEntry& entry, const ListPlan& plan, const std::string& head) {
    if (entry.value.kind == YamlNode::Kind::List && !entry.value.items.empty())
      return read_list(entry.value.items, plan, head, plan.shape == ListShape::Groups);
    if (entry.value.kind != YamlNode::Kind::Broken)
      draft_.errors.add(entry.value.place, fmt::format("'{}' has no list of words", entry.key),
                        fmt::format("write them as a list: {}: [word, other word]", entry.key));
  }

  void read_meaning(const YamlNode& node, const ListPlan& plan, const std::string& word) {
    const std::string text = read_text(node, fmt::format("'{}'", word), draft_.errors);
    const std::string meaning = read(text, plan.meaning, node.place);
    if (!meaning.empty()) add(word, meaning);
  }

  // The text as stored; if it is not of this kind, reports it and returns an empty text.
  std::string read(const std::string& text, WordKind kind, const Place& place) {
    if (text.empty() || kind == WordKind::Title) return text;
    if (kind == WordKind::Word || kind == WordKind::Pair || kind == WordKind::Phrase)
      return words_of(text, kind, place);
    if (kind == WordKind::Digits) return digits_of(text, place);
    if (kind == WordKind::Asked) {
      const bool known = std::ranges::find(asked_names, text) != asked_names.end();
      if (!known) report_unknown_name(place, key_, text, asked_names, draft_.errors);
      return known ? text : std::string();
    }
    if (kind == WordKind::Scored) {
      const bool fact = use_ == WordUse::ScoreFacts;
      draft_.used.push_back({fact ? NameKind::ScoreFact : NameKind::ScoreFeature,
                             text.substr(0, text.find('=')),
                             place,
                             {}});
      return text;
    }
    return concept_of(text, kind, place);
  }

  std::string words_of(const std::string& text, WordKind kind, const Place& place) {
    const std::size_t most = kind == WordKind::Word ? 1 : kind == WordKind::Pair ? 2 : text.size();
    const std::size_t count = search_tokens(text, SearchLanguage()).size();
    if (count > 0 && count <= most) return folded(text);
    draft_.errors.add(place, fmt::format("'{}' is {} words", text, count),
                      most == 1 ? "write one word" : "write one word or two");
    return {};
  }

  std::string digits_of(const std::string& text, const Place& place) {
    if (parse_whole(text, 0, 999)) return text;
    draft_.errors.add(place, fmt::format("'{}' is no number in digits", text),
                      "write what the word says, such as \"2\"");
    return {};
  }

  std::string concept_of(const std::string& text, WordKind kind, const Place& place) {
    constexpr std::string_view status = "status/";
    if (kind == WordKind::Element || text.find('/') == std::string::npos) {
      draft_.used.push_back({NameKind::Element, text, place, {}});
    } else if (text.starts_with(status)) {
      const std::string name = text.substr(status.size());
      if (!parse_ruling_status(name)) {
        report_unknown_name(place, "status", name, ruling_status_names, draft_.errors);
        return {};
      }
    } else if (!text.starts_with("by/")) {
      draft_.errors.add(place, fmt::format("'{}' is nothing that words stand for", text),
                        "write the id of an element, by/ and who rules, or status/ and a status");
      return {};
    }
    return text;
  }

  // Reports a repeated word and, if `sorted`, a word out of order. False if it is repeated.
  bool stands_behind(const std::string& word, std::string& before, bool sorted,
                     const Place& place) {
    const bool twice = word == before;
    if (twice)
      draft_.errors.add(place, fmt::format("'{}' stands twice in '{}'", word, key_),
                        "remove one of the two");
    else if (sorted && word < before)
      draft_.errors.add(place, fmt::format("'{}' stands behind '{}'", word, before),
                        "sort the list, as the words are in small letters without accents");
    before = word;
    return !twice;
  }

  void add(const std::string& word, const std::string& meaning) {
    draft_.search_words.push_back({word, meaning, use_, language_});
  }

  const Record& record_;
  std::string language_;
  ContentDraft& draft_;
  std::string_view key_;
  WordUse use_ = WordUse::FunctionWords;
};

bool is_language_code(std::string_view text) {
  return text.size() == 2 && std::ranges::all_of(text, [](char c) { return c >= 'a' && c <= 'z'; });
}

}  // namespace

void read_search_words_file(const YamlNode& root, std::string_view folder, ContentDraft& draft) {
  const Record record(root, {"a file of words of the search", search_file_keys, {}}, draft.errors);
  const std::string language = record.need_text("language");
  if (language.empty()) return;
  if (!is_language_code(language))
    draft.errors.add(record.place_of("language"), fmt::format("'{}' is no code", language),
                     "write the two letters of ISO 639-1, such as de");
  else if (language != folder)
    draft.errors.add(
        record.place_of("language"),
        fmt::format("words of '{}' stand in the folder '{}'", language, folder),
        fmt::format("name the file language/{}/search.yaml, or correct the code", language));
  SearchWordReader reader(record, language, draft);
  for (std::size_t use = 0; use < word_use_names.size(); ++use)
    reader.read(static_cast<WordUse>(use));
}

}  // namespace cartulary::tiledb

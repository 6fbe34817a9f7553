#include "engine/search/word_index.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <set>
#include <tuple>
#include <unordered_map>

#include "engine/search/search_weights.h"
#include "engine/text/question_words.h"
#include "engine/text/search_words.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

// The weight of a word in each field, and how much the length of the field reduces it.
struct FieldRow {
  double weight;
  double length_share;
};
constexpr std::array<FieldRow, search_field_count> field_rows = {
    {{3.0, 0.8}, {2.0, 0.9}, {1.4, 0.9}, {0.3, 1.0}, {0.9, 0.25}}};
// For each element that a record is about.
constexpr double about_weight = 2.0;
constexpr double saturation = 2.0;

// Separates fields; not the number of a term.
constexpr auto gap = std::numeric_limits<TermNumber>::max();

// The terms of one text with their positions.
struct FieldTerms {
  std::vector<TermPlace> places;
  double length = 0;  // words
};

// Counts terms while their numbers are still provisional.
class IndexBuilder {
 public:
  IndexBuilder(std::span<const SearchDocument> documents, const SearchNames& names)
      : names_(names) {
    for (const SearchDocument& document : documents) read(document);
    for (std::size_t f = 0; f < search_field_count; ++f)
      mean_[f] = filled_[f] > 0 ? sums_[f] / filled_[f] : 1;
  }

  std::vector<std::string> terms;
  std::set<std::string> words;
  std::vector<std::array<FieldTerms, search_field_count>> fields;
  std::vector<std::vector<TermNumber>> abouts;
  std::vector<TermNumber> stems;  // `gap` ends a field; function words are numbered from the top
  std::vector<std::size_t> stems_begin;
  std::unordered_map<std::string, TermNumber> function_words;

  struct Count {
    double weighted = 0;
    bool in_heading = false;
  };

  // The weighted counts of one document's terms.
  std::unordered_map<TermNumber, Count> counts(std::size_t document) const {
    std::unordered_map<TermNumber, Count> sums;
    for (std::size_t f = 0; f < search_field_count; ++f) {
      const FieldTerms& field = fields[document][f];
      const double share = field_rows[f].length_share;
      const double norm = 1 - share + share * field.length / mean_[f];
      for (const TermPlace& place : field.places) {
        Count& count = sums[place.term];
        count.weighted += field_rows[f].weight / norm;
        count.in_heading = count.in_heading || f <= static_cast<std::size_t>(SearchField::Asked);
      }
    }
    for (const TermNumber term : abouts[document]) sums[term].weighted += about_weight;
    return sums;
  }

 private:
  TermNumber number(const std::string& term) {
    const auto [found, is_new] = numbers_.emplace(term, static_cast<TermNumber>(terms.size()));
    if (is_new) terms.push_back(term);
    return found->second;
  }

  TermNumber function_word(const std::string& stem) {
    const auto next = static_cast<TermNumber>(gap - 1 - function_words.size());
    return function_words.emplace(stem, next).first->second;
  }

  void read(const SearchDocument& document) {
    std::array<FieldTerms, search_field_count>& read = fields.emplace_back();
    stems_begin.push_back(stems.size());
    for (std::size_t f = 0; f < search_field_count; ++f) {
      if (document.fields[f].empty()) continue;
      read[f] = analysed(document.fields[f]);
      if (f <= static_cast<std::size_t>(SearchField::Asked)) ask(document.fields[f], read[f]);
      sums_[f] += read[f].length;
      filled_[f] += 1;
    }
    std::vector<TermNumber>& about = abouts.emplace_back();
    for (const std::string& term : document.about) about.push_back(number(term));
  }

  FieldTerms analysed(const std::string& text) {
    FieldTerms field;
    std::vector<SearchToken> all = search_tokens(text, names_.language());
    std::size_t stem = stems.size();
    for (const SearchToken& token : all)
      stems.push_back(token.function_word ? function_word(token.stem) : gap);
    stems.push_back(gap);
    const std::vector<SearchToken> tokens = content_tokens(std::move(all));
    const auto place = [&](const std::string& term, std::size_t first, std::size_t count) {
      field.places.push_back({number(term), static_cast<std::uint32_t>(tokens[first].begin),
                              static_cast<std::uint32_t>(tokens[first + count - 1].end)});
    };
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      words.insert(tokens[i].word);
      place(tokens[i].stem, i, 1);
      while (stems[stem] != gap) ++stem;
      stems[stem++] = field.places.back().term;
      field.length += 1;
    }
    for (const FoundName& name : names_.all_in(tokens))
      for (const std::string& concept_term : *name.concepts)
        place(concept_term, name.first, name.count);
    return field;
  }

  void ask(const std::string& text, FieldTerms& field) {
    for (const std::string_view term :
         what_is_asked(search_tokens(text, names_.language()), names_.language()))
      field.places.push_back({number(std::string(term)), 0, 0});
  }

  const SearchNames& names_;
  std::unordered_map<std::string, TermNumber> numbers_;
  std::array<double, search_field_count> sums_ = {};
  std::array<double, search_field_count> filled_ = {};
  std::array<double, search_field_count> mean_ = {};
};

// Maps each old number to its place in sorted order.
std::vector<TermNumber> sorted_numbers(const std::vector<std::string>& terms) {
  std::vector<TermNumber> order(terms.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<TermNumber>(i);
  std::sort(order.begin(), order.end(),
            [&](TermNumber a, TermNumber b) { return terms[a] < terms[b]; });
  std::vector<TermNumber> place(terms.size());
  for (std::size_t i = 0; i < order.size(); ++i) place[order[i]] = static_cast<TermNumber>(i);
  return place;
}

std::uint16_t impact_of(double count) {
  const double share = count / (count + saturation);
  return static_cast<std::uint16_t>(std::max(1.0, std::round(search_weights.full_impact * share)));
}

}  // namespace

WordIndex::WordIndex(std::span<const SearchDocument> documents, const SearchNames& names) {
  IndexBuilder builder(documents, names);
  const std::vector<TermNumber> place = sorted_numbers(builder.terms);
  terms_.resize(place.size());
  postings_.resize(place.size());
  for (std::size_t i = 0; i < place.size(); ++i) terms_[place[i]] = std::move(builder.terms[i]);
  for (std::size_t d = 0; d < documents.size(); ++d) {
    for (const auto& [term, count] : builder.counts(d))
      postings_[place[term]].push_back(
          {static_cast<std::uint32_t>(d), impact_of(count.weighted), count.in_heading});
    std::vector<TermPlace>& text =
        builder.fields[d][static_cast<std::size_t>(SearchField::Text)].places;
    for (TermPlace& where : text) where.term = place[where.term];
    std::sort(text.begin(), text.end(), [](const TermPlace& a, const TermPlace& b) {
      return std::tuple(a.begin, a.end, a.term) < std::tuple(b.begin, b.end, b.term);
    });
    places_.push_back(std::move(text));
  }
  stems_ = std::move(builder.stems);
  for (TermNumber& stem : stems_)
    if (stem < place.size()) stem = place[stem];
  stems_begin_ = std::move(builder.stems_begin);
  stems_begin_.push_back(stems_.size());
  function_words_ = std::move(builder.function_words);
  for (std::size_t i = 0; i < terms_.size(); ++i)
    numbers_.emplace(terms_[i], static_cast<TermNumber>(i));
  words_.assign(builder.words.begin(), builder.words.end());
  for (const std::string& word : words_) without_runs_.push_back(without_runs(word));
}

std::optional<TermNumber> WordIndex::find(std::string_view term) const {
  const auto found = numbers_.find(term);
  if (found == numbers_.end()) return std::nullopt;
  return found->second;
}

// Rounded to thousandths, so that every language's logarithm gives the same result.
double WordIndex::rarity(double documents) const {
  const auto all = static_cast<double>(document_count());
  const double odds = (all - documents + 0.5) / (documents + 0.5);
  return std::round(1000 * std::log1p(odds)) / 1000;
}

bool WordIndex::holds(std::size_t document, std::span<const TermNumber> phrase) const {
  const auto stems = std::span(stems_).subspan(stems_begin_[document],
                                               stems_begin_[document + 1] - stems_begin_[document]);
  return std::search(stems.begin(), stems.end(), phrase.begin(), phrase.end()) != stems.end();
}

std::optional<std::vector<TermNumber>> WordIndex::phrase_of(
    std::span<const SearchToken> tokens) const {
  std::vector<TermNumber> phrase;
  for (const SearchToken& token : tokens) {
    std::optional<TermNumber> number;
    if (!token.function_word)
      number = find(token.stem);
    else if (const auto found = function_words_.find(token.stem); found != function_words_.end())
      number = found->second;
    if (!number) return std::nullopt;
    phrase.push_back(*number);
  }
  return phrase;
}

bool WordIndex::has_word(std::string_view word) const {
  return std::binary_search(words_.begin(), words_.end(), word);
}

std::span<const std::string> WordIndex::words_from(std::string_view beginning) const {
  const auto first = std::lower_bound(words_.begin(), words_.end(), beginning);
  auto last = first;
  while (last != words_.end() && last->starts_with(beginning)) ++last;
  return {first, last};
}

std::vector<std::string> WordIndex::words_near(std::string_view word, std::size_t most) const {
  std::vector<std::string> near;
  std::size_t least = most;
  const std::string letters = without_runs(word);
  // Errors in the first letter are rare, and scanning all words would take long.
  for (auto known = std::lower_bound(words_.begin(), words_.end(), word.substr(0, 1));
       known != words_.end() && known->front() == word.front(); ++known) {
    if (known->size() < 3) continue;
    const std::string& other = without_runs_[static_cast<std::size_t>(known - words_.begin())];
    const std::size_t distance = edit_distance(letters, other, least);
    if (distance > least) continue;
    if (distance < least) near.clear();
    least = distance;
    near.push_back(*known);
  }
  return near;
}

}  // namespace cartulary

#include "engine/search/phrase_index.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "engine/search/search_weights.h"

namespace cartulary {
namespace {

// A query with more words than this is near no wording.
constexpr std::size_t most_slots = 64;

constexpr std::array wordings = {SearchField::Names, SearchField::Question, SearchField::Asked};

// Combines the share of the phrase that was asked and the share of the query that is in the phrase.
// The second counts more, because wordings are short and questions are long.
double combined(double of_phrase, double of_query) {
  constexpr double beta = search_weights.query_share * search_weights.query_share;
  const double sum = beta * of_phrase + of_query;
  return sum > 0 ? (1 + beta) * of_phrase * of_query / sum : 0;
}

}  // namespace

PhraseIndex::PhraseIndex(std::span<const SearchDocument> documents, const SearchNames& names,
                         const WordIndex& index) {
  for (const SearchDocument& document : documents) {
    first_phrase_.push_back(static_cast<std::uint32_t>(phrases_.size()));
    if (document.kind != SearchKind::Tile && document.kind != SearchKind::Code)
      read(document, names, index);
  }
  first_phrase_.push_back(static_cast<std::uint32_t>(phrases_.size()));
  phrases_.push_back({static_cast<std::uint32_t>(words_.size()), 0});
  words_.push_back({static_cast<std::uint32_t>(terms_.size()), 0});
}

void PhraseIndex::read(const SearchDocument& document, const SearchNames& names,
                       const WordIndex& index) {
  for (const SearchField field : wordings) {
    std::string_view rest = document.fields[static_cast<std::size_t>(field)];
    while (!rest.empty()) {
      const std::size_t end = std::min(rest.find(search_field_gap), rest.size());
      read_phrase(rest.substr(0, end), names, index);
      rest.remove_prefix(std::min(end + search_field_gap.size(), rest.size()));
    }
  }
}

void PhraseIndex::read_phrase(std::string_view phrase, const SearchNames& names,
                              const WordIndex& index) {
  const std::vector<SearchToken> tokens = content_tokens(phrase, names.language());
  const std::vector<FoundName> found = names.all_in(tokens);
  phrases_.push_back({static_cast<std::uint32_t>(words_.size()), 0});
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    words_.push_back({static_cast<std::uint32_t>(terms_.size()), 0});
    std::size_t fewest = index.document_count();
    const auto add = [&](const std::string& text) {
      const auto term = index.find(text);
      if (!term) return;
      terms_.push_back(*term);
      fewest = std::min(fewest, index.postings(*term).size());
    };
    add(tokens[i].stem);
    for (const FoundName& name : found)
      if (name.first <= i && i < name.first + name.count)
        for (const std::string& term : *name.concepts) add(term);
    words_.back().rarity = static_cast<float>(index.rarity(static_cast<double>(fewest)));
    phrases_.back().rarity += words_.back().rarity;
  }
}

double PhraseIndex::nearness_of(std::size_t phrase, const SearchRanking& ranking) const {
  std::array<float, most_slots> met = {};  // by slot
  const std::size_t slots = ranking.slot_count();
  double asked = 0;
  for (std::size_t w = phrases_[phrase].first_word; w < phrases_[phrase + 1].first_word; ++w) {
    float best = 0;
    for (std::size_t t = words_[w].first_term; t < words_[w + 1].first_term; ++t) {
      const std::size_t slot = ranking.slot_of(terms_[t]);
      if (slot == SearchRanking::no_slot) continue;
      const auto weight = static_cast<float>(ranking.weight_of(terms_[t], slot));
      met[slot] = std::max(met[slot], weight);
      best = std::max(best, weight);
    }
    asked += static_cast<double>(words_[w].rarity * best);
  }
  if (asked == 0) return 0;
  double answered = 0;
  for (std::size_t slot = 0; slot < slots; ++slot)
    answered += ranking.rarity(slot) * static_cast<double>(met[slot]);
  return combined(asked / static_cast<double>(phrases_[phrase].rarity),
                  answered / ranking.rarity_of_all());
}

double PhraseIndex::nearness(std::size_t document, const SearchRanking& ranking) const {
  if (ranking.slot_count() > most_slots) return 0;
  double nearest = 0;
  for (std::size_t p = first_phrase_[document]; p < first_phrase_[document + 1]; ++p)
    nearest = std::max(nearest, nearness_of(p, ranking));
  return nearest;
}

}  // namespace cartulary

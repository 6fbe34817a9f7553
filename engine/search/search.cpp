#include "engine/search/search.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "engine/bag/query.h"
#include "engine/search/search_fields.h"
#include "engine/search/search_ranking.h"
#include "engine/search/search_snippet.h"
#include "engine/search/search_weights.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

// The set that every game has.
constexpr std::string_view base_game = "base-game";

using Documents = std::vector<bool>;

bool is_word(const QueryNode& node) {
  return node.kind == QueryNode::Kind::Term && node.key.empty() && !node.quoted;
}

// All words of a query of nothing but words, "or" between them or not; empty for all others.
std::string plain_words(const QueryNode& root) {
  std::string words;
  const bool every = root.kind == QueryNode::Kind::And;
  for (const QueryNode& child : root.children) {
    const bool clause = !every && child.kind == QueryNode::Kind::And;
    const std::string part = clause ? plain_words(child) : is_word(child) ? child.value : "";
    if (part.empty()) return {};
    add_item(words, part, " ");
  }
  return words;
}

bool ends_in_a_word(std::string_view query) {
  if (query.empty()) return false;
  const auto last = static_cast<unsigned char>(query.back());
  return last >= 0x80 || (last >= '0' && last <= '9') || (last >= 'a' && last <= 'z') ||
         (last >= 'A' && last <= 'Z');
}

bool asks_a_question(std::string_view words, std::size_t slots) {
  if (slots >= search_weights.words_of_a_question || words.find('?') != std::string_view::npos)
    return true;
  const std::vector<SearchToken> tokens = search_tokens(words);
  return slots > 1 && std::any_of(tokens.begin(), tokens.end(),
                                  [](const SearchToken& token) { return token.function_word; });
}

}  // namespace

struct Search::Parts {
  Parts(const Catalog& all_tiles, const Rulebook& rulebook, std::span<const LedgerEntry> ledger,
        std::span<const SourceDocument> sources)
      : catalog(all_tiles),
        documents(search_documents(all_tiles, rulebook, ledger, sources)),
        names(search_names(all_tiles, rulebook)),
        index(documents, names),
        fields(all_tiles, names, documents) {
    for (const SearchDocument& document : documents) {
      of_the_rules.push_back(is_rule_kind(document.kind));
      std::vector<std::size_t>& needed = sets_of.emplace_back();
      for (const std::string& set : document.sets) needed.push_back(number_of(set));
      const auto own = index.find(own_concept(document));
      if (own && !document.set.empty()) set_of_concept.emplace(*own, number_of(document.set));
    }
  }

  std::size_t number_of(const std::string& set) {
    const auto found = std::find(sets.begin(), sets.end(), set);
    if (found != sets.end()) return static_cast<std::size_t>(found - sets.begin());
    sets.push_back(set);
    return sets.size() - 1;
  }

  const Catalog& catalog;
  std::vector<SearchDocument> documents;
  SearchNames names;
  WordIndex index;
  SearchFields fields;
  Documents of_the_rules;
  std::vector<std::string> sets;  // that documents need; below they stand as places in it
  std::vector<std::vector<std::size_t>> sets_of;  // by document
  std::unordered_map<TermNumber, std::size_t> set_of_concept;
};

// One query on its way to its hits.
class Search::Asked {
 public:
  Asked(const Parts& parts, const Query& query, const SearchScope& scope)
      : parts_(parts),
        query_(query),
        scope_(scope),
        size_(parts.documents.size()),
        typing_(ends_in_a_word(query.text)),
        ranking_(parts.index) {}

  Result<SearchHits> hits() {
    Documents found = met();
    if (fault_) return *fault_;
    SearchHits hits;
    hits.query = query_.text;
    leave_out(found, hits.left_out);
    touched_ = touched_sets();
    const std::vector<std::size_t> order = ranked(found);
    hits.total = static_cast<int>(order.size());
    const std::size_t begin = std::min(scope_.offset, order.size());
    const std::size_t end = scope_.limit == 0 || scope_.limit > order.size() - begin
                                ? order.size()
                                : begin + scope_.limit;
    for (std::size_t i = begin; i < end; ++i) hits.hits.push_back(hit(order[i]));
    return hits;
  }

 private:
  // What the query finds, whatever the selection.
  Documents met() {
    Documents found = scope_.rules_only ? parts_.of_the_rules : Documents(size_, true);
    std::string words = plain_words(query_.root);
    std::vector<SearchSlot> slots = slots_of(words);
    if (slots.size() == 1) called_ = concepts_of(slots.front());
    // Between the words of a question "or" is a word like others.
    bool question = asks_a_question(words, slots.size());
    if (query_.root.kind == QueryNode::Kind::Or && !question) {
      keep(found, strict(query_.root, true));
      return found;
    }
    if (words.empty()) {
      for (const QueryNode& child : query_.root.children)
        if (is_word(child))
          add_item(words, child.value, " ");
        else
          keep(found, strict(child, true));
      slots = slots_of(words);
      question = asks_a_question(words, slots.size());
    }
    if (slots.empty() && !words.empty())
      found.assign(size_, false);
    else
      keep_answers(found, slots, question);
    return found;
  }

  // What a query of one word or name may be a name of.
  std::vector<std::string> concepts_of(const SearchSlot& slot) const {
    std::vector<std::string> concepts;
    for (const SlotTerm& answer : slot.terms)
      if (answer.weight >= search_weights.answers)
        concepts.push_back(parts_.index.term(answer.term));
    return concepts;
  }

  std::vector<SearchSlot> slots_of(const std::string& words) const {
    return search_slots(words, parts_.index, parts_.names, typing_);
  }

  // Of keywords, the documents that have all, unless they are few; else those that come near.
  void keep_answers(Documents& found, const std::vector<SearchSlot>& slots, bool question) {
    if (slots.empty()) return;
    SearchRanking words(parts_.index);
    for (const SearchSlot& slot : slots) words.add(slot);
    double best = 0;
    std::size_t met = 0;
    for (const std::uint32_t d : words.answering()) {
      if (!found[d]) continue;
      best = std::max(best, words.share(d));
      if (words.meets_all(d)) ++met;
    }
    const bool whole = !question && met >= search_weights.few;
    Documents near(size_, false);
    for (const std::uint32_t d : words.answering()) {
      const bool enough = words.share(d) >= search_weights.least_share * best;
      near[d] = found[d] && (whole ? words.meets_all(d) : enough);
    }
    found = std::move(near);
    if (ranking_.slot_count() == 0)
      ranking_ = std::move(words);
    else
      for (const SearchSlot& slot : slots) ranking_.add(slot);
  }

  static void keep(Documents& found, const Documents& others) {
    for (std::size_t d = 0; d < found.size(); ++d) found[d] = found[d] && others[d];
  }

  // What a part of the query says to the letter. Words that are `wanted` count for the ranking.
  Documents strict(const QueryNode& node, bool wanted) {
    switch (node.kind) {
      case QueryNode::Kind::Term:
        return term(node, wanted);
      case QueryNode::Kind::Not: {
        Documents found = strict(node.children[0], false);
        found.flip();
        return found;
      }
      case QueryNode::Kind::Or: {
        Documents found(size_, false);
        for (const QueryNode& child : node.children) {
          const Documents part = strict(child, wanted);
          for (std::size_t d = 0; d < size_; ++d) found[d] = found[d] || part[d];
        }
        return found;
      }
      case QueryNode::Kind::And:
        break;
    }
    Documents found(size_, true);
    std::string words;
    for (const QueryNode& child : node.children)
      if (is_word(child))
        add_item(words, child.value, " ");
      else
        keep(found, strict(child, wanted));
    if (!words.empty()) keep(found, with_all(words, wanted));
    return found;
  }

  Documents term(const QueryNode& node, bool wanted) {
    if (is_word(node)) return with_all(node.value, wanted);
    if (node.key.empty()) return with_phrase(node.value, wanted);
    auto found = parts_.fields.documents_with(query_, node, scope_.rules_only);
    if (found) return *std::move(found);
    if (!fault_) fault_ = found.error();
    return Documents(size_, false);
  }

  // Words that say nothing neither find nor exclude anything.
  Documents with_all(const std::string& words, bool wanted) {
    const std::vector<SearchSlot> slots = search_slots(words, parts_.index, parts_.names, false);
    if (slots.empty()) return Documents(size_, false);
    SearchRanking all(parts_.index);
    for (const SearchSlot& slot : slots) {
      all.add(slot);
      if (wanted) ranking_.add(slot);
    }
    Documents found(size_, false);
    for (std::size_t d = 0; d < size_; ++d) found[d] = all.meets_all(d);
    return found;
  }

  // The words as they stand, one after the other.
  Documents with_phrase(const std::string& phrase, bool wanted) {
    const std::vector<SearchToken> tokens = search_tokens(phrase);
    SearchRanking all(parts_.index);
    for (const SearchToken& token : tokens) {
      if (token.function_word) continue;
      SearchSlot slot;
      if (const auto number = parts_.index.find(token.stem)) slot.terms.push_back({*number, 1});
      all.add(slot);
      if (wanted) ranking_.add(slot);
    }
    Documents found(size_, false);
    for (std::size_t d = 0; d < size_; ++d)
      found[d] = all.meets_all(d) && holds_phrase(parts_.documents[d], tokens);
    return found;
  }

  static bool holds_phrase(const SearchDocument& document, const std::vector<SearchToken>& phrase) {
    return std::any_of(document.fields.begin(), document.fields.end(), [&](const auto& field) {
      const std::vector<SearchToken> tokens = search_tokens(field);
      const auto same = [](const SearchToken& a, const SearchToken& b) { return a.stem == b.stem; };
      return std::search(tokens.begin(), tokens.end(), phrase.begin(), phrase.end(), same) !=
             tokens.end();
    });
  }

  // Takes what says nothing to the selection out of what was found, and counts it.
  void leave_out(Documents& found, HitsLeftOut& left_out) const {
    if (scope_.selection == nullptr) return;
    std::vector<bool> chosen;
    for (const std::string& set : parts_.sets)
      chosen.push_back(is_chosen(parts_.catalog, *scope_.selection, set));
    for (std::size_t d = 0; d < size_; ++d) {
      if (!found[d]) continue;
      const SearchDocument& document = parts_.documents[d];
      bool missing = false;
      for (const std::size_t set : parts_.sets_of[d])
        if (!chosen[set]) {
          missing = true;
          ++left_out.sets[parts_.sets[set]];
        }
      const bool other = !missing && !document.editions.empty() && !in_edition(document);
      if (!missing && !other) continue;
      found[d] = false;
      ++left_out.total;
      if (other) ++left_out.other_edition;
    }
  }

  bool in_edition(const SearchDocument& document) const {
    const TileSet* set = parts_.catalog.find_set(document.sets.front());
    if (set == nullptr) return true;
    const Edition edition = edition_for(*scope_.selection, *set);
    return std::find(document.editions.begin(), document.editions.end(), edition) !=
           document.editions.end();
  }

  double worth_of(std::size_t number) const {
    const SearchDocument& document = parts_.documents[number];
    double worth = ranking_.worth(number) * kind_worth(document.kind);
    if (is_called(document)) worth *= search_weights.called_so;
    for (const std::size_t set : parts_.sets_of[number])
      if (!touched_[set]) worth *= search_weights.other_set;
    return worth;
  }

  bool is_called(const SearchDocument& document) const {
    return !called_.empty() &&
           std::find(called_.begin(), called_.end(), own_concept(document)) != called_.end();
  }

  // The sets that the words touch on: by name, or by an element that came with the set. Every
  // question touches on the base game.
  std::vector<bool> touched_sets() const {
    std::vector<bool> sets;
    for (const std::string& set : parts_.sets) sets.push_back(set == base_game);
    for (std::size_t slot = 0; slot < ranking_.slot_count(); ++slot)
      for (const SlotTerm& answer : ranking_.terms(slot)) {
        const auto found = parts_.set_of_concept.find(answer.term);
        if (answer.weight >= search_weights.answers && found != parts_.set_of_concept.end())
          sets[found->second] = true;
      }
    return sets;
  }

  std::vector<std::size_t> ranked(const Documents& found) const {
    std::vector<std::pair<double, std::size_t>> worth;
    for (std::size_t d = 0; d < size_; ++d)
      if (found[d]) worth.emplace_back(worth_of(d), d);
    std::stable_sort(worth.begin(), worth.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<std::size_t> order;
    order.reserve(worth.size());
    for (const auto& [points, document] : worth) order.push_back(document);
    return order;
  }

  SearchHit hit(std::size_t number) const {
    const SearchDocument& document = parts_.documents[number];
    std::vector<SnippetMark> marks;
    for (const TermPlace& place : parts_.index.places(number))
      if (const std::size_t slot = ranking_.slot_of(place.term); slot < ranking_.slot_count())
        marks.push_back({place.begin, place.end, ranking_.rarity(slot), slot});
    return {document.kind,
            document.id,
            document.title,
            document.set,
            document.status,
            document.fields[static_cast<std::size_t>(SearchField::Question)],
            snippet_of(document.text(), marks)};
  }

  const Parts& parts_;
  const Query& query_;
  const SearchScope& scope_;
  std::size_t size_;
  bool typing_;
  SearchRanking ranking_;
  std::vector<std::string> called_;  // what the query as a whole may be a name of
  std::vector<bool> touched_;        // by set
  std::optional<Error> fault_;
};

Search::Search(const Catalog& catalog, const Rulebook& rulebook,
               std::span<const LedgerEntry> ledger, std::span<const SourceDocument> sources)
    : parts_(std::make_unique<Parts>(catalog, rulebook, ledger, sources)) {}
Search::~Search() = default;
Search::Search(Search&&) noexcept = default;
Search& Search::operator=(Search&&) noexcept = default;

const Catalog& Search::catalog() const {
  return parts_->catalog;
}
std::span<const SearchDocument> Search::documents() const {
  return parts_->documents;
}
const SearchNames& Search::names() const {
  return parts_->names;
}
const WordIndex& Search::index() const {
  return parts_->index;
}
const SearchFields& Search::fields() const {
  return parts_->fields;
}

Result<SearchHits> Search::find(std::string_view query, const SearchScope& scope) const {
  const Result<Query> parsed = parse_query(query);
  if (!parsed) return parsed.error();
  return Asked(*parts_, *parsed, scope).hits();
}

}  // namespace cartulary

#include "engine/search/search_filter.h"

#include <algorithm>
#include <utility>

#include "engine/search/query_words.h"
#include "engine/search/search_weights.h"
#include "engine/text/asking_parts.h"
#include "engine/text/question_words.h"
#include "engine/text/search_words.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

void keep(DocumentFlags& found, const DocumentFlags& others) {
  for (std::size_t d = 0; d < found.size(); ++d) found[d] = found[d] && others[d];
}

std::vector<std::uint32_t> listed(const DocumentFlags& found) {
  std::vector<std::uint32_t> list;
  for (std::size_t d = 0; d < found.size(); ++d)
    if (found[d]) list.push_back(static_cast<std::uint32_t>(d));
  return list;
}

// Whether a field of the query chooses a status or a kind.
bool chooses_status(const QueryNode& root) {
  return root.key == "status" || root.key == "kind" ||
         std::any_of(root.children.begin(), root.children.end(), chooses_status);
}

}  // namespace

SearchFilter::SearchFilter(const SearchParts& parts, Query query, bool rules_only,
                           const DocumentFlags& house, bool printing_chosen)
    : parts_(parts),
      kinds_(rules_only ? parts.of_the_rules : parts.of_everything),
      house_(house),
      query_(std::move(query)),
      tokens_(search_tokens(query_.text, parts.language)),
      asking_(asking_tokens(query_.text, tokens_, parts.language)),
      rules_only_(rules_only),
      printing_chosen_(printing_chosen),
      size_(parts.documents.size()),
      typing_(ends_in_a_word(query_.text)),
      ranking_(parts.index),
      fault_(query_.fault) {
  drop_faulty(query_.root);
}

// Removes the fields that nothing can match, such as an unknown status; the first becomes the
// fault.
void SearchFilter::drop_faulty(QueryNode& root) {
  std::erase_if(root.children, [&](QueryNode& child) {
    if (child.kind != QueryNode::Kind::Term) {
      drop_faulty(child);
      return child.children.empty();
    }
    if (child.key.empty()) return false;
    const auto found = parts_.fields.documents_with(query_, child, rules_only_);
    if (!found && !fault_) fault_ = found.error();
    return !found;
  });
}

std::vector<std::uint32_t> SearchFilter::met() {
  // If the query was only a faulty field, there is nothing else to find.
  if ((fault_ || !query_.hint.empty()) && query_.root.children.empty()) return {};
  const std::string all = plain_words(query_.root);
  const std::vector<SearchToken> tokens = tokens_of(all);
  const std::vector<SearchSlot> slots = slots_of(all, tokens);
  if (slots.size() == 1) called_ = concepts_of(slots.front());
  // In a question "or" is an ordinary word, and parentheses mean nothing.
  const bool grouped = has_groups(query_.root);
  const bool question = !all.empty() && (grouped ? sounds_like_a_question(all, tokens, slots.size())
                                                 : asks_a_question(all, tokens, slots.size()));
  if (question || (!all.empty() && !grouped && query_.root.kind == QueryNode::Kind::And)) {
    if (slots.empty()) return {};
    words_alone_ = true;
    return answers(kinds_, slots, question);
  }
  if (query_.root.kind != QueryNode::Kind::Or) return words_and_rest();
  DocumentFlags found = kinds_;
  keep(found, strict(query_.root, true));
  return listed(found);
}

// Words combined with fields, phrases and groups, all of which must match.
std::vector<std::uint32_t> SearchFilter::words_and_rest() {
  DocumentFlags found = kinds_;
  std::string words;
  for (const QueryNode& child : query_.root.children)
    if (is_word(child))
      add_item(words, child.value, " ");
    else
      keep(found, strict(child, true));
  const std::vector<SearchToken> tokens = tokens_of(words);
  const std::vector<SearchSlot> slots = slots_of(words, tokens);
  if (slots.empty()) return listed(found);
  return answers(found, slots, asks_a_question(words, tokens, slots.size()));
}

// The concepts that a query of one word or name may stand for.
std::vector<std::string> SearchFilter::concepts_of(const SearchSlot& slot) const {
  std::vector<std::string> concepts;
  for (const SlotTerm& answer : slot.terms)
    if (answer.weight >= search_weights.answers) concepts.push_back(parts_.index.term(answer.term));
  return concepts;
}

// Most queries are nothing but words, whose tokens are known.
std::vector<SearchToken> SearchFilter::tokens_of(const std::string& words) const {
  return words == query_.text ? tokens_ : search_tokens(words, parts_.language);
}

std::vector<SearchSlot> SearchFilter::slots_of(const std::string& words,
                                               std::span<const SearchToken> tokens) const {
  std::vector<SearchSlot> slots =
      search_slots(words, tokens, parts_.index, parts_.names, parts_.abroad, typing_);
  // Whoever has chosen a printing and names its box says nothing more by that.
  const auto is_box = [&](const SearchSlot& slot) { return names_bare_box(slot); };
  if (printing_chosen_ && std::ranges::count_if(slots, is_box) + 2 <= std::ssize(slots))
    std::erase_if(slots, is_box);
  return slots;
}

// Whether the word names a box that has no rules of its own.
bool SearchFilter::names_bare_box(const SearchSlot& slot) const {
  return std::ranges::any_of(slot.terms, [&](const SlotTerm& term) {
    const auto found = parts_.set_of_concept.find(term.term);
    return found != parts_.set_of_concept.end() && parts_.bare_box[found->second];
  });
}

bool SearchFilter::names_house(const std::vector<SearchSlot>& slots) const {
  const auto number = parts_.index.find("@status/house");
  return number && std::any_of(slots.begin(), slots.end(), [&](const SearchSlot& slot) {
           return std::any_of(slot.terms.begin(), slot.terms.end(), [&](const SlotTerm& answer) {
             return answer.term == *number && answer.weight >= search_weights.answers;
           });
         });
}

// For keywords, the documents that have all of them, or near matches if there are too few. For a
// question, always near matches.
std::vector<std::uint32_t> SearchFilter::answers(const DocumentFlags& among,
                                                 const std::vector<SearchSlot>& slots,
                                                 bool question) {
  SearchRanking words(parts_.index);
  for (const SearchSlot& slot : slots) {
    words.add(slot);
    if (slot.terms.empty()) unknown_.push_back(slot.word);
  }
  house_apart_ = !chooses_status(query_.root) && !names_house(slots);
  // Most documents are far below the best. One that matches less than this share cannot become a
  // hit, whatever follows.
  const double surely_less = 0.99 * search_weights.least_share;
  double most = 0;
  double best = 0;
  std::size_t met = 0;
  std::vector<std::uint32_t> near;
  for (const SearchRanking::Answers& one : words.answering()) {
    const std::uint32_t d = one.document;
    if (one.weight < surely_less * most || !among[d]) continue;
    near.push_back(d);
    if (house_apart_ && house_[d]) continue;
    if (one.weight > most) {
      most = one.weight;
      best = words.share(one);
    }
    if (words.meets_all(one)) ++met;
  }
  const bool whole = !question && met >= search_weights.few;
  std::erase_if(near, [&](std::uint32_t d) {
    if (whole) return !words.meets_all(d);
    return words.share(d) < search_weights.least_share * best;
  });
  std::sort(near.begin(), near.end());
  rank(std::move(words), slots);
  return near;
}

void SearchFilter::rank(SearchRanking words, const std::vector<SearchSlot>& slots) {
  if (ranking_.slot_count() == 0)
    ranking_ = std::move(words);
  else
    for (const SearchSlot& slot : slots) ranking_.add(slot);
  for (const std::string_view term : what_is_asked(asking_, parts_.language))
    ranking_.add_hint(term);
}

// The documents that match a part of the query exactly. If `wanted`, its words count for the
// ranking.
DocumentFlags SearchFilter::strict(const QueryNode& node, bool wanted) {
  if (node.kind == QueryNode::Kind::Term) return term(node, wanted);
  if (node.kind == QueryNode::Kind::Or) return with_any(node, wanted);
  if (node.kind == QueryNode::Kind::Not) {
    DocumentFlags found = strict(node.children[0], false);
    for (auto& one : found) one = one == 0;
    return found;
  }
  DocumentFlags found(size_, true);
  std::string words;
  for (const QueryNode& child : node.children)
    if (is_word(child))
      add_item(words, child.value, " ");
    else
      keep(found, strict(child, wanted));
  if (!words.empty()) keep(found, with_all(words, wanted));
  return found;
}

DocumentFlags SearchFilter::with_any(const QueryNode& node, bool wanted) {
  DocumentFlags found(size_, false);
  for (const QueryNode& child : node.children) {
    const DocumentFlags part = strict(child, wanted);
    for (std::size_t d = 0; d < size_; ++d) found[d] = found[d] || part[d];
  }
  return found;
}

DocumentFlags SearchFilter::term(const QueryNode& node, bool wanted) {
  if (is_word(node)) return with_all(node.value, wanted);
  if (node.key.empty()) return with_phrase(node.value, wanted);
  return *parts_.fields.documents_with(query_, node, rules_only_);
}

// Function words neither find nor exclude anything.
DocumentFlags SearchFilter::with_all(const std::string& words, bool wanted) {
  const std::vector<SearchSlot> slots =
      search_slots(words, parts_.index, parts_.names, parts_.abroad, false);
  if (slots.empty()) return DocumentFlags(size_, false);
  SearchRanking all(parts_.index);
  for (const SearchSlot& slot : slots) {
    all.add(slot);
    if (wanted) ranking_.add(slot);
  }
  DocumentFlags found(size_, false);
  for (std::size_t d = 0; d < size_; ++d) found[d] = all.meets_all(d);
  return found;
}

// The words exactly as written, one after the other.
DocumentFlags SearchFilter::with_phrase(const std::string& phrase, bool wanted) {
  const std::vector<SearchToken> tokens = search_tokens(phrase, parts_.language);
  SearchRanking all(parts_.index);
  for (const SearchToken& token : tokens) {
    if (token.function_word) continue;
    SearchSlot slot;
    if (const auto number = parts_.index.find(token.stem)) slot.terms.push_back({*number, 1});
    all.add(slot);
    if (wanted) ranking_.add(slot);
  }
  DocumentFlags found(size_, false);
  const auto numbers = parts_.index.phrase_of(tokens);
  if (!numbers) return found;
  for (std::size_t d = 0; d < size_; ++d)
    found[d] = all.meets_all(d) && parts_.index.holds(d, *numbers);
  return found;
}

}  // namespace cartulary

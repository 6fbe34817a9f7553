#include "engine/search/query_words.h"

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "engine/search/search_weights.h"
#include "engine/text/asking_parts.h"
#include "engine/text/question_words.h"
#include "engine/text/search_words.h"
#include "engine/text/text.h"

namespace cartulary {

std::string plain_words(const QueryNode& root) {
  if (is_word(root)) return root.value;
  if (root.kind == QueryNode::Kind::Term || root.kind == QueryNode::Kind::Not) return {};
  std::string words;
  for (const QueryNode& child : root.children) {
    const std::string part = plain_words(child);
    if (part.empty()) return {};
    add_item(words, part, " ");
  }
  return words;
}

bool loosen_phrases(QueryNode& root) {
  const bool sentence = std::any_of(root.children.begin(), root.children.end(), is_word);
  bool any = false;
  for (QueryNode& child : root.children) {
    const bool phrase =
        sentence && child.kind == QueryNode::Kind::Term && child.key.empty() && child.quoted;
    if (phrase) child.quoted = false;
    any = any || phrase;
  }
  return any;
}

bool ends_in_a_word(std::string_view query) {
  if (query.empty()) return false;
  const auto last = static_cast<unsigned char>(query.back());
  return last >= 0x80 || (last >= '0' && last <= '9') || (last >= 'a' && last <= 'z') ||
         (last >= 'A' && last <= 'Z');
}

bool sounds_like_a_question(std::string_view words, std::span<const SearchToken> tokens,
                            std::size_t slots) {
  if (words.find('?') != std::string_view::npos) return true;
  return slots > 1 && std::ranges::any_of(tokens, &SearchToken::function_word);
}

bool asks_a_question(std::string_view words, std::span<const SearchToken> tokens,
                     std::size_t slots) {
  return slots >= search_weights.words_of_a_question ||
         sounds_like_a_question(words, tokens, slots);
}

namespace {

// The kind of yes or no that a question expects.
struct Asking {
  bool may = false;
  bool must = false;
  bool denied = false;  // "may I not ...", "is it forbidden to ..."
  friend bool operator==(const Asking&, const Asking&) = default;
};

// Nothing if the question asks for a thing.
std::optional<Asking> asking(std::span<const SearchToken> tokens, const SearchLanguage& language) {
  Asking made;
  for (const std::string_view term : what_is_asked(tokens, language)) {
    if (term != asks_may && term != asks_must) return std::nullopt;
    made.may = made.may || term == asks_may;
    made.must = made.must || term == asks_must;
  }
  for (const SearchToken& token : tokens) {
    if (language.has(WordUse::Things, token.word)) return std::nullopt;
    made.denied = made.denied || language.has(WordUse::Negatives, token.word);
  }
  return made;
}

// Whether it begins like a yes-or-no question: "does the king", "ist das".
bool begins_with_a_verb(std::span<const SearchToken> tokens, const SearchLanguage& language) {
  return !tokens.empty() && language.has(WordUse::YesOrNo, tokens.front().word);
}

}  // namespace

bool same_yes_or_no(std::span<const SearchToken> asked, std::string_view question,
                    const SearchLanguage& language) {
  const auto is_choice = [&language](const SearchToken& token) {
    return language.has(WordUse::Alternatives, token.word);
  };
  if (std::ranges::any_of(asked, is_choice)) return false;
  const std::optional<Asking> how = asking(asked, language);
  if (!how || !(how->may || how->must || begins_with_a_verb(asked, language))) return false;
  return how == asking(asking_tokens(question, language), language);
}

bool has_groups(const QueryNode& root) {
  const bool clauses = root.kind == QueryNode::Kind::Or;
  return std::any_of(root.children.begin(), root.children.end(), [&](const QueryNode& child) {
    const bool clause = clauses && child.kind == QueryNode::Kind::And;
    return clause ? has_groups(child) : child.kind != QueryNode::Kind::Term;
  });
}

}  // namespace cartulary

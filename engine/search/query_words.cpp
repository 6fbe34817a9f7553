#include "engine/search/query_words.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/search/search_weights.h"
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

bool sounds_like_a_question(std::string_view words, std::size_t slots) {
  if (words.find('?') != std::string_view::npos) return true;
  const std::vector<SearchToken> tokens = search_tokens(words);
  return slots > 1 && std::any_of(tokens.begin(), tokens.end(),
                                  [](const SearchToken& token) { return token.function_word; });
}

bool asks_a_question(std::string_view words, std::size_t slots) {
  return slots >= search_weights.words_of_a_question || sounds_like_a_question(words, slots);
}

bool wants_yes_or_no(std::string_view words) {
  constexpr auto verbs = std::to_array<std::string_view>(
      {"do",   "does", "did",     "is",     "are",  "was",    "were", "has",
       "have", "can",  "may",     "must",   "will", "should", "ist",  "sind",
       "hat",  "darf", "duerfen", "durfen", "kann", "muss"});
  const std::vector<SearchToken> tokens = search_tokens(words);
  return !tokens.empty() &&
         std::find(verbs.begin(), verbs.end(), tokens.front().word) != verbs.end();
}

bool wants_a_thing(std::string_view words) {
  constexpr auto asking = std::to_array<std::string_view>(
      {"what", "which", "who", "whom", "whose", "where", "when", "how", "why"});
  const std::size_t before = words.find_last_of(".!:;");
  const std::vector<SearchToken> tokens =
      search_tokens(before == std::string_view::npos ? words : words.substr(before));
  if (tokens.empty() ||
      std::find(asking.begin(), asking.end(), tokens.front().word) == asking.end())
    return false;
  return tokens.size() < 2 || tokens[1].word != "if";
}

bool has_groups(const QueryNode& root) {
  const bool clauses = root.kind == QueryNode::Kind::Or;
  return std::any_of(root.children.begin(), root.children.end(), [&](const QueryNode& child) {
    const bool clause = clauses && child.kind == QueryNode::Kind::And;
    return clause ? has_groups(child) : child.kind != QueryNode::Kind::Term;
  });
}

}  // namespace cartulary

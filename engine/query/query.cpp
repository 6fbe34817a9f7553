#include "engine/query/query.h"

#include <algorithm>
#include <cctype>

#include "engine/query/query_pieces.h"
#include "engine/text/said_list.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

constexpr std::size_t longest_query = 1024;
constexpr std::size_t most_terms = 256;

std::optional<Error> unreadable(const Query& query) {
  const std::string& text = query.text;
  if (text.size() > longest_query)
    return Error{.where = "query", .what = said("fault.query-too-long", {{"bytes", text.size()}})};
  if (first_bad_utf8(text)) return Error{.where = "query", .what = said("fault.query-utf8")};
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if ((byte < 0x20 && !is_space(text[i])) || byte == 0x7F)
      return query_error(
          query, utf8_column(text, i),
          said("bag-fault.control-character", {{"character", quoted_character(text, i)}}));
  }
  return std::nullopt;
}

// Recursive descent over the pieces, whose parentheses are already paired.
class TreeMaker {
 public:
  explicit TreeMaker(std::vector<QueryPiece> pieces) : pieces_(std::move(pieces)) {}

  QueryNode either() {
    QueryNode all;
    all.kind = QueryNode::Kind::Or;
    all.children.emplace_back();
    for (; at_ < pieces_.size() && pieces_[at_].kind != QueryPiece::Kind::Close; ++at_) {
      QueryPiece& piece = pieces_[at_];
      QueryNode& clause = all.children.back();
      if (piece.kind != QueryPiece::Kind::Or)
        clause.children.push_back(item());
      else if (!clause.children.empty() && something_follows())
        all.children.emplace_back();
      else
        clause.children.push_back(std::move(piece.term));
    }
    if (all.children.size() > 1) return all;
    return std::move(all.children.front());
  }

 private:
  // Whether the `or` at the current position has a right side.
  bool something_follows() const {
    return at_ + 1 < pieces_.size() && pieces_[at_ + 1].kind != QueryPiece::Kind::Close &&
           pieces_[at_ + 1].kind != QueryPiece::Kind::Or;
  }

  QueryNode item() {
    const bool excluded = pieces_[at_].excluded;
    QueryNode node;
    if (pieces_[at_].kind == QueryPiece::Kind::Open) {
      ++at_;
      node = either();
    } else {
      node = std::move(pieces_[at_].term);
    }
    if (!excluded) return node;
    QueryNode outside;
    outside.kind = QueryNode::Kind::Not;
    outside.children.push_back(std::move(node));
    return outside;
  }

  std::vector<QueryPiece> pieces_;
  std::size_t at_ = 0;
};

// Where the key ends in a word that looks like a field, such as "hs:inn"; 0 if it does not.
std::size_t key_end(std::string_view text) {
  const std::size_t sign = text.find_first_of(":=<>!");
  if (sign == std::string_view::npos || sign < 2 || sign + 1 == text.size()) return 0;
  const auto is_letter = [](unsigned char letter) { return std::isalpha(letter) != 0; };
  if (text.substr(sign).starts_with("://")) return 0;
  return std::ranges::all_of(text.substr(0, sign), is_letter) ? sign : 0;
}

std::vector<std::string> names_of(std::span<const QueryKeyHelp> keys) {
  std::vector<std::string> names;
  for (const QueryKeyHelp& key : keys) names.emplace_back(key.key);
  return names;
}

// The first text or message that `read` gives for a word of the query; empty if it gives none.
template <typename Read>
auto first_of_words(const QueryNode& node, const Read& read) -> decltype(read(node.value)) {
  if (is_word(node)) return read(node.value);
  for (const QueryNode& child : node.children)
    if (auto found = first_of_words(child, read); !found.empty()) return found;
  return {};
}

Said keys_are(std::vector<std::string> names) {
  const std::string last = names.back();
  names.pop_back();
  return said("query-hint.keys", {{"keys", joined(names)}, {"last", last}});
}

}  // namespace

std::vector<std::string> meanings_of(std::span<const QueryKeyHelp> keys) {
  std::vector<std::string> meanings;
  for (const QueryKeyHelp& key : keys) meanings.push_back(english(said(key.meaning)));
  return meanings;
}

Result<Query> parse_query(std::string_view text, std::span<const QueryKeyHelp> keys) {
  Query query;
  query.text = text;
  if (const auto fault = unreadable(query)) return *fault;
  QueryPieces read = query_pieces(query.text, keys);
  std::size_t terms = 0;
  for (const QueryPiece& piece : read.pieces)
    if (piece.kind == QueryPiece::Kind::Term && ++terms > most_terms)
      return query_error(query, piece.term.key_column, said("fault.query-terms"));
  query.fault = std::move(read.fault);
  query.hint = std::move(read.hint);
  query.root = TreeMaker(std::move(read.pieces)).either();
  if (!query.hint.empty() && !query.fault && query.root.children.empty())
    add_item(query.hint, said("query-hint.nothing-else"), "list.sentence");
  return query;
}

bool is_word(const QueryNode& node) {
  return node.kind == QueryNode::Kind::Term && node.key.empty() && !node.quoted;
}

std::string likely_field(const Query& query, std::span<const QueryKeyHelp> keys) {
  return first_of_words(query.root, [&](const std::string& text) {
    const std::size_t end = key_end(text);
    const std::string near = end == 0 ? "" : nearest(text.substr(0, end), names_of(keys));
    return near.empty() ? "" : near + text.substr(end);
  });
}

Said unknown_key_hint(const Query& query, std::span<const QueryKeyHelp> keys) {
  return first_of_words(query.root, [&](const std::string& text) {
    const std::size_t end = key_end(text);
    if (end == 0) return Said();
    const std::string key = to_lower(text.substr(0, end));
    const std::vector<std::string> names = names_of(keys);
    if (std::ranges::find(names, key) != names.end()) return Said();
    Said hint = said("query-hint.no-key", {{"key", key}, {"text", text}});
    add_item(hint, keys_are(names), "list.sentence");
    return hint;
  });
}

Error query_error(const Query& query, std::size_t column, Said what, std::string suggestion) {
  return Error{.where = "query",
               .what = std::move(what),
               .excerpt = caret_excerpt(query.text, column),
               .suggestion = std::move(suggestion)};
}

}  // namespace cartulary

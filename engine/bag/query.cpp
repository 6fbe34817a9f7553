#include "engine/bag/query.h"

#include <array>

#include "engine/text/text.h"

namespace cartulary {

namespace {

constexpr std::size_t longest_query = 1024;
constexpr std::size_t most_terms = 256;
constexpr int deepest = 32;

struct Sign {
  QueryOp op;
  std::string_view text;
};

// Longer signs first, so that `<=` is not read as `<`.
constexpr std::array<Sign, 7> signs = {{{QueryOp::NotEqual, "!="},
                                        {QueryOp::LessEqual, "<="},
                                        {QueryOp::GreaterEqual, ">="},
                                        {QueryOp::Has, ":"},
                                        {QueryOp::Equal, "="},
                                        {QueryOp::Less, "<"},
                                        {QueryOp::Greater, ">"}}};

bool is_space(char letter) {
  return letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r';
}

bool is_key_letter(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
         (letter >= '0' && letter <= '9') || letter == '-' || letter == '_';
}

// Recursive descent over bytes; the first fault ends the reading.
class QueryReader {
 public:
  explicit QueryReader(std::string_view text) { query_.text = text; }

  Result<Query> read() {
    if (const auto fault = unreadable()) return *fault;
    query_.root = either(0);
    if (!fault_ && at_ < text().size()) fail(at_, "this ')' closes nothing");
    if (fault_) return *fault_;
    return std::move(query_);
  }

 private:
  const std::string& text() const { return query_.text; }
  bool done() const { return fault_.has_value() || at_ >= text().size(); }
  bool at(char letter) const { return at_ < text().size() && text()[at_] == letter; }

  std::optional<Error> unreadable() const {
    if (text().size() > longest_query)
      return Error{
          .where = "query",
          .what = "a query has at most 1024 bytes, this has " + std::to_string(text().size())};
    if (first_bad_utf8(text()))
      return Error{.where = "query", .what = "the query is not valid UTF-8"};
    for (std::size_t i = 0; i < text().size(); ++i) {
      const auto byte = static_cast<unsigned char>(text()[i]);
      if ((byte < 0x20 && !is_space(text()[i])) || byte == 0x7F)
        return query_error(
            query_, utf8_column(text(), i),
            "a control character (" + quoted_character(text(), i) + ") stands in the query");
    }
    return std::nullopt;
  }

  void fail(std::size_t offset, std::string what, std::string fix = {}) {
    if (fault_) return;
    fault_ = query_error(query_, utf8_column(text(), offset), std::move(what));
    fault_->fix = std::move(fix);
  }

  void skip_spaces() {
    while (at_ < text().size() && is_space(text()[at_])) ++at_;
  }

  // The end of the word that begins at `from`.
  std::size_t word_end(std::size_t from) const {
    while (from < text().size() && !is_space(text()[from]) && text()[from] != '(' &&
           text()[from] != ')' && text()[from] != '"')
      ++from;
    return from;
  }

  bool at_or() const {
    return same_letters(std::string_view(text()).substr(at_, word_end(at_) - at_), "or");
  }

  QueryNode either(int depth) {
    QueryNode all;
    all.kind = QueryNode::Kind::Or;
    std::size_t sign = 0;
    do {
      QueryNode clause = every(depth);
      const bool first = all.children.empty();
      skip_spaces();
      const bool follows = !done() && at_or();
      if (clause.children.empty() && (!first || follows))
        fail(first ? at_ : sign, "'or' stands between two terms", "name what else may match");
      if (first && !follows) return clause;
      all.children.push_back(std::move(clause));
      if (!follows) return all;
      sign = at_;
      at_ += 2;
    } while (!fault_);
    return all;
  }

  QueryNode every(int depth) {
    QueryNode all;
    for (skip_spaces(); !done() && !at(')') && !at_or(); skip_spaces())
      all.children.push_back(item(depth));
    return all;
  }

  QueryNode item(int depth) {
    if (!at('-')) return plain_item(depth);
    const std::size_t sign = at_++;
    if (at_ >= text().size() || is_space(text()[at_]) || at(')')) {
      fail(sign, "'-' excludes nothing", "write it before a term, without a space");
      return {};
    }
    if (at('-')) {
      fail(at_, "'-' stands twice", "write it once");
      return {};
    }
    QueryNode excluded;
    excluded.kind = QueryNode::Kind::Not;
    excluded.children.push_back(plain_item(depth));
    return excluded;
  }

  QueryNode plain_item(int depth) { return at('(') ? group(depth) : term(); }

  QueryNode group(int depth) {
    const std::size_t open = at_++;
    if (depth + 1 > deepest) {
      fail(open, "parentheses stand more than 32 deep");
      return {};
    }
    QueryNode inside = either(depth + 1);
    if (fault_) return inside;
    if (!at(')')) {
      fail(open, "this '(' is not closed", "add ')'");
      return inside;
    }
    ++at_;
    if (inside.kind == QueryNode::Kind::And && inside.children.empty())
      fail(open, "nothing stands between the parentheses");
    return inside;
  }

  const Sign* sign_at(std::size_t offset) const {
    for (const Sign& sign : signs)
      if (std::string_view(text()).substr(offset).starts_with(sign.text)) return &sign;
    return nullptr;
  }

  QueryNode term() {
    QueryNode node;
    node.kind = QueryNode::Kind::Term;
    if (++terms_ > most_terms) fail(at_, "a query has at most 256 terms");
    node.key_column = utf8_column(text(), at_);
    std::size_t end = at_;
    while (end < text().size() && is_key_letter(text()[end])) ++end;
    const Sign* sign = sign_at(end);
    if (sign != nullptr && end == at_) {
      fail(at_, "a key is missing before " + quoted(sign->text),
           "write key" + std::string(sign->text) + "value, or the text in quotes");
    } else if (sign != nullptr) {
      node.key = to_lower(std::string_view(text()).substr(at_, end - at_));
      node.op = sign->op;
      at_ = end + sign->text.size();
    }
    value(node);
    return node;
  }

  void value(QueryNode& node) {
    node.value_column = utf8_column(text(), at_);
    if (!at('"')) {
      const std::size_t end = word_end(at_);
      node.value = text().substr(at_, end - at_);
      if (node.value.empty())
        fail(at_, quoted(node.key) + " has no value", "write it without a space");
      at_ = end;
      return;
    }
    const std::size_t open = at_++;
    const std::size_t close = text().find('"', at_);
    if (close == std::string::npos) {
      fail(open, "this quotation mark is not closed", "add '\"'");
      return;
    }
    node.quoted = true;
    node.value = text().substr(at_, close - at_);
    if (node.value.empty()) fail(open, "nothing stands between the quotation marks");
    at_ = close + 1;
  }

  Query query_;
  std::size_t at_ = 0;
  std::size_t terms_ = 0;
  std::optional<Error> fault_;
};

}  // namespace

std::string_view to_text(QueryOp op) {
  for (const Sign& sign : signs)
    if (sign.op == op) return sign.text;
  return "";
}

Result<Query> parse_query(std::string_view text) {
  return QueryReader(text).read();
}

Error query_error(const Query& query, std::size_t column, std::string what,
                  std::string suggestion) {
  return Error{.where = "query",
               .what = std::move(what),
               .excerpt = caret_excerpt(query.text, column),
               .suggestion = std::move(suggestion)};
}

}  // namespace cartulary

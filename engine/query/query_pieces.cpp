#include "engine/query/query_pieces.h"

#include <algorithm>
#include <array>
#include <string>

#include "engine/text/said_list.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

constexpr int deepest = 32;
constexpr auto npos = std::string_view::npos;

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

bool is_letter(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
         static_cast<unsigned char>(letter) >= 0x80;
}

bool is_key_letter(char letter) {
  return (is_letter(letter) && static_cast<unsigned char>(letter) < 0x80) || is_digit(letter) ||
         letter == '-' || letter == '_';
}

bool says_something(std::string_view text) {
  return std::any_of(text.begin(), text.end(), [](char c) { return is_letter(c) || is_digit(c); });
}

bool compares(QueryOp op) {
  return op != QueryOp::Has && op != QueryOp::Equal && op != QueryOp::NotEqual;
}

class PieceReader {
 public:
  PieceReader(std::string_view text, std::span<const QueryKeyHelp> keys)
      : text_(text), keys_(keys) {}

  QueryPieces read() {
    for (skip_spaces(); at_ < text_.size(); skip_spaces()) {
      excluded_ = excludes();
      if (excluded_) ++at_;
      if (at('('))
        add(QueryPiece::Kind::Open, 1);
      else if (at(')'))
        add(QueryPiece::Kind::Close, 1);
      else if (at('"'))
        phrase();
      else
        word();
    }
    pair_parentheses();
    keep_groups();
    return std::move(read_);
  }

 private:
  bool at(char letter) const { return at_ < text_.size() && text_[at_] == letter; }

  void skip_spaces() {
    while (at_ < text_.size() && is_space(text_[at_])) ++at_;
  }

  // The end of the word that begins at `from`.
  std::size_t word_end(std::size_t from) const {
    while (from < text_.size() && !is_space(text_[from]) && text_[from] != '(' &&
           text_[from] != ')' && text_[from] != '"')
      ++from;
    return from;
  }

  // The end of the phrase that opens at `open`; npos if the quotation mark is text.
  std::size_t close_of(std::size_t open) const {
    const std::size_t close = text_.find('"', open + 1);
    const bool whole =
        close != std::string_view::npos && says_something(text_.substr(open + 1, close - open - 1));
    return whole ? close : std::string_view::npos;
  }

  // Whether there is a dash directly before something that can be excluded; not in "a - b", "-3",
  // "--".
  bool excludes() const {
    if (!at('-') || at_ + 1 >= text_.size()) return false;
    const char next = text_[at_ + 1];
    if (next == '"') return close_of(at_ + 1) != std::string_view::npos;
    return next == '(' || is_letter(next);
  }

  QueryPiece& add(QueryPiece::Kind kind, std::size_t width) {
    QueryPiece& piece = read_.pieces.emplace_back();
    piece.kind = kind;
    piece.excluded = excluded_;
    piece.offset = at_;
    piece.term.kind = QueryNode::Kind::Term;
    // Pieces are added from left to right, so each counts on from the one before.
    column_ += utf8_column(text_.substr(counted_), at_ - counted_);
    counted_ = at_;
    piece.term.key_column = piece.term.value_column = column_;
    at_ += width;
    return piece;
  }

  void phrase() {
    const std::size_t close = close_of(at_);
    if (close == std::string_view::npos) {
      ++at_;
      return;
    }
    const std::string_view inside = text_.substr(at_ + 1, close - at_ - 1);
    QueryPiece& piece = add(QueryPiece::Kind::Term, close + 1 - at_);
    piece.term.value = inside;
    piece.term.quoted = true;
  }

  void word() {
    if (field()) return;
    const std::string_view value = text_.substr(at_, word_end(at_) - at_);
    const auto kind =
        same_letters(value, "or") && !excluded_ ? QueryPiece::Kind::Or : QueryPiece::Kind::Term;
    add(kind, value.size()).term.value = value;
  }

  const QueryKeyHelp* key_of(std::string_view name) const {
    const auto found = std::find_if(keys_.begin(), keys_.end(), [name](const QueryKeyHelp& key) {
      return same_letters(key.key, name);
    });
    return found == keys_.end() ? nullptr : &*found;
  }

  const Sign* sign_at(std::size_t offset) const {
    const auto found = std::find_if(signs.begin(), signs.end(), [&](const Sign& sign) {
      return text_.substr(offset).starts_with(sign.text);
    });
    return found == signs.end() ? nullptr : &*found;
  }

  // Reads a known key, a sign that it takes, and a value. Reads nothing and returns false
  // otherwise.
  bool field() {
    std::size_t end = at_;
    while (end < text_.size() && is_key_letter(text_[end])) ++end;
    const Sign* sign = sign_at(end);
    if (sign == nullptr) return false;
    const QueryKeyHelp* key = key_of(text_.substr(at_, end - at_));
    if (key == nullptr) return false;
    if (compares(sign->op) && key->values != QueryValues::Ordered) return false;
    std::size_t begin = end + sign->text.size();
    // "copies:>8"
    const Sign* second = sign->op == QueryOp::Has ? sign_at(begin) : nullptr;
    if (second != nullptr && second->op != QueryOp::Has && key->values == QueryValues::Ordered) {
      sign = second;
      begin += sign->text.size();
      const std::string field = std::string(key->key) + std::string(sign->text) +
                                std::string(text_.substr(begin, word_end(begin) - begin));
      mend(said("query-hint.colon", {{"sign", sign->text}, {"field", field}}));
    }
    if (begin < text_.size() && text_[begin] == '"') return quoted_field(*key, *sign, begin);
    if (is_group(begin)) {
      fail(begin, said("fault.no-group", {{"key", key->key}}),
           said("bag-fault.group-of-fields", {{"key", key->key}}));
      at_ = begin;
      return true;
    }
    const std::string_view value = value_at(*key, begin);
    if (value.empty()) return leave_out(*key, *sign, begin);
    add_field(*key, *sign, begin, value);
    at_ = word_end(begin);
    return true;
  }

  // Skips a field that has no value, unless it reads like words of a sentence.
  bool leave_out(const QueryKeyHelp& key, const Sign& sign, std::size_t begin) {
    const std::size_t end = word_end(begin);
    const auto is_mark = [](char c) { return std::string_view(".,;:!?").find(c) != npos; };
    const std::string_view rest = text_.substr(begin, end - begin);
    if (rest.starts_with(':') || !std::ranges::all_of(rest, is_mark)) return false;
    if (key.values == QueryValues::Names && word_follows(end)) return false;
    mend(said("query-hint.no-value", {{"field", std::string(key.key) + std::string(sign.text)},
                                      {"example", key.example}}));
    at_ = end;
    return true;
  }

  // Whether anything but a field follows, inside the same parentheses.
  bool word_follows(std::size_t from) const {
    while (from < text_.size() && is_space(text_[from])) ++from;
    if (from >= text_.size() || text_[from] == ')') return false;
    if (!is_letter(text_[from])) return true;
    std::size_t end = from;
    while (end < text_.size() && is_key_letter(text_[end])) ++end;
    const std::string_view name = text_.substr(from, end - from);
    return key_of(name) == nullptr || sign_at(end) == nullptr;
  }

  void mend(const Said& sentence) { add_item(read_.hint, sentence, "list.sentence"); }

  bool is_group(std::size_t begin) const {
    return begin + 1 < text_.size() && text_[begin] == '(' && is_letter(text_[begin + 1]);
  }

  // The value without the punctuation of the sentence around it; empty if it is not a value.
  std::string_view value_at(const QueryKeyHelp& key, std::size_t begin) const {
    std::string_view value = text_.substr(begin, word_end(begin) - begin);
    const bool pattern = key.values == QueryValues::Pattern;
    const std::string_view marks = pattern ? ".,;:" : ".,;:!?";
    while (!value.empty() && marks.find(value.back()) != std::string_view::npos)
      value.remove_suffix(1);
    // "cities>>1" asks for a number wrongly; other values do not begin so.
    if (key.values != QueryValues::Ordered && !value.empty() &&
        std::string_view("<=>:").find(value.front()) != std::string_view::npos)
      return {};
    return pattern || says_something(value) ? value : std::string_view();
  }

  bool quoted_field(const QueryKeyHelp& key, const Sign& sign, std::size_t open) {
    const std::size_t close = text_.find('"', open + 1);
    if (close == std::string_view::npos)
      fail(open, said("fault.quotation-open"), said("bag-fault.add-sign", {{"sign", "\""}}));
    else if (close == open + 1)
      fail(open, said("fault.quotation-empty"), {});
    else
      add_field(key, sign, open, text_.substr(open + 1, close - open - 1)).quoted = true;
    at_ = close == std::string_view::npos ? open + 1 : close + 1;
    return true;
  }

  QueryNode& add_field(const QueryKeyHelp& key, const Sign& sign, std::size_t begin,
                       std::string_view value) {
    QueryNode& node = add(QueryPiece::Kind::Term, 0).term;
    node.key = key.key;
    node.op = sign.op;
    node.value = value;
    node.value_column = utf8_column(text_, begin);
    return node;
  }

  void fail(std::size_t offset, Said what, Said fix) {
    if (read_.fault) return;
    Query query;
    query.text = text_;
    read_.fault = query_error(query, utf8_column(text_, offset), std::move(what));
    read_.fault->fix = std::move(fix);
  }

  // Drops every parenthesis that closes nothing or is nested too deep. In a query with fields, one
  // that is not closed ends with the query.
  void pair_parentheses() {
    std::vector<std::size_t> open;
    bool lone = false;
    pair_.assign(read_.pieces.size(), 0);
    for (std::size_t i = 0; i < read_.pieces.size(); ++i) {
      if (read_.pieces[i].kind == QueryPiece::Kind::Open) open.push_back(i);
      if (read_.pieces[i].kind != QueryPiece::Kind::Close) continue;
      lone = lone || open.empty();
      if (open.empty()) continue;
      if (open.size() <= deepest) pair_[open.back()] = i;
      open.pop_back();
    }
    for (const std::size_t place : open)
      if (read_.pieces[place].excluded)
        fail(read_.pieces[place].offset, said("fault.group-open"),
             said("bag-fault.add-sign", {{"sign", ")"}}));
    if (!asks_for_fields(0)) return;
    if (lone) mend(said("query-hint.lone-closing"));
    for (; !open.empty(); open.pop_back()) close_at_end(open.back(), open.size() <= deepest);
  }
  void close_at_end(std::size_t open, bool pairs) {
    if (read_.pieces[open].excluded || !asks_for_fields(open)) return;
    mend(said("query-hint.open-group"));
    excluded_ = false;
    add(QueryPiece::Kind::Close, 0);
    pair_.push_back(0);
    if (pairs) pair_[open] = read_.pieces.size() - 1;
  }
  bool asks_for_fields(std::size_t from) const {
    return std::any_of(read_.pieces.begin() + static_cast<std::ptrdiff_t>(from), read_.pieces.end(),
                       [](const QueryPiece& piece) { return !piece.term.key.empty(); });
  }

  // Whether the parentheses mean something: they are excluded, or contain a field or `or`.
  bool groups(std::size_t open) const {
    const auto begin = read_.pieces.begin() + static_cast<std::ptrdiff_t>(open) + 1;
    const auto end = read_.pieces.begin() + static_cast<std::ptrdiff_t>(pair_[open]);
    if (begin == end) return false;
    return read_.pieces[open].excluded || std::any_of(begin, end, [](const QueryPiece& piece) {
             return piece.kind == QueryPiece::Kind::Or || !piece.term.key.empty();
           });
  }

  void keep_groups() {
    std::vector<bool> dropped(read_.pieces.size(), false);
    for (std::size_t i = 0; i < dropped.size(); ++i) {
      const auto kind = read_.pieces[i].kind;
      if (kind == QueryPiece::Kind::Open || kind == QueryPiece::Kind::Close) dropped[i] = true;
    }
    for (std::size_t i = 0; i < dropped.size(); ++i)
      if (pair_[i] != 0 && groups(i)) dropped[i] = dropped[pair_[i]] = false;
    std::vector<QueryPiece> kept;
    for (std::size_t i = 0; i < dropped.size(); ++i)
      if (!dropped[i]) kept.push_back(std::move(read_.pieces[i]));
    read_.pieces = std::move(kept);
  }

  std::string_view text_;
  std::span<const QueryKeyHelp> keys_;
  std::size_t at_ = 0;
  std::size_t column_ = 0;   // of the last piece
  std::size_t counted_ = 0;  // its offset
  bool excluded_ = false;
  std::vector<std::size_t> pair_;  // of an Open: the position of its Close
  QueryPieces read_;
};

}  // namespace

std::string_view to_text(QueryOp op) {
  for (const Sign& sign : signs)
    if (sign.op == op) return sign.text;
  return "";
}

QueryPieces query_pieces(std::string_view text, std::span<const QueryKeyHelp> keys) {
  return PieceReader(text, keys).read();
}

}  // namespace cartulary

#include "tiledb/board/json_reader.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <limits>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "engine/text/said.h"
#include "engine/text/text.h"

namespace cartulary::tiledb {
namespace {

using nlohmann::json;

constexpr std::size_t shown_before = 30;
constexpr std::size_t shown_after = 30;

// An error located at a byte offset, with the text around it.
Error error_at(std::string_view text, std::string_view where, std::size_t offset, Said what,
               Said fix) {
  offset = std::min(offset, text.size());
  const std::string_view before = text.substr(0, offset);
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const std::size_t line_start = before.rfind('\n') == before.npos ? 0 : before.rfind('\n') + 1;
  const std::size_t column = utf8_column(text.substr(line_start), offset - line_start);
  const std::size_t line_end = std::min(text.find('\n', offset), text.size());
  std::size_t from = offset - line_start > shown_before ? offset - shown_before : line_start;
  while (from > line_start && (static_cast<unsigned char>(text[from]) & 0xC0U) == 0x80U) --from;
  std::size_t to = std::min(line_end, offset + shown_after);
  while (to < line_end && (static_cast<unsigned char>(text[to]) & 0xC0U) == 0x80U) ++to;
  const std::string_view shown = text.substr(from, to - from);
  Error error;
  error.where = std::string(where) + ':' + std::to_string(line) + ':' + std::to_string(column + 1);
  error.what = std::move(what);
  if (!first_bad_utf8(shown))
    error.excerpt = caret_excerpt(shown, utf8_column(shown, offset - from));
  error.fix = std::move(fix);
  return error;
}

// The tree under construction. It is discarded once it has too many values.
class Tree {
 public:
  // The new value; null if there are too many.
  JsonNode* add(JsonNode::Kind kind, std::string text) {
    JsonNode* node = place();
    if (node == nullptr) return nullptr;
    node->kind = kind;
    node->text = std::move(text);
    return node;
  }
  void open(JsonNode::Kind kind) {
    if (JsonNode* node = add(kind, {})) open_.push_back(node);
  }
  void close() {
    if (!given_up()) open_.pop_back();
  }
  void key(const std::string& name) {
    if (given_up()) return;
    open_.back()->members.push_back({name, {}});
    next_ = &open_.back()->members.back().value;
  }

  bool given_up() const { return values_ > most_json_values; }
  JsonNode take() { return std::move(root_); }

 private:
  // The slot for the next value; null if there are too many. The lists that contain an open node do
  // not grow until it is closed, so pointers to open nodes remain valid.
  JsonNode* place() {
    if (given_up()) return nullptr;
    if (++values_ > most_json_values) {
      open_.clear();
      root_ = {};
      return nullptr;
    }
    JsonNode* node = std::exchange(next_, nullptr);
    return node != nullptr ? node : &open_.back()->items.emplace_back();
  }

  JsonNode root_;
  JsonNode* next_ = &root_;
  std::vector<JsonNode*> open_;
  std::size_t values_ = 0;
};

// Stops at the first fault. The library gives a position only for its own faults; for repeated keys
// and deep nesting, the number of bytes read so far gives it.
class JsonReader : public nlohmann::json_sax<json> {
 public:
  JsonReader(std::string_view text, const char* const& at, int depth)
      : text_(text), at_(at), most_depth_(depth) {}

  bool null() override { return add(JsonNode::Kind::Null, {}); }
  bool boolean(bool value) override {
    if (JsonNode* node = tree_.add(JsonNode::Kind::Boolean, value ? "true" : "false"))
      node->truth = value;
    return true;
  }
  bool number_integer(number_integer_t value) override {
    if (JsonNode* node = tree_.add(JsonNode::Kind::Integer, std::to_string(value)))
      node->integer = value;
    return true;
  }
  bool number_unsigned(number_unsigned_t value) override {
    if (value <= static_cast<number_unsigned_t>(std::numeric_limits<std::int64_t>::max()))
      return number_integer(static_cast<std::int64_t>(value));
    return add(JsonNode::Kind::Number, std::to_string(value));
  }
  bool number_float(number_float_t, const string_t& text) override {
    return add(JsonNode::Kind::Number, text);
  }
  bool string(string_t& value) override { return add(JsonNode::Kind::Text, std::move(value)); }
  bool binary(binary_t&) override { return false; }
  bool start_object(std::size_t) override { return open(JsonNode::Kind::Object); }
  bool start_array(std::size_t) override { return open(JsonNode::Kind::List); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }
  bool key(string_t& name) override {
    tree_.key(name);
    if (keys_.back().insert(name).second) return true;
    // The lexer has just read the closing quote.
    const std::size_t read = read_so_far();
    return stop(read - std::min(read, name.size() + 2),
                said("wrong-file.key-twice", {{"key", name}}), said("wrong-file.leave-one"));
  }
  bool parse_error(std::size_t position, const std::string&,
                   const nlohmann::detail::exception&) override {
    // The library reports where it noticed the fault; the faulty word begins earlier.
    std::size_t offset = std::min(position == 0 ? 0 : position - 1, text_.size());
    while (offset > 0 && offset < text_.size() && is_letter(text_[offset]) &&
           is_letter(text_[offset - 1]))
      --offset;
    if (text_.find_first_not_of(" \t\r\n") == std::string_view::npos)
      return stop(0, said("wrong-file.is-empty"), said("wrong-file.give-json"));
    if (offset == text_.size())
      return stop(offset, said("wrong-file.ends-early"), said("wrong-file.give-whole"));
    return stop(offset, said("wrong-file.no-json-from-here"), said("wrong-file.correct-json"));
  }

  bool faulty() const { return !what_.empty(); }
  Error fault(std::string_view where) const { return error_at(text_, where, offset_, what_, fix_); }
  Tree& tree() { return tree_; }

 private:
  static bool is_letter(char byte) {
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
  }
  std::size_t read_so_far() const { return static_cast<std::size_t>(at_ - text_.data()); }
  bool add(JsonNode::Kind kind, std::string text) {
    tree_.add(kind, std::move(text));
    return true;
  }
  bool open(JsonNode::Kind kind) {
    keys_.emplace_back();
    tree_.open(kind);
    if (keys_.size() <= static_cast<std::size_t>(most_depth_)) return true;
    const std::size_t read = read_so_far();
    return stop(read == 0 ? 0 : read - 1, said("wrong-file.too-deep", {{"levels", most_depth_}}),
                {});
  }
  bool close() {
    keys_.pop_back();
    tree_.close();
    return true;
  }
  bool stop(std::size_t offset, Said what, Said fix) {
    offset_ = offset;
    what_ = std::move(what);
    fix_ = std::move(fix);
    return false;
  }

  std::string_view text_;
  const char* const& at_;
  int most_depth_;
  std::vector<std::set<std::string>> keys_;  // the keys of each open object
  Tree tree_;
  std::size_t offset_ = 0;
  Said what_;
  Said fix_;
};

// An iterator that exposes its position in `at`, so that the reader knows how far it has come.
struct ByteReader {
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;
  const char** at;
  const char* end;
  reference operator*() const { return **at; }
  ByteReader& operator++() {
    ++*at;
    return *this;
  }
  ByteReader operator++(int) { return ++*this; }
  bool operator==(const ByteReader& other) const { return *at == other.end; }
  bool operator!=(const ByteReader& other) const { return *at != other.end; }
};

}  // namespace

Result<JsonNode> parse_json(std::string_view text, std::string_view where, JsonBounds bounds) {
  if (text.size() > bounds.bytes)
    return Error{std::string(where), said("wrong-file.too-long", {{"bytes", bounds.bytes}}), "", "",
                 ""};
  const char* at = text.data();
  const char* end = text.data() + text.size();
  JsonReader reader(text, at, bounds.depth);
  const bool good = json::sax_parse(ByteReader{&at, end}, ByteReader{&at, end}, &reader);
  if (!good || reader.faulty()) return reader.fault(where);
  if (!reader.tree().given_up()) return reader.tree().take();
  return Error{.where = std::string(where),
               .what = said("wrong-file.too-many-values", {{"values", most_json_values}}),
               .excerpt = "",
               .fix = said("wrong-file.give-less"),
               .suggestion = ""};
}

}  // namespace cartulary::tiledb

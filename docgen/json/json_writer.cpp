#include "docgen/json/json_writer.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <utility>

#include "engine/text/contract.h"
#include "engine/text/text.h"

namespace cartulary::docgen {
namespace {

void append_escaped(std::string& out, char c) {
  switch (c) {
    case '"':
      out += "\\\"";
      return;
    case '\\':
      out += "\\\\";
      return;
    case '\n':
      out += "\\n";
      return;
    case '\r':
      out += "\\r";
      return;
    case '\t':
      out += "\\t";
      return;
    default:
      break;
  }
  const auto code = static_cast<unsigned char>(c);
  if (code >= 0x20) {
    out += c;
    return;
  }
  constexpr std::string_view hex = "0123456789abcdef";
  out += "\\u00";
  out += hex[code >> 4U];
  out += hex[code & 15U];
}

// A byte that JSON escapes, or one of a character beyond ASCII, which must be valid UTF-8.
bool is_special(char c) {
  return static_cast<signed char>(c) < 0x20 || c == '"' || c == '\\';
}

// The number of bytes before the first special one. A block is looked at without a branch, so that
// the compiler compares all of it at once.
std::size_t plain_bytes(std::string_view text) {
  constexpr std::size_t block = 16;
  std::size_t at = 0;
  for (; at + block <= text.size(); at += block) {
    std::uint8_t any = 0;
    for (std::size_t i = 0; i < block; ++i) any |= std::uint8_t{is_special(text[at + i])};
    if (any != 0) break;
  }
  while (at < text.size() && !is_special(text[at])) ++at;
  return at;
}

// Copies two overlapping words, or one if the part has no more bytes.
template <class Word>
char* copy_ends(std::string_view part, char* to) {
  std::memcpy(to, part.data(), sizeof(Word));
  const std::size_t last = part.size() - sizeof(Word);
  std::memcpy(to + last, part.data() + last, sizeof(Word));
  return to + part.size();
}

// Nearly all parts are so short that a call of memcpy would take longer than the copying.
char* copy_part(std::string_view part, char* to) {
  if (part.size() > 16) return std::copy(part.begin(), part.end(), to);
  if (part.size() >= 8) return copy_ends<std::uint64_t>(part, to);
  if (part.size() >= 4) return copy_ends<std::uint32_t>(part, to);
  if (part.size() >= 2) return copy_ends<std::uint16_t>(part, to);
  if (!part.empty()) *to++ = part.front();
  return to;
}

// Joins short parts first, so that `out` grows once and not for each part.
template <std::same_as<std::string_view>... Parts>
void append(std::string& out, Parts... parts) {
  std::array<char, 256> together;
  const std::size_t size = (parts.size() + ...);
  if (size > together.size()) {
    (out.append(parts), ...);
    return;
  }
  char* end = together.data();
  ((end = copy_part(parts, end)), ...);
  out.append(together.data(), size);
}

// Writes the first character, or U+FFFD for an invalid byte, and returns the bytes consumed.
std::size_t append_special(std::string& out, std::string_view text) {
  const std::size_t length = utf8_width(text, 0);
  if (length == 1)
    append_escaped(out, text.front());
  else if (length == 0)
    out += "\xEF\xBF\xBD";
  else
    out += text.substr(0, length);
  return std::max<std::size_t>(1, length);
}

// The keys of what is read by people.
constexpr std::array<std::string_view, 11> read_keys = {
    "action", "detail", "fix", "name", "notes", "reason", "short", "title", "what", "why", "words"};

// A new line with the indentation of `levels`, with and without a comma before it.
constexpr std::string_view comma_and_line(std::size_t levels) {
  constexpr std::string_view deepest = ",\n                                        ";
  CARTULARY_REQUIRES(2 + 2 * levels <= deepest.size());
  return deepest.substr(0, 2 + 2 * levels);
}
constexpr std::string_view new_line(std::size_t levels) {
  return comma_and_line(levels).substr(1);
}

}  // namespace

AnswerWriter& JsonWriter::open(char opener, Layout layout) {
  put(std::string_view(&opener, 1));
  const bool inside_inline = !levels_.empty() && levels_.back().inline_layout;
  levels_.push_back({.closer = opener == '{' ? '}' : ']',
                     .inline_layout = inside_inline || layout == Layout::Inline});
  return *this;
}

AnswerWriter& JsonWriter::close() {
  CARTULARY_REQUIRES(!levels_.empty());
  const Level level = levels_.back();
  levels_.pop_back();
  if (!level.empty && !level.inline_layout) out_ += new_line(levels_.size());
  out_ += level.closer;
  return *this;
}

AnswerWriter& JsonWriter::key(std::string_view name) {
  CARTULARY_REQUIRES(!levels_.empty() && levels_.back().closer == '}' && !after_key_);
  put_text(name, "\": ");
  after_key_ = true;
  is_read_ = language_ != nullptr && std::ranges::find(read_keys, name) != read_keys.end();
  return *this;
}

std::string JsonWriter::take() {
  CARTULARY_REQUIRES(levels_.empty());
  out_ += '\n';
  if (out_.size() > most_) start_over();
  return std::move(out_);
}

AnswerWriter& JsonWriter::put(std::string_view value) {
  append(out_, separator(), value);
  return *this;
}

template <class Whole>
AnswerWriter& JsonWriter::put_whole(Whole value) {
  std::array<char, 24> digits;
  const char* end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
  return put({digits.data(), end});
}

AnswerWriter& JsonWriter::put_text(std::string_view text, std::string_view end) {
  constexpr std::string_view quote = "\"";
  std::size_t plain = plain_bytes(text);
  if (plain == text.size()) {
    append(out_, separator(), quote, text, end);
    return *this;
  }
  append(out_, separator(), quote);
  while (!text.empty()) {
    out_.append(text, 0, plain);
    text.remove_prefix(plain);
    if (!text.empty()) text.remove_prefix(append_special(out_, text));
    plain = plain_bytes(text);
  }
  out_ += end;
  return *this;
}

AnswerWriter& JsonWriter::null() {
  return put("null");
}

AnswerWriter& JsonWriter::text(std::string_view text) {
  // A text of several lines is prose of a record.
  if (is_read_ && !text.empty() && text.find('\n') == std::string_view::npos)
    return put_text(language_->say(text).text, "\"");
  return put_text(text, "\"");
}

AnswerWriter& JsonWriter::message(const Said& said) {
  return put_text(language_ == nullptr ? english(said) : words_of(said, *language_), "\"");
}

AnswerWriter& JsonWriter::boolean(bool value) {
  return put(value ? "true" : "false");
}

AnswerWriter& JsonWriter::integer(std::int64_t value) {
  return put_whole(value);
}

AnswerWriter& JsonWriter::whole(std::uint64_t value) {
  return put_whole(value);
}

AnswerWriter& JsonWriter::number(double value) {
  return put(json_number(value));
}

// Nobody can use an answer that is too large, so its memory is freed for the rest of it.
void JsonWriter::start_over() {
  AnswerRoom::tell_overrun();
  dropped_ += out_.size();
  out_.clear();
}

std::string_view JsonWriter::separator() {
  if (out_.size() > most_) start_over();
  if (std::exchange(after_key_, false) || levels_.empty()) return {};
  Level& level = levels_.back();
  const bool first = std::exchange(level.empty, false);
  if (level.inline_layout) return first ? "" : ", ";
  return first ? new_line(levels_.size()) : comma_and_line(levels_.size());
}

std::string json_number(double value) {
  if (!std::isfinite(value)) return "null";
  std::array<char, 32> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
  std::string text(digits.data(), end);
  if (text.find_first_of(".e") == std::string::npos) text += ".0";
  return text;
}

}  // namespace cartulary::docgen

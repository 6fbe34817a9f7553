#include "docgen/json/json_writer.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
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

constexpr std::uint64_t in_all(unsigned char byte) {
  return 0x0101010101010101U * byte;
}

// Whether any of eight bytes is less than `least`, which is at most 0x80.
constexpr bool any_below(std::uint64_t bytes, unsigned char least) {
  return ((bytes - in_all(least)) & ~bytes & in_all(0x80)) != 0;
}

// Whether eight bytes all stand in JSON as they are.
constexpr bool all_plain(std::uint64_t bytes) {
  return (bytes & in_all(0x80)) == 0 && !any_below(bytes, 0x20) &&
         !any_below(bytes ^ in_all('"'), 1) && !any_below(bytes ^ in_all('\\'), 1) &&
         !any_below(bytes ^ in_all(0x7F), 1);
}

// How many bytes at the front stand in JSON as they are: most texts are plain to their end, so
// eight are looked at at once.
std::size_t plain_length(std::string_view text) {
  const auto is_plain = [](char c) { return c >= 0x20 && c < 0x7F && c != '"' && c != '\\'; };
  std::size_t length = 0;
  std::uint64_t bytes = 0;
  for (; length + sizeof bytes <= text.size(); length += sizeof bytes) {
    std::memcpy(&bytes, text.data() + length, sizeof bytes);
    if (!all_plain(bytes)) break;
  }
  if (const std::size_t rest = text.size() - length; rest < sizeof bytes) {
    bytes = in_all(' ');
    if (rest > 0) std::memcpy(&bytes, text.data() + length, rest);
    if (all_plain(bytes)) return text.size();
  }
  while (length < text.size() && is_plain(text[length])) ++length;
  return length;
}

// Writes the character at the front, or U+FFFD for a byte that begins none, and tells its bytes.
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

}  // namespace

AnswerWriter& JsonWriter::open(char opener, Layout layout) {
  begin_value();
  out_ += opener;
  const bool inside_inline = !levels_.empty() && levels_.back().inline_layout;
  levels_.push_back({.closer = opener == '{' ? '}' : ']',
                     .inline_layout = inside_inline || layout == Layout::Inline});
  return *this;
}

AnswerWriter& JsonWriter::close() {
  CARTULARY_REQUIRES(!levels_.empty());
  const Level level = levels_.back();
  levels_.pop_back();
  if (!level.empty && !level.inline_layout) new_line();
  out_ += level.closer;
  return *this;
}

AnswerWriter& JsonWriter::key(std::string_view name) {
  CARTULARY_REQUIRES(!levels_.empty() && levels_.back().closer == '}' && !after_key_);
  begin_value();
  put_text(name, "\": ");
  after_key_ = true;
  return *this;
}

AnswerWriter& JsonWriter::null() {
  begin_value();
  out_ += "null";
  return *this;
}

std::string JsonWriter::take() {
  CARTULARY_REQUIRES(levels_.empty());
  out_ += '\n';
  if (out_.size() > most_) start_over();
  return std::move(out_);
}

AnswerWriter& JsonWriter::text(std::string_view text) {
  begin_value();
  put_text(text, "\"");
  return *this;
}

void JsonWriter::put_text(std::string_view text, std::string_view end) {
  out_ += '"';
  while (!text.empty()) {
    const std::size_t plain = plain_length(text);
    out_.append(text, 0, plain);
    text.remove_prefix(plain);
    if (!text.empty()) text.remove_prefix(append_special(out_, text));
  }
  out_ += end;
}

AnswerWriter& JsonWriter::boolean(bool value) {
  begin_value();
  out_ += value ? "true" : "false";
  return *this;
}

AnswerWriter& JsonWriter::integer(std::int64_t value) {
  begin_value();
  out_ += std::to_string(value);
  return *this;
}

AnswerWriter& JsonWriter::whole(std::uint64_t value) {
  begin_value();
  out_ += std::to_string(value);
  return *this;
}

AnswerWriter& JsonWriter::number(double value) {
  begin_value();
  out_ += json_number(value);
  return *this;
}

// What was written is of no use to anybody, and its room is all that there is.
void JsonWriter::start_over() {
  AnswerRoom::tell_overrun();
  dropped_ += out_.size();
  out_.clear();
}

void JsonWriter::begin_value() {
  if (out_.size() > most_) start_over();
  if (after_key_) {
    after_key_ = false;
    return;
  }
  if (!levels_.empty()) separate();
}

void JsonWriter::separate() {
  Level& level = levels_.back();
  if (!level.empty) out_ += level.inline_layout ? ", " : ",";
  if (!level.inline_layout) new_line();
  level.empty = false;
}

void JsonWriter::new_line() {
  out_ += '\n';
  out_.append(2 * levels_.size(), ' ');
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

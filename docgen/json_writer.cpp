#include "docgen/json_writer.h"

#include <array>
#include <charconv>
#include <cmath>

namespace cartulary {
namespace {

// The length of the UTF-8 character that `text` begins with; 0 if it begins with none.
std::size_t character_length(std::string_view text) {
  const auto byte = [&](std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
  };
  const auto tail = [&](std::size_t i) { return (byte(i) & 0xC0U) == 0x80U; };
  const unsigned lead = byte(0);
  if (lead < 0x80) return 1;
  if (lead >= 0xC2 && lead <= 0xDF) return tail(1) ? 2 : 0;
  if (lead >= 0xE0 && lead <= 0xEF) {
    const bool overlong = lead == 0xE0 && byte(1) < 0xA0;
    const bool surrogate = lead == 0xED && byte(1) > 0x9F;
    return tail(1) && tail(2) && !overlong && !surrogate ? 3 : 0;
  }
  if (lead >= 0xF0 && lead <= 0xF4) {
    const bool overlong = lead == 0xF0 && byte(1) < 0x90;
    const bool beyond = lead == 0xF4 && byte(1) > 0x8F;
    return tail(1) && tail(2) && tail(3) && !overlong && !beyond ? 4 : 0;
  }
  return 0;
}

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

}  // namespace

JsonWriter& JsonWriter::open(char opener, Layout layout) {
  begin_value();
  out_ += opener;
  const bool inside_inline = !levels_.empty() && levels_.back().inline_layout;
  levels_.push_back({.closer = opener == '{' ? '}' : ']',
                     .inline_layout = inside_inline || layout == Layout::Inline});
  return *this;
}

JsonWriter& JsonWriter::close() {
  const Level level = levels_.back();
  levels_.pop_back();
  if (!level.empty && !level.inline_layout) {
    out_ += '\n';
    out_.append(2 * levels_.size(), ' ');
  }
  out_ += level.closer;
  return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
  text(name);
  out_ += ": ";
  after_key_ = true;
  return *this;
}

JsonWriter& JsonWriter::null() {
  begin_value();
  out_ += "null";
  return *this;
}

JsonWriter& JsonWriter::add_texts(std::string_view name, const std::vector<std::string>& texts) {
  key(name).open_array(Layout::Inline);
  for (const std::string& entry : texts) value(entry);
  return close();
}

std::string JsonWriter::take() {
  out_ += '\n';
  return std::move(out_);
}

JsonWriter& JsonWriter::text(std::string_view text) {
  begin_value();
  out_ += '"';
  while (!text.empty()) {
    const std::size_t length = character_length(text);
    if (length == 1)
      append_escaped(out_, text.front());
    else if (length == 0)
      out_ += "\xEF\xBF\xBD";
    else
      out_ += text.substr(0, length);
    text.remove_prefix(length == 0 ? 1 : length);
  }
  out_ += '"';
  return *this;
}

JsonWriter& JsonWriter::boolean(bool value) {
  begin_value();
  out_ += value ? "true" : "false";
  return *this;
}

JsonWriter& JsonWriter::integer(std::int64_t value) {
  begin_value();
  out_ += std::to_string(value);
  return *this;
}

JsonWriter& JsonWriter::number(double value) {
  begin_value();
  out_ += json_number(value);
  return *this;
}

void JsonWriter::begin_value() {
  if (after_key_) {
    after_key_ = false;
    return;
  }
  if (!levels_.empty()) separate();
}

void JsonWriter::separate() {
  Level& level = levels_.back();
  if (!level.empty) out_ += level.inline_layout ? ", " : ",";
  if (!level.inline_layout) {
    out_ += '\n';
    out_.append(2 * levels_.size(), ' ');
  }
  level.empty = false;
}

std::string json_number(double value) {
  if (!std::isfinite(value)) return "null";
  std::array<char, 32> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
  std::string text(digits.data(), end);
  if (text.find_first_of(".e") == std::string::npos) text += ".0";
  return text;
}

}  // namespace cartulary

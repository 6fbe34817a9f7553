#include "tiledb/yaml/text_file.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "engine/text/text.h"
#include "engine/text/unseen.h"

namespace cartulary::tiledb {
namespace {

// The fault of a valid UTF-8 character; empty if there is none.
std::string fault_of(std::string_view character) {
  const auto first = static_cast<unsigned char>(character[0]);
  if (character == "\xEF\xBB\xBF") return "a byte order mark (U+FEFF) stands here";
  if (first == '\r') return "a carriage return stands here; lines end in a line feed alone";
  if (first == '\t') return "a tab stands here";
  if ((first < 0x20U && first != '\n') || first == 0x7FU)
    return fmt::format("control character U+{:04X} stands here", first);
  if (first == 0xC2U && is_unseen(character))
    return fmt::format("control character U+{:04X} stands here",
                       static_cast<unsigned char>(character[1]));
  if (character.size() > 1 && is_unseen(character))
    return "a mark that turns the direction of writing stands here";
  return {};
}

}  // namespace

std::string Place::where() const {
  return fmt::format("{}:{}:{}", file->name(), line, column);
}

TextFile::TextFile(std::string name, std::string bytes)
    : name_(std::move(name)), bytes_(std::move(bytes)), line_starts_{0} {
  for (std::size_t i = 0; i < bytes_.size(); ++i)
    if (bytes_[i] == '\n') line_starts_.push_back(i + 1);
}

std::string_view TextFile::line(int number) const {
  const auto index = static_cast<std::size_t>(number - 1);
  if (number < 1 || index >= line_starts_.size()) return {};
  const std::size_t start = line_starts_[index];
  std::size_t end = bytes_.find('\n', start);
  if (end == std::string::npos) end = bytes_.size();
  if (end > start && bytes_[end - 1] == '\r') --end;
  return std::string_view(bytes_).substr(start, end - start);
}

Place TextFile::place_at(std::size_t offset) const {
  offset = std::min(offset, bytes_.size());
  const auto next = std::upper_bound(line_starts_.begin(), line_starts_.end(), offset);
  const auto start = std::prev(next);
  const std::string_view line = std::string_view(bytes_).substr(*start, offset - *start);
  return {this, static_cast<int>(next - line_starts_.begin()),
          static_cast<int>(utf8_column(line, line.size())) + 1};
}

Place TextFile::place_of(int line, int byte_column) const {
  return place_at(offset_of(line, byte_column));
}

std::size_t TextFile::offset_of(int line, int byte_column) const {
  const auto index = static_cast<std::size_t>(std::max(line, 0));
  if (index >= line_starts_.size()) return bytes_.size();
  const std::size_t offset =
      line_starts_[index] + static_cast<std::size_t>(std::max(byte_column, 0));
  return std::min(offset, bytes_.size());
}

std::vector<TextFault> text_faults(std::string_view bytes, std::size_t limit) {
  std::vector<TextFault> faults;
  std::size_t offset = 0;
  while (offset < bytes.size() && faults.size() < limit) {
    const std::size_t width = utf8_width(bytes, offset);
    if (width == 0) {
      const auto byte = static_cast<unsigned char>(bytes[offset]);
      faults.push_back({offset, fmt::format("byte 0x{:02X} is not UTF-8", byte)});
      ++offset;
      continue;
    }
    if (std::string fault = fault_of(bytes.substr(offset, width)); !fault.empty())
      faults.push_back({offset, std::move(fault)});
    offset += width;
  }
  return faults;
}

}  // namespace cartulary::tiledb

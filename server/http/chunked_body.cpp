#include "server/http/chunked_body.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "server/http/request_head.h"

namespace cartulary::server {
namespace {

constexpr std::size_t longest_size_line = 256;
constexpr std::size_t most_trailers = 8192;
// Sixteen digits would overflow; no body is so large.
constexpr std::size_t most_digits = 15;

// The line at the front, without its end. Nothing while it is incomplete; `broken` if it cannot
// become a line any more.
std::optional<std::string_view> line_of(std::string_view bytes, std::size_t most, bool& broken) {
  const std::size_t end = bytes.find('\n');
  broken = std::min(end, bytes.size()) > most ||
           (end != std::string_view::npos && (end == 0 || bytes[end - 1] != '\r'));
  if (broken || end == std::string_view::npos) return std::nullopt;
  return bytes.substr(0, end - 1);
}

std::optional<std::size_t> size_of(std::string_view line) {
  const std::size_t end = std::min(line.find(';'), line.size());
  if (end == 0 || end > most_digits || !is_field_value(line.substr(end))) return std::nullopt;
  std::size_t size = 0;
  const auto [last, error] = std::from_chars(line.data(), line.data() + end, size, 16);
  // from_chars would take a minus sign only for signed numbers, and takes no "0x".
  if (error != std::errc() || last != line.data() + end) return std::nullopt;
  return size;
}

}  // namespace

std::size_t ChunkedBody::read(std::string_view bytes) {
  std::size_t used = 0;
  while (state_ == State::Incomplete) {
    const std::string_view rest = bytes.substr(used);
    std::size_t now = 0;
    switch (part_) {
      case Part::Size:
        now = read_size(rest);
        break;
      case Part::Data:
        now = read_data(rest);
        break;
      case Part::DataEnd:
        now = read_data_end(rest);
        break;
      case Part::Trailer:
        now = read_trailer(rest);
        break;
    }
    if (now == 0) break;
    used += now;
  }
  return used;
}

std::size_t ChunkedBody::read_size(std::string_view bytes) {
  bool broken = false;
  const auto line = line_of(bytes, longest_size_line, broken);
  const auto size = line ? size_of(*line) : std::nullopt;
  if (broken || (line && !size)) state_ = State::Broken;
  if (!size) return 0;
  if (*size > room_ - body_.size()) {
    state_ = State::TooLarge;
    return 0;
  }
  left_ = *size;
  part_ = left_ == 0 ? Part::Trailer : Part::Data;
  return line->size() + 2;
}

std::size_t ChunkedBody::read_data(std::string_view bytes) {
  const std::size_t now = std::min(left_, bytes.size());
  body_.append(bytes.substr(0, now));
  left_ -= now;
  if (left_ == 0) part_ = Part::DataEnd;
  return now;
}

std::size_t ChunkedBody::read_data_end(std::string_view bytes) {
  const std::string_view end = bytes.substr(0, 2);
  if (end == "\r\n") {
    part_ = Part::Size;
    return 2;
  }
  if (!end.empty() && end != "\r") state_ = State::Broken;
  return 0;
}

std::size_t ChunkedBody::read_trailer(std::string_view bytes) {
  bool broken = false;
  const auto line = line_of(bytes, most_trailers - trailers_, broken);
  if (line && !line->empty()) {
    const std::size_t colon = line->find(':');
    broken = colon == std::string_view::npos || !is_http_token(line->substr(0, colon)) ||
             !is_field_value(line->substr(colon + 1));
  }
  if (broken) state_ = State::Broken;
  if (broken || !line) return 0;
  if (line->empty()) state_ = State::Whole;
  trailers_ += line->size() + 2;
  return line->size() + 2;
}

}  // namespace cartulary::server

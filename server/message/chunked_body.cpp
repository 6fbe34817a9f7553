#include "server/message/chunked_body.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>

#include "server/message/request_head.h"

namespace cartulary::server {
namespace {

constexpr std::size_t longest_size_line = 256;
constexpr std::size_t most_trailers = 8192;
// The limit keeps sizes from overflowing; no body is so large.
constexpr std::size_t most_digits = 15;

using LineRead = std::variant<std::string, ChunkFault>;

// Takes the line at the front of `bytes`, without its line end. A line of more than `most` bytes is
// Broken.
LineRead take_line(std::string& bytes, std::size_t most, const MoreBytes& more) {
  std::size_t end = 0;
  while ((end = bytes.find('\n')) == std::string::npos) {
    if (bytes.size() > most) return ChunkFault::Broken;
    if (!more(bytes)) return ChunkFault::NoMore;
  }
  if (end > most || end == 0 || bytes[end - 1] != '\r') return ChunkFault::Broken;
  std::string line = bytes.substr(0, end - 1);
  bytes.erase(0, end + 1);
  return line;
}

std::optional<std::size_t> size_of(std::string_view line) {
  const std::size_t end = std::min(line.find(';'), line.size());
  if (end == 0 || end > most_digits || !is_field_value(line.substr(end))) return std::nullopt;
  std::size_t size = 0;
  const auto [last, error] = std::from_chars(line.data(), line.data() + end, size, 16);
  // For unsigned numbers from_chars accepts neither a sign nor "0x".
  if (error != std::errc() || last != line.data() + end) return std::nullopt;
  return size;
}

// Skips the trailer lines after the last chunk, including the empty one.
std::optional<ChunkFault> pass_trailers(std::string& bytes, const MoreBytes& more) {
  for (std::size_t left = most_trailers;;) {
    const LineRead read = take_line(bytes, left, more);
    if (const auto* fault = std::get_if<ChunkFault>(&read)) return *fault;
    const std::string_view line = std::get<std::string>(read);
    if (line.empty()) return std::nullopt;
    const std::size_t colon = std::min(line.find(':'), line.size());
    if (colon == line.size() || !is_http_token(line.substr(0, colon)) ||
        !is_field_value(line.substr(colon)))
      return ChunkFault::Broken;
    left -= line.size();
  }
}

}  // namespace

std::variant<std::string, ChunkFault> read_chunks(std::string& bytes, std::size_t room,
                                                  const MoreBytes& more) {
  std::string body;
  while (true) {
    const LineRead line = take_line(bytes, longest_size_line, more);
    if (const auto* fault = std::get_if<ChunkFault>(&line)) return *fault;
    const std::optional<std::size_t> size = size_of(std::get<std::string>(line));
    if (!size) return ChunkFault::Broken;
    if (*size > room - body.size()) return ChunkFault::TooLarge;
    if (*size == 0) break;
    while (bytes.size() < *size + 2)
      if (!more(bytes)) return ChunkFault::NoMore;
    if (bytes.compare(*size, 2, "\r\n") != 0) return ChunkFault::Broken;
    body.append(bytes, 0, *size);
    bytes.erase(0, *size + 2);
  }
  if (const auto fault = pass_trailers(bytes, more)) return *fault;
  return body;
}

Problem chunk_problem(ChunkFault fault, std::size_t room) {
  if (fault == ChunkFault::TooLarge) return body_too_large(room);
  return {.status = 400,
          .error = {.where = "body",
                    .what = "its chunks cannot be read",
                    .fix = "begin each with its size in hexadecimal digits, and end lines and "
                           "chunks with CRLF"}};
}

}  // namespace cartulary::server

#include "server/api/page_token.h"

#include <algorithm>
#include <cstdint>
#include <optional>

#include "engine/text/said.h"
#include "engine/text/text.h"

namespace cartulary::server {
namespace {

constexpr std::string_view alphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

// Base64url without padding. REQUIRES: the length is a multiple of three.
std::string encoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i + 2 < text.size(); i += 3) {
    std::uint32_t bits = 0;
    for (std::size_t k = 0; k < 3; ++k) bits = bits << 8U | static_cast<unsigned char>(text[i + k]);
    for (unsigned shift : {18U, 12U, 6U, 0U}) out += alphabet[bits >> shift & 63U];
  }
  return out;
}

// FNV-1a. A token need not resist forgery: a forged one shows only what limit and next can show
// anyway.
std::uint32_t short_hash(std::string_view text) {
  std::uint32_t hash = 2166136261U;
  for (char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
  return hash;
}

std::string padded(const std::string& digits, std::size_t width) {
  return std::string(width - std::min(width, digits.size()), '0') + digits;
}

}  // namespace

std::string page_token(std::size_t offset, std::string_view question) {
  return encoded(padded(std::to_string(offset), 8) +
                 padded(std::to_string(short_hash(question)), 10));
}

Result<std::size_t> read_page_token(std::string_view token, std::string_view question) {
  const Error bad{.where = "next",
                  .what = said("http-fault.no-next-page"),
                  .fix = said("http-fault.take-next")};
  if (token.size() != 24) return bad;
  std::string text;
  for (std::size_t i = 0; i < token.size(); i += 4) {
    std::uint32_t bits = 0;
    for (std::size_t k = 0; k < 4; ++k) {
      const std::size_t digit = alphabet.find(token[i + k]);
      if (digit == std::string_view::npos) return bad;
      bits = bits << 6U | static_cast<std::uint32_t>(digit);
    }
    for (unsigned shift : {16U, 8U, 0U}) text += static_cast<char>(bits >> shift & 255U);
  }
  const std::optional<int> offset = parse_whole(std::string_view(text).substr(0, 8), 1, 99'999'999);
  if (!offset || page_token(static_cast<std::size_t>(*offset), question) != token) return bad;
  return static_cast<std::size_t>(*offset);
}

}  // namespace cartulary::server

#include "tiledb/packed/packed_values.h"

namespace cartulary::tiledb {
namespace {

constexpr unsigned bits_a_byte = 7;
constexpr unsigned more = 0x80;

}  // namespace

void PackWriter::number(std::int64_t value) {
  auto bits = static_cast<std::uint64_t>(value) << 1U;
  if (value < 0) bits = ~bits;
  for (; bits >= more; bits >>= bits_a_byte) bytes_ += static_cast<char>((bits & 0x7FU) | more);
  bytes_ += static_cast<char>(bits);
}

void PackWriter::put(const std::string& text) {
  number(static_cast<std::int64_t>(text.size()));
  bytes_ += text;
}

std::int64_t PackReader::number() {
  std::uint64_t bits = 0;
  for (unsigned shift = 0; shift < 64 && !rest_.empty(); shift += bits_a_byte) {
    const auto byte = static_cast<unsigned char>(rest_.front());
    rest_.remove_prefix(1);
    bits |= static_cast<std::uint64_t>(byte & 0x7FU) << shift;
    if (byte < more)
      return static_cast<std::int64_t>((bits & 1U) != 0 ? ~(bits >> 1U) : bits >> 1U);
  }
  fail();
  return 0;
}

std::size_t PackReader::take_count() {
  const std::int64_t count = number();
  if (count >= 0 && static_cast<std::uint64_t>(count) <= rest_.size())
    return static_cast<std::size_t>(count);
  fail();
  return 0;
}

void PackReader::take(std::string& text) {
  const std::size_t size = take_count();
  text = rest_.substr(0, size);
  rest_.remove_prefix(size);
}

void PackReader::fail() {
  good_ = false;
  rest_ = {};
}

}  // namespace cartulary::tiledb

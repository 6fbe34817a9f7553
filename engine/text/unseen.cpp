#include "engine/text/unseen.h"

namespace cartulary {

bool is_unseen(std::string_view character) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(character[i]); };
  if (character.size() == 1) return byte(0) < 0x20U || byte(0) == 0x7FU;
  if (character.size() == 2) return byte(0) == 0xC2U && byte(1) < 0xA0U;
  // U+202A to U+202E, U+2066 to U+2069
  if (character.size() != 3 || byte(0) != 0xE2U) return false;
  return (byte(1) == 0x80U && byte(2) >= 0xAAU && byte(2) <= 0xAEU) ||
         (byte(1) == 0x81U && byte(2) >= 0xA6U && byte(2) <= 0xA9U);
}

}  // namespace cartulary

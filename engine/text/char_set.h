// CharSet: a set of bytes, for looking through long texts byte by byte.
//
// std::string_view::find_first_of searches the set anew for every byte; this is one table lookup.
//
//   constexpr CharSet quotes("\"'");
//   quotes.has('"');                     // true
//   quotes.find_in("a \"b\"");           // 2
//   CharSet(" \n").find_other("  a");    // 2
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace cartulary {

class CharSet {
 public:
  explicit constexpr CharSet(std::string_view members) {
    for (const char member : members) is_member_[static_cast<unsigned char>(member)] = true;
  }

  constexpr bool has(char c) const { return is_member_[static_cast<unsigned char>(c)]; }

  // The offset of the first byte that is in the set, or else the length of the text.
  constexpr std::size_t find_in(std::string_view text) const { return find(text, true); }
  // The offset of the first byte that is not in the set, or else the length of the text.
  constexpr std::size_t find_other(std::string_view text) const { return find(text, false); }

 private:
  constexpr std::size_t find(std::string_view text, bool wanted) const {
    std::size_t at = 0;
    while (at < text.size() && has(text[at]) != wanted) ++at;
    return at;
  }

  std::array<bool, 256> is_member_ = {};
};

}  // namespace cartulary

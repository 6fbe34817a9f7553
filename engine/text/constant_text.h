// ConstantText: a text put together by the compiler, for tables of constants whose texts are made
// from other tables. Adding more than it has room for does not compile.
//
//   constexpr auto help = ConstantText<64>::joined({"one of ", edition_texts::any});
//   help.view();  // lasts as long as `help`
#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <string_view>

namespace cartulary {

template <std::size_t most>
struct ConstantText {
  std::array<char, most> bytes{};
  std::size_t size = 0;

  constexpr void add(std::string_view text) {
    for (const char c : text) bytes[size++] = c;
  }
  constexpr std::string_view view() const { return {bytes.data(), size}; }

  static constexpr ConstantText joined(std::initializer_list<std::string_view> parts) {
    ConstantText text;
    for (const std::string_view part : parts) text.add(part);
    return text;
  }
};

}  // namespace cartulary

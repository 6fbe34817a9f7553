// What both modules export to pages: memory to write into, and the place of an answer.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace cartulary::browser {

// Valid until the next question to the same module.
struct AnswerPlace {
  const char* at = nullptr;
  std::size_t size = 0;
};

// What a page hands over for a language: its code, a line feed, and a text.
struct CodedText {
  std::string_view code, text;
};
inline CodedText coded_text(const char* at, std::size_t size) {
  const std::string_view whole(at, size);
  const std::size_t line = std::min(whole.find('\n'), whole.size() - 1);
  return {whole.substr(0, line), whole.substr(line + 1)};
}

}  // namespace cartulary::browser

extern "C" {
char* cartulary_room(std::size_t size);
void cartulary_give_back(char* room);
}

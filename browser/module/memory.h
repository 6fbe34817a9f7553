// What the module exports to pages: memory to write into, and the place of an answer.
#pragma once

#include <cstddef>

namespace cartulary::browser {

// Valid until the next question.
struct AnswerPlace {
  const char* at = nullptr;
  std::size_t size = 0;
};

}  // namespace cartulary::browser

extern "C" {
char* cartulary_allocate(std::size_t size);
void cartulary_free(char* memory);
}

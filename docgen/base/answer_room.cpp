#include "docgen/base/answer_room.h"

#include <limits>

namespace cartulary::docgen {

namespace {

thread_local AnswerRoom* innermost = nullptr;

}  // namespace

AnswerRoom::AnswerRoom(std::size_t bytes, const PageLanguage* language)
    : bytes_(bytes), language_(language), outside_(innermost) {
  innermost = this;
}

AnswerRoom::~AnswerRoom() {
  innermost = outside_;
}

std::size_t AnswerRoom::bytes() {
  return innermost == nullptr ? std::numeric_limits<std::size_t>::max() : innermost->bytes_;
}

const PageLanguage* AnswerRoom::language() {
  return innermost == nullptr ? nullptr : innermost->language_;
}

void AnswerRoom::tell_overrun() {
  if (innermost != nullptr) innermost->overrun_ = true;
}

}  // namespace cartulary::docgen

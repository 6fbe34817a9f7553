// The functions of the WebAssembly module, as a page calls them; all else stays within.
//
// A page asks for room, writes bytes there and hands them over; what it was given room for it gives
// back. The engine and its answers live until the page is left.
//
//   const at = cartulary_room(data.length); ... write ...
//   const engine = cartulary_start(at, data.length);
//   const answer = cartulary_ask(engine, at, length);      // two numbers: place and length
#pragma once

#include <cstddef>

#include "browser/module/engine.h"

namespace cartulary::browser {

// Where an answer stands; good until the next question.
struct AnswerPlace {
  const char* at = nullptr;
  std::size_t size = 0;
};

// An engine with the place of its last answer.
struct StartedEngine {
  Engine engine;
  AnswerPlace answer = {};
};

}  // namespace cartulary::browser

extern "C" {
char* cartulary_room(std::size_t size);
void cartulary_give_back(char* room);
cartulary::browser::StartedEngine* cartulary_start(const char* data, std::size_t size);
const cartulary::browser::AnswerPlace* cartulary_ask(cartulary::browser::StartedEngine* engine,
                                                     const char* request, std::size_t size);
}

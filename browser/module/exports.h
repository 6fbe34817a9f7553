// The functions that the WebAssembly module exports to pages. It exports nothing else.
//
// A page asks for memory, writes bytes there and passes them on; it must give back all memory that
// it asked for. The engine and its answers live until the page is closed.
//
//   const at = cartulary_room(data.length); ... write ...
//   const engine = cartulary_start(at, data.length);
//   const answer = cartulary_ask(engine, at, length);      // two numbers: place and length
#pragma once

#include <cstddef>

#include "browser/module/engine.h"

namespace cartulary::browser {

// The place of an answer in memory, valid until the next call of cartulary_ask.
struct AnswerPlace {
  const char* at = nullptr;
  std::size_t size = 0;
};

// An engine and the place of its last answer.
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

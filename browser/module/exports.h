// The functions that the engine's WebAssembly module exports to pages, besides those of memory.h.
//
// A page asks for memory, writes bytes there and passes them on; it must give back all memory that
// it asked for. The engine and its answers live until the page is closed.
//
//   const at = cartulary_allocate(data.length); ... write ...
//   const engine = cartulary_start(at, data.length);
//   const answer = cartulary_ask(engine, at, length);      // two numbers: place and length
#pragma once

#include <cstddef>

#include "browser/module/engine.h"
#include "browser/module/memory.h"

namespace cartulary::browser {

// An engine and the place of its last answer.
struct StartedEngine {
  Engine engine;
  AnswerPlace answer = {};
};

}  // namespace cartulary::browser

extern "C" {
cartulary::browser::StartedEngine* cartulary_start(const char* data, std::size_t size);
// `words`: those of Engine::speak().
void cartulary_speak(cartulary::browser::StartedEngine* engine, const char* words,
                     std::size_t size);
const cartulary::browser::AnswerPlace* cartulary_ask(cartulary::browser::StartedEngine* engine,
                                                     const char* request, std::size_t size);
}

// StopCheck: asks whether a long computation is to end before its answer is found.
//
// A plain function, so that the engine knows no clock and no thread; whoever asks for the answer
// decides. It is called now and then, some hundred times a second at least, and once it says yes
// the answer is an Error.
//
//   BoardQuestion question{.region = cells, .stop = [&] { return clock.now() > deadline; }};
#pragma once

#include <functional>

#include "engine/text/result.h"

namespace cartulary {

// Empty: never.
using StopCheck = std::function<bool()>;

inline bool must_stop(const StopCheck& check) {
  return check && check();
}

inline Error stopped_error() {
  return {.where = "computation",
          .what = "it was stopped before its end",
          .fix = "ask again, or ask for less"};
}

}  // namespace cartulary

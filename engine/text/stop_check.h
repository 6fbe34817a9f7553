// StopCheck: a callback that asks whether to abandon a long computation.
//
// It is a plain function, so that the engine needs neither clock nor threads; the caller decides.
// The computation calls it at least some hundred times a second, and returns an Error once it says
// yes.
//
//   BoardQuestion question{.region = cells, .stop = [&] { return clock.now() > deadline; }};
#pragma once

#include <functional>

#include "engine/text/result.h"

namespace cartulary {

// Empty: never stop.
using StopCheck = std::function<bool()>;

inline bool must_stop(const StopCheck& check) {
  return check && check();
}

Error stopped_error();

}  // namespace cartulary

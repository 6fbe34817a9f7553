// PageMutex: std::mutex where the platform has threads. The WebAssembly build has no threads, and
// so its standard library has no mutex; there, locking does nothing.
#pragma once

#include <mutex>

namespace cartulary::docgen {

#ifdef __wasm__
struct PageMutex {
  void lock() {}
  void unlock() {}
};
#else
using PageMutex = std::mutex;
#endif

}  // namespace cartulary::docgen

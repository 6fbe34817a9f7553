// PageMutex: std::mutex where there are threads. WebAssembly has none here, and its standard
// library then no mutex; locking is nothing there.
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

// Contracts: what a function asks of those who call it (`REQUIRES` in its comment), checked in
// debug and sanitizer builds. A broken one is a fault of the program, never of what a user wrote:
// it stops there and names the file, the line and the condition. In release builds the condition is
// not even evaluated, so that one may stand in the fastest loop.
//
//   T& value() {
//     CARTULARY_REQUIRES(ok());
//     ...
#pragma once

// The build defines CARTULARY_CHECKED where contracts are checked (CMakeLists.txt).
#ifdef CARTULARY_CHECKED
#define CARTULARY_REQUIRES(condition)                  \
  (static_cast<bool>(condition) ? static_cast<void>(0) \
                                : ::cartulary::contract_broken(__FILE__, __LINE__, #condition))
#else
#define CARTULARY_REQUIRES(condition) static_cast<void>(sizeof(static_cast<bool>(condition)))
#endif

namespace cartulary {

// Writes "FILE:LINE: REQUIRES CONDITION" to standard error and aborts.
[[noreturn]] void contract_broken(const char* file, int line, const char* condition);

}  // namespace cartulary

// Contracts: checks of what a function requires of its callers (`REQUIRES` in its comment). They
// are active in debug and sanitizer builds. A failed check is a bug in the program, never an error
// in user input: it prints the file, line and condition, and aborts. Release builds do not even
// evaluate the condition, so a check may be placed in the fastest loop.
//
//   T& value() {
//     CARTULARY_REQUIRES(ok());
//     ...
#pragma once

// The build defines CARTULARY_CHECKED to turn the checks on (CMakeLists.txt).
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

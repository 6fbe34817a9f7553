// Target is a decoded and bounded request target: a path and parameters.
//
//   Target t = *parse_target("/api/v1/fit?pattern=c%3Frf");
//   t.path;                                  // "/api/v1/fit"
//   t.find("pattern")                        // -> "c?rf"
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <variant>

#include "server/message/http_message.h"

namespace cartulary::server {

inline constexpr std::size_t longest_target = 8192;
inline constexpr std::size_t longest_path = 1024;
inline constexpr std::size_t longest_value = 4096;
// Forms on the pages have a field for each set, hence so many.
inline constexpr std::size_t most_parameters = 256;

struct Target {
  std::string path;  // begins with '/'
  std::map<std::string, std::string, std::less<>> parameters;

  // Returns null if the parameter was not given.
  const std::string* find(std::string_view name) const;
  // Path and parameters as one string; equal targets have equal keys.
  std::string key() const;

  friend bool operator==(const Target&, const Target&) = default;
};

// Parses a request target. `+` in a parameter is a space. Problems: 414 if the target or its path
// is too long; 400 if it does not begin with '/', has a percent sign without two hexadecimal
// digits, control characters, invalid UTF-8, a `.` or `..` part or a backslash in the path, a
// parameter given twice, too many parameters, a parameter name that is empty or too long, or a
// value that is too long.
std::variant<Target, Problem> parse_target(std::string_view text);

}  // namespace cartulary::server

// Target: what a request line asks for, decoded and bounded: a path and parameters.
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
// A form of the pages has a field for each set.
inline constexpr std::size_t most_parameters = 256;

struct Target {
  std::string path;  // begins with '/'
  std::map<std::string, std::string, std::less<>> parameters;

  // Null if it was not given.
  const std::string* find(std::string_view name) const;
  // Path and parameters in one text, the same for equal targets.
  std::string key() const;

  friend bool operator==(const Target&, const Target&) = default;
};

// Problems: 414 a target too long; 400 one that does not begin with '/', a percent sign without
// two hexadecimal digits, control characters, bytes that are no UTF-8, a path with `.` or `..`
// or a backslash, a name that stands twice, too many parameters, a value too long. `+` in a
// parameter is a space.
std::variant<Target, Problem> parse_target(std::string_view text);

}  // namespace cartulary::server

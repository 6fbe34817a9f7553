// AskedTarget is the target of a request and the language of the answer. Pages in another language
// have the same paths as English ones, below /CODE/, so that relative links stay in the language.
//
//   const auto asked = parse_asked("/de/sets/index.html");
//   std::get<AskedTarget>(asked).target.path;  // "/sets/index.html"; language: "de"
//   read_asked({.target = "/index.html?utm_source=x"}, index);  // target.parameters: none
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "docgen/base/site_index.h"
#include "server/message/http_message.h"
#include "server/message/target.h"

namespace cartulary::server {

inline constexpr std::string_view openapi_path = "/openapi.json";
inline constexpr std::string_view mcp_path = "/mcp";

struct AskedTarget {
  Target target;  // without /de
  std::string language = "en";
  // Of the API: what its texts are in, `language=de`.
  std::string told_in = "en";
};

// "/de/", or "/" for English.
std::string language_folder(std::string_view language);

// Problems: those of parse_target().
std::variant<AskedTarget, Problem> parse_asked(std::string_view target);

// Like parse_asked(), but drops the parameters that do not affect the answer, such as those that a
// page does not take. The API and the JSON twins keep all parameters and report unknown ones
// themselves. Problems: also 403 for a print or a POST that a page of another site asks for.
std::variant<AskedTarget, Problem> read_asked(const HttpRequest& request,
                                              const docgen::SiteIndex& index);

}  // namespace cartulary::server

// AskedTarget: what a request asks for, and in which language: every page stands below /de/ once
// more, so that the links of the German ones stay below it.
//
//   const auto asked = parse_asked("/de/sets/index.html");
//   std::get<AskedTarget>(asked).target.path;  // "/sets/index.html"; language: German
//   read_asked({.target = "/index.html?utm_source=x"}, index);  // target.parameters: none
#pragma once

#include <string_view>
#include <variant>

#include "docgen/base/page_context.h"
#include "server/message/http_message.h"
#include "server/message/target.h"

namespace cartulary::server {

inline constexpr std::string_view german_folder = "/de/";
inline constexpr std::string_view openapi_path = "/openapi.json";

struct AskedTarget {
  Target target;  // without that folder
  docgen::Language language = docgen::Language::English;
};

// Problems: those of parse_target().
std::variant<AskedTarget, Problem> parse_asked(std::string_view target);

// The same without the parameters that make no other answer of it: what a page does not take is
// passed over. The API and the twins that it answers keep all, and say themselves what they do not
// know. Problems: also 403 for a print or a POST that a page of another site asks for.
std::variant<AskedTarget, Problem> read_asked(const HttpRequest& request,
                                              const docgen::SiteIndex& index);

}  // namespace cartulary::server

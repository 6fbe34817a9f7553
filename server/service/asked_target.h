// AskedTarget: what a request asks for, and in which language: every page stands below /de/ once
// more, so that the links of the German ones stay below it.
//
//   const auto asked = parse_asked("/de/sets/index.html");
//   std::get<AskedTarget>(asked).target.path;  // "/sets/index.html"; language: German
#pragma once

#include <string_view>
#include <variant>

#include "docgen/base/page_context.h"
#include "server/http/http_message.h"
#include "server/http/target.h"

namespace cartulary::server {

inline constexpr std::string_view german_folder = "/de/";

struct AskedTarget {
  Target target;  // without that folder
  docgen::Language language = docgen::Language::English;
};

// Problems: those of parse_target().
std::variant<AskedTarget, Problem> parse_asked(std::string_view target);

}  // namespace cartulary::server

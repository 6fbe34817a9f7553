// Where the pages stand in German: everything stands below /de/ once more, so that their links stay
// below it.
//
//   Target target = ...;                 // /de/sets/index.html
//   take_language(target);               // Language::German; the path is /sets/index.html now
#pragma once

#include <string_view>

#include "docgen/base/page_context.h"
#include "server/http/target.h"

namespace cartulary::server {

inline constexpr std::string_view german_folder = "/de/";

// Takes that folder off the path, if it begins with it.
inline docgen::Language take_language(Target& target) {
  if (!target.path.starts_with(german_folder)) return docgen::Language::English;
  target.path.erase(0, german_folder.size() - 1);
  return docgen::Language::German;
}

}  // namespace cartulary::server

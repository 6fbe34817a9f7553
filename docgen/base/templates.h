// The files of templates/, which are built into the program: templates of pages (page.mustache),
// style sheets and scripts (assets/), release notes. None of them is read from disk at run time.
//
//   template_text("assets/style.css");     // "/* Colours, type and the frame ..."
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace cartulary::docgen {

// The text of the file at a path under templates/ ("page.mustache", "assets/style.css"); it lives
// for ever. Nothing if there is no such file.
std::optional<std::string_view> template_text(std::string_view path);

// Every path, sorted.
std::vector<std::string_view> template_paths();

}  // namespace cartulary::docgen

// The release notes of the data, written for readers in templates/changes.md, which is built into
// the program.
//
//   for (const ReleaseChange& change : release_changes())
//     change.version;    // "0.1.0", the newest first
#pragma once

#include <string_view>
#include <vector>

namespace cartulary::docgen {

struct ReleaseChange {
  std::string_view version;
  std::string_view date;  // "2026-11-22"
  std::string_view text;  // Markdown
  friend bool operator==(const ReleaseChange&, const ReleaseChange&) = default;
};

// The sections of a text that begin with a line "## VERSION, DATE". Text before the first such line
// is ignored. The views point into `text`.
std::vector<ReleaseChange> parse_changes(std::string_view text);

// The release notes of this program; the views live for ever.
std::vector<ReleaseChange> release_changes();

}  // namespace cartulary::docgen

// What changed in the data from release to release, as somebody wrote it down for readers:
// templates/changes.md, built into the program.
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

// The parts of a text that begin with a line "## VERSION, DATE"; what stands before the first is
// not told. The views are those of the text.
std::vector<ReleaseChange> parse_changes(std::string_view text);

// Those of the program; the views live for ever.
std::vector<ReleaseChange> release_changes();

}  // namespace cartulary::docgen

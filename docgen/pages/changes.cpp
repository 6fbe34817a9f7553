#include "docgen/pages/changes.h"

#include <algorithm>

#include "docgen/base/templates.h"
#include "engine/text/text.h"

namespace cartulary::docgen {
namespace {

// Trims blanks and empty lines at both ends.
std::string_view without_ends(std::string_view text) {
  constexpr std::string_view blank = " \n";
  const std::size_t begin = std::min(text.find_first_not_of(blank), text.size());
  return text.substr(begin, text.find_last_not_of(blank) + 1 - begin);
}

}  // namespace

std::vector<ReleaseChange> parse_changes(std::string_view text) {
  constexpr std::string_view mark = "\n## ";
  std::vector<ReleaseChange> changes;
  for (std::size_t at = text.find(mark); at != std::string_view::npos;) {
    const std::size_t next = text.find(mark, at + 1);
    const std::string_view part = text.substr(at + mark.size(), next - at - mark.size());
    const std::string_view heading = part.substr(0, part.find('\n'));
    const std::size_t comma = heading.find(',');
    if (comma != std::string_view::npos)
      changes.push_back({heading.substr(0, comma), trimmed(heading.substr(comma + 1)),
                         without_ends(part.substr(heading.size()))});
    at = next;
  }
  return changes;
}

std::vector<ReleaseChange> release_changes() {
  return parse_changes(template_text("changes.md").value_or(""));
}

}  // namespace cartulary::docgen

#include "engine/text/suggest.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/text/text.h"

namespace cartulary {

namespace {

constexpr std::size_t longest_name = 256;
constexpr std::size_t shortest_beginning = 3;

}  // namespace

std::size_t edit_distance(std::string_view a, std::string_view b, std::size_t most) {
  const std::size_t longer = std::max(a.size(), b.size());
  if (longer - std::min(a.size(), b.size()) > most) return most + 1;
  const std::size_t width = b.size() + 1;
  std::vector<std::size_t> rows(3 * width);
  std::size_t* before_last = rows.data();
  std::size_t* last = before_last + width;
  std::size_t* row = last + width;
  for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    std::size_t least = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replace = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, replace});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        row[j] = std::min(row[j], before_last[j - 2] + 1);
      least = std::min(least, row[j]);
    }
    // A swap looks one row further back than the other edits.
    if (least > most + 1) return most + 1;
    std::swap(before_last, last);
    std::swap(last, row);
  }
  return std::min(last[b.size()], most + 1);
}

std::string nearest(std::string_view name, std::span<const std::string> known) {
  if (name.empty() || name.size() > longest_name) return {};
  const std::string wanted = to_lower(name);
  const std::string* best = nullptr;
  const std::string* longer = nullptr;
  std::size_t least = longest_name;
  for (const std::string& candidate : known) {
    const std::string lower = to_lower(candidate);
    const std::size_t longest = std::max(lower.size(), wanted.size());
    const std::size_t shortest = std::min(lower.size(), wanted.size());
    const bool begins = wanted.size() >= shortest_beginning && lower.starts_with(wanted);
    if (begins && (longer == nullptr || candidate.size() < longer->size())) longer = &candidate;
    // A candidate no nearer than the best so far need not be measured fully.
    const std::size_t bound = std::min(std::max<std::size_t>(1, longest / 3), least - 1);
    if (longest - shortest > bound) continue;
    const std::size_t steps = edit_distance(wanted, lower, bound);
    if (steps > bound || steps >= longest) continue;
    if (steps == 0) return candidate;
    least = steps;
    best = &candidate;
  }
  if (best != nullptr) return *best;
  return longer != nullptr ? *longer : std::string();
}

}  // namespace cartulary

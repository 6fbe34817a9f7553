#include "engine/search/search_snippet.h"

#include <algorithm>
#include <bitset>

namespace cartulary {
namespace {

constexpr std::size_t room = 200;
constexpr std::size_t lead = 60;  // bytes kept before the first marked word
// An entry begins with its decision, so the opening is preferred if it has this share of the best
// part's worth.
constexpr double opening_share = 0.6;

struct Window {
  std::size_t begin = 0;
  std::size_t end = 0;
};

double worth_from(std::span<const SnippetMark> marks, std::size_t first) {
  double worth = 0;
  std::bitset<256> seen;
  for (std::size_t i = first; i < marks.size(); ++i) {
    if (marks[i].end > marks[first].begin + room - lead) break;
    // Only a long phrase has more slots; those beyond count each time.
    if (marks[i].slot < seen.size() && seen.test(marks[i].slot)) continue;
    if (marks[i].slot < seen.size()) seen.set(marks[i].slot);
    worth += marks[i].worth;
  }
  return worth;
}

// The start of a sentence such as "cannot be captured: ...", if the place is in its list and the
// head is short and near. Without the head, an item may say the opposite.
std::size_t list_head_before(std::string_view text, std::size_t place) {
  const std::size_t stop = text.substr(0, place).rfind(". ");
  const std::size_t begin = stop == std::string_view::npos ? 0 : stop + 2;
  const std::size_t head = text.substr(begin, place - begin).find(": ");
  return head <= lead && place - begin <= room - lead ? begin : std::string_view::npos;
}

// The start of the sentence around the place, else the first whole word within the lead.
std::size_t begin_before(std::string_view text, std::size_t place) {
  if (const std::size_t head = list_head_before(text, place); head != std::string_view::npos)
    return head;
  const std::size_t least = place > lead ? place - lead : 0;
  if (least == 0) return 0;
  std::size_t word = place;
  for (std::size_t at = place; at > least; --at) {
    if (text[at - 1] != ' ') continue;
    word = at;
    if (at > 1 && (text[at - 2] == '.' || text[at - 2] == '?')) return at;
  }
  return word;
}

Window best_window(std::string_view text, std::span<const SnippetMark> marks) {
  // Cutting a short answer could remove its first word, which may be "No".
  if (text.size() <= room) return {0, text.size()};
  double most = -1;
  std::size_t place = 0;
  for (std::size_t i = 0; i < marks.size(); ++i)
    if (const double worth = worth_from(marks, i); worth > most) {
      most = worth;
      place = marks[i].begin;
    }
  if (!marks.empty() && marks.front().begin < lead && worth_from(marks, 0) >= opening_share * most)
    place = marks.front().begin;
  Window window{begin_before(text, place), text.size()};
  if (text.size() - window.begin <= room) return window;
  window.end = text.rfind(' ', window.begin + room);
  if (window.end == std::string_view::npos || window.end <= place)
    window.end = std::min(text.size(), text.find(' ', place));
  return window;
}

}  // namespace

std::string snippet_of(std::string_view text, std::span<const SnippetMark> marks) {
  const Window window = best_window(text, marks);
  std::string snippet;
  snippet.reserve(2 * room);  // more than the marks need in nearly all
  if (window.begin > 0) snippet += "\u2026 ";
  std::size_t at = window.begin;
  for (const SnippetMark& mark : marks) {
    if (mark.begin < at || mark.end > window.end) continue;
    snippet += text.substr(at, mark.begin - at);
    snippet += snippet_mark_begin;
    snippet += text.substr(mark.begin, mark.end - mark.begin);
    snippet += snippet_mark_end;
    at = mark.end;
  }
  snippet += text.substr(at, window.end - at);
  if (window.end < text.size()) snippet += " \u2026";
  return snippet;
}

}  // namespace cartulary

#include "docgen/print/page_rooms.h"

#include <algorithm>

#include "docgen/print/page_numbers.h"

namespace cartulary::docgen {

namespace {

// Letters per page of a booklet, counted in prints of 38 to 275 pages. A drawing takes the room of
// several lines, and a contents line takes more than its letters.
constexpr int letters_of_a4 = 4100;
constexpr int letters_of_a5 = 1870;
constexpr int letters_of_drawing = 150;
constexpr int letters_of_line = 30;

// The last page on which an anchor `letters` after the beginning may be. The title page holds few
// letters, and a print may run longer than others.
int latest_page(int letters, int on_page) {
  return static_cast<int>(1.05 * (2.0 + static_cast<double>(letters) / on_page));
}

// The room that a tag takes besides the text after it, in letters.
int letters_for(std::string_view tag) {
  if (tag.starts_with("img ") || tag.starts_with("figure")) return letters_of_drawing;
  return tag.starts_with("li class=\"within\"") ? letters_of_line : 0;
}

// The value of the tag's id; empty if it has none.
std::string_view anchor_of(std::string_view tag) {
  constexpr std::string_view key = " id=\"";
  const std::size_t at = tag.find(key);
  if (at == std::string_view::npos) return {};
  const std::string_view value = tag.substr(at + key.size());
  return value.substr(0, value.find('"'));
}

}  // namespace

int PageRooms::of(std::string_view anchor) const {
  const auto found = digits.find(anchor);
  return found == digits.end() ? otherwise : found->second;
}

bool PageRooms::hold(const PageNumbers& numbers) const {
  return std::ranges::all_of(numbers.page_of, [&](const auto& entry) {
    return digits_of(entry.second) <= of(entry.first);
  });
}

void PageRooms::widen(const PageNumbers& numbers) {
  for (const auto& [anchor, page] : numbers.page_of)
    digits[anchor] = std::max(of(anchor), digits_of(page + 1));
}

PageRooms expected_rooms(std::string_view html) {
  const std::size_t body = html.find("<main>");
  if (body == std::string_view::npos) return {};
  const bool small = html.substr(0, body).find("size: A5") != std::string_view::npos;
  const int on_page = small ? letters_of_a5 : letters_of_a4;
  PageRooms rooms;
  int letters = 0;
  std::string_view rest = html.substr(body);
  while (!rest.empty()) {
    const std::size_t text = std::min(rest.find('<'), rest.size());
    letters += static_cast<int>(text);
    rest.remove_prefix(text);
    const std::string_view tag = rest.substr(rest.empty() ? 0 : 1, rest.find('>'));
    rest.remove_prefix(std::min(tag.size() + 1, rest.size()));
    letters += letters_for(tag);
    const std::string_view anchor = anchor_of(tag);
    if (!anchor.empty()) rooms.digits.emplace(anchor, digits_of(latest_page(letters, on_page)));
  }
  rooms.otherwise = digits_of(latest_page(letters, on_page));
  return rooms;
}

int digits_of(int page) {
  return static_cast<int>(std::to_string(std::max(page, 0)).size());
}

}  // namespace cartulary::docgen

#include "docgen/print/page_rooms.h"

#include "docgen/print/page_numbers.h"
#include "tests/support/catch.h"

namespace cartulary::docgen::page_rooms_test {
namespace {

// A print on paper of this size: an anchor, `letters` letters, a second anchor.
std::string print_of(const std::string& size, std::size_t letters) {
  return "<style>@page { size: " + size + "; }</style><main><h1 id=\"first\">x</h1><p>" +
         std::string(letters, 'x') +
         "</p><a href=\"#second\"></a><p class=\"y\" id=\"second\"></p></main>";
}

using Digits = std::map<std::string, int, std::less<>>;

TEST_CASE("page rooms: a page of one figure gets room for one where the print is long") {
  CHECK(expected_rooms(print_of("A4", 30'000)).digits == Digits{{"first", 1}, {"second", 1}});
  CHECK(expected_rooms(print_of("A4", 100'000)).digits == Digits{{"first", 1}, {"second", 2}});
  CHECK(expected_rooms(print_of("Letter", 1'000'000)).digits ==
        Digits{{"first", 1}, {"second", 3}});
}

TEST_CASE("page rooms: less stands on small paper") {
  CHECK(expected_rooms(print_of("A5", 30'000)).digits == Digits{{"first", 1}, {"second", 2}});
}

TEST_CASE("page rooms: drawings and lines of the contents take room") {
  std::string drawings;
  for (int i = 0; i < 400; ++i) drawings += "<img src=\"x\">";
  CHECK(expected_rooms("<main>" + drawings + "<p id=\"a\"></p></main>").of("a") == 2);
  std::string lines;
  for (int i = 0; i < 1200; ++i) lines += "<li class=\"within\"></li>";
  CHECK(expected_rooms("<main>" + lines + "<p id=\"a\"></p></main>").of("a") == 2);
}

TEST_CASE("page rooms: an anchor that the print does not have gets the room of its last page") {
  CHECK(expected_rooms(print_of("A4", 100'000)).of("elsewhere") == 2);
  CHECK(expected_rooms("no print").of("elsewhere") == 1);
  CHECK(expected_rooms("<main>x <p id=\"torn").of("elsewhere") == 1);
}

TEST_CASE("page rooms: where a page has more digits than room they are widened, never narrowed") {
  PageRooms rooms{{{"a", 1}, {"b", 1}, {"c", 3}}, 1};
  const PageNumbers numbers{{{"a", 8}, {"b", 9}, {"c", 12}, {"d", 120}}, 130};
  CHECK_FALSE(rooms.hold(numbers));
  rooms.widen(numbers);
  CHECK(rooms.digits == Digits{{"a", 1}, {"b", 2}, {"c", 3}, {"d", 3}});
  CHECK(rooms.hold(numbers));
}

TEST_CASE("page rooms: digits of a number") {
  CHECK(digits_of(0) == 1);
  CHECK(digits_of(9) == 1);
  CHECK(digits_of(10) == 2);
  CHECK(digits_of(-5) == 1);
}

}  // namespace
}  // namespace cartulary::docgen::page_rooms_test

// The answers of the page Score, over the content of the project.
#include <string>

#include "docgen/pages/site.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"

namespace cartulary::docgen::score_page_test {

namespace {

std::string page(const PageParameters& parameters, int status) {
  static const Site site(test::project_library());
  const auto file = site.render("play/score.html", parameters);
  REQUIRE(file.has_value());
  CHECK(file->status == status);
  return file->body;
}

// What stands behind the first `start`, up to the next `end`.
std::string between(const std::string& html, std::string_view start, std::string_view end) {
  const std::size_t at = html.find(start);
  if (at == std::string::npos) return {};
  const std::size_t from = at + start.size();
  return html.substr(from, html.find(end, from) - from);
}

}  // namespace

TEST_CASE("score page: what scores nothing by itself is told") {
  const std::string told = "<p class=\"sc-nobody\">";
  CHECK(between(page({{"feature", "game"}, {"titles", "1"}}, 200), told, "</p>") ==
        "Nothing entered here scores by itself in this game. See under "
        "<a href=\"../play/scoring.html\">What scores</a> what each line counts.");
  CHECK(page({{"feature", "game"}, {"king", "1"}}, 200).find(told) == std::string::npos);
}

TEST_CASE("score page: a fault says what to do in the form") {
  const auto fix = [](const PageParameters& parameters) {
    return between(page(parameters, 400), "<p>To fix this: ", "</p>");
  };
  CHECK(fix({{"feature", "castle"}, {"complete", "1"}}) ==
        "enter it under &apos;Feature points&apos;.");
  CHECK(fix({{"feature", "city"}, {"tiles", "0"}}) ==
        "enter a number from 1 to 300 under &apos;Tiles&apos;.");
  CHECK(fix({{"feature", "cloister"}, {"complete", "1"}, {"tiles", "5"}}) ==
        "enter 9 tiles, or leave &apos;Complete&apos; unticked.");
  CHECK(between(page({{"feature", "castle"}, {"complete", "1"}}, 400), "<strong>", "</strong>") ==
        "&apos;Feature points&apos; is not told yet.");
}

}  // namespace cartulary::docgen::score_page_test

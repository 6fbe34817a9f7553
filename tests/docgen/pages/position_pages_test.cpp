// Positions on pages: beside the rules that they show, by themselves, and as a link to the board.
#include <algorithm>

#include "docgen/pages/site.h"
#include "docgen/views/position_views.h"
#include "tests/docgen/page_position.h"
#include "tests/docgen/small_site.h"
#include "tests/support/catch.h"

namespace cartulary::docgen::position_pages_test {
namespace {

using test::thieves;

bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

TEST_CASE("the link to the board is the one that the board page writes") {
  CHECK(board_link(thieves()) ==
        "board.html#sets=base-game*2,inns-and-cathedrals@C2&edition=C1&rule=tiny-city=2"
        "&tiles=BA-03n000003s0100IC-12e1011&figures=red.follower.0000.road_W");
}

TEST_CASE("a position has a page, a picture and a place in the list of all") {
  tiledb::Library data = test::small_library();
  data.positions = {thieves()};
  const Site site(data);
  const auto page = site.render("positions/base-game/two-thieves.html");
  REQUIRE(page.has_value());
  CHECK(contains(page->body, "<h1>Two thieves &amp; one road</h1>"));
  CHECK(contains(page->body, "alt=\"3 tiles; red follower, thief on 0,0, road W\""));
  CHECK(contains(page->body, "<li><span>Red follower</span>, <span>thief</span></li>"));
  CHECK(contains(page->body, "<li>road on 2 tiles, not complete, 2 points: red 2</li>"));
  CHECK(contains(page->body, "href=\"../../board.html#sets=base-game*2,"));
  const auto picture = site.render("positions/base-game/two-thieves.svg");
  REQUIRE(picture.has_value());
  CHECK(picture->content_type == "image/svg+xml");
  CHECK(contains(picture->body, "<title>Two thieves &amp; one road</title>"));
  const auto list = site.render("positions/index.html");
  REQUIRE(list.has_value());
  CHECK(contains(list->body, "href=\"../positions/base-game/two-thieves.html\""));
  CHECK_FALSE(site.render("positions/base-game/none.html").has_value());
  CHECK_FALSE(site.render("positions/base-game/none.svg").has_value());
  const std::vector<std::string> paths = site.paths();
  for (const char* path : {"positions/index.html", "positions/base-game/two-thieves.html",
                           "positions/base-game/two-thieves.svg"})
    CHECK(std::find(paths.begin(), paths.end(), path) != paths.end());
}

TEST_CASE("a rule shows the positions that it names, then those that name it") {
  tiledb::Library data = test::small_library();
  Position first = thieves(), second = thieves(), other = thieves();
  first.id = "base-game/a";
  first.shows = {"base-game/shown"};
  second.id = "base-game/z";
  other.id = "base-game/other";
  data.positions = {first, other, second};
  const SiteIndex index(data);
  Rule rule;
  rule.id = "base-game/shown";
  rule.board = {"base-game/z"};
  CHECK(position_views(index, rule, "../").size() == 2);
  rule.board.clear();
  CHECK(position_views(index, rule, "../").size() == 1);
  rule.id = "base-game/not-shown";
  CHECK(position_views(index, rule, "../").size() == 0);
}

TEST_CASE("captions link what they name; rules, elements and positions lead to each other") {
  tiledb::Library data = test::small_library();
  data.positions = {thieves()};
  const Site site(data);
  const auto page = [&site](std::string_view path) { return site.render(path)->body; };
  const std::string caption = "<a class=\"term\" href=\"../elements/inn.html\">inn</a>";
  CHECK(contains(page("positions/index.html"), caption));
  const std::string rules = page("rules/base-game.html");
  CHECK(contains(rules, "href=\"../positions/base-game/two-thieves.html\""));
  CHECK(contains(rules, caption));
  CHECK(contains(page("elements/inn.html"),
                 "<h2 id=\"positions\">Example boards <small>1</small></h2>"));
  CHECK(contains(page("elements/inn.html"),
                 "<li><a href=\"../positions/base-game/two-thieves.html\">"));
  CHECK_FALSE(contains(page("elements/road.html"), "id=\"positions\""));
  const std::string position = page("positions/base-game/two-thieves.html");
  CHECK(contains(position, "href=\"../../rules/base-game.html#road\""));
  CHECK(contains(position, "<a class=\"term\" href=\"../../elements/inn.html\">inn</a>"));
}

}  // namespace
}  // namespace cartulary::docgen::position_pages_test

#include "docgen/base/hit_path.h"
#include "tests/docgen/html_page.h"
#include "tests/docgen/small_site.h"
#include "tests/support/catch.h"

namespace cartulary::docgen::search_page_test {
namespace {

std::string body(const tiledb::Library& data, PageParameters parameters, int status = 200) {
  const auto file = Site(data).render("search.html", parameters);
  REQUIRE(file);
  CHECK(file->status == status);
  return file->body;
}

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

TEST_CASE("the search page finds records of every kind and leads to them") {
  const tiledb::Library data = test::small_library();
  const auto leads = [&](std::string query, std::string_view path) {
    INFO(query);
    const std::string page = body(data, {{"q", query}});
    const std::size_t list = page.find("id=\"hits\"");
    REQUIRE(list != std::string::npos);
    const std::size_t first = page.find("<a href=\"", list);
    REQUIRE(first != std::string::npos);
    CHECK(page.substr(first + 9, path.size()) == path);
  };
  leads("inns cathedrals", "sets/inns-and-cathedrals.html");
  leads("BA-15", "tiles/BA-15.html");
  leads("ccfr", "edges/ccfr.html");
  leads("Copies of the bend", "ledger.html#bend-count");
  leads("complete annotated", "sources.html#car-7.4");
}

TEST_CASE("the id of a tile is no question, and a tile is told in words") {
  const tiledb::Library data = test::small_library();
  const std::string page = body(data, {{"q", "ba-15"}});
  CHECK_FALSE(has(page, "class=\"answer"));
  CHECK(has(page, "<span class=\"hit-words\">" +
                      data.catalog.words_of(*data.catalog.find_tile("BA-15")) + "</span>"));
}

TEST_CASE("the search page answers how many there are, and leads to what was counted") {
  const tiledb::Library data = test::small_library();
  const std::string page = body(data, {{"q", "how many tiles are in inns and cathedrals?"}});
  CHECK(has(page,
            "<p class=\"verdict\"><span class=\"quoted-text\">3 in C1, 4 in C2 (Inns and "
            "Cathedrals).</span></p>"));
  CHECK(has(page, "<a href=\"sets/inns-and-cathedrals.html\">"));
}

TEST_CASE("the search page marks what was found, and tells faults with a caret") {
  const tiledb::Library data = test::small_library();
  CHECK(has(body(data, {{"q", "road"}}), "<mark>"));
  const std::string fault = body(data, {{"q", "road status:opne"}}, 400);
  CHECK(has(fault, "is no value of "));
  CHECK(has(fault, "road status:opne\n            ^"));
  CHECK(has(fault, "<mark>"));  // hits for the other words stand beside it
  CHECK(has(body(data, {{"q", "\"<b>\""}}), "value=\"&quot;&lt;b&gt;&quot;\""));
}

TEST_CASE("the search page tells what other publishers alone have, and keeps the choice") {
  const tiledb::Library data = test::small_library_of_publishers();
  const std::string page =
      body(data, {{"q", "lanes of two tiles"}, {"edition", "C2"}, {"rule-set", "RGG"}});
  CHECK(has(page, "1 more answer needs other publishers."));
  CHECK(has(page, "<input type=\"hidden\" name=\"rule-set\" value=\"RGG\">"));
  CHECK(has(page, "<input type=\"hidden\" name=\"edition\" value=\"C2\">"));
  CHECK(has(page, "rules of Rio Grande Games"));
  CHECK(has(body(data, {{"q", "lanes of two tiles"}}), "<span class=\"tag\">WC2012 only</span>"));
  CHECK(has(body(data, {{"q", "road"}, {"rule-set", "RGX"}}, 400), "Did you mean <b>RGG</b>?"));
}

TEST_CASE("the search page narrows by kind, status and set, and keeps the selection") {
  const tiledb::Library data = test::small_library();
  const std::string page = body(data, {{"q", "road"}, {"sets", "base-game"}});
  CHECK(has(page, "<a href=\"search.html?q=road%20kind%3Arule&amp;sets=base-game\">Rule <small>"));
  const std::string rules = body(data, {{"q", "road kind:rule"}});
  CHECK(has(rules, "<a href=\"search.html?q=road\" aria-current=\"true\">Rule <small>"));
  CHECK_FALSE(has(body(data, {{"q", ""}}), "id=\"narrow\""));
}

TEST_CASE("the search page shows what applies to a selection, and counts the rest") {
  const tiledb::Library data = test::small_library();
  const std::string page = body(data, {{"q", "inn"}, {"sets", "base-game"}});
  CHECK(has(page, " need other sets. <a href=\"search.html?q=inn\">Show them</a>"));
  CHECK(has(page, "<li>Inns and Cathedrals <b>"));
  CHECK_FALSE(has(body(data, {{"q", "inn"}}), " need other sets"));
}

TEST_CASE("what is left out takes one line before the hits, its sets stand folded after them") {
  const tiledb::Library data = test::small_library();
  const std::string page = body(data, {{"q", "inn"}, {"sets", "base-game"}});
  const std::size_t line = page.find(" need other sets. ");
  const std::size_t hits = page.find("<ol class=\"hits\" id=\"hits\">");
  const std::size_t sets = page.find("<li>Inns and Cathedrals <b>");
  CHECK((line < hits && hits < sets));
}

TEST_CASE("hits of every kind have a page") {
  const tiledb::Library data = test::small_library();
  const Site site(data, Audience::Files);
  const Search search(data.catalog, data.rulebook, data.ledger, data.sources);
  for (const SearchDocument& document : search.documents()) {
    const std::string path = hit_path(document.kind, document.id);
    INFO(path);
    CHECK(site.render(path.substr(0, path.find('#'))).has_value());
  }
}

}  // namespace
}  // namespace cartulary::docgen::search_page_test

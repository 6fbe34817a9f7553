#include "docgen/views/tile_facets.h"

#include "docgen/pages/site.h"
#include "tests/docgen/html_page.h"
#include "tests/docgen/small_site.h"
#include "tests/support/catch.h"

namespace cartulary::docgen::tile_facets_test {
namespace {

std::string tiles_html(const PageParameters& parameters, Audience audience = Audience::Server) {
  const tiledb::Library data = test::small_library();
  return Site(data, audience).render("tiles/index.html", parameters)->body;
}

bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

TEST_CASE("tile facets: chips write the query, with what they would find beside them") {
  const std::string html = tiles_html({});
  CHECK(contains(html, "<a href=\"../tiles/index.html?q=has%3Ainn\">Inn <small>"));
  const std::string asked = tiles_html({{"q", "has:inn"}, {"edition", "C1"}});
  CHECK(contains(asked, "<a href=\"../tiles/index.html?edition=C1\" aria-current=\"true\">Inn "));
}

TEST_CASE("tile facets: the four sides write one term, and take it out when all are any") {
  const std::string html = tiles_html({{"q", "inn edges:c???"}});
  CHECK(contains(html, "?q=inn%20edges%3Ac%3Fr%3F\">road</a>"));
  CHECK(contains(html, "?q=inn\">any</a>"));
  CHECK(contains(html, "?q=inn%20edges%3Ac%3F%3F%3F\" aria-current=\"true\">city</a>"));
}

TEST_CASE("tile facets: on files chips lead to pages that are there") {
  const std::string html = tiles_html({}, Audience::Files);
  CHECK(contains(html, "<a href=\"../features/inn.html\">Inn <small>"));
  CHECK_FALSE(contains(html, "tiles/index.html?"));
}

}  // namespace
}  // namespace cartulary::docgen::tile_facets_test

// The page on which one counts what lies before one.
#include <map>
#include <string>

#include "docgen/pages/site.h"
#include "tests/docgen/html_page.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"

namespace cartulary::docgen::box_count_page_test {
namespace {

// Tiles and pieces of one set, with how many there are in each edition.
std::map<std::string, std::string> rows_of(const std::string& html, const std::string& set) {
  std::string part = html.substr(html.find("data-set=\"" + set + "\""));
  part.resize(part.find("</details>"));
  const auto ids = test::attribute_values(part, "data-id");
  const auto copies = test::attribute_values(part, "data-copies");
  REQUIRE(ids.size() == copies.size());
  std::map<std::string, std::string> rows;
  for (std::size_t i = 0; i < ids.size(); ++i) rows[ids[i]] = copies[i];
  return rows;
}

TEST_CASE("newcomer B6: what is a tile and a token too is counted once") {
  const auto file = Site(test::project_library(), Audience::Files).render("missing.html");
  REQUIRE(file.has_value());
  const auto abbey = rows_of(file->body, "abbey-and-mayor");
  CHECK(abbey.at("AM-14") == "C1 6 C2 6");
  CHECK(abbey.at("mayor") == "C1 6 C2 6");
  CHECK(abbey.count("abbey") == 0);
  CHECK(rows_of(file->body, "king-and-robber-baron").count("king") == 0);
  CHECK(rows_of(file->body, "traders-and-builders").at("grain") == "C1 6 C2 6 C3 6");
}

TEST_CASE("walk: what the box says of its pieces stands beside their number") {
  const auto file = Site(test::project_library(), Audience::Files).render("missing.html");
  REQUIRE(file.has_value());
  CHECK(file->body.find("<small class=\"aside-english\">C1: eight in each of six colours, as the "
                        "Big Box counts them; one "
                        "of each colour is used to count points; C2: eight in each of five "
                        "colours") != std::string::npos);
}

}  // namespace
}  // namespace cartulary::docgen::box_count_page_test

#include "docgen/views/facet_group.h"

#include "docgen/pages/site.h"
#include "tests/docgen/html_page.h"
#include "tests/docgen/small_site.h"
#include "tests/support/catch.h"

namespace cartulary::docgen::facet_group_test {
namespace {

TEST_CASE("facets: a term joins the query, and leaves it the second time") {
  CHECK(with_term_switched("", "has:inn") == "has:inn");
  CHECK(with_term_switched("has:inn", "set:tower") == "has:inn set:tower");
  CHECK(with_term_switched("has:inn  set:tower", "has:inn") == "set:tower");
  // A part of another term is none.
  CHECK(with_term_switched("-has:inn", "has:inn") == "-has:inn has:inn");
}

TEST_CASE("facets: a term narrows all of several alternatives") {
  CHECK(with_term_switched("inn or tower", "kind:rule") == "(inn or tower) kind:rule");
  CHECK(with_term_switched("(inn or tower) kind:rule", "kind:rule") == "(inn or tower)");
  CHECK(with_term_switched("(inn or tower) abbey", "kind:rule") ==
        "(inn or tower) abbey kind:rule");
}

}  // namespace
}  // namespace cartulary::docgen::facet_group_test

#include "docgen/print/print_request.h"

#include "docgen/print/print_query.h"
#include "tests/support/catch.h"

namespace cartulary::docgen {
namespace {

TEST_CASE("print request: paper and order are known whatever the case") {
  CHECK(parse_paper("a5") == Paper::A5);
  CHECK(parse_paper("Letter") == Paper::Letter);
  CHECK(parse_paper("A3") == std::nullopt);
  CHECK(parse_paper("") == std::nullopt);
  CHECK(parse_print_order("turn") == PrintOrder::Turn);
  CHECK(parse_print_order("turns") == std::nullopt);
}

TEST_CASE("print request: what is not given stays as it was") {
  PrintRequest request;
  request.paper = Paper::Letter;
  REQUIRE(read_print_form("", "turn", "--", request));
  CHECK(request.paper == Paper::Letter);
  CHECK(request.order == PrintOrder::Turn);
}

TEST_CASE("print request: an unknown paper or order is an error that lists the known") {
  PrintRequest request;
  const Status paper = read_print_form("A3", "", "--", request);
  REQUIRE_FALSE(paper);
  CHECK(paper.error() ==
        Error{"--paper", "unknown paper 'A3'", "", "papers are A4, A5 and Letter", ""});
  const Status order = read_print_form("", "box", "", request);
  REQUIRE_FALSE(order);
  CHECK(order.error() == Error{"order", "unknown order 'box'", "", "orders are set and turn", ""});
}

}  // namespace
}  // namespace cartulary::docgen

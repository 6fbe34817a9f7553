#include "docgen/print/print_request.h"

#include "docgen/print/print_query.h"
#include "tests/support/catch.h"

namespace cartulary::docgen::print_request_test {
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
  REQUIRE(read_print_form({.order = "turn"}, "--", request));
  CHECK(request.paper == Paper::Letter);
  CHECK(request.order == PrintOrder::Turn);
}

TEST_CASE("print request: an unknown paper or order is an error that lists the known") {
  PrintRequest request;
  const Status paper = read_print_form({.paper = "A3"}, "--", request);
  REQUIRE_FALSE(paper);
  CHECK(paper.error() ==
        Error{"--paper", "unknown paper 'A3'", "", "papers are A4, A5 and Letter", ""});
  const Status order = read_print_form({.order = "box"}, "", request);
  REQUIRE_FALSE(order);
  CHECK(order.error() == Error{"order", "unknown order 'box'", "", "orders are set and turn", ""});
}

TEST_CASE("print request: players are a number or a range, or an error with what to write") {
  PrintRequest request;
  REQUIRE(read_print_form({.players = "2-4"}, "--", request));
  CHECK(request.players == PlayerRange{2, 4});
  CHECK(read_print_form({.players = "13"}, "--", request).error() ==
        Error{"--players", "'13' is no number of players", "",
              "write a number from 1 to 12, or from the least to the most, such as 2-5", ""});
}

}  // namespace
}  // namespace cartulary::docgen::print_request_test

#include "server/log/request_ids.h"

#include "tests/support/catch.h"

namespace cartulary::server::request_ids_test {
namespace {

std::string id_of(std::string told) {
  return RequestIds("0a1b2c3d").of({.request_id = std::move(told)});
}

}  // namespace

TEST_CASE("A request keeps the id that it came with") {
  CHECK(id_of("7") == "7");
  CHECK(id_of("7b0c1f6e-9a44-4f0e-8d0a-2f6f9c1d2e3f") == "7b0c1f6e-9a44-4f0e-8d0a-2f6f9c1d2e3f");
  CHECK(id_of("Root=1-67891233-abcdef012345678912345678") ==
        "Root=1-67891233-abcdef012345678912345678");
  CHECK(id_of(std::string(128, 'a')) == std::string(128, 'a'));
}

TEST_CASE("An id that is empty, long, or of other characters is not taken over") {
  for (const std::string& told :
       {std::string(), std::string(129, 'a'), std::string("a b"), std::string("a\"b"),
        std::string("a\tb"), std::string("a, b"), std::string("caf\xC3\xA9"), std::string("<b>")})
    CHECK(id_of(told) == "0a1b2c3d-1");
}

TEST_CASE("Those that are made differ, from each other and from another server's") {
  RequestIds ids("0a1b2c3d");
  CHECK(ids.of({}) == "0a1b2c3d-1");
  CHECK(ids.of({}) == "0a1b2c3d-2");
  CHECK(is_request_id(RequestIds().of({})));
  CHECK(RequestIds().of({}) != RequestIds().of({}));
}

}  // namespace cartulary::server::request_ids_test

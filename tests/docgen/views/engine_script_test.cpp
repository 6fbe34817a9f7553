#include "docgen/views/engine_script.h"

#include "tests/support/catch.h"

namespace cartulary::docgen::engine_script_test {
namespace {

TEST_CASE("Bytes become base64 with padding, as RFC 4648 has it in its examples") {
  CHECK(base64("").empty());
  CHECK(base64("f") == "Zg==");
  CHECK(base64("fo") == "Zm8=");
  CHECK(base64("foo") == "Zm9v");
  CHECK(base64("foob") == "Zm9vYg==");
  CHECK(base64("fooba") == "Zm9vYmE=");
  CHECK(base64("foobar") == "Zm9vYmFy");
  CHECK(base64("\xFF\xFE") == "//4=");
}

}  // namespace
}  // namespace cartulary::docgen::engine_script_test

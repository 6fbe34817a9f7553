#include "docgen/base/gzip.h"

#include <string>

#include "tests/support/catch.h"
#include "tests/support/http_client.h"

namespace cartulary::docgen::gzip_test {
namespace {

TEST_CASE("What is zipped comes out whole, small or fast") {
  std::string text;
  for (int i = 0; i < 3000; ++i) text += "city north; road from east to south " + std::to_string(i);
  const std::string fast = gzip(text);
  const std::string small = gzip(text, Zip::Small);
  CHECK(fast.size() < text.size() / 4);
  CHECK(small.size() <= fast.size());
  CHECK(test::unzipped(fast) == text);
  CHECK(test::unzipped(small) == text);
  CHECK(test::unzipped(gzip("")).empty());
}

}  // namespace
}  // namespace cartulary::docgen::gzip_test

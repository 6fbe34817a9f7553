#include "tiledb/yaml/text_file.h"

#include "tests/support/catch.h"

namespace cartulary::tiledb::text_file_test {
namespace {

TEST_CASE("places count lines and characters from 1") {
  const TextFile file("f.yaml", "aä\n\nxyz");
  CHECK(file.place_at(0).where() == "f.yaml:1:1");
  CHECK(file.place_at(3).where() == "f.yaml:1:3");  // behind the two bytes of ä
  CHECK(file.place_at(4).where() == "f.yaml:2:1");
  CHECK(file.place_at(7).where() == "f.yaml:3:3");
  CHECK(file.place_at(99).where() == "f.yaml:3:4");
  CHECK(file.place_of(2, 1).where() == "f.yaml:3:2");
  CHECK(file.place_of(9, 0).where() == "f.yaml:3:4");
  CHECK(file.place_of(-1, -1).where() == "f.yaml:1:1");
}

TEST_CASE("lines come without their ends") {
  const TextFile file("f.yaml", "one\n\nthree\n");
  CHECK(file.line(1) == "one");
  CHECK(file.line(2) == "");
  CHECK(file.line(3) == "three");
  CHECK(file.line(4) == "");
  CHECK(file.line(5) == "");
  CHECK(file.line(0) == "");
}

TEST_CASE("no more faults are listed than asked for") {
  const std::string bytes(100, '\xFF');
  CHECK(text_faults(bytes, 20).size() == 20);
  CHECK(text_faults("gänseblümchen €\n", 20).empty());
}

TEST_CASE("a title that turns the direction of writing is refused") {
  const std::vector<TextFault> faults = text_faults("title: \xE2\x80\xAEgnp\n", 20);
  REQUIRE(faults.size() == 1);
  CHECK(faults[0].offset == 7);
  CHECK(faults[0].what == "a mark that turns the direction of writing stands here");
}

}  // namespace
}  // namespace cartulary::tiledb::text_file_test

// A further language is a file of content: no source file knows of it.
#include "engine/search/search.h"
#include "tests/support/catch.h"
#include "tests/tiledb/example_content.h"
#include "tiledb/database/database.h"
#include "tiledb/database/database_writer.h"
#include "tiledb/packed/packed_library.h"

namespace cartulary::tiledb::made_up_language_test {
namespace {

constexpr std::string_view made_up =
    "language: zz\n"
    "function_words: [nar, wun]\n"
    "endings: [ok]\n"
    "english:\n"
    "  bluum: sheep\n"
    "  miro: counting\n"
    "questions:\n"
    "  who: [wun]\n"
    "names:\n"
    "  Grols: herdsman\n";

// What the browser has of the content: written, read back, and packed.
Library library_of(const ExampleContent& example) {
  const ContentRead read = example.read_all();
  REQUIRE(read.errors.empty());
  const TemporaryFolder folder;
  REQUIRE(write_database(read.content, folder / "small.db").ok());
  Result<Library> library = Database::open(folder / "small.db")->library();
  REQUIRE(library);
  Result<Library> after = unpacked(packed(*library));
  REQUIRE(after);
  CHECK(after->catalog.language().words() == library->catalog.language().words());
  return *std::move(after);
}

std::string first(const Library& library, std::string_view query) {
  const Search search(library.catalog, library.rulebook, {}, {});
  const auto hits = search.find(query, {.rules_only = true});
  REQUIRE(hits);
  return hits->hits.empty() ? "nothing" : std::string(hits->hits.front().id);
}

TEST_CASE("words of a made-up language are found when its file is added, and not before") {
  const ExampleContent example;
  const Library before = library_of(example);
  CHECK(first(before, "wun miro nar bluum?") == "nothing");
  CHECK(first(before, "grols") == "nothing");
  example.write("language/zz/search.yaml", made_up);
  const Library after = library_of(example);
  CHECK(first(after, "wun miro nar bluum?") == "meadow/count-sheep");
  CHECK(first(after, "bluumok miro") == "meadow/count-sheep");
  CHECK(first(after, "grols") == "herdsman");
}

}  // namespace
}  // namespace cartulary::tiledb::made_up_language_test

// Each folder of tests/bad_content but `good` holds the files that make good content bad, with
// one kind of fault; all that the check says of it stands in tests/golden/bad_content.
#include <algorithm>
#include <set>

#include "tests/support/catch.h"
#include "tests/support/golden.h"
#include "tests/tiledb/example_content.h"

namespace cartulary::tiledb::bad_content_test {
namespace {

namespace fs = std::filesystem;

std::set<std::string> case_names() {
  std::set<std::string> names;
  for (const auto& entry :
       fs::directory_iterator(fs::path(CARTULARY_SOURCE_DIR) / "tests" / "bad_content"))
    if (entry.path().filename() != "good") names.insert(entry.path().filename().string());
  return names;
}

TEST_CASE("good content has no errors, and its claims are counted") {
  const ExampleContent content;
  CHECK(content.errors() == "");
  const ContentRead read = content.read_all();
  REQUIRE(read.content.library.claims.size() == 4);
  CHECK(read.content.library.claims[0].counted ==
        10);  // MEA: 4 + 2 + 4 + 1, less the dropped MEA-02
  CHECK(read.content.library.claims[1].counted == 3);
  CHECK(read.content.library.claims[1].ledger == "brook-land");
  CHECK(read.content.library.claims[2].counted == 14);
  CHECK(read.content.library.claims[2].sum_of_rows == 12);
  CHECK(read.content.library.claims[3].counted == 3);
  CHECK(read.content.uncounted.size() == 1);
}

TEST_CASE("each kind of bad content is reported in full") {
  for (const std::string& name : case_names()) {
    INFO(name);
    const ExampleContent content;
    content.overlay(name);
    const std::string errors = content.errors();
    CHECK_FALSE(errors.empty());
    check_golden("bad_content/" + name + ".txt", errors);
  }
  check_no_stale_goldens("bad_content");
}

TEST_CASE("bytes that are not UTF-8 are reported where they stand") {
  const ExampleContent content;
  content.write("sets/meadow.yaml", "id: meadow\ntitle: Die Wi\xC3\xA4se \xFFund\n");
  CHECK(content.errors() ==
        "content/sets/meadow.yaml:2:18: byte 0xFF is not UTF-8\n"
        "  title: Die Wiäse ?und\n"
        "                   ^\n"
        "fix: save the file as UTF-8 text without control characters\n");
}

TEST_CASE("overlong forms, surrogates, byte order marks and carriage returns are refused") {
  const ExampleContent content;
  content.write("ledger.yaml", "\xEF\xBB\xBF[]\n");
  CHECK(content.read_all().errors.at(0).what == "a byte order mark (U+FEFF) stands here");
  content.write("ledger.yaml", "[]\r\n");
  CHECK(content.read_all().errors.at(0).what ==
        "a carriage return stands here; lines end in a line feed alone");
  content.write("ledger.yaml", "[\xC0\x80]\n");
  CHECK(content.read_all().errors.at(0).what == "byte 0xC0 is not UTF-8");
  content.write("ledger.yaml", "[\xED\xA0\x80]\n");
  CHECK(content.read_all().errors.at(0).what == "byte 0xED is not UTF-8");
  content.write("ledger.yaml", std::string("[\0]\n", 4));
  CHECK(content.read_all().errors.at(0).what == "control character U+0000 stands here");
}

TEST_CASE("a file of exactly 1 MiB is read, a larger one is refused") {
  const ExampleContent content;
  const std::string ledger = content.read("ledger.yaml");
  const std::size_t limit = 1024 * 1024;
  std::string comment;
  while (comment.size() < limit) comment += std::string(99, '#') + '\n';
  content.write("ledger.yaml", ledger + comment.substr(0, limit - ledger.size()));
  CHECK(content.errors() == "");
  content.write("ledger.yaml", ledger + comment.substr(0, limit + 1 - ledger.size()));
  CHECK(content.errors() ==
        "content/ledger.yaml: the file is larger than 1 MiB\n"
        "fix: split it; no content file comes near that size\n");
}

TEST_CASE("symbolic links and what is no regular file are refused") {
  const ExampleContent content;
  fs::create_symlink(content.path() / "sets/meadow.yaml", content.path() / "sets/linked.yaml");
  fs::create_directory(content.path() / "claims/folder.yaml");
  CHECK(content.errors() ==
        "content/claims/folder.yaml: nothing is read from here\n"
        "fix: rename it as content/FORMAT.md says, or move it out of the folder\n"
        "\n"
        "content/sets/linked.yaml: this is a symbolic link\n"
        "fix: put the file itself there\n");
}

TEST_CASE("more than 2,000 files are refused, once") {
  const ExampleContent content;
  for (int i = 0; i < 2100; ++i) content.write("rules/r" + std::to_string(i) + ".yaml", "[]\n");
  const std::vector<Error> errors = content.read_all().errors;
  const auto refusals = std::count_if(errors.begin(), errors.end(), [](const Error& error) {
    return error.what == "more than 2000 files of content";
  });
  CHECK(refusals == 1);
}

TEST_CASE("a folder that is missing, or lacks what content must have, is named") {
  const ContentRead missing = read_content("no/such/folder");
  REQUIRE(missing.errors.size() == 1);
  CHECK(to_text(missing.errors[0]) ==
        "no/such/folder/: the folder cannot be read: No such file or directory\n"
        "fix: name a folder that is laid out as content/FORMAT.md says");

  const TemporaryFolder empty;
  const ContentRead read = read_content(empty.path());
  REQUIRE(read.errors.size() == 2);
  CHECK(read.errors[0].where == (empty / "sets").generic_string());
  CHECK(read.errors[1].where == (empty / "sources.yaml").generic_string());
}

TEST_CASE("names that begin with a dot are passed over") {
  const ExampleContent content;
  content.write(".meadow.yaml.swp", "\xFF");
  content.write("sets/.hidden", "\xFF");
  CHECK(content.errors() == "");
}

TEST_CASE("of a long line the part around the fault is shown") {
  const ExampleContent content;
  content.write("ledger.yaml", "[" + std::string(300, ' ') + "\x01" + std::string(300, ' ') + "]");
  const Error error = content.read_all().errors.at(0);
  CHECK(error.where == "content/ledger.yaml:1:302");
  const std::size_t line = error.excerpt.find('\n');
  CHECK(line == 120);
  CHECK(error.excerpt.substr(line + 1) == std::string(60, ' ') + "^");
}

TEST_CASE("the hash changes with the bytes and with the names of files") {
  const ExampleContent content;
  const std::string before = content.read_all().content.library.meta.content_hash;
  CHECK(before.size() == 64);
  content.write("ledger.yaml", content.read("ledger.yaml") + "\n");
  const std::string after = content.read_all().content.library.meta.content_hash;
  CHECK(after != before);
  fs::rename(content.path() / "claims/rulebook.yaml", content.path() / "claims/renamed.yaml");
  CHECK(content.read_all().content.library.meta.content_hash != after);
}

}  // namespace
}  // namespace cartulary::tiledb::bad_content_test

#include "tiledb/yaml/replace_file.h"

#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

namespace cartulary::tiledb {
namespace {

namespace fs = std::filesystem;

std::ptrdiff_t files_in(const fs::path& folder) {
  return std::distance(fs::directory_iterator(folder), fs::directory_iterator());
}

TEST_CASE("a file is replaced whole") {
  const TemporaryFolder folder;
  folder.write("file", "old");
  REQUIRE(replace_file(folder / "file", "new").ok());
  CHECK(folder.read("file") == "new");
  REQUIRE(replace_file(folder / "other", "first").ok());
  CHECK(folder.read("other") == "first");
  CHECK(files_in(folder.path()) == 2);
}

TEST_CASE("without a commit the old file stays and the temporary goes") {
  const TemporaryFolder folder;
  folder.write("file", "old");
  {
    Result<FileReplacement> replacement = FileReplacement::begin(folder / "file");
    REQUIRE(replacement.ok());
    CHECK(replacement->path().parent_path() == folder.path());
    CHECK(files_in(folder.path()) == 2);
  }
  CHECK(folder.read("file") == "old");
  CHECK(files_in(folder.path()) == 1);
}

TEST_CASE("a symbolic link stays one, and what it leads to is replaced") {
  const TemporaryFolder folder;
  folder.write("file", "old");
  fs::create_symlink("file", folder / "link");
  REQUIRE(replace_file(folder / "link", "new").ok());
  CHECK(fs::is_symlink(folder / "link"));
  CHECK(folder.read("file") == "new");
}

TEST_CASE("what cannot be replaced is said") {
  const TemporaryFolder folder;
  const fs::path missing = folder / "missing/file";
  CHECK(to_text(replace_file(missing, "x").error()) ==
        missing.string() +
            ": cannot be written: No such file or directory\n"
            "fix: name a file in a folder that exists and that you may write to");
  CHECK(replace_file(folder.path(), "x").error().what == "cannot be written: is a folder");
}

}  // namespace
}  // namespace cartulary::tiledb

#include "tiledb/file/replace_file.h"

#include <sys/stat.h>
#include <unistd.h>

#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

namespace cartulary::tiledb::replace_file_test {
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

constexpr const char* fix = "\nfix: name a file in a folder that exists and that you may write to";

mode_t mode_of(const fs::path& file) {
  struct stat status{};
  REQUIRE(::lstat(file.c_str(), &status) == 0);
  return status.st_mode;
}

TEST_CASE("a device, a pipe and a link to one are not replaced") {
  const TemporaryFolder folder;
  const fs::path pipe = folder / "pipe";
  REQUIRE(::mkfifo(pipe.c_str(), 0666) == 0);
  fs::create_symlink("/dev/null", folder / "link");
  CHECK(to_text(replace_file(pipe, "x").error()) ==
        pipe.string() + ": cannot be written: is a pipe" + fix);
  CHECK(to_text(replace_file(folder / "link", "x").error()) ==
        (folder / "link").string() + ": cannot be written: is a device" + fix);
  CHECK(to_text(replace_file("/dev/null", "x").error()) ==
        std::string("/dev/null: cannot be written: is a device") + fix);
  CHECK(S_ISFIFO(mode_of(pipe)));
  CHECK(S_ISCHR(mode_of("/dev/null")));
}

TEST_CASE("an output is written through a device and a pipe, which stay what they are") {
  const TemporaryFolder folder;
  const fs::path pipe = folder / "pipe";
  REQUIRE(::mkfifo(pipe.c_str(), 0666) == 0);
  const OpenFile reader = OpenFile::open(pipe, O_RDONLY | O_NONBLOCK);
  REQUIRE(write_output(pipe, "through").ok());
  std::string read(7, '\0');
  CHECK(reader.read(read.data(), read.size()) == 7);
  CHECK(read == "through");
  CHECK(S_ISFIFO(mode_of(pipe)));
  CHECK(write_output("/dev/null", "x").ok());
  CHECK(S_ISCHR(mode_of("/dev/null")));
  REQUIRE(write_output(folder / "file", "x").ok());
  CHECK(folder.read("file") == "x");
}

TEST_CASE("an output to a pipe that nobody reads from is given up") {
  const TemporaryFolder folder;
  const fs::path pipe = folder / "pipe";
  REQUIRE(::mkfifo(pipe.c_str(), 0666) == 0);
  CHECK(to_text(write_output(pipe, "x").error()) ==
        pipe.string() + ": cannot be written: nobody reads from it" + fix);
}

TEST_CASE("a replaced file keeps its permissions") {
  const TemporaryFolder folder;
  folder.write("file", "old");
  for (const mode_t mode : {0600U, 0640U, 0444U}) {
    REQUIRE(::chmod((folder / "file").c_str(), mode) == 0);
    REQUIRE(replace_file(folder / "file", "new").ok());
    CHECK((mode_of(folder / "file") & 07777) == mode);
  }
}

TEST_CASE("what a killed run left goes, what lives or is not ours stays") {
  const TemporaryFolder folder;
  folder.write("file", "old");
  folder.write(".file.cartulary-new-0123abcd", "left by a killed run");
  const std::vector<std::string> others = {".file.cartulary-new-0123abc",
                                           ".file.cartulary-new-0123ABCD",
                                           ".other.cartulary-new-0123abcd", "file.tmp"};
  for (const std::string& name : others) folder.write(name, "not ours");
  fs::create_symlink("file", folder / ".file.cartulary-new-aaaaaaaa");
  const Result<FileReplacement> living = FileReplacement::begin(folder / "file");
  REQUIRE(living.ok());
  REQUIRE(replace_file(folder / "file", "new").ok());
  CHECK_FALSE(fs::exists(folder / ".file.cartulary-new-0123abcd"));
  CHECK(fs::exists(living->path()));
  CHECK(fs::is_symlink(folder / ".file.cartulary-new-aaaaaaaa"));
  for (const std::string& name : others) CHECK(folder.read(name) == "not ours");
}

TEST_CASE("a target without a name is refused at once") {
  CHECK(replace_file("", "x").error().what == "cannot be written: names no file");
}

}  // namespace
}  // namespace cartulary::tiledb::replace_file_test

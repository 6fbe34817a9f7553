#include "tiledb/file/output_folder.h"

#include <algorithm>
#include <atomic>
#include <csignal>
#include <thread>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

namespace cartulary::tiledb::output_folder_test {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view marker = ".marker";

// A folder of one file and the marker, put in its place.
Status write_folder(const fs::path& folder, std::string_view text) {
  Result<OutputFolder> output = OutputFolder::open(folder, marker);
  if (!output) return output.error();
  if (Status done = output->write("file", text); !done) return done;
  if (Status done = output->write(marker, ""); !done) return done;
  return output->commit();
}

std::vector<std::string> names_in(const fs::path& folder) {
  std::vector<std::string> names;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder))
    names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

using Names = std::vector<std::string>;

TEST_CASE("a folder takes the place of the one before, and keeps its permissions") {
  const TemporaryFolder folder;
  REQUIRE(write_folder(folder / "out", "old").ok());
  REQUIRE(::chmod((folder / "out").c_str(), 0750) == 0);
  REQUIRE(write_folder(folder / "out", "new").ok());
  CHECK(folder.read("out/file") == "new");
  struct stat status{};
  REQUIRE(::stat((folder / "out").c_str(), &status) == 0);
  CHECK((status.st_mode & 07777) == 0750);
  CHECK(names_in(folder.path()) == Names{"out"});
}

TEST_CASE("a folder that a run killed between two renames had displaced is put back") {
  const TemporaryFolder folder;
  folder.write(".out.cartulary-old-0123abcd/file", "old");
  folder.write(".out.cartulary-old-0123abcd/.marker", "");
  folder.write(".out.cartulary-new-0123abcd/file", "half of the n");
  REQUIRE(OutputFolder::open(folder / "out", marker).ok());
  CHECK(folder.read("out/file") == "old");
  CHECK(names_in(folder.path()) == Names{"out"});
}

TEST_CASE("a planted folder takes no place, and goes nowhere") {
  if (::geteuid() != 0) return;  // nobody else can plant what another owns
  const TemporaryFolder folder;
  folder.write(".out.cartulary-old-aaaaaaaa/file", "planted");
  folder.write(".out.cartulary-old-aaaaaaaa/.marker", "");
  REQUIRE(::chown((folder / ".out.cartulary-old-aaaaaaaa").c_str(), 65534, 65534) == 0);
  REQUIRE(OutputFolder::open(folder / "out", marker).ok());
  CHECK_FALSE(fs::exists(folder / "out"));
  REQUIRE(write_folder(folder / "out", "new").ok());
  CHECK(folder.read("out/file") == "new");
  CHECK(names_in(folder.path()) == Names{".out.cartulary-old-aaaaaaaa", "out"});
}

TEST_CASE("what was displaced is not put back while a run that may replace it is under way") {
  const TemporaryFolder folder;
  folder.write(".out.cartulary-old-0123abcd/file", "old");
  folder.write(".out.cartulary-old-0123abcd/.marker", "");
  Result<OutputFolder> output = OutputFolder::open(folder / "out", marker);
  REQUIRE(output.ok());
  CHECK_FALSE(fs::exists(folder / "out"));
  REQUIRE(output->write("file", "new").ok());
  REQUIRE(output->write(marker, "").ok());
  REQUIRE(output->commit().ok());
  CHECK(folder.read("out/file") == "new");
  CHECK(names_in(folder.path()) == Names{"out"});
}

TEST_CASE("of several first runs to one folder each succeeds, and the last stays") {
  const TemporaryFolder folder;
  Result<OutputFolder> a = OutputFolder::open(folder / "out", marker);
  Result<OutputFolder> b = OutputFolder::open(folder / "out", marker);
  REQUIRE(a.ok());
  REQUIRE(b.ok());
  for (auto* output : {&a, &b}) REQUIRE((*output)->write(marker, "").ok());
  REQUIRE(a->commit().ok());
  REQUIRE(b->commit().ok());
  std::vector<std::jthread> runs;
  std::atomic<int> failed = 0;
  for (int i = 0; i < 8; ++i)
    runs.emplace_back([&] { failed += write_folder(folder / "three", "x").ok() ? 0 : 1; });
  runs.clear();
  CHECK(failed == 0);
  CHECK(names_in(folder.path()) == Names{"out", "three"});
}

TEST_CASE("what a killed run left of a folder goes, what lives or is not ours stays") {
  const TemporaryFolder folder;
  REQUIRE(write_folder(folder / "out", "old").ok());
  folder.write(".out.cartulary-new-0123abcd/file", "left by a killed run");
  folder.write(".out.cartulary-old-0123abcd/file", "left by a killed run");
  folder.write("out.new-17/file", "not ours");
  folder.write("elsewhere/file", "not ours");
  fs::create_directory_symlink("elsewhere", folder / ".out.cartulary-new-aaaaaaaa");
  Result<OutputFolder> living = OutputFolder::open(folder / "out", marker);
  REQUIRE(living.ok());
  REQUIRE(living->write("file", "of the living").ok());
  REQUIRE(living->write(marker, "").ok());
  REQUIRE(write_folder(folder / "out", "new").ok());
  CHECK(folder.read("out/file") == "new");
  CHECK(names_in(folder.path()).size() == 5);
  CHECK(folder.read("elsewhere/file") == "not ours");
  REQUIRE(living->commit().ok());
  CHECK(folder.read("out/file") == "of the living");
  CHECK(names_in(folder.path()) ==
        Names{".out.cartulary-new-aaaaaaaa", "elsewhere", "out", "out.new-17"});
}

TEST_CASE("files that came while a folder was written are not replaced") {
  const TemporaryFolder folder;
  Result<OutputFolder> output = OutputFolder::open(folder / "out", marker);
  REQUIRE(output.ok());
  REQUIRE(output->write("file", "new").ok());
  folder.write("out/letter.txt", "mine");
  CHECK(to_text(output->commit().error()) ==
        (folder / "out").string() +
            ": the folder holds files that were not written by this command\n"
            "fix: name a folder that is new or empty; nothing was changed");
  CHECK(folder.read("out/letter.txt") == "mine");
}

TEST_CASE("a pipe and a link to a folder are no folders") {
  const TemporaryFolder folder;
  REQUIRE(::mkfifo((folder / "pipe").c_str(), 0666) == 0);
  fs::create_directory(folder / "real");
  fs::create_directory_symlink("real", folder / "link");
  CHECK(write_folder(folder / "pipe", "x").error().what == "this is no folder");
  CHECK(write_folder(folder / "link", "x").error().what == "this is no folder");
  CHECK(fs::is_fifo(folder / "pipe"));
  CHECK(fs::is_symlink(folder / "link"));
}

// No file may grow beyond some bytes, as on a disk that is full.
class SmallDisk {
 public:
  explicit SmallDisk(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
    REQUIRE(::getrlimit(RLIMIT_FSIZE, &before_) == 0);
    const rlimit small{bytes, before_.rlim_max};
    REQUIRE(::setrlimit(RLIMIT_FSIZE, &small) == 0);
  }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;
  ~SmallDisk() {
    ::setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }

 private:
  void (*handler_)(int);
  rlimit before_{};
};

TEST_CASE("a copy that finds no room blames the copy, not what is copied") {
  const TemporaryFolder folder;
  folder.write("source", std::string(5000, 'x'));
  Result<OutputFolder> output = OutputFolder::open(folder / "out", marker);
  REQUIRE(output.ok());
  std::string text;
  {
    const SmallDisk disk(1000);
    text = to_text(output->copy(folder / "source", "copy").error());
  }
  CHECK(text == (folder / "out/copy").string() +
                    ": the file cannot be written: File too large\n"
                    "fix: check the space and the rights there");
  CHECK(to_text(output->copy(folder / "none", "other").error()) ==
        (folder / "none").string() +
            ": the file cannot be read: No such file or directory\nfix: check that it is there");
}

}  // namespace
}  // namespace cartulary::tiledb::output_folder_test

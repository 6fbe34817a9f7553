// build and check: what they print, and that a failed build leaves the old database.
#include "tiledb/content/content.h"

#include <filesystem>

#include "tests/cli/cli_run.h"
#include "tests/support/catch.h"
#include "tiledb/group_game/game_folder.h"

namespace cartulary::cli::content_test {
namespace {

namespace fs = std::filesystem;

std::string real_content() {
  return (fs::path(CARTULARY_SOURCE_DIR) / "content").string();
}

// A copy of the real content with one line broken.
std::string broken_content() {
  const std::string folder = scratch("broken");
  fs::remove_all(folder);
  fs::copy(real_content(), folder, fs::copy_options::recursive);
  const std::string file = folder + "/sets/tower.yaml";
  std::string text = read_text(file);
  const std::size_t kind = text.find("kind: major");
  REQUIRE(kind != std::string::npos);
  text.replace(kind, 11, "kind: mayor");
  const std::size_t year = text.find("\nyear:");
  REQUIRE(year != std::string::npos);
  text.replace(year, 6, "\nyaer:");
  write_text(file, text);
  return folder;
}

// Of the real content, which has more than one of each.
std::string counts_in_words(const tiledb::Library& library) {
  const auto count = [](const auto& list) { return std::to_string(list.size()) + " "; };
  const Rulebook& book = library.rulebook;
  return count(library.catalog.sets()) + "sets, " + count(library.catalog.tiles()) + "tiles, " +
         count(book.rules()) + "rules, " + count(book.rulings()) + "rulings, " +
         count(book.variants()) + "variants, " + count(book.elements()) + "elements, " +
         count(library.positions) + "positions, " + count(library.ledger) + "ledger entries";
}

}  // namespace

TEST_CASE("build says what it made, and the same again as JSON") {
  const Run text = run_bare({"build", "--content", real_content(), "--db", scratch("built.db")});
  CHECK(text.status == 0);
  CHECK(text.err.empty());
  tiledb::ContentRead read = tiledb::read_content(real_content());
  tiledb::add_games(real_content(), read);
  const tiledb::Library& library = read.content.library;
  CHECK(text.out == counts_in_words(library) + ", content " +
                        library.meta.content_hash.substr(0, 12) + "\nwritten to " +
                        scratch("built.db") + "\n");
  const Run json =
      run_bare({"build", "--content", real_content(), "--db", scratch("built.db"), "--json"});
  CHECK(json.status == 0);
  CHECK(json.out.find("\"content_hash\"") != std::string::npos);
}

TEST_CASE("check counts, and says that there are no faults") {
  const Run run = run_bare({"check", "--content", real_content()});
  CHECK(run.status == 0);
  const tiledb::Library library = tiledb::read_content(real_content()).content.library;
  CHECK(run.out.starts_with(counts_in_words(library) + ", " +
                            std::to_string(library.sources.size()) + " sources\n"));
  CHECK(run.out.find(" met, the others explained in the ledger\n") != std::string::npos);
  CHECK(run.out.ends_with("\nno faults\n"));
}

TEST_CASE("every fault is told and counted; the old database stays") {
  const std::string broken = broken_content();
  write_text(scratch("old.db"), "old");
  const Run check = run_bare({"check", "--content", broken});
  CHECK(check.status == 1);
  CHECK(check.out.empty());
  CHECK(check.err.find("did you mean 'major'?") != std::string::npos);
  CHECK(check.err.find("did you mean 'year'?") != std::string::npos);
  CHECK(check.err.find(" errors\n", check.err.size() - 20) != std::string::npos);
  const Run build = run_bare({"build", "--content", broken, "--db", scratch("old.db")});
  CHECK(build.status == 1);
  CHECK(build.err == check.err);
  CHECK(read_text(scratch("old.db")) == "old");
}

TEST_CASE("a command without a database says how to make one") {
  const Run run = run_bare({"sets"});
  CHECK(run.status == 1);
  CHECK(run.out.empty());
  CHECK(run.err.find("cartulary build") != std::string::npos);
}

}  // namespace cartulary::cli::content_test

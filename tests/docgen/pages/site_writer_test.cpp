#include "docgen/pages/site_writer.h"

#include "docgen/pages/short_html.h"
#include "tests/docgen/small_site.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

namespace cartulary::docgen::site_writer_test {
namespace {

namespace fs = std::filesystem;

TEST_CASE("write_site: every path becomes a file, and a second run takes its place") {
  const tiledb::Library data = test::small_library();
  const Site site(data);
  const TemporaryFolder folder;
  for (int run = 0; run < 2; ++run) {
    REQUIRE(write_site(site, (folder / "site").string()).ok());
    for (const std::string& path : site.paths()) {
      const std::string body = site.for_files().render(path)->body;
      INFO(path);
      CHECK(file_bytes(folder / ("site/" + path)) ==
            (path.ends_with(".html") ? short_html(body, path) : body));
    }
  }
  CHECK(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()) == 1);
}

TEST_CASE("write_site: a folder with other files is left as it is") {
  const tiledb::Library data = test::small_library();
  const TemporaryFolder folder;
  folder.write("site/letter.txt", "mine");
  const Status status = write_site(Site(data), (folder / "site").string());
  REQUIRE_FALSE(status.ok());
  CHECK(status.error().where == (folder / "site").string());
  CHECK(status.error().fix == "name a folder that is new or empty; nothing was changed");
  CHECK(folder.read("site/letter.txt") == "mine");
  CHECK(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()) == 1);
}

TEST_CASE("write_site: neither a file nor nothing is a folder") {
  const tiledb::Library data = test::small_library();
  const TemporaryFolder folder;
  folder.write("site", "a file");
  CHECK(write_site(Site(data), (folder / "site").string()).error().what == "this is no folder");
  CHECK(write_site(Site(data), "").error().what == "no folder is named");
}

}  // namespace
}  // namespace cartulary::docgen::site_writer_test

#include "docgen/pages/page_table.h"

#include <algorithm>

#include "docgen/pages/file_table.h"
#include "docgen/pages/site.h"
#include "tests/docgen/small_site.h"
#include "tests/support/catch.h"

namespace cartulary::docgen::page_table_test {
namespace {

TEST_CASE("page table: every row has what builds it, and names where its path has one") {
  for (const PageKind& kind : page_table()) {
    INFO(kind.path.of("NAME"));
    CHECK(kind.build != nullptr);
    CHECK((kind.names != nullptr) == kind.path.has_name());
    CHECK_FALSE(kind.section.empty());
  }
  for (const FileKind& kind : file_table()) {
    INFO(kind.path.of("NAME"));
    CHECK(kind.text != nullptr);
    CHECK((kind.names != nullptr) == kind.path.has_name());
  }
}

TEST_CASE("page table: a page without a name is the first that answers for its path") {
  for (const PageKind& kind : page_table()) {
    if (kind.path.has_name()) continue;
    const std::string path = kind.path.of();
    const auto first = std::ranges::find_if(
        page_table(), [&](const PageKind& other) { return other.path.name_in(path).has_value(); });
    INFO(path);
    CHECK(&*first == &kind);
  }
}

TEST_CASE("page table: the navigation shows these pages in this order") {
  std::string entries;
  for (const PageKind& kind : page_table())
    if (!kind.label.empty())
      entries +=
          std::string(kind.section) + ' ' + kind.path.of() + ' ' + english(said(kind.label)) + '\n';
  CHECK(entries ==
        "fit index.html What fits?\n"
        "board board.html Board\n"
        "rules rules/index.html Rules\n"
        "tiles tiles/index.html Tiles\n"
        "sets sets/index.html Sets\n");
}

TEST_CASE("page table: only what one fills in and moved pages have no JSON twin") {
  std::vector<std::string> without;
  for (const PageKind& kind : page_table())
    if (kind.twin.api.empty()) without.push_back(kind.path.of("OLD-ID"));
  CHECK(without == std::vector<std::string>{"board.html", "boxes.html", "missing.html",
                                            "editions/index.html", "which-edition.html",
                                            "rules/OLD-ID.html", "rulings/OLD-ID.html",
                                            "asked.html", "play/score.html", "print.html",
                                            "pages.html", "changes.html"});
}

TEST_CASE("site: its paths are those of the tables, each once and in order") {
  const tiledb::Library library = test::small_library();
  const Site site(library);
  const std::vector<std::string>& paths = site.paths();
  CHECK(std::ranges::is_sorted(paths));
  CHECK(std::ranges::adjacent_find(paths) == paths.end());
  for (const char* path : {"index.html", "search.html", "sets/base-game.html", "tiles/BA-15.html",
                           "tiles/BA-15-90.svg", "edges/cfrf.html", "fit/c_rf.html",
                           "status/open.html", "assets/style.css", "assets/engine-data.js"}) {
    INFO(path);
    CHECK(std::ranges::binary_search(paths, path));
  }
}

TEST_CASE("site: the list of all paths is made once, not for each page that is missing") {
  const tiledb::Library library = test::small_library();
  const Site site(library);
  const std::vector<std::string>* paths = &site.paths();
  CHECK(site.not_found("tiles/BA-16.html").status == 404);
  CHECK(&site.paths() == paths);
  CHECK(&site.for_files().paths() == paths);
}

}  // namespace
}  // namespace cartulary::docgen::page_table_test

#include "docgen/pages/taken_parameters.h"

#include "docgen/base/renderer.h"
#include "docgen/pages/file_table.h"
#include "docgen/pages/page_table.h"
#include "engine/search/search.h"
#include "tests/docgen/small_site.h"
#include "tests/support/catch.h"

namespace cartulary::docgen::taken_parameters_test {
namespace {

// A value for each parameter that any page takes, such that a page that takes it shows so.
const PageParameters given = {{"sets", "IC"},
                              {"edition", "C2"},
                              {"used", "BA-15"},
                              {"tiles", "BA-15*3"},
                              {"without", "BA-15"},
                              {"rule", "tiny-city=no"},
                              {"adopts", "nothing/such"},
                              {"draws", "2"},
                              {"players", "3"},
                              {"turn", "2"},
                              {"laid", "4"},
                              {"own-inns-and-cathedrals", "1"},
                              {"q", "inn"},
                              {"pattern", "cfrf"},
                              {"n", "c"},
                              {"e", "c"},
                              {"s", "c"},
                              {"w", "c"},
                              {"river", "1"},
                              {"publisher", "HiG"},
                              {"rule-set", "HiG"},
                              {"paper", "A5"},
                              {"order", "turn"},
                              {"grey", "1"},
                              {"rules-only", "1"},
                              {"size", "600"},
                              {"feature", "road"},
                              {"red", "2"},
                              {"complete", "1"}};

// What a page or file says, whatever stands in its frame.
std::string said(const PageContext& context, const PageKind& kind, std::string_view name) {
  const Renderer renderer;
  const std::optional<Page> page = kind.build(context, name);
  if (!page) return "none";
  View view = page->view;
  view.set("root", "");
  View frame;
  frame.set("title", page->title).set("main", renderer.render(page->body, view));
  return std::to_string(page->status) + renderer.render("frame", frame);
}

std::string said(const PageContext& context, const FileKind& kind, std::string_view name) {
  return kind.text(context, name).value_or("none");
}

// "rules/base-game.html sets": what changes a page and is passed over.
template <class Kind>
void add_lost(const SiteIndex& index, const Search& search, const Kind& kind,
              std::vector<std::string>& lost) {
  const std::vector<std::string> names =
      kind.names == nullptr ? std::vector<std::string>{""} : kind.names(index);
  if (names.empty()) return;
  const std::string path = kind.path.of(names.front());
  const auto told = [&](const PageParameters& parameters) {
    return said({.index = index,
                 .search = [&]() -> const Search& { return search; },
                 .parameters = parameters},
                kind, names.front());
  };
  const std::string plain = told({});
  for (const auto& [name, value] : given) {
    const PageParameters one = {{name, value}};
    if (taken_parameters(index, path, one).empty() && told(one) != plain)
      lost.push_back(path + ' ' + name);
  }
}

TEST_CASE("taken parameters: what changes a page is taken") {
  const tiledb::Library library = test::small_library();
  const SiteIndex index(library);
  const Search search(library.catalog, library.rulebook, library.ledger, library.sources);
  std::vector<std::string> lost;
  for (const PageKind& kind : page_table()) add_lost(index, search, kind, lost);
  for (const FileKind& kind : file_table()) add_lost(index, search, kind, lost);
  CHECK(lost == std::vector<std::string>{});
}

TEST_CASE("taken parameters: what a page does not know, and what says nothing, is passed over") {
  const tiledb::Library library = test::small_library();
  const SiteIndex index(library);
  const auto taken = [&](std::string_view path, const PageParameters& parameters) {
    return taken_parameters(index, path, parameters);
  };
  CHECK(taken("fit/index.html", {{"n", "c"}, {"e", ""}, {"utm_source", "x"}, {"sets", "IC"}}) ==
        PageParameters{{"n", "c"}, {"sets", "IC"}});
  CHECK(taken("fit/cfrf.html", {{"own-inns-and-cathedrals", "1"}, {"own-nothing", "1"}}) ==
        PageParameters{{"own-inns-and-cathedrals", "1"}});
  CHECK(taken("rules/index.html", {{"sets", "IC"}}).empty());
  CHECK(taken("rules/differences.html", {{"publisher", "HiG"}}).empty());
  CHECK(taken("index.html", {{"sets", "IC"}}).empty());
  CHECK(taken("print/booklet.pdf", {{"paper", "A5"}, {"x", "1"}}) ==
        PageParameters{{"paper", "A5"}});
  CHECK(taken("nowhere.html", {{"sets", "IC"}}).empty());
}

}  // namespace
}  // namespace cartulary::docgen::taken_parameters_test

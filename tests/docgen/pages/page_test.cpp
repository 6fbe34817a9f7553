// Pages of a small catalog: goldens, hostile text, hostile parameters.
#include "docgen/pages/site.h"
#include "tests/docgen/html_page.h"
#include "tests/docgen/small_site.h"
#include "tests/support/catch.h"
#include "tests/support/golden.h"
#include "tests/support/project_library.h"

namespace cartulary::docgen::page_test {
namespace {

std::string page(const tiledb::Library& data, std::string_view path,
                 const PageParameters& parameters = {}, Audience audience = Audience::Server) {
  const auto file = Site(data, audience).render(path, parameters);
  REQUIRE(file.has_value());
  return file->body;
}

// The text of the first element of a class, without tags.
std::string text_of(std::string_view html, std::string_view class_name) {
  const std::size_t at = html.find("class=\"" + std::string(class_name) + "\"");
  if (at == std::string_view::npos) return {};
  std::string text;
  bool in_tag = true;
  for (const char c : html.substr(at, html.find("</p>", at) - at)) {
    if (c == '<') in_tag = true;
    if (!in_tag) text += c;
    if (c == '>') in_tag = false;
  }
  return text;
}

TEST_CASE("pages: goldens") {
  const tiledb::Library data = test::small_library();
  const auto golden = [&data](const std::string& path, const std::string& name) {
    check_golden("pages/" + name, page(data, path, {}, Audience::Files));
  };
  golden("index.html", "index.html");
  golden("fit/c_rf.html", "fit-c_rf.html");
  golden("sets/river.html", "set-river.html");
  golden("sets/big-box.html", "set-big-box.html");
  golden("tiles/BA-15.html", "tile-BA-15.html");
  golden("edges/cccc.html", "edge-cccc.html");
  golden("features/crop-circle.html", "feature-crop-circle.html");
  golden("ledger.html", "ledger.html");
  check_golden("pages/fit-selection.html",
               page(data, "fit/c_rf.html", {{"sets", "base-game*2"}, {"players", "3"}}));
  check_no_stale_goldens("pages");
}

TEST_CASE("pages: the hole of a form is answered on the spot") {
  const tiledb::Library data = test::small_library();
  const std::string html =
      page(data, "fit/index.html", {{"n", "c"}, {"e", "_"}, {"s", "r"}, {"w", "f"}});
  CHECK(text_of(html, "verdict") == "3 of 15 tiles fit");
  CHECK(html.find("What fits <code class=\"code\">c?rf</code>") != std::string::npos);
}

TEST_CASE("pages: a class has no page of its own but is answered") {
  const tiledb::Library data = test::small_library();
  const std::string html = page(data, "fit/index.html", {{"pattern", "[cr]!cf?"}});
  CHECK(html.find("What fits <code class=\"code\">[cr]!cf?</code>") != std::string::npos);
  CHECK(html.find("name=\"pattern\" value=\"[cr]!cf?\"") != std::string::npos);
}

TEST_CASE("pages: a selection changes the bag, and links keep it") {
  const tiledb::Library data = test::small_library();
  const std::string html =
      page(data, "fit/c_rf.html", {{"own-base-game", "1"}, {"used", "BA-15*2"}});
  CHECK(text_of(html, "verdict") == "1 of 13 tiles fits");
  CHECK(html.find("href=\"../fit/ccrf.html?sets=base-game&amp;used=BA-15*2\"") !=
        std::string::npos);
}

TEST_CASE("pages: faults in parameters are told with the fix, status 400") {
  const tiledb::Library data = test::small_library();
  const Site small(data);
  const auto fault = [&small](std::string_view path, const PageParameters& parameters) {
    const auto file = small.render(path, parameters);
    REQUIRE(file.has_value());
    CHECK(file->status == 400);
    return text_of(file->body, "fault");
  };
  CHECK(fault("fit/c_rf.html", {{"sets", "base-gmae"}}).find("Did you mean base-game?") !=
        std::string::npos);
  CHECK(fault("fit/c_rf.html", {{"used", "BA-15*4"}}).find("BA-15") != std::string::npos);
  CHECK(fault("fit/index.html", {{"n", "x"}}) == "\nNorth: &apos;x&apos; is no edge.");
  CHECK(fault("fit/index.html", {{"pattern", "c?q"}}).find("pattern") != std::string::npos);
  CHECK(fault("tiles/index.html", {{"q", "has:inm"}}).find("Did you mean inn?") !=
        std::string::npos);
  CHECK(fault("dead.html", {{"edition", "C9"}}).find("edition") != std::string::npos);
}

TEST_CASE("pages: a fault names the field by its label, not by its parameter") {
  const tiledb::Library data = test::small_library();
  const auto where = [&data](const char* path, const char* parameter, const char* value) {
    const std::string html = page(data, path, {{parameter, value}});
    const std::string fault = text_of(html, "fault");
    return fault.substr(1, fault.find(':') - 1);
  };
  const std::vector<std::string> told = {
      where("fit/c_rf.html", "used", "foo"),      where("fit/c_rf.html", "draws", "x"),
      where("fit/c_rf.html", "laid", "x"),        where("fit/c_rf.html", "turn", "1"),
      where("fit/c_rf.html", "without", "BA-99"), where("dead.html", "edition", "C9"),
      where("tiles/index.html", "sets", "rivr"),
  };
  CHECK(told == std::vector<std::string>{"Tiles on the table", "Number of draws ahead",
                                         "Number of unknown tiles on the table",
                                         "Draws before my turn", "Tiles left in the box", "Edition",
                                         "Sets you play with"});
}

TEST_CASE("walk: beside a fault of the query the tiles for the rest of it are listed and counted") {
  const tiledb::Library data = test::small_library();
  const Site small(data);
  const auto count = [&small](std::string_view query) {
    const auto file = small.render("tiles/index.html", {{"q", std::string(query)}});
    REQUIRE(file.has_value());
    return text_of(file->body, "verdict");
  };
  CHECK(count("edges:c?rf has:inm") == count("edges:c?rf"));
  CHECK(count("edges:c?rf") != "0 tiles of 0 designs");
  CHECK(count("has:inm") == "0 tiles of 0 designs");
}

TEST_CASE("pages: hostile parameters are escaped, bounded and never fail") {
  const tiledb::Library data = test::small_library();
  const Site site(data);
  const std::vector<std::string> hostile = {
      "<script>alert(1)</script>",  "\"><img src=x>", "'",
      std::string("\0\x01\xff", 3), "{{root}}",       "%s%n",
      std::string(5000, 'a'),       "((((((",         "../../etc"};
  for (const std::string& value : hostile)
    for (const std::string_view path :
         {"fit/index.html", "fit/c_rf.html", "search.html", "tiles/index.html", "dead.html"}) {
      PageParameters parameters;
      for (const char* name : {"q", "sets", "edition", "used", "rule", "draws", "players", "turn",
                               "n", "pattern", "river"})
        parameters[name] = value;
      parameters["own-" + value] = "1";
      const auto file = site.render(path, parameters);
      REQUIRE(file.has_value());
      INFO(path << " with " << value.substr(0, 30));
      CHECK(file->body.find("<script>") == std::string::npos);
      CHECK(file->body.find("<img src=x") == std::string::npos);
      CHECK(test::nesting_faults(file->body) == std::vector<std::string>());
    }
}

TEST_CASE("pages: hostile content is escaped everywhere") {
  const std::string hostile = "</title><script>x</script>\"'&{{root}}";
  tiledb::Library data;
  TileSet set;
  set.id = "base-game";
  set.code = "BA";
  set.title = set.german = set.note = hostile;
  set.kind = SetKind::Base;
  set.editions = {Edition::C1};
  set.publishers = {hostile};
  set.contents = {{1, hostile, hostile, std::nullopt, "", ""}};
  Tile tile = test::land("BA-01", "base-game", "ffff", {1, {}, {}, {}});
  tile.note = tile.title = hostile;
  tile.jcz = JczTile{hostile, Rotation::R0};
  tile.sources = {{"edges", {hostile, hostile}}};
  data.catalog = Catalog({set}, {tile});
  SourceDocument document;
  document.id = "d";
  document.title = document.note = hostile;
  document.address = "javascript:alert(1)";
  data.sources = {document};
  LedgerEntry entry;
  entry.id = "e";
  entry.title = entry.decision = entry.reason = hostile;
  entry.sides = {{hostile, {{"d", hostile}}}};
  data.ledger = {entry};
  const Site site(data, Audience::Files);
  for (const std::string& path : site.paths()) {
    const std::string body = site.render(path)->body;
    INFO(path);
    // CSV has texts as they are; its type keeps browsers from reading it as a page.
    if (path.ends_with(".csv")) continue;
    CHECK(body.find("<script>x") == std::string::npos);
    CHECK(body.find("href=\"javascript:") == std::string::npos);
    if (path.ends_with(".html")) CHECK(test::nesting_faults(body) == std::vector<std::string>());
  }
}

TEST_CASE("pages: a path that is none") {
  const tiledb::Library data = test::small_library();
  const Site site(data);
  CHECK(site.render("tiles/ba-15-90.svg")->body == site.render("tiles/BA-15-90.svg")->body);
  for (const std::string_view path : {"", "tiles/ba-15.html", "sets/BA.html", "fit/cxrf.html",
                                      "edges/fccc.html", "assets/../frame.mustache", "tiles/.svg",
                                      "tiles/BA-15-45.svg", "tiles/HA-02-90.svg", "frame.mustache"})
    CHECK_FALSE(site.render(path));
  const SiteFile missing = site.not_found("tiles/BA-16.html");
  CHECK(missing.status == 404);
  CHECK(missing.body.find("<a class=\"tongue\" href=\"../de/index.html\"") != std::string::npos);
  CHECK(missing.body.find("Did you mean <a href=\"../tiles/BA-15.html\">") != std::string::npos);
}

TEST_CASE("walk: the page of prints takes the players that its score pad takes") {
  const tiledb::Library data = test::small_library();
  const Site site(data);
  CHECK(site.render("print.html", {{"players", "2-5"}})->status == 200);
  const auto many = site.render("print.html", {{"players", "13"}});
  CHECK(many->status == 400);
  CHECK(
      many->body.find("write a number from 1 to 12, or from the least to the most, such as 2-5") !=
      std::string::npos);
}

TEST_CASE("walk: the pages of a print are estimated for the edition that the form shows") {
  const Site site(test::project_library());
  const auto told = [&site](const PageParameters& parameters) {
    const std::string page = site.render("print.html", parameters)->body;
    const std::size_t begin = page.find("A booklet for");
    REQUIRE(begin != std::string::npos);
    return page.substr(begin, page.find(" of A4", begin) - begin);
  };
  CHECK(told({}) == told({{"edition", "C1"}}));
  CHECK(told({}).starts_with("A booklet for Base Game"));
}

TEST_CASE("pages: an address by another name leads to the page of what is called so") {
  const tiledb::Library data = test::small_library();
  const Site site(data);
  const auto suggested = [&site](std::string_view path, const std::string& page) {
    return site.not_found(path).body.find("Did you mean <a href=\"../" + page + "\">") !=
           std::string::npos;
  };
  CHECK(suggested("edges/rrfc.html", "edges/crrf.html"));
  CHECK(suggested("sets/BA.html", "sets/base-game.html"));
  CHECK(suggested("elements/tavern.html", "elements/inn.html"));
  CHECK(suggested("sets/base-gane.html", "sets/base-game.html"));
  // newcomer E6: without an ending, as a folder, and the rulings of a set
  CHECK(suggested("tiles/BA-15", "tiles/BA-15.html"));
  CHECK(suggested("tiles/ba-15", "tiles/BA-15.html"));
  CHECK(suggested("sets/base-game/index.html", "../sets/base-game.html"));
  CHECK(site.not_found("rulings/base-game/index.html")
            .body.find("Did you mean <a href=\"../../rules/base-game.html\">") !=
        std::string::npos);
  CHECK(site.not_found("score.html").body.find("Did you mean <a href=\"play/score.html\">") !=
        std::string::npos);
}

}  // namespace
}  // namespace cartulary::docgen::page_test

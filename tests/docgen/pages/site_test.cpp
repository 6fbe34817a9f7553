// Every page of the project's own content.
#include "docgen/pages/site.h"

#include <algorithm>
#include <map>
#include <memory>
#include <set>

#include "docgen/pages/page_table.h"
#include "engine/search/search.h"
#include "tests/docgen/html_page.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"

namespace cartulary::docgen::site_test {
namespace {

using test::attribute_values;
using test::count_elements;

// The content, with a former id for a rule and for a ruling.
tiledb::Library project_data() {
  tiledb::Records records = records_of(test::project_library());
  records.rules.front().aliases = {records.rules.front().set + "/former-rule"};
  records.rulings.front().aliases = {records.rulings.front().set + "/former-ruling"};
  return library_of(std::move(records));
}

using Files = std::map<std::string, std::string>;

Files render_all(const Site& site) {
  Files files;
  for (const std::string& path : site.paths()) files[path] = site.render(path)->body;
  return files;
}

// The pages for files and for a server, rendered once for all tests here.
const Files& project_files(Audience audience) {
  static const tiledb::Library data = project_data();
  static const Files for_files = render_all(Site(data, Audience::Files));
  static const Files for_server = render_all(Site(data, Audience::Server));
  return audience == Audience::Files ? for_files : for_server;
}

// Where the links of a page lead; of a page that has moved also where it goes by itself.
std::vector<std::string> links_of(const std::string& body) {
  constexpr std::string_view moved = "0; url=";
  std::vector<std::string> links;
  for (const std::string_view attribute : {"href", "src", "action"})
    for (std::string& link : attribute_values(body, attribute)) links.push_back(std::move(link));
  for (const std::string& content : attribute_values(body, "content"))
    if (content.starts_with(moved)) links.push_back(content.substr(moved.size()));
  return links;
}

// A board in the fragment, which the board page reads, is no anchor.
bool is_board(const test::Target& target) {
  return target.path == "board.html" && target.anchor.starts_with("sets=");
}

// The server answers it beside the page: twin_test walks them.
bool is_twin(std::string path) {
  constexpr std::string_view ending = ".json";
  if (!path.ends_with(ending)) return false;
  path.replace(path.size() - ending.size(), ending.size(), ".html");
  return std::ranges::any_of(page_table(), [&](const PageKind& kind) {
    return kind.path.name_in(path).has_value() && !kind.twin.api.empty();
  });
}

std::vector<std::string> link_faults(const Files& files) {
  std::map<std::string, std::set<std::string>> ids;
  for (const auto& [path, body] : files)
    for (const std::string& id : attribute_values(body, "id")) ids[path].insert(id);
  std::vector<std::string> faults;
  for (const auto& [path, body] : files) {
    if (!path.ends_with(".html")) continue;
    for (const std::string& link : links_of(body)) {
      test::Target target = test::target_of(path, link);
      // The server has every page again below it.
      if (target.path.starts_with("de/")) target.path.erase(0, 3);
      if (target.path.empty() || is_twin(target.path)) continue;
      if (!files.contains(target.path))
        faults.push_back(path + ": " + link);
      else if (!target.anchor.empty() && !is_board(target) &&
               !ids[target.path].contains(target.anchor))
        faults.push_back(path + ": no anchor " + link);
    }
  }
  return faults;
}

std::vector<std::string> shape_faults(const Files& files) {
  std::vector<std::string> faults;
  for (const auto& file : files) {
    const std::string& path = file.first;
    const std::string& body = file.second;
    if (!path.ends_with(".html")) continue;
    const auto expect = [&faults, &path](bool met, const std::string& what) {
      if (!met) faults.push_back(path + ": " + what);
    };
    expect(body.starts_with("<!doctype html>\n<html lang=\"en\">"), "no language");
    expect(body.find("<title> ") == std::string::npos, "an empty title");
    // What is laid out for paper has chapters and no navigation.
    const bool on_paper = path.starts_with("print/");
    // Parts of drawings have titles of their own.
    expect(count_elements(body.substr(0, body.find("</head>")), "title") == 1, "not one title");
    expect(count_elements(body, "main") == 1, "not one main");
    for (const std::string_view once : {"h1", "header", "footer"})
      expect(on_paper || count_elements(body, once) == 1, "not one " + std::string(once));
    const auto ids = attribute_values(body, "id");
    expect(std::set(ids.begin(), ids.end()).size() == ids.size(), "an id twice");
    for (const std::string& fault : test::nesting_faults(body))
      faults.push_back(path + ": " + fault);
    // A strict Content-Security-Policy refuses these.
    expect(body.find(" style=\"") == std::string::npos, "an inline style");
    expect(body.find("<style") == std::string::npos, "a style element");
    expect(body.find("<script>") == std::string::npos, "an inline script");
    expect(body.find("{{") == std::string::npos, "a tag of a template");
    expect(body.find("](") == std::string::npos,
           "a link of Markdown that is shown as it is written");
  }
  return faults;
}

TEST_CASE("site: a database without the base game has all its pages") {
  const tiledb::ContentRead read =
      tiledb::read_content(CARTULARY_SOURCE_DIR "/tests/bad_content/good");
  const tiledb::Library& data = read.content.library;
  const Site site(data, Audience::Files);
  std::vector<std::string> missing;
  for (const std::string& path : site.paths())
    if (!site.render(path)) missing.push_back(path);
  CHECK(missing == std::vector<std::string>());
}

TEST_CASE("site: every link and anchor leads to something") {
  CHECK(link_faults(project_files(Audience::Files)) == std::vector<std::string>());
  CHECK(link_faults(project_files(Audience::Server)) == std::vector<std::string>());
}

TEST_CASE("site: every page has one title, heading and main part, and no inline code") {
  CHECK(shape_faults(project_files(Audience::Files)) == std::vector<std::string>());
  CHECK(shape_faults(project_files(Audience::Server)) == std::vector<std::string>());
}

// The search page once lacked the style, and drew the mark of a ruling as wide as itself.
TEST_CASE("site: no page shows the mark of a status without its style") {
  for (const Audience audience : {Audience::Files, Audience::Server}) {
    std::vector<std::string> pages, unstyled;
    for (const auto& [path, body] : project_files(audience)) {
      // What is laid out for paper has a style sheet of its own.
      if (body.find("class=\"status ") == std::string::npos || path.starts_with("print/")) continue;
      pages.push_back(path);
      if (body.find("assets/rules.css") == std::string::npos) unstyled.push_back(path);
    }
    CHECK(pages.size() > 500);
    CHECK(unstyled == std::vector<std::string>());
  }
}

TEST_CASE("site: the search is made for the first page that searches, and once") {
  const tiledb::Library data = project_data();
  int made = 0;
  const Site site(data, Audience::Server, [&] {
    ++made;
    return std::make_shared<const Search>(data.catalog, data.rulebook, data.ledger, data.sources);
  });
  REQUIRE(site.render("index.html"));
  REQUIRE(site.in_language(PageLanguage("de")).render("tiles/IC-07.html"));
  CHECK(made == 0);
  REQUIRE(site.render("search.html", {{"q", "bridge"}}));
  REQUIRE(site.in_language(PageLanguage("de")).render("search.html", {{"q", "tower"}}));
  CHECK(made == 1);
}

TEST_CASE("site: a sitemap lists every page by its canonical address, where there is one") {
  const tiledb::Library data = project_data();
  CHECK_FALSE(Site(data).render("sitemap.xml"));
  const Site site(data, Audience::Server, nullptr, "https://carcassonne.example/");
  const std::optional<SiteFile> map = site.render("sitemap.xml");
  REQUIRE(map);
  CHECK(map->content_type == "application/xml; charset=utf-8");
  std::string expected =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n";
  int pages = 0;
  std::string_view rest = map->body;
  REQUIRE(rest.starts_with(expected));
  std::set<std::string> told;
  constexpr std::string_view before = "<url><loc>";
  for (std::size_t at; (at = rest.find(before)) != std::string_view::npos;) {
    rest.remove_prefix(at + before.size());
    told.emplace(rest.substr(0, rest.find("</loc></url>\n")));
    ++pages;
  }
  CHECK(told.size() == static_cast<std::size_t>(pages));
  std::set<std::string> canonical;
  for (const std::string& path : site.paths()) {
    if (!path.ends_with(".html") || path.starts_with("print/")) continue;
    const std::optional<SiteFile> page = site.render(path);
    const std::string address = "https://carcassonne.example/" + path;
    if (page->status != 308) canonical.insert(address);
    CHECK(page->body.find("<link rel=\"canonical\" href=\"" + address + "\">") !=
          std::string::npos);
  }
  CHECK(told == canonical);
}

TEST_CASE("site: files let robots read all, and name no sitemap") {
  CHECK(project_files(Audience::Files).at("robots.txt") == "User-agent: *\nAllow: /\n");
}

TEST_CASE("site: two renderings are the same bytes") {
  const tiledb::Library data = project_data();
  CHECK(render_all(Site(data).for_files()) == project_files(Audience::Files));
}

TEST_CASE("site: all 625 holes are reached by links from the first page") {
  const Files& files = project_files(Audience::Files);
  std::set<std::string> reached = {"index.html"};
  std::vector<std::string> waiting = {"index.html"};
  while (!waiting.empty()) {
    const std::string path = waiting.back();
    waiting.pop_back();
    for (const std::string& link : attribute_values(files.at(path), "href")) {
      const std::string next = test::target_of(path, link).path;
      if (next.starts_with("fit/") && reached.insert(next).second) waiting.push_back(next);
    }
  }
  // 5 to the 4 holes, besides the first page.
  CHECK(reached.size() - 1 == 625);
}

TEST_CASE("site: there is a page for every set, tile, code and feature") {
  const Files& files = project_files(Audience::Files);
  for (const TileSet& set : test::project_library().catalog.sets())
    CHECK(files.contains("sets/" + set.id + ".html"));
  for (const Tile& tile : test::project_library().catalog.tiles())
    CHECK(files.contains("tiles/" + tile.id + ".html"));
  for (const EdgeCode code : all_edge_codes(Rivers::With))
    CHECK(files.contains("edges/" + code.text() + ".html"));
  for (const char* feature : {"inn", "volcano", "crop-circle_shield"})
    CHECK(files.contains("features/" + std::string(feature) + ".html"));
}

TEST_CASE("site: there is a page for every ruling, element and status, and not too many files") {
  const Files& files = project_files(Audience::Files);
  const tiledb::Library data = project_data();
  for (const Ruling& ruling : data.rulebook.rulings())
    CHECK(files.contains("rulings/" + ruling.id + ".html"));
  for (const Element& element : data.rulebook.elements())
    CHECK(files.contains("elements/" + element.id + ".html"));
  for (const std::string_view status : ruling_status_names)
    CHECK(files.contains("status/" + std::string(status) + ".html"));
  CHECK(files.size() < 9000);
}

TEST_CASE("site: every rule and ruling is read once among the rules of its set") {
  const Files& files = project_files(Audience::Files);
  const tiledb::Library data = project_data();
  std::map<std::string, std::multiset<std::string>> ids;
  for (const SetRules& opening : data.rulebook.openings()) {
    const auto found = attribute_values(files.at("rules/" + opening.set + ".html"), "id");
    ids[opening.set].insert(found.begin(), found.end());
  }
  const auto times = [&ids](const RuleRecord& record) {
    return ids[record.set].count(record.id.substr(record.id.find('/') + 1));
  };
  std::vector<std::string> faults;
  for (const Rule& rule : data.rulebook.rules())
    if (times(rule) != 1) faults.push_back(rule.id);
  for (const Ruling& ruling : data.rulebook.rulings())
    if (times(ruling) != 1) faults.push_back(ruling.id);
  CHECK(faults == std::vector<std::string>());
}

TEST_CASE("site: former ids lead to where the rule or ruling stands now") {
  const Files& files = project_files(Audience::Files);
  const tiledb::Library data = project_data();
  const Rule& rule = data.rulebook.rules().front();
  const Ruling& ruling = data.rulebook.rulings().front();
  const std::string moved_rule = files.at("rules/" + rule.aliases.front() + ".html");
  const std::string moved_ruling = files.at("rulings/" + ruling.aliases.front() + ".html");
  const std::string rule_now =
      "../../rules/" + rule.set + ".html#" + rule.id.substr(rule.id.find('/') + 1);
  const auto links_to = [](const std::string& body, const std::string& link) {
    const std::vector<std::string> links = links_of(body);
    return std::ranges::count(links, link);
  };
  // By itself and by a link.
  CHECK(links_to(moved_rule, rule_now) == 2);
  CHECK(links_to(moved_ruling, "../../rulings/" + ruling.id + ".html") == 2);
  // The anchors of former ids stay too.
  CHECK(files.at("rules/" + rule.set + ".html").find("id=\"former-rule\"") != std::string::npos);
  CHECK(files.at("rules/" + ruling.set + ".html").find("id=\"former-ruling\"") !=
        std::string::npos);
}

}  // namespace
}  // namespace cartulary::docgen::site_test

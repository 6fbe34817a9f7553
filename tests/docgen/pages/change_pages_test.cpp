#include "docgen/pages/change_pages.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "docgen/pages/site.h"
#include "engine/text/text.h"
#include "engine/text/version.h"
#include "tests/docgen/small_site.h"
#include "tests/support/catch.h"

namespace cartulary::docgen::change_pages_test {
namespace {

using Changes = std::vector<ReleaseChange>;

constexpr std::string_view two_releases =
    "What this is.\n"
    "\n"
    "## 1.1.0, 2027-02-03\n"
    "\n"
    "- *The Tower* <again>\n"
    "\n"
    "## 1.0.0, 2026-12-31\n"
    "\n"
    "See [the set](set/tower) & more.\n";

// The elements of a text of XML in the order in which they begin, each as its path:
// "feed/entry/id". Fails where it is not well-formed, as far as a text without comments and
// sections can be not.
std::vector<std::string> elements_of(std::string_view xml) {
  constexpr std::string_view head = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n";
  REQUIRE(xml.starts_with(head));
  xml.remove_prefix(head.size());
  std::vector<std::string> found;
  std::vector<std::string> open;
  while (!xml.empty()) {
    const std::size_t text = std::min(xml.find('<'), xml.size());
    const std::string_view words = xml.substr(0, text);
    CHECK(words.find('>') == std::string_view::npos);
    if (open.empty()) CHECK(words.find_first_not_of('\n') == std::string_view::npos);
    for (std::size_t at = words.find('&'); at != std::string_view::npos;
         at = words.find('&', at + 1)) {
      const std::string_view name = words.substr(at, words.find(';', at) + 1 - at);
      CHECK(std::set<std::string_view>{"&amp;", "&lt;", "&gt;", "&quot;"}.contains(name));
    }
    xml.remove_prefix(text);
    if (xml.empty()) break;
    const std::size_t end = xml.find('>');
    REQUIRE(end != std::string_view::npos);
    const std::string_view tag = xml.substr(1, end - 1);
    xml.remove_prefix(end + 1);
    CHECK(std::count(tag.begin(), tag.end(), '"') % 2 == 0);
    if (tag.starts_with('/')) {
      REQUIRE_FALSE(open.empty());
      CHECK(open.back() == tag.substr(1));
      open.pop_back();
      continue;
    }
    if (open.empty()) CHECK(found.empty());
    open.emplace_back(tag.substr(0, tag.find_first_of(" /")));
    found.push_back(joined(open, "/"));
    if (tag.ends_with('/')) open.pop_back();
  }
  CHECK(open.empty());
  return found;
}

// The texts of all elements of a name.
std::vector<std::string> texts_in(const std::string& xml, const std::string& name) {
  std::vector<std::string> texts;
  const std::string begin = '<' + name + '>';
  for (std::size_t at = xml.find(begin); at != std::string::npos; at = xml.find(begin, at + 1)) {
    const std::size_t from = at + begin.size();
    texts.push_back(xml.substr(from, xml.find("</" + name + '>', from) - from));
  }
  return texts;
}

}  // namespace

TEST_CASE("changes are parted by their headings") {
  CHECK(parse_changes(two_releases) ==
        Changes{{"1.1.0", "2027-02-03", "- *The Tower* <again>"},
                {"1.0.0", "2026-12-31", "See [the set](set/tower) & more."}});
  CHECK(parse_changes("").empty());
  CHECK(parse_changes("no heading\n").empty());
}

TEST_CASE("the feed tells each release, with an id that its version makes") {
  CHECK(changes_feed(parse_changes(two_releases)) ==
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
        "<feed xmlns=\"http://www.w3.org/2005/Atom\">\n"
        "<id>tag:cartulary.example,2026:changes</id>\n"
        "<title>Cartulary: what changed in the data</title>\n"
        "<updated>2027-02-03T00:00:00Z</updated>\n"
        "<author><name>Cartulary</name></author>\n"
        "<rights>Creative Commons Attribution 4.0 International</rights>\n"
        "<link rel=\"self\" type=\"application/atom+xml\" href=\"changes.atom\"/>\n"
        "<link rel=\"alternate\" type=\"text/html\" href=\"changes.html\"/>\n"
        "<entry>\n"
        "<id>tag:cartulary.example,2026:changes/1.1.0</id>\n"
        "<title>Data 1.1.0</title>\n"
        "<updated>2027-02-03T00:00:00Z</updated>\n"
        "<link rel=\"alternate\" type=\"text/html\" href=\"changes.html#v1.1.0\"/>\n"
        "<content type=\"html\">&lt;ul&gt;\n"
        "&lt;li&gt;&lt;em&gt;The Tower&lt;/em&gt; &amp;lt;again&amp;gt;&lt;/li&gt;\n"
        "&lt;/ul&gt;\n"
        "</content>\n"
        "</entry>\n"
        "<entry>\n"
        "<id>tag:cartulary.example,2026:changes/1.0.0</id>\n"
        "<title>Data 1.0.0</title>\n"
        "<updated>2026-12-31T00:00:00Z</updated>\n"
        "<link rel=\"alternate\" type=\"text/html\" href=\"changes.html#v1.0.0\"/>\n"
        "<content type=\"html\">&lt;p&gt;See &lt;a href=&quot;sets/tower.html&quot;&gt;the "
        "set&lt;/a&gt; &amp;amp; more.&lt;/p&gt;\n"
        "</content>\n"
        "</entry>\n"
        "</feed>\n");
}

TEST_CASE("the feed is XML, and each entry has what Atom asks for") {
  const std::vector<std::string> head = {"feed",         "feed/id",     "feed/title",
                                         "feed/updated", "feed/author", "feed/author/name",
                                         "feed/rights",  "feed/link",   "feed/link"};
  const std::vector<std::string> entry = {"feed/entry",       "feed/entry/id",
                                          "feed/entry/title", "feed/entry/updated",
                                          "feed/entry/link",  "feed/entry/content"};
  CHECK(elements_of(changes_feed({})) == head);
  std::vector<std::string> wanted = head;
  for (const ReleaseChange& change : release_changes()) {
    INFO(change.version);
    wanted.insert(wanted.end(), entry.begin(), entry.end());
  }
  CHECK(elements_of(changes_feed(release_changes())) == wanted);
}

TEST_CASE("the releases of the program are dated, the newest first, and each id stands once") {
  const Changes changes = release_changes();
  REQUIRE_FALSE(changes.empty());
  CHECK(changes.front().version == program_version);
  for (const ReleaseChange& change : changes) {
    INFO(change.version);
    REQUIRE(change.date.size() == 10);
    CHECK(parse_whole(change.date.substr(0, 4), 2026, 9999));
    CHECK(parse_whole(change.date.substr(5, 2), 1, 12));
    CHECK(parse_whole(change.date.substr(8, 2), 1, 31));
    CHECK_FALSE(change.text.empty());
  }
  CHECK(std::is_sorted(changes.begin(), changes.end(),
                       [](const auto& a, const auto& b) { return a.date > b.date; }));
  const std::vector<std::string> ids = texts_in(changes_feed(changes), "id");
  CHECK(std::set<std::string>(ids.begin(), ids.end()).size() == changes.size() + 1);
}

TEST_CASE("page and feed stand at their addresses, and the page links the feed") {
  const tiledb::Library library = test::small_library();
  const Site site(library);
  const auto page = site.render("changes.html");
  REQUIRE(page);
  CHECK(page->body.find("<h1>What changed</h1>") != std::string::npos);
  CHECK(page->body.find("<a href=\"changes.atom\" type=\"application/atom+xml\">") !=
        std::string::npos);
  CHECK(page->body.find("id=\"v" + std::string(program_version) + '"') != std::string::npos);
  const auto feed = site.render("changes.atom");
  REQUIRE(feed);
  CHECK(feed->content_type == "application/atom+xml; charset=utf-8");
  CHECK(feed->body == changes_feed(release_changes()));
}

}  // namespace cartulary::docgen::change_pages_test

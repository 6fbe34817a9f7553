#include "docgen/pages/short_html.h"

#include "tests/support/catch.h"

namespace cartulary::docgen::short_html_test {
namespace {

TEST_CASE("short pages: values stand bare where no space, quote or slash would end them wrongly") {
  CHECK(short_html("<a class=\"code\" href=\"../edges/cfrf.html\">x</a>", "about.html") ==
        "<a class=code href=../edges/cfrf.html>x</a>");
  for (const char* kept :
       {"<img alt=\"\">", "<img alt=\"a b\">", "<a href=\"?q=1\">x</a>", "<a href=\"../\">x</a>",
        "<path d=\"M0\" fill=\"none\"/>", "<p title=\"a>b\">x"})
    CHECK(short_html(kept, "about.html") == kept);
}

TEST_CASE("short pages: end tags go before what ends their element anyway") {
  CHECK(short_html("<ul><li>a</li>\n<li>b</li></ul>", "about.html") == "<ul><li>a<li>b</ul>");
  CHECK(short_html("<dl><dt>a</dt><dd>b</dd></dl>", "about.html") == "<dl><dt>a<dd>b</dl>");
  CHECK(short_html("<tr><th>a</th><td>b</td></tr><tr>", "about.html") == "<tr><th>a<td>b<tr>");
  CHECK(short_html("<p>a</p>\n<p>b</p></div>", "about.html") == "<p>a<p>b</div>");
  CHECK(short_html("<table><thead><tr><td>a</td></tr></thead>\n<tbody><tr></tr></tbody></table>",
                   "about.html") == "<table><thead><tr><td>a<tbody><tr></table>");
  CHECK(short_html("<select><option>a</option>\n<option>b</option></select>", "about.html") ==
        "<select><option>a<option>b</select>");
  CHECK(short_html("<p>a</p>\n<details><p>b</p></details>", "about.html") ==
        "<p>a\n<details><p>b</details>");
  // Text or an inline element would go on within the paragraph.
  CHECK(short_html("<p>a</p> <b>c</b>", "about.html") == "<p>a</p> <b>c</b>");
  CHECK(short_html("<p>a</p> more", "about.html") == "<p>a</p> more");
}

TEST_CASE("short pages: lines without text go, but not where they are shown") {
  CHECK(short_html("<b>a</b>\n\n\n<b>b</b>\n", "about.html") == "<b>a</b>\n<b>b</b>\n");
  CHECK(short_html("<pre class=\"x\">a\n\n<b class=\"y\">b</b></pre>", "about.html") ==
        "<pre class=x>a\n\n<b class=\"y\">b</b></pre>");
}

TEST_CASE("short pages: space goes where it stands beside a block, or within the head") {
  CHECK(short_html("<ul>\n<li><b>a</b>\n<i>b</i></li>\n</ul>\n<p>c", "about.html") ==
        "<ul><li><b>a</b>\n<i>b</i></ul><p>c");
  CHECK(short_html("<meta>\n<link>\n<p>a</p>\n", "about.html") == "<meta><link><p>a</p>\n");
  // In print a heading of the third level may run on behind what stands before it.
  CHECK(short_html("<b>a</b>\n<h3>b</h3>", "about.html") == "<b>a</b>\n<h3>b</h3>");
  CHECK(short_html("<div> a </div>", "about.html") == "<div> a </div>");
}

TEST_CASE("short pages: addresses in the page's own folder lose the way there") {
  const auto shown = [](const std::string& address, std::string_view path) {
    const std::string text = short_html("<a href=\"" + address + "\">x</a>", path);
    return text.substr(8, text.find('>') - 8);
  };
  CHECK(shown("../tiles/IC-07.html#rules", "tiles/IC-06.html") == "IC-07.html#rules");
  CHECK(shown("../../rulings/tower/a.html", "rulings/tower/b.html") == "a.html");
  for (const std::string kept : {"../sets/tower.html", "../tiles2/a.html", "../tiles/", "../../x",
                                 "https://example.org/tiles/a.html", "tiles/a.html", "#top"})
    CHECK(shown("" + kept, "tiles/IC-06.html").find(kept) != std::string::npos);
  CHECK(shown("../../rulings/river/a.html", "rulings/tower/b.html") ==
        "../../rulings/river/a.html");
  // Other attributes hold what scripts read from the top folder.
  CHECK(short_html("<li data-at=\"../tiles/a.html\">", "tiles/b.html") ==
        "<li data-at=../tiles/a.html>");
}

TEST_CASE("short pages: tags of the frame that no browser needs go") {
  CHECK(short_html("<!doctype html>\n<html lang=\"en\">\n<head>\n<title>a</title>\n</head>\n"
                   "<body>\n<p>b</p>\n</body>\n</html>\n",
                   "about.html") == "<!doctype html><html lang=en><title>a</title><p>b</p>\n");
  CHECK(short_html("<body class=\"print\"></body>", "about.html") == "<body class=print>");
}

}  // namespace
}  // namespace cartulary::docgen::short_html_test

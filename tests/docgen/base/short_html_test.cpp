#include "docgen/base/short_html.h"

#include "tests/support/catch.h"

namespace cartulary::docgen {
namespace {

TEST_CASE("short pages: values stand bare where no space, quote or slash would end them wrongly") {
  CHECK(short_html("<a class=\"code\" href=\"../edges/cfrf.html\">x</a>") ==
        "<a class=code href=../edges/cfrf.html>x</a>");
  for (const char* kept :
       {"<img alt=\"\">", "<img alt=\"a b\">", "<a href=\"?q=1\">x</a>", "<a href=\"../\">x</a>",
        "<path d=\"M0\" fill=\"none\"/>", "<p title=\"a>b\">x"})
    CHECK(short_html(kept) == kept);
}

TEST_CASE("short pages: end tags go before what ends their element anyway") {
  CHECK(short_html("<ul><li>a</li>\n<li>b</li></ul>") == "<ul><li>a\n<li>b</ul>");
  CHECK(short_html("<dl><dt>a</dt><dd>b</dd></dl>") == "<dl><dt>a<dd>b</dl>");
  CHECK(short_html("<tr><th>a</th><td>b</td></tr><tr>") == "<tr><th>a<td>b<tr>");
  CHECK(short_html("<p>a</p>\n<p>b</p></div>") == "<p>a\n<p>b</div>");
  // Text or an inline element would go on within the paragraph.
  CHECK(short_html("<p>a</p> <b>c</b>") == "<p>a</p> <b>c</b>");
  CHECK(short_html("<p>a</p> more") == "<p>a</p> more");
}

TEST_CASE("short pages: lines without text go, but not where they are shown") {
  CHECK(short_html("<b>a</b>\n\n\n<b>b</b>\n") == "<b>a</b>\n<b>b</b>\n");
  CHECK(short_html("<pre class=\"x\">a\n\n<b class=\"y\">b</b></pre>") ==
        "<pre class=x>a\n\n<b class=\"y\">b</b></pre>");
}

}  // namespace
}  // namespace cartulary::docgen

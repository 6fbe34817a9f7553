#include "docgen/base/markdown.h"

#include "tests/support/catch.h"

namespace cartulary::docgen::markdown_test {
namespace {

std::string html(std::string_view text) {
  return markdown_html(text, "../").html;
}

TEST_CASE("markdown: links lead to the pages of records") {
  CHECK(html("[a](tile/IC-07) [b](element/mayor) [c](rule/tower/ransom) [d](ruling/tower/flat) "
             "[e](set/tower)") ==
        "<p><a href=\"../tiles/IC-07.html\">a</a> "
        "<a class=\"term\" href=\"../elements/mayor.html\">b</a> "
        "<a href=\"../rules/tower.html#ransom\">c</a> "
        "<a href=\"../rulings/tower/flat.html\">d</a> "
        "<a href=\"../sets/tower.html\">e</a></p>\n");
  CHECK(html("[x](javascript:alert) [y](https://example.org)") == "<p>x y</p>\n");
}

TEST_CASE("markdown: the tiles that a text names, each once") {
  const MarkdownHtml both =
      markdown_html("On [one](tile/TO-08), [other](tile/BA-03) and [one](tile/TO-08) again", "");
  CHECK(both.tiles == std::vector<std::string>{"TO-08", "BA-03"});
}

TEST_CASE("markdown: lists, tables and emphasis") {
  CHECK(html("1. **a**\n2. *b* `c`\n\n- d") ==
        "<ol>\n<li><strong>a</strong></li>\n<li><em>b</em> <code>c</code></li>\n</ol>\n"
        "<ul>\n<li>d</li>\n</ul>\n");
  CHECK(html("3. three") == "<ol start=\"3\">\n<li>three</li>\n</ol>\n");
  CHECK(html("| | points |\n|---|---|\n| road | 1 |") ==
        "<table class=\"told\">\n<thead><tr><td></td><th scope=\"col\">points</th></tr>\n</thead>\n"
        "<tbody><tr><td>road</td><td>1</td></tr>\n</tbody>\n</table>\n");
}

TEST_CASE("markdown: nothing in the text becomes HTML") {
  CHECK(html("<script>alert('1')</script> & \"x\"") ==
        "<p>&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; &quot;x&quot;</p>\n");
  CHECK(html("[a](tile/\"onclick=x)") ==
        "<p><a href=\"../tiles/&quot;onclick=x.html\">a</a></p>\n");
}

TEST_CASE("markdown: a single paragraph stands within a line, more do not") {
  CHECK(markdown_line("only a *word*", "") == "only a <em>word</em>");
  CHECK(markdown_line("two\n\nparagraphs", "") == "<p>two</p>\n<p>paragraphs</p>\n");
}

}  // namespace
}  // namespace cartulary::docgen::markdown_test

#include "docgen/print/page_numbers.h"

#include "docgen/print/pdf_maker.h"
#include "tests/support/catch.h"

namespace cartulary::docgen {
namespace {

// A print of `chapters` chapters, each with an anchor and a link to the next.
std::string print_of(int chapters) {
  std::string html = "<html>\n<head></head>\n<body class=\"print\">\n<main>\n<nav>x</nav>\n";
  for (int i = 1; i <= chapters; ++i)
    html += "<section class=\"chapter-body\"><h1 id=\"c" + std::to_string(i) +
            "\">C</h1><a href=\"#c" + std::to_string(i % chapters + 1) + "\">on</a></section>\n";
  return html + "</main>\n</body>\n</html>\n";
}

TEST_CASE("page numbers: links get the page of their target in the room of three figures") {
  const PageNumbers numbers{{{"a", 7}, {"b", 123}}, 200};
  CHECK(numbered_links(R"(<a href="#a">x</a> <a class="at" href="#b">y</a> <a href="#c">z</a>)",
                       numbers, 3) ==
        "<a href=\"#a\" data-page=\"7\" data-pad=\"\u2007\u2007\">x</a> "
        "<a class=\"at\" href=\"#b\" data-page=\"123\" data-pad=\"\">y</a> "
        "<a href=\"#c\" data-page=\"000\" data-pad=\"\">z</a>");
}

TEST_CASE("page numbers: links to other places stay as they are") {
  const std::string html = R"(<a href="https://example.org/#a">x</a><a href="#)";
  CHECK(numbered_links(html, {{{"a", 7}}, 9}, 1) == html);
}

TEST_CASE("page numbers: parts begin with chapters and hold each once") {
  const std::string html = print_of(6);
  const std::vector<std::string> parts = page_parts(html, 3);
  REQUIRE(parts.size() == 3);
  std::string chapters;
  for (const std::string& part : parts) {
    CHECK(part.starts_with("<html>\n<head></head>\n<body class=\"print\">\n<main>"));
    CHECK(part.ends_with("</main>\n</body>\n</html>\n"));
    for (std::size_t at = 0; (at = part.find("id=\"c", at)) != std::string::npos; ++at)
      chapters += part[at + 5];
  }
  CHECK(chapters == "123456");
  CHECK(parts[0].find("<nav>") != std::string::npos);
  CHECK(parts[1].find("<nav>") == std::string::npos);
}

TEST_CASE("page numbers: a print without chapters is one part") {
  const std::string html = "<main><p>x</p></main>";
  CHECK(page_parts(html, 4) == std::vector<std::string>{html});
  CHECK(page_parts(print_of(1), 4).size() == 1);
}

TEST_CASE("page numbers: an interpreter that fails is told with what it said") {
  const Result<PageNumbers> numbers = find_page_numbers("<main></main>", "/bin/false", 5, {}, {});
  REQUIRE_FALSE(numbers);
  CHECK(numbers.error() == Error{"/bin/false", "failed with 1: ", "", "", ""});
}

}  // namespace
}  // namespace cartulary::docgen

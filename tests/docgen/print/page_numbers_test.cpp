#include "docgen/print/page_numbers.h"

#include <filesystem>
#include <fstream>

#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

namespace cartulary::docgen::page_numbers_test {
namespace {

// A print of `chapters` chapters, each with an anchor and a link to the next.
std::string print_of(int chapters) {
  std::string html = "<html>\n<head></head>\n<body class=\"print\">\n<main>\n<nav>x</nav>\n";
  for (int i = 1; i <= chapters; ++i)
    html += "<section class=\"chapter-body\"><h1 id=\"c" + std::to_string(i) +
            "\">C</h1><a href=\"#c" + std::to_string(i % chapters + 1) + "\">on</a></section>\n";
  return html + "</main>\n</body>\n</html>\n";
}

TEST_CASE("page numbers: links get the page of their target in the room that it has") {
  const PageNumbers numbers{{{"a", 7}, {"b", 123}}, 200};
  const PageRooms rooms{{{"a", 3}, {"b", 3}}, 2};
  CHECK(numbered_links(R"(<a href="#a">x</a> <a class="at" href="#b">y</a> <a href="#c">z</a>)",
                       numbers, rooms) ==
        "<a href=\"#a\" data-page=\"7\" data-pad=\"\u2007\u2007\">x</a> "
        "<a class=\"at\" href=\"#b\" data-page=\"123\" data-pad=\"\">y</a> "
        "<a href=\"#c\" data-page=\"00\" data-pad=\"\">z</a>");
}

TEST_CASE("page numbers: links to other places stay as they are") {
  const std::string html = R"(<a href="https://example.org/#a">x</a><a href="#)";
  CHECK(numbered_links(html, {{{"a", 7}}, 9}, {}) == html);
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

TEST_CASE("page numbers: each page is told once, however many anchors it has") {
  const TemporaryFolder folder;
  const std::string interpreter = (folder.path() / "stand-in").string();
  std::ofstream(interpreter)
      << "#!/bin/sh\ncat > /dev/null\n"
         "printf 'page 1\\npage 2\\nat 1 a\\nat 2 b\\nat 2 c\\npages 2\\n'\n";
  std::filesystem::permissions(interpreter, std::filesystem::perms::owner_all);
  std::vector<int> told;
  const Result<PageNumbers> numbers = find_page_numbers(
      "<main></main>", interpreter, {.seconds = 5}, [&](int pages) { told.push_back(pages); });
  REQUIRE(numbers);
  CHECK(numbers->pages == 2);
  CHECK(numbers->page_of == std::map<std::string, int, std::less<>>{{"a", 1}, {"b", 2}, {"c", 2}});
  CHECK(told == std::vector<int>{1, 2});
}

TEST_CASE("page numbers: an interpreter that fails is told with what it said") {
  const Result<PageNumbers> numbers =
      find_page_numbers("<main></main>", "/bin/false", {.seconds = 5}, {});
  REQUIRE_FALSE(numbers);
  CHECK(numbers.error() == Error{"/bin/false", "failed with 1: ", "", "", ""});
}

}  // namespace
}  // namespace cartulary::docgen::page_numbers_test

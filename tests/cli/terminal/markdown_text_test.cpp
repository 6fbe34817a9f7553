#include "cli/terminal/markdown_text.h"

#include <algorithm>

#include "tests/support/catch.h"
#include "tests/support/project_library.h"

namespace cartulary::cli::markdown_text_test {
namespace {

std::string plain(std::string_view markdown, std::size_t width = 40) {
  return markdown_text(markdown, width, Style(false));
}

std::size_t longest_line(std::string_view text) {
  std::size_t longest = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    longest = std::max(longest, display_width(text.substr(0, end)));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return longest;
}

}  // namespace

TEST_CASE("paragraphs are wrapped and parted by an empty line") {
  CHECK(plain("") == "");
  CHECK(plain("One line\nand its **second**, which *goes* on.\n\nThe next.") ==
        "One line and its second, which goes on.\n"
        "\n"
        "The next.\n");
  CHECK(plain("one two three four five six", 20) == "one two three four\nfive six\n");
}

TEST_CASE("links stand as their words, tiles with their id") {
  CHECK(plain("See [the mayor](element/mayor), [it](tile/IC-07), [IC-08](tile/IC-08).", 80) ==
        "See the mayor, it (IC-07), IC-08.\n");
}

TEST_CASE("lists hang, tight ones without empty lines, ordered ones with their numbers") {
  CHECK(plain("Place it\n\n- on a tile that is long enough to be wrapped, or\n- here.\n\nDone.") ==
        "Place it\n"
        "\n"
        "- on a tile that is long enough to be\n"
        "  wrapped, or\n"
        "- here.\n"
        "\n"
        "Done.\n");
  CHECK(plain("3. three\n4. four\n   - inner\n   - other\n5. five\n") ==
        "3. three\n"
        "4. four\n"
        "   - inner\n"
        "   - other\n"
        "5. five\n");
  CHECK(plain("- one\n\n  more of it\n\n- two\n") ==
        "- one\n"
        "\n"
        "  more of it\n"
        "\n"
        "- two\n");
}

TEST_CASE("tables stand in columns, of which the widest wrap") {
  CHECK(plain("Points:\n\n| what | points |\n|---|--:|\n| each **tile** | 2 |\n"
              "| each pennant in a city that a cathedral stands in | 10 |\n") ==
        "Points:\n"
        "\n"
        "what                              points\n"
        "each tile                              2\n"
        "each pennant in a city that a         10\n"
        "cathedral stands in\n");
}

TEST_CASE("on a terminal with colours bold words are bold") {
  CHECK(markdown_text("Lay **it**.", 40, Style(true)) == "Lay \x1b[1mit\x1b[0m.\n");
}

TEST_CASE("no text of the content is wider than the terminal, nor keeps marks of Markdown") {
  const tiledb::Library& content = test::project_library();
  const auto check = [](const std::string& id, const std::string& text) {
    const std::string told = plain(text, 78);
    INFO(id << '\n' << told);
    CHECK(longest_line(told) <= 78);
    CHECK(told.find("**") == std::string::npos);
    CHECK(told.find("](") == std::string::npos);
    CHECK(told.find('|') == std::string::npos);
  };
  REQUIRE(content.rulebook.rules().size() > 100);
  for (const Rule& rule : content.rulebook.rules()) check(rule.id, rule.text);
  for (const Ruling& ruling : content.rulebook.rulings()) check(ruling.id, ruling.text);
  for (const SetRules& opening : content.rulebook.openings()) {
    check(opening.set, opening.turn);
    check(opening.set, opening.scoring);
  }
}

}  // namespace cartulary::cli::markdown_text_test

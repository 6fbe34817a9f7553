#include "engine/search/search_snippet.h"

#include <vector>

#include "tests/support/catch.h"

namespace cartulary::search_snippet_test {
namespace {

TEST_CASE("a short text is shown whole, with its marks") {
  const std::vector<SnippetMark> marks = {{4, 9, 1.0, 0}};
  CHECK(snippet_of("The tower falls.", marks) == "The \x02tower\x03 falls.");
  CHECK(snippet_of("The tower falls.", {}) == "The tower falls.");
  CHECK(snippet_of("", {}).empty());
}

TEST_CASE("of a long text the part is shown that meets most, from the beginning of a sentence") {
  std::string text;
  for (int i = 0; i < 40; ++i) text += "Nothing is here. ";
  const std::size_t place = text.size() + 2;
  text += "A tower falls. ";
  for (int i = 0; i < 40; ++i) text += "Nothing more. ";
  const std::vector<SnippetMark> marks = {{0, 7, 0.1, 1}, {place, place + 5, 2.0, 0}};
  const std::string snippet = snippet_of(text, marks);
  CHECK(snippet.starts_with("\u2026 A \x02tower\x03 falls. Nothing more."));
  CHECK(snippet.ends_with(" \u2026"));
  CHECK(snippet.size() < 230);
}

TEST_CASE("newcomer E6: the opening, which decides, is shown where it meets nearly as much") {
  std::string text = "On the tile just placed. ";
  for (int i = 0; i < 20; ++i) text += "Nothing is here. ";
  const std::size_t place = text.size();
  text += "No tile holds two bridges. The end.";
  const std::vector<SnippetMark> marks = {{7, 11, 1.0, 0},
                                          {17, 23, 2.0, 1},
                                          {place + 3, place + 7, 1.0, 0},
                                          {place + 18, place + 25, 4.0, 2}};
  CHECK(snippet_of(text, marks).starts_with("On the \x02tile\x03 just \x02placed\x03. Nothing"));
  std::vector<SnippetMark> dearer = marks;
  dearer[3].worth = 5.0;
  CHECK(snippet_of(text, dearer).starts_with("\u2026 No \x02tile\x03 holds two"));
}

TEST_CASE("marks that overlap are told once, a word without end stays whole") {
  const std::vector<SnippetMark> marks = {{0, 4, 1.0, 0}, {0, 13, 1.0, 1}, {5, 13, 1.0, 2}};
  CHECK(snippet_of("coat of arms x", marks) ==
        "\x02"
        "coat\x03 \x02of arms \x03x");
  const std::string endless(500, 'a');
  const std::vector<SnippetMark> whole = {{0, 500, 1.0, 0}};
  CHECK(snippet_of(endless, whole) == "\x02" + endless + "\x03");
}

}  // namespace
TEST_CASE("a snippet begins with the head of a list, which may say the opposite of it") {
  const std::string text = std::string(200, 'x') +
                           ". cannot be captured: builder, pig; count, dragon, fairy, mage, witch, "
                           "teacher; barn.";
  const std::size_t at = text.find("barn");
  const std::vector<SnippetMark> marks{{at, at + 4, 2.0, 0}};
  CHECK(snippet_of(text, marks).starts_with("\u2026 cannot be captured: builder"));
}

}  // namespace cartulary::search_snippet_test

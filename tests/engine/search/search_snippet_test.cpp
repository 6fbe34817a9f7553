#include "engine/search/search_snippet.h"

#include <vector>

#include "tests/support/catch.h"

namespace cartulary {
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
}  // namespace cartulary

#include "engine/text/markdown.h"

#include <array>
#include <string>

#include "tests/support/catch.h"

namespace cartulary::markdown_test {
namespace {

// What is read, as text: "<p>Lay <b>it</b> on.</p>"; a cell to the right is "<td right>".
class Events : public MarkdownHandler {
 public:
  void open(MarkdownBlock block, const MarkdownDetail& detail) override {
    text_ += "<" + name(block);
    if (detail.tight) text_ += " tight";
    if (detail.start != 1) text_ += " " + std::to_string(detail.start);
    if (detail.right) text_ += " right";
    text_ += ">";
  }
  void close(MarkdownBlock block) override { text_ += "</" + name(block) + ">"; }
  void open(MarkdownSpan span, std::string_view target) override {
    text_ += "<" + name(span) + (target.empty() ? "" : " ") + std::string(target) + ">";
  }
  void close(MarkdownSpan span) override { text_ += "</" + name(span) + ">"; }
  void text(std::string_view words) override { text_ += words; }
  void line_break() override { text_ += "/"; }

  const std::string& all() const { return text_; }

 private:
  static std::string name(MarkdownBlock block) {
    constexpr std::array names = {"p",     "ul",    "ol", "li", "table",
                                  "thead", "tbody", "tr", "th", "td"};
    return names[static_cast<std::size_t>(block)];
  }
  static std::string name(MarkdownSpan span) {
    constexpr std::array names = {"i", "b", "code", "a"};
    return names[static_cast<std::size_t>(span)];
  }

  std::string text_;
};

std::string events(std::string_view markdown) {
  Events events;
  parse_markdown(markdown, events);
  return events.all();
}

TEST_CASE("markdown: paragraphs, and new lines within them") {
  CHECK(events("") == "");
  CHECK(events("one\nline\n\n\ntwo\n") == "<p>one/line</p><p>two</p>");
}

TEST_CASE("markdown: spans, one in the other") {
  CHECK(events("**a *b* c** and *d **e** f*") ==
        "<p><b>a <i>b</i> c</b> and <i>d <b>e</b> f</i></p>");
  CHECK(events("`*a*` **[x](set/y):** z") == "<p><code>*a*</code> <b><a set/y>x</a>:</b> z</p>");
  CHECK(events("**over two\nlines**") == "<p><b>over two/lines</b></p>");
}

TEST_CASE("markdown: what is no mark is text") {
  for (const std::string_view text :
       {"2 * 3 * 4", "[not a link] (really)", "[open](end", "[a](b c)", "**open", "`", "a_b_c",
        "<b>", "&amp;", "# no head", "1.5 tiles", "a | b"})
    CHECK(events(text) == "<p>" + std::string(text) + "</p>");
}

TEST_CASE("markdown: lists are tight without blank lines, and may hold lists") {
  CHECK(events("3. three\n4. four\n   goes on\n   - inner\n   - other\n5. five\n") ==
        "<ol tight 3><li>three</li><li>four/goes on"
        "<ul tight><li>inner</li><li>other</li></ul></li><li>five</li></ol>");
  CHECK(events("- one\n\n  more of it\n\n- two\n\nAfter") ==
        "<ul><li><p>one</p><p>more of it</p></li><li><p>two</p></li></ul><p>After</p>");
  CHECK(events("1. a\n- b") == "<ol tight><li>a</li></ol><ul tight><li>b</li></ul>");
}

TEST_CASE("markdown: a list may follow a line of text, but begins with 1") {
  CHECK(events("a\n- b\nlazy\n- c") == "<p>a</p><ul tight><li>b/lazy</li><li>c</li></ul>");
  CHECK(events("in\n1998. a") == "<p>in/1998. a</p>");
}

TEST_CASE("markdown: a table has as many cells in each row as below its head") {
  CHECK(
      events("| a | b |\n|---|--:|\n| c |\n| *d* | e | f |\n\ng") ==
      "<table><thead><tr><th>a</th><th right>b</th></tr></thead>"
      "<tbody><tr><td>c</td><td right></td></tr><tr><td><i>d</i></td><td right>e</td></tr></tbody>"
      "</table><p>g</p>");
  CHECK(events("| no head |\n") == "<p>| no head |</p>");
}

TEST_CASE("markdown: lists without end and marks without end cost neither stack nor hours") {
  std::string lists;
  for (int i = 0; i < 10'000; ++i) lists += "- ";
  const std::string read = events(lists + "x");
  CHECK(read.starts_with("<ul tight><li><ul tight><li>"));
  CHECK(read.find("- - x") != std::string::npos);
  CHECK(events(std::string(100'000, '[')).size() == 100'007);
  std::string open;
  for (int i = 0; i < 5'000; ++i) open += "**a ";
  CHECK(events(open).size() == open.size() + 6);
}

TEST_CASE("plain text keeps the words of links, lists and tables") {
  CHECK(plain_text("A **large** [follower](element/large-follower) counts `2`.\n\n- once\n") ==
        "A large follower counts 2. - once");
  CHECK(plain_text("3. three\n4. four") == "3. three 4. four");
  CHECK(plain_text("| what | points |\n|---|---:|\n| city - small | 2 |\n") ==
        "what: city - small; points: 2.");
  CHECK(plain_text("Points:\n\n| what | points |\n|---|--:|\n| [road](element/road) | **1** |\n\n"
                   "No more.") == "Points: what: road; points: 1. No more.");
  CHECK(plain_text("[not a link] (really)") == "[not a link] (really)");
  CHECK(plain_text("[open](end") == "[open](end");
  CHECK(plain_text("") == "");
}

TEST_CASE("markdown: of a table whose columns deny each other no cell is told as its opposite") {
  CHECK(plain_text("| can be captured | cannot be captured |\n|---|---|\n| mayor, wagon | barn |\n"
                   "| phantom | count |\n") ==
        "can be captured: mayor, wagon; phantom. cannot be captured: barn; count.");
  CHECK(plain_text("So:\n\n| it eats | it does not eat |\n|---|---|\n| **mayor** | fairy |\n"
                   "| abbot | |\n\nNo more.") ==
        "So: it eats: mayor; abbot. it does not eat: fairy. No more.");
}

TEST_CASE("a row of a table is told as a sentence, each cell after its head, without markup") {
  CHECK(plain_text("| | mayor | wagon | barn |\n|---|---|---|---|\n| on a tower | no | no | |\n"
                   "| in a city | *yes* | yes. | no. |\n") ==
        "on a tower: mayor: no; wagon: no. in a city: mayor: yes; wagon: yes.; barn: no.");
  CHECK(plain_text("| | |\n|---|---|\n| | |\n| a | b |\n") == "a: b.");
  CHECK(plain_text("| a | b |\n|---|---|\n").empty());
}

}  // namespace
}  // namespace cartulary::markdown_test

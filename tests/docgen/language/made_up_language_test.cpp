// A language is a folder: pages in a made-up one, whose messages are the English ones in capitals.
#include <algorithm>
#include <array>
#include <cctype>

#include "docgen/language/language_words.h"
#include "docgen/pages/site.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"

namespace cartulary::docgen::made_up_language_test {
namespace {

std::string in_capitals(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return std::toupper(c); });
  return text;
}

const Messages& capitals() {
  static const Messages made = [] {
    Messages messages;
    for (Message message : messages_of("en").all()) {
      for (MessagePart& part : message.parts) {
        if (part.kind == MessagePart::Kind::Text) part.text = in_capitals(part.text);
        part.one = in_capitals(part.one);
        part.other = in_capitals(part.other);
      }
      if (message.id == "notation.point") message.parts[0].text = ",";
      if (message.id == "notation.thousands") message.parts[0].text = ".";
      // Another order than in English: the title comes last.
      if (message.id == "frame.cartulary") std::ranges::reverse(message.parts);
      messages.add(std::move(message));
    }
    messages.stand_beside(messages_of("en"));
    return messages;
  }();
  return made;
}

// What lacks in the language: but for a name and the notation nothing is said there.
const LanguageWords& words() {
  static const LanguageWords made("xx", capitals(), {{"road", "STRATA"}, {"Base Game", "LUDUS"}});
  return made;
}

const Site& site() {
  static const Site made =
      Site(test::project_library()).in_language({"xx", capitals(), &words().phrases});
  return made;
}

std::string page(std::string_view path, const PageParameters& parameters = {}) {
  return site().render(path, parameters)->body;
}

// But for what is typed: `start` among the tiles on the table.
bool has_small_words(std::string_view text) {
  constexpr std::string_view typed = " start ";
  std::string read(text);
  if (const std::size_t at = read.find(typed); at != std::string::npos)
    read.erase(at, typed.size());
  int row = 0;
  for (const char c : read) {
    row = c >= 'a' && c <= 'z' ? row + 1 : 0;
    if (row == 3) return true;
  }
  return false;
}

// The texts in small letters that no lang marks. Where none can stand, they are left out: in a
// title and in options, and in what is typed.
std::vector<std::string> unmarked(std::string_view html) {
  constexpr std::array<std::string_view, 6> left_out = {"title",  "option", "code",
                                                        "script", "style",  "kbd"};
  constexpr std::array<std::string_view, 8> without_end = {"meta", "link", "img", "input",
                                                           "br",   "hr",   "col", "wbr"};
  std::vector<std::pair<std::string, bool>> open;  // name, and whether its texts may be English
  std::vector<std::string> found;
  while (true) {
    const std::size_t tag = html.find('<');
    std::string_view text = html.substr(0, tag);
    if (!open.empty() && !open.back().second && has_small_words(text)) found.emplace_back(text);
    if (tag == std::string_view::npos) return found;
    const std::size_t end = html.find('>', tag);
    const std::string_view inside = html.substr(tag + 1, end - tag - 1);
    const bool closes = inside.starts_with('/');
    const std::string name(inside.substr(closes, inside.find_first_of(" \n/", closes) - closes));
    if (closes && !open.empty()) {
      open.pop_back();
    } else if (!closes && !inside.ends_with('/') && !inside.starts_with('!') &&
               std::ranges::find(without_end, name) == without_end.end()) {
      // A link to another language has its name for itself.
      const bool marked = inside.find(" lang=\"") != std::string_view::npos && name != "html";
      const bool is_code = inside.find("class=\"code\"") != std::string_view::npos;
      open.emplace_back(name, marked || is_code || (!open.empty() && open.back().second) ||
                                  std::ranges::find(left_out, name) != left_out.end());
    }
    html.remove_prefix(end + 1);
  }
}

TEST_CASE("a page in a made-up language has its words, order, numbers and links") {
  const std::string home = page("index.html");
  CHECK(home.starts_with("<!doctype html>\n<html lang=\"xx\">"));
  CHECK(home.find("<h1>WHICH TILE FITS THIS HOLE?</h1>") != std::string::npos);
  CHECK(home.find("<title> · CARTULARYEVERY CARCASSONNE TILE, AND WHAT FITS</title>") !=
        std::string::npos);
  CHECK(site().render("assets/score-sheet.js")->body.find("\"NAME OF {player}\"") !=
        std::string::npos);
  CHECK(home.find("<link rel=\"alternate\" hreflang=\"en\" href=\"../index.html\">") !=
        std::string::npos);
  CHECK(home.find("<link rel=\"alternate\" hreflang=\"de\" href=\"../de/index.html\">") !=
        std::string::npos);
  CHECK(home.find("hreflang=\"de\" lang=\"de\"><span class=\"tongue-long\">Deutsch</span>") !=
        std::string::npos);
  CHECK(page("sets/index.html").find(">LUDUS</a>") != std::string::npos);
}

TEST_CASE("what a made-up language lacks is English and says so") {
  std::vector<std::string> found;
  for (const char* path : {"index.html", "sets/index.html", "tiles/IC-07.html", "search.html",
                           "fit/c_rf.html", "boxes.html", "about.html"})
    for (const std::string& text : unmarked(page(path)))
      found.push_back(std::string(path) + ": " + text);
  for (const std::string& text : unmarked(page("search.html", {{"q", "wagen"}})))
    found.push_back("search: " + text);
  CHECK(found == std::vector<std::string>());
}

}  // namespace
}  // namespace cartulary::docgen::made_up_language_test

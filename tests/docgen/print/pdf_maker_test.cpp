#include "docgen/print/pdf_maker.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <regex>
#include <sstream>

#include <sys/stat.h>

#include "docgen/print/print_table.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"
#include "tests/support/temporary_folder.h"

namespace cartulary::docgen::pdf_maker_test {
namespace {

namespace fs = std::filesystem;

// A program that stands in for WeasyPrint.
std::string stand_in(const fs::path& folder, const std::string& script) {
  const fs::path path = folder / "stand-in";
  std::ofstream(path) << "#!/bin/sh\n" << script;
  chmod(path.c_str(), 0755);
  return path.string();
}

// What a command writes, line by line.
std::vector<std::string> lines_of(const std::string& command) {
  const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), pclose);
  std::vector<std::string> lines;
  std::string line;
  for (int c; pipe && (c = std::fgetc(pipe.get())) != EOF;) {
    if (c != '\n') {
      line += static_cast<char>(c);
      continue;
    }
    lines.push_back(std::move(line));
    line.clear();
  }
  if (!line.empty()) lines.push_back(std::move(line));
  return lines;
}

// The folder where commands are run, put back at the end.
class Standing {
 public:
  explicit Standing(const fs::path& folder) : before_(fs::current_path()) {
    fs::current_path(folder);
  }
  ~Standing() { fs::current_path(before_); }
  Standing(const Standing&) = delete;
  Standing& operator=(const Standing&) = delete;

 private:
  fs::path before_;
};

TEST_CASE("pdf: a logging.py in the current folder is not executed") {
  const TemporaryFolder folder;
  const fs::path planted = folder.path() / "planted";
  fs::create_directory(planted);
  for (const char* module : {"logging.py", "weasyprint.py", "sitecustomize.py"})
    std::ofstream(planted / module)
        << "open('" << (folder.path() / "executed").string() << "', 'w').write('x')\n";
  const Standing standing(planted);
  setenv("PYTHONPATH", planted.c_str(), 1);
  // Found by its references by page, then made: both run Python.
  const Status made =
      make_pdf("<main><p id=\"a\"><a href=\"#a\">a</a></p></main>", "out.pdf", {}, {});
  unsetenv("PYTHONPATH");
  CHECK_FALSE(fs::exists(folder.path() / "executed"));
  REQUIRE(made);
  CHECK(fs::file_size("out.pdf") > 0);
}

TEST_CASE("pdf: a program is run in the root folder, and what it makes is where it was asked for") {
  const TemporaryFolder folder;
  const std::string program =
      stand_in(folder.path(), "for a; do file=$a; done\ncat >/dev/null\npwd > \"$file\"\n");
  const Standing standing(folder.path());
  REQUIRE(make_pdf("<p>", "out.pdf", {.program = "./stand-in"}, {}));
  std::string text;
  std::getline(std::ifstream("out.pdf"), text);
  CHECK(text == "/");
}

TEST_CASE("pdf: a program gets no more memory than the limit") {
  const TemporaryFolder folder;
  const std::string program = stand_in(
      folder.path(), "cat >/dev/null\nsleep 0.2\nfor a; do file=$a; done\nulimit -v > \"$file\"\n");
  REQUIRE(make_pdf("<p>", folder.path() / "out.pdf",
                   {.program = program, .memory = std::size_t{512} << 20}, {}));
  std::string text;
  std::getline(std::ifstream(folder.path() / "out.pdf"), text);
  CHECK(text == "524288");
}

TEST_CASE("pdf: what the stand-in gets is the page, what it writes is the file") {
  const TemporaryFolder folder;
  const fs::path out = folder.path() / "out.pdf";
  std::vector<PdfStep> steps;
  const std::string program = stand_in(folder.path(),
                                       "for a; do file=$a; done\ncat > \"$file\"\n"
                                       "echo 'INFO: Step 6 - Creating layout - Page 1' >&2\n"
                                       "echo 'INFO: Step 6 - Creating layout - Page 2' >&2\n");
  const std::string html(300'000, 'x');
  REQUIRE(make_pdf(html, out, {.program = program},
                   [&](const PdfStep& step) { steps.push_back(step); }));
  CHECK(fs::file_size(out) == html.size());
  CHECK(steps == std::vector<PdfStep>{{1, 0}, {2, 0}});
}

TEST_CASE("pdf: a program that fails is told with what it said") {
  const TemporaryFolder folder;
  const std::string program = stand_in(folder.path(), "echo 'Error: no such font' >&2\nexit 3\n");
  const Status made = make_pdf("x", folder.path() / "out.pdf", {.program = program}, {});
  REQUIRE_FALSE(made);
  CHECK(made.error().where == program);
  CHECK(made.error().what == "failed with 3: Error: no such font");
}

TEST_CASE("pdf: a program that reads nothing and hangs is stopped when time is up") {
  const TemporaryFolder folder;
  const std::string program = stand_in(folder.path(), "exec sleep 1000\n");
  const Status made = make_pdf(std::string(1'000'000, 'x'), folder.path() / "out.pdf",
                               {.program = program, .seconds = 1}, {});
  REQUIRE_FALSE(made);
  CHECK(made.error().what == "was stopped: it took more than 1 s");
}

TEST_CASE("pdf: whoever must stop does not wait for the program") {
  const TemporaryFolder folder;
  const std::string program = stand_in(folder.path(), "exec sleep 1000\n");
  const Status made = make_pdf("x", folder.path() / "out.pdf",
                               {.program = program, .must_stop = [] { return true; }}, {});
  REQUIRE_FALSE(made);
  CHECK(made.error().what == "was stopped before its end");
}

TEST_CASE("pdf: a language whose letters no font has is refused") {
  if (lines_of("command -v fc-list").empty()) return;  // nobody can tell
  const TemporaryFolder folder;
  std::ofstream(folder / "fonts.conf") << "<fontconfig></fontconfig>";
  const char* before = std::getenv("FONTCONFIG_FILE");
  const std::string kept = before == nullptr ? "" : before;
  setenv("FONTCONFIG_FILE", (folder / "fonts.conf").c_str(), 1);
  const Status no_font = need_letters({"en", "ja"}, "--in");
  const Status no_language = need_letters({}, "--in");
  if (before == nullptr)
    unsetenv("FONTCONFIG_FILE");
  else
    setenv("FONTCONFIG_FILE", kept.c_str(), 1);
  REQUIRE_FALSE(no_font);
  CHECK(no_font.error() ==
        Error{"--in", "no font here has the letters of English", "",
              "install one that has, as Debian's fonts-dejavu-core, or print to HTML", ""});
  CHECK(no_language);
  // Of the same mind as fontconfig, with the fonts that are here.
  for (const char* code : {"fr", "pl", "cs", "el", "ru", "ja"})
    CHECK(need_letters({code}, "in").ok() ==
          !lines_of("fc-list :lang=" + std::string(code) + " family").empty());
}

TEST_CASE("pdf: a program that is not there is an error that says what to do") {
  const Status made = make_pdf("x", "/nowhere/out.pdf", {.program = "no-such-program-here"}, {});
  REQUIRE_FALSE(made);
  CHECK(made.error() ==
        Error{"no-such-program-here", "is not installed", "",
              "print the HTML from a browser instead, or install Debian's package weasyprint", ""});
}

std::string printed(std::string_view name, const std::string& sets, Paper paper) {
  SelectionText text;
  text.sets = sets;
  text.edition = "C1";
  const tiledb::Library& library = test::project_library();
  PrintRequest request;
  request.selection = *select(library.catalog, text, DefaultSets::BaseGame);
  request.paper = paper;
  const SiteIndex index(library);
  return print_html(*find_print(name), {index, request});
}

// The rules of river and abbot.
std::string small_booklet(Paper paper = Paper::A5) {
  return printed("booklet", "river,abbot", paper);
}

// Where words stand on a page, in points from its left upper corner.
struct PrintedWord {
  double left, top, right, bottom;
  std::string text;
};

struct PrintedPage {
  double width, height;
  std::vector<PrintedWord> words;
};

std::vector<PrintedPage> pages_of(const std::string& pdf) {
  const std::regex page_size(R"re(<page width="([\d.]+)" height="([\d.]+)">)re");
  const std::regex word(
      R"re(<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*)</word>)re");
  std::vector<PrintedPage> pages;
  for (const std::string& line : lines_of("pdftotext -bbox '" + pdf + "' -")) {
    std::smatch found;
    if (std::regex_search(line, found, page_size))
      pages.push_back({std::stod(found[1]), std::stod(found[2]), {}});
    else if (std::regex_search(line, found, word))
      pages.back().words.push_back({std::stod(found[1]), std::stod(found[2]), std::stod(found[3]),
                                    std::stod(found[4]), found[5]});
  }
  return pages;
}

// The pages that the texts of a PDF refer to, in their order: "(p. 12)" is "12".
std::vector<std::string> references_in(const std::string& pdf) {
  const std::regex reference(R"(\(p\.[^0-9)]*(\d+)\))");
  std::string text;
  for (const std::string& line : lines_of("pdftotext '" + pdf + "' -")) text += line + ' ';
  std::vector<std::string> pages;
  for (std::sregex_iterator at(text.begin(), text.end(), reference), end; at != end; ++at)
    pages.push_back((*at)[1]);
  return pages;
}

// WeasyPrint itself, on a small booklet: what a reader relies on when leafing through it.
TEST_CASE("pdf: contents point at the right pages, and no word leaves its page") {
  if (!has_pdf_program("weasyprint") || !has_pdf_program("pdftotext")) {
    WARN("weasyprint or pdftotext is missing: not tested");
    return;
  }
  const TemporaryFolder folder;
  const std::string out = (folder.path() / "booklet.pdf").string();
  REQUIRE(make_pdf(small_booklet(), out, {}, {}));

  // Page by page, a form feed between two.
  std::vector<std::string> pages(1);
  for (const std::string& line : lines_of("pdftotext -layout '" + out + "' -")) {
    std::string rest = line;
    for (std::size_t feed; (feed = rest.find('\f')) != std::string::npos; rest.erase(0, feed + 1))
      pages.emplace_back();
    pages.back() += rest + '\n';
  }
  REQUIRE(pages.size() > 6);
  const std::regex entry(R"(^\s*(\S.*?\S)\s*\.{3,}\s*(\d+)\s*$)");
  int entries = 0;
  std::istringstream contents(pages[1] + pages[2]);
  for (std::string line; std::getline(contents, line);) {
    std::smatch found;
    if (!std::regex_match(line, found, entry)) continue;
    ++entries;
    INFO(line);
    const std::size_t page = std::stoul(found[2]);
    REQUIRE(page < pages.size());
    // Headings are small capitals in print and plain letters in the text of the PDF.
    CHECK(pages[page - 1].find(found[1].str().substr(0, 12)) != std::string::npos);
  }
  CHECK(entries > 8);

  std::vector<std::string> outside;
  std::size_t words = 0;
  for (const PrintedPage& page : pages_of(out))
    for (const PrintedWord& word : page.words) {
      ++words;
      if (word.left < 20 || word.top < 10 || word.right > page.width - 20 ||
          word.bottom > page.height - 10)
        outside.push_back(word.text);
    }
  CHECK(words > 1000);
  CHECK(outside == std::vector<std::string>());
}

// The word that begins a chapter's heading, which is larger than all else on a page.
const PrintedWord* heading_of(const PrintedPage& page) {
  const auto found = std::ranges::find_if(page.words, [](const PrintedWord& word) {
    return (word.text == "The" || word.text == "Index") && word.bottom - word.top > 24;
  });
  return found == page.words.end() ? nullptr : &*found;
}

// How far the columns of a page reach down ahead of `end`: {left, right}.
std::pair<double, double> columns_above(const PrintedPage& page, double end) {
  std::pair<double, double> feet;
  for (const PrintedWord& word : page.words) {
    if (word.bottom > end) continue;
    double& foot = word.left < page.width / 2 ? feet.first : feet.second;
    foot = std::max(foot, word.bottom);
  }
  return feet;
}

TEST_CASE("pdf: the columns at a chapter's end are even") {
  if (!has_pdf_program("weasyprint") || !has_pdf_program("pdftotext")) {
    WARN("weasyprint or pdftotext is missing: not tested");
    return;
  }
  const TemporaryFolder folder;
  const std::string out = (folder.path() / "booklet.pdf").string();
  REQUIRE(make_pdf(small_booklet(Paper::A4), out, {}, {}));
  const std::vector<PrintedPage> pages = pages_of(out);
  int ends = 0;
  for (std::size_t i = 3; i < pages.size(); ++i) {
    const PrintedWord* heading = heading_of(pages[i]);
    if (heading == nullptr) continue;
    // The chapter before ends above the heading, or on the page before it, above its number.
    const bool follows = heading->top > 120;
    const PrintedPage& last = pages[follows ? i : i - 1];
    const auto [left, right] = columns_above(last, follows ? heading->top : last.height - 50);
    INFO("page " << i << ": left column to " << left << ", right column to " << right);
    // What holds together is not parted for it: the last block may be of six lines.
    CHECK(std::abs(left - right) < 90);
    ++ends;
  }
  CHECK(ends == 2);
}

TEST_CASE("pdf: behind each page of tiles to cut out stands the page of their backs") {
  if (!has_pdf_program("weasyprint") || !has_pdf_program("pdftotext")) {
    WARN("weasyprint or pdftotext is missing: not tested");
    return;
  }
  const TemporaryFolder folder;
  const std::string out = (folder.path() / "proxies.pdf").string();
  for (const Paper paper : {Paper::A4, Paper::A5, Paper::Letter}) {
    REQUIRE(make_pdf(printed("proxies", "river,IC", paper), out, {}, {}));
    // The ids of its tiles are all that is written on a page, and at last what is left out.
    std::string sides;
    for (const PrintedPage& page : pages_of(out)) sides += page.words.empty() ? "back " : "front ";
    INFO(to_text(paper));
    CHECK(sides == (paper == Paper::A5 ? "front back front back front back front back "
                                       : "front back front back "));
  }
}

TEST_CASE("pdf: references name the pages that WeasyPrint works out by itself") {
  if (!has_pdf_program("weasyprint") || !has_pdf_program("pdftotext")) {
    WARN("weasyprint or pdftotext is missing: not tested");
    return;
  }
  const TemporaryFolder folder;
  const std::string ours = (folder.path() / "ours.pdf").string();
  const std::string theirs = (folder.path() / "theirs.pdf").string();
  std::vector<PdfStep> steps;
  REQUIRE(make_pdf(small_booklet(), ours, {}, [&](const PdfStep& step) { steps.push_back(step); }));
  // No script of a Python: it gets the page as it is.
  const std::string plain = stand_in(folder.path(), "exec weasyprint \"$@\"\n");
  REQUIRE(make_pdf(small_booklet(), theirs, {.program = plain}, {}));
  const std::vector<std::string> pages = references_in(ours);
  CHECK(pages.size() > 5);
  CHECK(pages == references_in(theirs));
  // Counted first, then laid out in one run.
  REQUIRE(steps.size() > 2);
  CHECK(steps.front() == PdfStep{1, 0});
  CHECK(steps.back().pages == steps.back().of);
}

TEST_CASE("pdf: bookmarks nest, chapters above parts above rules") {
  if (!has_pdf_program("weasyprint") || !has_pdf_program("pdftohtml")) {
    WARN("weasyprint or pdftohtml is missing: not tested");
    return;
  }
  const TemporaryFolder folder;
  const std::string out = (folder.path() / "booklet.pdf").string();
  REQUIRE(make_pdf(small_booklet(), out, {}, {}));
  const std::regex item(R"re(<item page="(\d+)">(.*)</item>)re");
  std::string outline;
  std::size_t depth = 0;
  int last_page = 0;
  for (const std::string& line : lines_of("pdftohtml -xml -i -stdout '" + out + "' 2>/dev/null")) {
    std::smatch found;
    if (line == "<outline>") ++depth;
    if (line == "</outline>") --depth;
    if (!std::regex_match(line, found, item)) continue;
    CHECK(std::stoi(found[1]) >= last_page);
    last_page = std::stoi(found[1]);
    if (depth < 3) outline += std::string(2 * (depth - 1), ' ') + found[2].str() + '\n';
  }
  CHECK(depth == 0);
  CHECK(outline ==
        "Contents\n"
        "The River\n"
        "  Preparation\n"
        "  1. Place a tile\n"
        "  2. Deploy a meeple\n"
        "  After the river\n"
        "  Marks of other sets\n"
        "  With other sets\n"
        "  Rulings on other sets’ rules\n"
        "The Abbot\n"
        "  Preparation\n"
        "  1. Place a tile\n"
        "  2. Place a meeple\n"
        "  3. Score\n"
        "  Final scoring\n"
        "Index\n"
        "Sources\n"
        "Left out\n"
        "  For sets you did not choose\n"
        "  For other editions\n");
}

}  // namespace
}  // namespace cartulary::docgen::pdf_maker_test

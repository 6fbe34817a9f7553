#include "docgen/print/pdf_maker.h"

#include <optional>

#include <fmt/format.h>

#include "docgen/print/page_numbers.h"
#include "docgen/print/program_run.h"
#include "engine/guide/foreign_name.h"

namespace cartulary::docgen {

namespace {

Error failed(const PdfLimits& limits, std::string what) {
  std::string fix = "print the HTML from a browser instead";
  if (!has_pdf_program(limits.program)) fix += ", or install Debian's package weasyprint";
  return Error{limits.program, std::move(what), "", std::move(fix), ""};
}

// The page number of "Step 6 - Creating layout - Page 12"; 0 for any other line.
int page_of(std::string_view line) {
  constexpr std::string_view key = "Page ";
  const std::size_t at = line.rfind(key);
  if (at == std::string_view::npos || line.find("layout") == std::string_view::npos) return 0;
  int page = 0;
  for (const char c : line.substr(at + key.size())) {
    if (c < '0' || c > '9' || page > 100'000) return 0;
    page = 10 * page + (c - '0');
  }
  return page;
}

// The print with page numbers in its references; unchanged if they cannot be found.
struct Numbered {
  std::string html;
  int pages = 0;  // 0: unknown
};

Result<Numbered> numbered(std::string_view html, const PdfLimits& limits,
                          const PdfProgress& progress) {
  const std::string python = python_of(limits.program);
  if (python.empty() || html.find(" href=\"#") == std::string_view::npos)
    return Numbered{std::string(html)};
  const auto counted = [&](int pages) {
    if (progress) progress({pages, 0});
  };
  PageRooms rooms = expected_rooms(html);
  while (true) {
    const Result<PageNumbers> numbers =
        find_page_numbers(numbered_links(html, {}, rooms), python, limits, counted);
    if (!numbers) return numbers.error();
    if (rooms.hold(*numbers))
      return Numbered{numbered_links(html, *numbers, rooms), numbers->pages};
    rooms.widen(*numbers);
  }
}

bool is_east_asian(std::string_view code) {
  return code == "ja" || code == "zh";
}

// Whether fontconfig has a font with the letters of the language; also true if it cannot be asked.
bool has_letters(std::string_view code) {
  const std::string tag(code == "zh" ? "zh-cn" : code);
  bool any = false;
  const ProgramRun run{.words = {"fc-list", ":lang=" + tag, "family"}, .input = {}, .seconds = 10};
  const Result<int> status = run_program(run, [&any](std::string_view) { any = true; });
  return any || !status || *status != 0;
}

}  // namespace

bool has_pdf_program(const std::string& program) {
  return !find_program(program).empty();
}

Status need_letters(const std::vector<std::string>& languages, std::string_view where) {
  for (const std::string& code : languages) {
    const Language* language = find_language(code);
    if (language == nullptr || has_letters(code)) continue;
    return Error{std::string(where),
                 "no font here has the letters of " + std::string(language->english), "",
                 "install one that has, as Debian's " +
                     std::string(is_east_asian(code) ? "fonts-noto-cjk" : "fonts-dejavu-core") +
                     ", or print to HTML"};
  }
  return Done{};
}

Status make_pdf(std::string_view html, const std::filesystem::path& file, const PdfLimits& limits,
                const PdfProgress& progress) {
  if (!has_pdf_program(limits.program)) return failed(limits, "is not installed");
  const Result<Numbered> print = numbered(html, limits, progress);
  if (!print) return failed(limits, print.error().what);
  std::string last;
  const auto hear = [&](std::string_view line) {
    const int page = page_of(line);
    if (page > 0 && progress) progress({page, print->pages});
    const bool told =
        line.find("ERROR") != std::string::npos || line.find("Error") != std::string::npos;
    if (page == 0 && (told || last.empty())) last = line;
  };
  std::vector<std::string> words = isolated_words(limits.program);
  for (const char* word : {"--verbose", "--pdf-variant", "pdf/ua-1", "-"}) words.emplace_back(word);
  words.push_back(std::filesystem::absolute(file).string());
  const Result<int> status = run_program({.words = std::move(words),
                                          .input = print->html,
                                          .seconds = limits.seconds,
                                          .memory = limits.memory,
                                          .file = limits.most_bytes,
                                          .must_stop = limits.must_stop},
                                         hear);
  if (!status) return failed(limits, status.error().what);
  if (*status != 0)
    return failed(limits,
                  fmt::format("failed with {}{}{}", *status, last.empty() ? "" : ": ", last));
  return Done{};
}

}  // namespace cartulary::docgen

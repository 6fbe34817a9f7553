#include "docgen/print/page_numbers.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <optional>
#include <thread>

#include <fmt/format.h>

namespace cartulary::docgen {

namespace {

constexpr std::string_view chapter = "<section class=\"chapter-body";
constexpr std::string_view body_end = "</body>\n</html>\n";
constexpr std::string_view figure_space = "\u2007";

// Prints "page N" as each page is laid out, then "at N ANCHOR" for each anchor, then "pages N".
constexpr const char* script = R"py(
import logging, sys
class Told(logging.Handler):
    def emit(self, record):
        words = record.getMessage().rsplit('Page ', 1)
        if len(words) == 2 and words[1].isdigit():
            print('page', words[1], flush=True)
progress = logging.getLogger('weasyprint.progress')
progress.addHandler(Told())
progress.setLevel(logging.INFO)
progress.propagate = False
import weasyprint
pages = weasyprint.HTML(string=sys.stdin.buffer.read().decode()).render().pages
for number, page in enumerate(pages, 1):
    for anchor in page.anchors:
        print('at', number, anchor)
print('pages', len(pages))
)py";

// Removes the number at the beginning of `text` and a space after it, and returns the number.
std::optional<int> take_number(std::string_view& text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{}) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  if (text.starts_with(' ')) text.remove_prefix(1);
  return number;
}

// The output of one run of the script, read line by line.
struct PartRun {
  PageNumbers numbers;
  std::string last;  // last line that is not the script's own
  std::optional<Error> error;

  // Reads a line and returns whether it reports one more page.
  bool hear(std::string_view line) {
    std::string_view rest = line;
    const std::string_view word = rest.substr(0, std::min(rest.find(' ') + 1, rest.size()));
    rest.remove_prefix(word.size());
    const std::optional<int> number = take_number(rest);
    if (word == "page " && number) return true;
    if (word == "at " && number)
      numbers.page_of.emplace(rest, *number);
    else if (word == "pages " && number)
      numbers.pages = *number;
    else
      last = line;
    return false;
  }
};

// The beginning of a chapter that is nearest to `wanted`; npos if no chapter begins at or after
// `from`.
std::size_t chapter_near(std::string_view html, std::size_t wanted, std::size_t from) {
  const std::size_t after = html.find(chapter, std::max(wanted, from));
  const std::size_t before = html.rfind(chapter, wanted);
  if (before == std::string_view::npos || before < from) return after;
  if (after == std::string_view::npos) return before;
  return wanted - before < after - wanted ? before : after;
}

PageNumbers joined_numbers(const std::vector<PartRun>& runs) {
  PageNumbers all;
  for (const PartRun& run : runs) {
    for (const auto& [anchor, page] : run.numbers.page_of)
      all.page_of.emplace(anchor, all.pages + page);
    all.pages += run.numbers.pages;
  }
  return all;
}

}  // namespace

std::vector<std::string> page_parts(std::string_view html, std::size_t most) {
  const std::size_t body = html.find("<main>");
  if (body == std::string_view::npos || most < 2) return {std::string(html)};
  const std::string_view head = html.substr(0, body + 6);
  std::vector<std::size_t> begins = {0};
  std::size_t from = html.find(chapter, body);
  // The content before the first chapter stays in one part with it.
  for (std::size_t part = 1; part < most && from != std::string_view::npos; ++part) {
    const std::size_t at = chapter_near(html, html.size() * part / most, from + 1);
    if (at == std::string_view::npos) break;
    begins.push_back(at);
    from = at;
  }
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < begins.size(); ++i) {
    const bool last = i + 1 == begins.size();
    std::string part(i == 0 ? "" : head);
    part += html.substr(begins[i], last ? std::string_view::npos : begins[i + 1] - begins[i]);
    if (!last) part.append("</main>\n").append(body_end);
    parts.push_back(std::move(part));
  }
  return parts;
}

std::string numbered_links(std::string_view html, const PageNumbers& numbers,
                           const PageRooms& rooms) {
  constexpr std::string_view link = " href=\"#";
  std::string out;
  out.reserve(html.size() + html.size() / 32);
  while (true) {
    const std::size_t at = html.find(link);
    const std::size_t end = at == std::string_view::npos ? at : html.find('"', at + link.size());
    if (end == std::string_view::npos) break;
    const std::string_view anchor = html.substr(at + link.size(), end - at - link.size());
    out += html.substr(0, end + 1);
    const auto found = numbers.page_of.find(anchor);
    const auto room = static_cast<std::size_t>(rooms.of(anchor));
    const std::string page =
        found == numbers.page_of.end() ? std::string(room, '0') : std::to_string(found->second);
    std::string pad;
    for (std::size_t i = page.size(); i < room; ++i) pad += figure_space;
    out += fmt::format(" data-page=\"{}\" data-pad=\"{}\"", page, pad);
    html.remove_prefix(end + 1);
  }
  return out.append(html);
}

Result<PageNumbers> find_page_numbers(std::string_view html, const std::string& interpreter,
                                      const PdfLimits& limits,
                                      const std::function<void(int pages)>& counted) {
  // A smaller print is laid out before a second process has loaded WeasyPrint's modules.
  constexpr std::size_t small = 400'000;
  // The memory that one part of a long booklet needs, in bytes.
  constexpr std::size_t memory_of_part = std::size_t{768} << 20U;
  std::size_t most = html.size() < small ? 1 : std::thread::hardware_concurrency();
  if (limits.memory > 0) most = std::min(most, limits.memory / memory_of_part);
  const std::vector<std::string> parts = page_parts(html, std::clamp<std::size_t>(most, 1, 4));
  std::vector<PartRun> runs(parts.size());
  std::atomic<int> pages = 0;
  const auto lay_out = [&](std::size_t i, bool tells) {
    // Isolated (-I): WeasyPrint comes from the system, and nothing from the caller's folder.
    const ProgramRun run{.words = {interpreter, "-I", "-c", script},
                         .input = parts[i],
                         .seconds = limits.seconds,
                         .memory = limits.memory / parts.size(),
                         .must_stop = limits.must_stop};
    const Result<int> status = run_program(run, [&](std::string_view line) {
      if (!runs[i].hear(line)) return;
      ++pages;
      if (tells && counted) counted(pages);
    });
    if (!status)
      runs[i].error = status.error();
    else if (*status != 0 || runs[i].numbers.pages == 0)
      runs[i].error = Error{interpreter, fmt::format("failed with {}: {}", *status, runs[i].last)};
  };
  std::vector<std::jthread> others;
  for (std::size_t i = 1; i < parts.size(); ++i) others.emplace_back(lay_out, i, false);
  lay_out(0, true);
  others.clear();
  for (const PartRun& run : runs)
    if (run.error) return *run.error;
  return joined_numbers(runs);
}

}  // namespace cartulary::docgen

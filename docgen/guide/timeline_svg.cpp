#include "docgen/guide/timeline_svg.h"

#include <algorithm>
#include <array>
#include <map>
#include <vector>

#include <fmt/format.h>

#include "docgen/base/links.h"
#include "docgen/base/xml_text.h"
#include "engine/text/markdown.h"
#include "engine/text/said.h"
#include "engine/text/text.h"

namespace cartulary::docgen {
namespace {

constexpr int column = 92;
constexpr int gap = 6;
constexpr int line_height = 13;
constexpr int head = 17;  // the top of a box, with its sign and month
constexpr int legend = 30;
constexpr int years_height = 34;         // the years and the line below them
constexpr int tallest = 220;             // of a column; a year of many releases takes several
constexpr int inner = column - gap - 8;  // the width of a line in a box

constexpr std::array<std::string_view, 12> months = {
    "word.jan", "word.feb", "word.mar", "word.apr", "word.may", "word.jun",
    "word.jul", "word.aug", "word.sep", "word.oct", "word.nov", "word.dec"};

// The kinds of releases, each with a sign, and the messages of what it and a release is called.
struct Kind {
  std::string_view cls, words, release, sign;
};
constexpr std::array<Kind, 5> kinds = {{
    {"base", "kind.base-game", "kind.base-game-release", "M0 0h9v9h-9z"},
    {"major", "word.major-expansion", "kind.expansion-release", "M4.5 0L9 9H0z"},
    {"minor", "kind.minor-expansion", "kind.small-expansion-release", "M4.5 0L9 4.5 4.5 9 0 4.5z"},
    {"promo", "word.minor-promo", "kind.promo-release",
     "M4.5 0A4.5 4.5 0 1 1 4.5 9 4.5 4.5 0 1 1 4.5 0z"},
    {"box", "kind.other", "kind.other-release", "M0 3h9v3h-9z"},
}};

std::size_t kind_of(const TileSet* set) {
  if (set == nullptr) return 4;
  switch (set->kind) {
    case SetKind::Base:
      return 0;
    case SetKind::Major:
      return 1;
    case SetKind::Minor:
      return 2;
    case SetKind::Promo:
      return 3;
    case SetKind::SpinOff:
    case SetKind::Box:
      break;
  }
  return 4;
}

// The width of words at 11 px in a wide sans-serif font, estimated generously.
int width_of(std::string_view words) {
  constexpr std::string_view narrow = " fijltr.,:;'!|()/-";
  constexpr std::string_view wide = "mwMW%@";
  int thousandths = 0;
  for (const char c : words) {
    if (narrow.find(c) != std::string_view::npos)
      thousandths += 350;
    else if (wide.find(c) != std::string_view::npos)
      thousandths += 980;
    else if ((c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'))
      thousandths += 690;
    else if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U)
      thousandths += 620;
  }
  return thousandths * 11 / 1000;
}

// Breaks the text into lines of a box. A word that is too long gets its own line.
std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  for (const std::string_view word : split(text, ' ')) {
    if (word.empty()) continue;
    if (!lines.empty() && width_of(lines.back() + ' ' + std::string(word)) <= inner)
      lines.back().append(" ").append(word);
    else
      lines.emplace_back(word);
  }
  return lines;
}

struct Box {
  const GuideLine* line;
  const TileSet* set;
  std::vector<std::string> words;  // the title in lines
  bool stays_english;              // in another language
  int height() const { return head + static_cast<int>(words.size()) * line_height + 4; }
};

using Years = std::map<int, std::vector<Box>>;
using Column = std::vector<const Box*>;

int height_of(const Column& boxes) {
  int height = 0;
  for (const Box* box : boxes) height += box->height() + gap;
  return height;
}

// The boxes of a year in as few columns as their height allows; one column if there are none.
std::vector<Column> columns_of(const std::vector<Box>& boxes) {
  std::vector<Column> columns(1);
  for (const Box& box : boxes) {
    if (!columns.back().empty() && height_of(columns.back()) + box.height() > tallest)
      columns.emplace_back();
    columns.back().push_back(&box);
  }
  return columns;
}

Box box_of(const GuideLine& line, const TileSet* set, const PageLanguage& language) {
  const auto [title, in_english] = language.say(plain_text(line.text));
  return {&line, set, lines_of(title), in_english};
}

Years years_of(const Guide& guide, const Catalog& catalog, const PageLanguage& language) {
  Years years;
  for (const GuidePart& part : guide.parts)
    for (const GuideLine& line : part.lines) {
      const auto year = parse_whole(std::string_view(line.date).substr(0, 4), 1900, 2199);
      if (year)
        years[*year].push_back(
            box_of(line, line.set.empty() ? nullptr : catalog.find_set(line.set), language));
    }
  if (years.empty()) return years;
  for (int year = years.begin()->first; year < years.rbegin()->first; ++year) years[year];
  for (auto& [year, boxes] : years)
    std::ranges::stable_sort(boxes, {}, [](const Box& box) { return box.line->date; });
  return years;
}

Said month_of(const GuideLine& line) {
  if (line.date.size() < 7) return {};
  const auto month = parse_whole(std::string_view(line.date).substr(5, 2), 1, 12);
  return month ? said(months[static_cast<std::size_t>(*month - 1)]) : Said();
}

std::string box_svg(const Box& box, const PageLanguage& language, int x, int y) {
  const Kind& kind = kinds[kind_of(box.set)];
  const Said release =
      said(kind.release, {{"title", plain_text(box.line->text)}, {"date", box.line->date}});
  const int width = column - gap;
  std::string svg = fmt::format(
      "<g class=\"release {}\" transform=\"translate({} {})\"><title>{}</title>"
      "<rect width=\"{}\" height=\"{}\" rx=\"4\"/><path d=\"{}\" transform=\"translate(5 5)\"/>"
      "<text class=\"month\" x=\"18\" y=\"13\">{}</text>",
      kind.cls, x, y, xml_text(words_of(release, language)), width, box.height(), kind.sign,
      words_of(month_of(*box.line), language));
  if (box.stays_english) svg += "<g lang=\"en\">";
  int at = head + line_height - 3;
  for (const std::string& words : box.words) {
    svg += fmt::format("<text x=\"5\" y=\"{}\">{}</text>", at, xml_text(words));
    at += line_height;
  }
  if (box.stays_english) svg += "</g>";
  svg += "</g>";
  if (box.set == nullptr) return svg;
  return fmt::format("<a href=\"../{}\">{}</a>", set_path(box.set->id), svg);
}

std::string legend_svg(const PageLanguage& language, int y) {
  std::string svg;
  int x = 2;
  for (const Kind& kind : kinds) {
    const std::string words = words_of(said(kind.words), language);
    svg += fmt::format(
        "<g class=\"release {}\" transform=\"translate({} {})\"><path d=\"{}\"/><text x=\"15\" "
        "y=\"9\">{}</text></g>",
        kind.cls, x, y, kind.sign, words);
    x += 40 + static_cast<int>(words.size()) * 7;
  }
  return svg;
}

constexpr std::string_view file_style =
    "<style>text{font:11px sans-serif;fill:#24201a}.month{fill:#5b5447}.year{font-size:14px;"
    "font-weight:600}rect{fill:#fffefa;stroke:#8b8171}line{stroke:#8b8171}path{fill:#5b5447}"
    ".base path{fill:#8a2a16}.major path{fill:#14569f}.minor path{fill:#17603d}"
    ".promo path{fill:#7b2273}</style>";

}  // namespace

std::string timeline_svg(const Guide& guide, const Catalog& catalog, SvgUse use,
                         const PageLanguage& language) {
  const Years years = years_of(guide, catalog, language);
  std::map<int, std::vector<Column>> columns;
  int height = 0, width = 0;
  for (const auto& [year, boxes] : years) {
    columns[year] = columns_of(boxes);
    width += static_cast<int>(columns[year].size()) * column;
    for (const Column& one : columns[year]) height = std::max(height, height_of(one));
  }
  width = std::max(width, column);
  const int axis = legend + years_height;
  std::string svg = fmt::format(
      "<svg class=\"timeline\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" "
      "width=\"{0}\" height=\"{1}\" role=\"{3}\" aria-label=\"{2}\">",
      width, axis + height + gap, xml_text(language.say(guide.title).text),
      // A file is shown as a picture, without working links; a drawing in a page has them.
      use == SvgUse::AsFile ? "img" : "group");
  if (use == SvgUse::AsFile) svg += file_style;
  svg += legend_svg(language, 6);
  int x = 0;
  for (const auto& [year, parts] : columns) {
    svg += fmt::format("<text class=\"year\" x=\"{}\" y=\"{}\">{}</text>", x + gap / 2, axis - 8,
                       year);
    for (const Column& one : parts) {
      int y = axis + gap;
      for (const Box* box : one) {
        svg += box_svg(*box, language, x + gap / 2, y);
        y += box->height() + gap;
      }
      x += column;
    }
  }
  svg += fmt::format("<line x1=\"0\" y1=\"{0}\" x2=\"{1}\" y2=\"{0}\"/></svg>\n", axis, width);
  return svg;
}

}  // namespace cartulary::docgen

#include "cli/terminal/text_table.h"

#include <algorithm>
#include <utility>

#include "engine/text/contract.h"

namespace cartulary::cli {
namespace {

constexpr std::size_t column_gap = 2;
// The least width of a wrapping column that is the only one, or one of several.
constexpr std::size_t least_wrapped = 24;
constexpr std::size_t least_of_several = 8;

void end_line(std::string& line) {
  while (line.ends_with(' ')) line.pop_back();
  line += '\n';
}

}  // namespace

void TextTable::add(std::vector<std::string> cells) {
  CARTULARY_REQUIRES(cells.size() == columns_.size());
  rows_.push_back({Row::Kind::Cells, std::move(cells)});
}

void TextTable::add_heading(std::string text) {
  rows_.push_back({Row::Kind::Heading, {std::move(text)}});
}

void TextTable::add_total(std::vector<std::string> cells) {
  CARTULARY_REQUIRES(cells.size() == columns_.size());
  rows_.push_back({Row::Kind::Total, std::move(cells)});
}

std::optional<std::size_t> TextTable::widest_wrapping(
    const std::vector<std::size_t>& widths) const {
  const auto wrapping = std::count_if(columns_.begin(), columns_.end(),
                                      [](const Column& column) { return column.wraps; });
  std::size_t most = wrapping == 1 ? least_wrapped : least_of_several;
  std::optional<std::size_t> widest;
  for (std::size_t i = 0; i < widths.size(); ++i) {
    if (!columns_[i].wraps || widths[i] <= most) continue;
    most = widths[i];
    widest = i;
  }
  return widest;
}

std::vector<std::size_t> TextTable::widths(std::size_t width) const {
  std::vector<std::size_t> result;
  for (const Column& column : columns_) result.push_back(display_width(column.title));
  for (const Row& row : rows_) {
    if (row.kind == Row::Kind::Heading) continue;
    for (std::size_t i = 0; i < columns_.size(); ++i)
      result[i] = std::max(result[i], display_width(row.cells[i]));
  }
  std::size_t total = columns_.empty() ? 0 : column_gap * (columns_.size() - 1);
  for (std::size_t column : result) total += column;
  while (total > width) {
    const std::optional<std::size_t> widest = widest_wrapping(result);
    if (!widest) break;
    --result[*widest];
    --total;
  }
  return result;
}

std::string TextTable::line(const std::vector<std::string>& cells,
                            const std::vector<std::size_t>& widths, const Style& style,
                            bool title) const {
  std::vector<std::vector<std::string>> lines_of;
  std::size_t height = 1;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    lines_of.push_back(columns_[i].wraps ? wrap(cells[i], widths[i])
                                         : std::vector<std::string>{cells[i]});
    height = std::max(height, lines_of.back().size());
  }
  std::string result;
  for (std::size_t row = 0; row < height; ++row) {
    std::string text;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      const std::string cell = row < lines_of[i].size() ? lines_of[i][row] : "";
      const std::string blanks(widths[i] - std::min(widths[i], display_width(cell)), ' ');
      const std::string painted = title                      ? style.paint(Ink::Faint, cell)
                                  : columns_[i].edge_letters ? style.paint_edges(cell)
                                                             : style.paint(columns_[i].ink, cell);
      if (i > 0) text += std::string(column_gap, ' ');
      text += columns_[i].right ? blanks + painted : painted + blanks;
    }
    end_line(text);
    result += text;
  }
  return result;
}

std::string TextTable::text(std::size_t width, const Style& style) const {
  const std::vector<std::size_t> w = widths(width);
  std::vector<std::string> titles;
  for (const Column& column : columns_) titles.push_back(column.title);
  std::string result = line(titles, w, style, true);
  std::size_t total_width = 0;
  for (std::size_t i = 0; i < w.size(); ++i) total_width += w[i] + (i > 0 ? column_gap : 0);
  for (const Row& row : rows_) {
    if (row.kind == Row::Kind::Heading) {
      result += '\n' + style.paint(Ink::Heading, row.cells[0]) + '\n';
      continue;
    }
    if (row.kind == Row::Kind::Total) {
      std::string rule;
      for (std::size_t i = 0; i < total_width; ++i) rule += "─";
      result += style.paint(Ink::Faint, rule) + '\n';
    }
    result += line(row.cells, w, style, false);
  }
  return result;
}

}  // namespace cartulary::cli

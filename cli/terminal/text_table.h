// TextTable: text in aligned columns, some of which may wrap.
//
//   TextTable table({{.title = "tile"}, {.title = "copies", .right = true}});
//   table.add({"BA-15", "3"});
//   out << table.text(80, style);
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/terminal/terminal.h"

namespace cartulary::cli {

struct Column {
  std::string title;
  bool right = false;  // numbers
  bool wraps = false;  // narrowed to fit the width, the widest first
  Ink ink = Ink::Plain;
  bool edge_letters = false;  // each letter in the ink of its edge
};

class TextTable {
 public:
  explicit TextTable(std::vector<Column> columns) : columns_(std::move(columns)) {}

  // REQUIRES: one cell for each column.
  void add(std::vector<std::string> cells);
  // A heading across the columns, after an empty line.
  void add_heading(std::string text);
  // A row of totals, below a rule.
  void add_total(std::vector<std::string> cells);

  // Every line ends in '\n', without spaces before it. Without rows, only the titles.
  std::string text(std::size_t width, const Style& style) const;

 private:
  struct Row {
    enum class Kind { Cells, Heading, Total } kind;
    std::vector<std::string> cells;
  };
  std::vector<std::size_t> widths(std::size_t width) const;
  // The column to narrow next; nothing if none can be narrowed.
  std::optional<std::size_t> widest_wrapping(const std::vector<std::size_t>& widths) const;
  std::string line(const std::vector<std::string>& cells, const std::vector<std::size_t>& widths,
                   const Style& style, bool title) const;

  std::vector<Column> columns_;
  std::vector<Row> rows_;
};

}  // namespace cartulary::cli

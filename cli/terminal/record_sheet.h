// RecordSheet: the layout of records as text: labelled lines, with the values aligned and wrapped.
//
//   RecordSheet sheet(80, style);
//   sheet.title("BA-15", "Base game");
//   sheet.add("copies", "C1 3, C2 3");
//   out << sheet.take();
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "cli/terminal/terminal.h"

namespace cartulary::cli {

class RecordSheet {
 public:
  // The style must outlive the sheet.
  RecordSheet(std::size_t width, const Style& style) : width_(width), style_(style) {}

  std::size_t width() const { return width_; }
  const Style& style() const { return style_; }

  void title(std::string_view id, std::string_view title);
  // A label on a line by itself for what follows.
  void heading(std::string_view words);
  // Adds complete lines unchanged. The next add() prints its label even if it repeats.
  void raw(std::string_view lines);
  // Adds a value; does nothing if it is empty. A label is printed once for consecutive values.
  void add(std::string_view label, std::string_view value);
  std::string take() { return std::move(text_); }

 private:
  std::size_t width_;
  const Style& style_;
  std::string text_;
  std::string last_;
};

}  // namespace cartulary::cli

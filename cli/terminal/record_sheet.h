// RecordSheet: labelled lines, the values below each other and wrapped; what records are told in.
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
  // A label for what follows, on a line of its own.
  void heading(std::string_view words);
  // Whole lines as they are; the next label is told again.
  void raw(std::string_view lines);
  // Nothing for an empty value. A label stands once above the values that follow it.
  void add(std::string_view label, std::string_view value);
  std::string take() { return std::move(text_); }

 private:
  std::size_t width_;
  const Style& style_;
  std::string text_;
  std::string last_;
};

}  // namespace cartulary::cli

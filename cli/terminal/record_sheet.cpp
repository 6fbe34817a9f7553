#include "cli/terminal/record_sheet.h"

namespace cartulary::cli {
namespace {

constexpr std::size_t sheet_label_width = 15;

}  // namespace

void RecordSheet::title(std::string_view id, std::string_view title) {
  text_ += style_.paint(Ink::Name, id) + "  " + style_.paint(Ink::Heading, title) + '\n';
}

void RecordSheet::heading(std::string_view words) {
  raw(style_.paint(Ink::Faint, words) + '\n');
}

void RecordSheet::raw(std::string_view lines) {
  text_ += lines;
  last_.clear();
}

void RecordSheet::add(std::string_view label, std::string_view value) {
  if (value.empty()) return;
  const std::string shown = label == last_ ? "" : std::string(label);
  last_ = label;
  const std::string blanks(sheet_label_width - display_width(shown), ' ');
  text_ += wrap_after(style_.paint(Ink::Faint, shown) + blanks, value, width_);
}

}  // namespace cartulary::cli

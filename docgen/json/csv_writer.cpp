#include "docgen/json/csv_writer.h"

#include <algorithm>
#include <array>
#include <utility>

#include "docgen/json/json_writer.h"
#include "engine/text/text.h"

namespace cartulary::docgen {
namespace {

std::string valid_utf8(std::string_view text) {
  std::string valid;
  while (const std::optional<std::size_t> bad = first_bad_utf8(text)) {
    valid.append(text.substr(0, *bad)).append("\xEF\xBF\xBD");
    text.remove_prefix(*bad + 1);
  }
  return valid.append(text);
}

// Spreadsheets take a cell that starts like this for a formula, some also after blanks and in East
// Asian full-width letters; a ' in front keeps it a text. Numbers and lists of numbers ("-1|2")
// start like this too and stay as they are.
std::string guarded(std::string text) {
  constexpr std::string_view formula_starts = "=+-@\t\r";
  constexpr std::array<std::string_view, 4> wide_starts = {"＝", "＋", "－", "＠"};
  constexpr std::string_view number_letters = "+-0123456789.,:|eE ";
  const std::string_view cell =
      std::string_view(text).substr(std::min(text.find_first_not_of(' '), text.size()));
  const bool starts =
      cell.find_first_of(formula_starts) == 0 ||
      std::ranges::any_of(wide_starts, [&](auto start) { return cell.starts_with(start); });
  const bool formula = starts && cell.find_first_not_of(number_letters) != std::string_view::npos;
  if (formula) text.insert(text.begin(), '\'');
  return text;
}

void append_quoted(std::string& out, const std::string& cell) {
  if (cell.find_first_of(",\"\r\n") == std::string::npos) {
    out += cell;
    return;
  }
  out += '"';
  for (const char c : cell) out.append(c == '"' ? 2 : 1, c);
  out += '"';
}

void append_line(std::string& out, const std::vector<std::string>& cells, std::size_t columns) {
  for (std::size_t i = 0; i < columns; ++i) {
    if (i > 0) out += ',';
    if (i < cells.size()) append_quoted(out, cells[i]);
  }
  if (columns > 0) out += "\r\n";
}

}  // namespace

AnswerWriter& CsvWriter::open_object(Layout) {
  switch (level()) {
    case Level::Rows:
      rows_.emplace_back();
      return open(Level::Row);
    case Level::Row:
    case Level::Part:
      prefixes_.push_back(prefix_.size());
      prefix_ += key_ + '.';
      return open(Level::Part);
    case Level::List:
      return open_array(Layout::Inline);
    case Level::Outside:
      break;
  }
  return open(Level::Outside);
}

AnswerWriter& CsvWriter::open_array(Layout) {
  if (level() == Level::Outside || level() == Level::Rows) return open(Level::Outside);
  if (level() == Level::List) begin_entry();
  entered_.push_back(false);
  return open(Level::List);
}

AnswerWriter& CsvWriter::open_rows(std::string_view) {
  return open(Level::Rows);
}

AnswerWriter& CsvWriter::close() {
  const Level closed = level();
  levels_.pop_back();
  if (closed == Level::Part) {
    prefix_.resize(prefixes_.back());
    prefixes_.pop_back();
  } else if (closed == Level::List) {
    entered_.pop_back();
    if (entered_.empty()) put_cell(std::exchange(list_, {}));
  }
  return *this;
}

AnswerWriter& CsvWriter::key(std::string_view name) {
  if (level() == Level::Row || level() == Level::Part) key_ = valid_utf8(name);
  // A dot joins nested keys in the name of a column, so a key may not contain one: copies.C3-1.
  if (level() == Level::Part) std::ranges::replace(key_, '.', '-');
  return *this;
}

AnswerWriter& CsvWriter::null() {
  return put("");
}

std::string CsvWriter::take() {
  std::string out;
  append_line(out, columns_, columns_.size());
  for (const std::vector<std::string>& row : rows_) append_line(out, row, columns_.size());
  return out;
}

AnswerWriter& CsvWriter::text(std::string_view text) {
  return level() == Level::Outside ? *this : put(valid_utf8(text));
}

AnswerWriter& CsvWriter::boolean(bool value) {
  return put(value ? "true" : "false");
}

AnswerWriter& CsvWriter::integer(std::int64_t value) {
  return put(std::to_string(value));
}

AnswerWriter& CsvWriter::whole(std::uint64_t value) {
  return put(std::to_string(value));
}

AnswerWriter& CsvWriter::number(double value) {
  const std::string text = json_number(value);
  return put(text == "null" ? "" : text);
}

AnswerWriter& CsvWriter::open(Level level) {
  levels_.push_back(level);
  return *this;
}

AnswerWriter& CsvWriter::put(std::string_view entry) {
  if (level() == Level::Row || level() == Level::Part) {
    put_cell(std::string(entry));
  } else if (level() == Level::List) {
    begin_entry();
    list_ += entry;
  }
  return *this;
}

void CsvWriter::put_cell(std::string text) {
  const std::string name = prefix_ + key_;
  const auto found = std::find(columns_.begin(), columns_.end(), name);
  const auto column = static_cast<std::size_t>(found - columns_.begin());
  if (found == columns_.end()) columns_.push_back(name);
  std::vector<std::string>& row = rows_.back();
  row.resize(std::max(row.size(), column + 1));
  size_ += text.size() + 1;
  if (size_ > most_) return AnswerRoom::tell_overrun();
  row[column] = guarded(std::move(text));
}

void CsvWriter::begin_entry() {
  if (entered_.back()) list_ += entered_.size() == 1 ? '|' : ':';
  entered_.back() = true;
}

}  // namespace cartulary::docgen

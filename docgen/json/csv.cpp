// CSV of the rows of a JSON answer.
#include <algorithm>
#include <map>

#include <nlohmann/json.hpp>

#include "docgen/json/json.h"
#include "docgen/json/json_writer.h"

namespace cartulary::docgen {
namespace {

using Json = nlohmann::ordered_json;

// A value as one cell's text. In a list, an object stands as its values, joined by `:`.
std::string cell_text(const Json& value, char joiner = '|') {
  if (value.is_null()) return "";
  if (value.is_string()) return value.get<std::string>();
  if (value.is_number_float()) return json_number(value.get<double>());
  if (!value.is_structured()) return value.dump();
  std::string text;
  for (const Json& part : value) {
    if (&part != &value.front()) text += joiner;
    text += cell_text(part, ':');
  }
  return text;
}

// Spreadsheets take a cell for a formula that begins so; a ' before it keeps it a text. Numbers and
// lists of numbers ("-1|2") begin so as well and stay as they are.
std::string guarded(std::string text) {
  constexpr std::string_view formula_starts = "=+-@\t\r";
  constexpr std::string_view number_letters = "+-0123456789.,:|eE ";
  const bool formula = !text.empty() && formula_starts.find(text[0]) != std::string_view::npos &&
                       text.find_first_not_of(number_letters) != std::string::npos;
  return formula ? "'" + text : text;
}

class Table {
 public:
  void add_row(const Json& row) {
    rows_.emplace_back();
    add_members(row, "");
  }

  std::string text() const {
    std::string out = line(columns_);
    for (const auto& row : rows_) {
      std::vector<std::string> cells;
      for (const std::string& column : columns_) {
        const auto found = row.find(column);
        cells.push_back(found == row.end() ? "" : found->second);
      }
      out += line(cells);
    }
    return out;
  }

 private:
  void add_members(const Json& object, const std::string& prefix) {
    for (const auto& [key, value] : object.items()) {
      const std::string column = prefix + key;
      if (value.is_object()) {
        add_members(value, column + '.');
        continue;
      }
      if (std::find(columns_.begin(), columns_.end(), column) == columns_.end())
        columns_.push_back(column);
      rows_.back()[column] = guarded(cell_text(value));
    }
  }

  static std::string line(const std::vector<std::string>& cells) {
    std::string out;
    for (const std::string& cell : cells) {
      if (&cell != &cells.front()) out += ',';
      out += quoted(cell);
    }
    return cells.empty() ? "" : out + "\r\n";
  }

  static std::string quoted(const std::string& cell) {
    if (cell.find_first_of(",\"\r\n") == std::string::npos) return cell;
    std::string out = "\"";
    for (char c : cell) out.append(c == '"' ? 2 : 1, c);
    return out + '"';
  }

  std::vector<std::string> columns_;
  std::vector<std::map<std::string, std::string>> rows_;
};

}  // namespace

std::string csv_of(std::string_view json, std::string_view rows_key) {
  const Json answer = Json::parse(json, nullptr, false);
  Table table;
  if (!answer.is_object()) return "";
  const auto rows = answer.find(std::string(rows_key));
  if (rows == answer.end() || !rows->is_array()) return "";
  for (const Json& row : *rows)
    if (row.is_object()) table.add_row(row);
  return table.text();
}

}  // namespace cartulary::docgen

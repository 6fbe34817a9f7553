#include "tiledb/content/position_parts.h"

#include <algorithm>

#include <fmt/format.h>

#include "engine/text/text.h"

namespace cartulary::tiledb {
std::optional<Cell> read_cell(const Record& record) {
  const auto x = record.need_number("x", -farthest_cell, farthest_cell);
  const auto y = record.need_number("y", -farthest_cell, farthest_cell);
  if (!x || !y) return std::nullopt;
  return moved({}, *x, *y);
}

std::vector<Cell> read_cells(const Record& record, std::string_view key) {
  std::vector<Cell> cells;
  const YamlNode* value = record.find(key);
  if (value == nullptr || (value->kind == YamlNode::Kind::Scalar && value->text.empty()))
    return cells;
  const std::string text = record.text(key);
  for (const std::string_view word : split(text, ' ')) {
    if (word.empty()) continue;
    const std::optional<Cell> cell = parse_cell(word);
    if (!cell)
      record.errors().add(record.place_of(key), fmt::format("'{}' is no cell", word),
                          "write cells as 'x,y x,y', column before row");
    else if (std::find(cells.begin(), cells.end(), *cell) != cells.end())
      record.errors().add(record.place_of(key), fmt::format("cell {} stands twice", word),
                          "name it once");
    else
      cells.push_back(*cell);
  }
  return cells;
}

std::vector<Cell> read_sorted_cells(const Record& record, std::string_view key) {
  std::vector<Cell> cells = read_cells(record, key);
  std::sort(cells.begin(), cells.end());
  return cells;
}

void check_player(std::string_view name, const Place& place, ErrorList& errors) {
  const auto known = player_names();
  if (std::find(known.begin(), known.end(), name) == known.end())
    report_unknown_name(place, "player", name, known, errors);
}

}  // namespace cartulary::tiledb

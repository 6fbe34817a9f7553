// CsvWriter: writes the rows of an answer as CSV.
//
// Writes the list that open_rows() names, as RFC 4180: the header has the keys, lists are joined by
// `|`, nested keys by `.`, and lines end in CRLF. The columns are those of all rows, in order of
// appearance. An object or list inside a list becomes its values joined by `:` ("tower:2|river:1").
// Null is an empty cell. A text that a spreadsheet would take for a formula gets a ' in front.
// Everything outside the rows is skipped; without rows the text is empty.
//
//   CsvWriter csv;
//   csv.open_object().add("total", 2).open_rows("rows");
//   csv.open_object().add("set", "tower").add("copies", 3).close();
//   csv.close().close();
//   std::string text = csv.take();      // set,copies\r\ntower,3\r\n
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "docgen/base/answer_room.h"
#include "docgen/json/answer_writer.h"

namespace cartulary::docgen {

class CsvWriter final : public AnswerWriter {
 public:
  using AnswerWriter::open_array;
  using AnswerWriter::open_object;
  AnswerWriter& open_object(Layout layout) override;
  AnswerWriter& open_array(Layout layout) override;
  AnswerWriter& open_rows(std::string_view name) override;
  AnswerWriter& close() override;
  AnswerWriter& key(std::string_view name) override;
  AnswerWriter& null() override;
  std::size_t size() const override { return size_; }
  std::string take() override;

 private:
  // What is open: the list of rows, a row, an object in a row, a list that becomes one cell, or
  // something outside the table.
  enum class Level { Outside, Rows, Row, Part, List };

  AnswerWriter& text(std::string_view text) override;
  AnswerWriter& boolean(bool value) override;
  AnswerWriter& integer(std::int64_t value) override;
  AnswerWriter& whole(std::uint64_t value) override;
  AnswerWriter& number(double value) override;

  Level level() const { return levels_.empty() ? Level::Outside : levels_.back(); }
  AnswerWriter& open(Level level);
  AnswerWriter& put(std::string_view entry);
  void put_cell(std::string text);
  void begin_entry();

  std::vector<Level> levels_;
  std::string key_;                    // key of the next value in a row
  std::string prefix_;                 // prefix for keys of the open object: "copies."
  std::vector<std::size_t> prefixes_;  // length of prefix_ before each open object of the row
  std::string list_;                   // the open list as written so far
  std::vector<bool> entered_;          // for each open list: whether it has an entry
  std::vector<std::string> columns_;
  std::size_t size_ = 0;
  std::size_t most_ = AnswerRoom::bytes();
  std::vector<std::vector<std::string>> rows_;  // may be shorter than columns_; the rest is empty
};

}  // namespace cartulary::docgen

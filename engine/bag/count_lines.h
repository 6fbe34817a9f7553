// Reads a list of counts, line by line: a name and a number in either order.
//
//   cfrf 3      3 cfrf      cfrf x3      cfrf=3      BA-15: 3      3 × tower pieces      - IC-07; 1
//
// A line may hold several: "3 cfrf, 2 cccc". `#` begins a comment. The reader does not check what a
// name refers to. Views point into the text.
//
//   Result<std::vector<CountedName>> counted = read_count_lines(text, "counted.txt");
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/text/result.h"

namespace cartulary {

struct CountedName {
  std::string name;        // words separated by one space
  int copies = 0;          // 0 to 999
  std::string where;       // "counted.txt:3"
  std::string_view line;   // as written
  std::string_view place;  // where the name begins in `line`
};

// Errors: a line with a name but no number, or with a number but no name; a number that is invalid
// or over 999. Each shows its line with a caret.
Result<std::vector<CountedName>> read_count_lines(std::string_view text, std::string_view where);

// All counts in the order of the text. In a bad line, one of the errors above takes the place of
// what follows.
std::vector<Result<CountedName>> read_each_count(std::string_view text, std::string_view where);

// An error about a line, with a caret below `at`. REQUIRES: `at` lies within the line.
Error count_error(const CountedName& counted, std::string_view at, Said what, Said fix);

}  // namespace cartulary

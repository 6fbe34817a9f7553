// What somebody counted, line by line: a name and a number in either order.
//
//   cfrf 3      3 cfrf      cfrf x3      cfrf=3      BA-15: 3      3 × tower pieces      - IC-07; 1
//
// Several may stand in a line: "3 cfrf, 2 cccc". `#` begins a comment. Nothing is said of what the
// names name. Views point into the text.
//
//   Result<std::vector<CountedName>> counted = read_count_lines(text, "counted.txt");
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/text/result.h"

namespace cartulary {

struct CountedName {
  std::string name;        // words with one space between
  int copies = 0;          // 0 to 999
  std::string where;       // "counted.txt:3"
  std::string_view line;   // as written
  std::string_view place;  // where the name begins in it
};

// Errors: a line that has a name and no number or a number and no name, a number that is none or
// over 999; each with its line and a caret.
Result<std::vector<CountedName>> read_count_lines(std::string_view text, std::string_view where);

// Every count in the order of the text; in place of what follows in a bad line its error, as above.
std::vector<Result<CountedName>> read_each_count(std::string_view text, std::string_view where);

// The error of a line, with a caret below `at`. REQUIRES: `at` lies within the line.
Error count_error(const CountedName& counted, std::string_view at, std::string what,
                  std::string fix);

}  // namespace cartulary

// The questions by which the search is judged, read from tests/search/*.yaml.
#pragma once

#include <string>
#include <vector>

namespace cartulary::test {

struct JudgedQuestion {
  std::string ask;
  std::vector<std::string> finds;  // "ruling/tower/ransom-is-flat", any of which will do
  std::string part;
  std::string edition;  // of the boxes of the one who asks; empty: not told
  std::string file;     // its name without .yaml
};

// Of every file, sorted by name. What is no question of that form is told as an empty `ask`.
std::vector<JudgedQuestion> judged_questions();

}  // namespace cartulary::test

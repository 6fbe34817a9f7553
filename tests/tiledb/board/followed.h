// A saved game of a test played again, as texts.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "tests/tiledb/board/jcz_file.h"

namespace cartulary::tiledb {

struct Followed {
  std::vector<std::string> turns;  // "1 red: red 4 city | red 4 blue 0"
  std::string end;
  std::string points;
  std::vector<std::string> figures;
  std::vector<std::string> not_followed;
  bool sure = true;
};

// Read and followed with the real content. What is no saved game fails the test.
// `rules` are choices of the group beside those of the file.
Followed followed(const test::JczFile& file, const std::map<std::string, std::string>& rules = {});

using Texts = std::vector<std::string>;

}  // namespace cartulary::tiledb

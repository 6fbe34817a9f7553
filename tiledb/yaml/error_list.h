// ErrorList: the faults found in content so far, each with its place.
//
// Readers add faults as they meet them; the end sorts them by file, line and column. Owns its
// errors; the files must live as long as the list.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/text/result.h"
#include "tiledb/yaml/text_file.h"

namespace cartulary::tiledb {

class ErrorList {
 public:
  // A fault at a place of a file: the excerpt is its line with a caret (of a long line, the part
  // around the caret).
  void add(const Place& place, std::string what, std::string fix, std::string suggestion = {});
  // A fault of a whole file or folder, which has no line.
  void add_whole(const std::string& name, std::string what, std::string fix,
                 std::string suggestion = {});

  std::size_t size() const { return entries_.size(); }
  // Whether a fault of that file is in the list.
  bool names(const TextFile* file) const;

  // All errors by file, line and column; those of one place in the order of adding.
  std::vector<Error> sorted() const;

 private:
  struct Entry {
    std::string file;
    int line = 0;
    int column = 0;
    Error error;
  };
  std::vector<Entry> entries_;
};

}  // namespace cartulary::tiledb

// ErrorList: the faults found in content so far, with their places.
//
// Readers add faults as they find them; sorted() orders them by file, line and column. Owns its
// errors.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/text/result.h"
#include "tiledb/yaml/text_file.h"

namespace cartulary::tiledb {

class ErrorList {
 public:
  // Adds a fault at a place in a file. The excerpt is its line with a caret (only the part around
  // the caret if the line is long).
  void add(const Place& place, std::string what, std::string fix, std::string suggestion = {});
  // Adds a fault of a whole file or folder, which has no line.
  void add_whole(const std::string& name, std::string what, std::string fix,
                 std::string suggestion = {});

  std::size_t size() const { return entries_.size(); }
  // Whether the list contains a fault of that file.
  bool names(const TextFile* file) const;

  // All errors by file, line and column, without adjacent duplicates. Errors at the same place keep
  // the order in which they were added.
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

// TextFile: the bytes of one content file, and Place: a position in it.
//
// A TextFile owns its bytes and stays where it is; Places point to it and must not outlive it.
// Lines and columns of a Place count from 1, columns in characters, not bytes.
//
//   Place place = file.place_at(byte_offset);     // {&file, 12, 5}
//   place.where();                                // "content/sets/river.yaml:12:5"
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cartulary::tiledb {

class TextFile;

struct Place {
  const TextFile* file = nullptr;
  int line = 1;
  int column = 1;

  // "file:line:column"
  std::string where() const;
};

class TextFile {
 public:
  // `name` is the path as reported to people: "content/sets/river.yaml".
  TextFile(std::string name, std::string bytes);
  TextFile(const TextFile&) = delete;
  TextFile& operator=(const TextFile&) = delete;

  const std::string& name() const { return name_; }
  const std::string& bytes() const { return bytes_; }

  int line_count() const { return static_cast<int>(line_starts_.size()); }
  // The text of a line, from 1, without its end; empty beyond the last.
  std::string_view line(int number) const;
  // The place of a byte; beyond the end: of the end.
  Place place_at(std::size_t offset) const;
  // The place of a byte column, from 0, in a line, from 0, as parsers count.
  Place place_of(int line, int byte_column) const;
  // Number of the byte at that line and byte column, both from 0; at most the size.
  std::size_t offset_of(int line, int byte_column) const;

 private:
  std::string name_;
  std::string bytes_;
  std::vector<std::size_t> line_starts_;
};

// A fault in the bytes themselves.
struct TextFault {
  std::size_t offset = 0;
  std::string what;  // "byte 0xFF is not UTF-8"
};

// The first faults of the bytes, at most `limit`: what is not UTF-8 (overlong forms and
// surrogates too), a byte order mark, carriage returns, tabs and other control characters.
std::vector<TextFault> text_faults(std::string_view bytes, std::size_t limit);

}  // namespace cartulary::tiledb

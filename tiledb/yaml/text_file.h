// TextFile: the bytes of a content file. Place: a position in it.
//
// A TextFile owns its bytes and does not move; Places point to it and must not outlive it. Lines
// and columns of a Place count from 1; columns count characters, not bytes.
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
  // `name` is the path shown to people: "content/sets/river.yaml".
  TextFile(std::string name, std::string bytes);
  TextFile(const TextFile&) = delete;
  TextFile& operator=(const TextFile&) = delete;

  const std::string& name() const { return name_; }
  const std::string& bytes() const { return bytes_; }

  int line_count() const { return static_cast<int>(line_starts_.size()); }
  // The text of a line, counted from 1, without its line end; empty beyond the last line.
  std::string_view line(int number) const;
  // The place of a byte. Offsets beyond the end give the place of the end.
  Place place_at(std::size_t offset) const;
  // The place of a byte column in a line, both counted from 0 as parsers do.
  Place place_of(int line, int byte_column) const;
  // The offset of the byte at a line and byte column, both from 0; at most the size.
  std::size_t offset_of(int line, int byte_column) const;

 private:
  std::string name_;
  std::string bytes_;
  std::vector<std::size_t> line_starts_;
};

// A fault in the bytes of a file.
struct TextFault {
  std::size_t offset = 0;
  std::string what;  // "byte 0xFF is not UTF-8"
};

// The first `limit` faults of the bytes: invalid UTF-8 (including overlong forms and surrogates),
// byte order marks, carriage returns, tabs and other control characters, and marks that change the
// direction of writing.
std::vector<TextFault> text_faults(std::string_view bytes, std::size_t limit);

}  // namespace cartulary::tiledb

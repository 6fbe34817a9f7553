// FileReplacement: a new file that takes the place of an old one whole or not at all.
//
// Makes an empty temporary file in the folder of the target; commit() brings it to the disk and
// renames it over the target. Without a commit the temporary is removed at the end. A lock
// (flock) on the temporary says that its owner lives; what a killed run left has none, and the
// next replacement of the same target removes it.
//
//   Result<FileReplacement> file = FileReplacement::begin("cartulary.db");
//   ... write file->path() ...
//   Status done = file->commit();
#pragma once

#include <filesystem>
#include <string_view>

#include "engine/text/result.h"
#include "tiledb/file/open_file.h"

namespace cartulary::tiledb {

class FileReplacement {
 public:
  // Errors (`where` is the target): it has no name, its folder is missing or cannot be written
  // to, or what is there is no regular file. A symbolic link is followed, so that it stays one.
  // The new file has the permissions of the old and, where the system allows it, its owner.
  static Result<FileReplacement> begin(const std::filesystem::path& target);
  FileReplacement(FileReplacement&& other) noexcept;
  FileReplacement& operator=(FileReplacement&&) = delete;
  ~FileReplacement();

  // The temporary file.
  const std::filesystem::path& path() const { return path_; }
  // The temporary file, open for reading and writing.
  const OpenFile& file() const { return file_; }
  Status commit();

 private:
  FileReplacement(std::filesystem::path target, std::filesystem::path path, OpenFile file);
  std::filesystem::path target_;
  std::filesystem::path path_;  // empty once committed or moved from
  OpenFile file_;
};

// Replaces a file by these bytes.
Status replace_file(const std::filesystem::path& target, std::string_view bytes);

// Writes an answer where a person asks for it: replaces a file, but writes into a FIFO or a
// character device (/dev/null, /dev/fd/3), which stays what it is. Errors: those of
// FileReplacement::begin; for a second nobody has read from the FIFO.
Status write_output(const std::filesystem::path& target, std::string_view bytes);

}  // namespace cartulary::tiledb

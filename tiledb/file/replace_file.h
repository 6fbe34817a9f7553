// FileReplacement: replaces a file by a new one, completely or not at all.
//
// Creates an empty temporary file in the folder of the target; commit() syncs it to the disk and
// renames it over the target. Without commit(), the destructor removes the temporary. A lock
// (flock) on the temporary shows that its owner is alive. A killed run leaves a temporary without a
// lock, which the next replacement of the same target removes.
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
  // Errors (`where` is the target): it has no file name, its folder is missing or not writable, or
  // it exists and is no regular file. Follows a symbolic link, so that it remains one. The new file
  // gets the permissions of the old one and, if the system allows it, its owner.
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

// Replaces the contents of a file by these bytes.
Status replace_file(const std::filesystem::path& target, std::string_view bytes);

// Writes output to a path that a person chose: replaces a file, but writes into a FIFO or a
// character device (/dev/null, /dev/fd/3) as it is. Errors: those of FileReplacement::begin; nobody
// has read from the FIFO for a second.
Status write_output(const std::filesystem::path& target, std::string_view bytes);

}  // namespace cartulary::tiledb

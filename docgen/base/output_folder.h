// OutputFolder: a folder of files written all or nothing.
//
// Files go into a new hidden folder beside the one wanted; commit() brings them to the disk and
// exchanges the two in one step. Until then, and after any error, the old one stays whole; what
// was not committed is removed. A marker file tells a later run that the folder may be replaced.
// A lock (flock) on the new folder says that its owner lives; what a killed run left has none, and
// the next run to the same folder removes it.
//
//   Result<OutputFolder> folder = OutputFolder::open("out", ".cartulary-export");
//   folder->write("sets.csv", text);
//   folder->commit();
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>

#include "engine/text/result.h"
#include "tiledb/file/open_file.h"

namespace cartulary::docgen {

class OutputFolder {
 public:
  // Errors: the name is empty or that of a file or link, or the folder holds files but not the
  // marker.
  static Result<OutputFolder> open(const std::filesystem::path& folder, std::string_view marker);
  OutputFolder(OutputFolder&& other) noexcept;
  OutputFolder& operator=(OutputFolder&& other) = delete;
  // Removes what was written, unless commit() has succeeded. Where a killed run had displaced the
  // folder, it is then put back.
  ~OutputFolder();

  // Writes a file; folders in its path are made. REQUIRES: the path stays inside the folder and
  // was not written before. May be called from several threads, each with paths of its own.
  Status write(std::string_view path, std::string_view text);
  // Copies a file that lies elsewhere; gives the SHA-256 of what was written, in hex.
  Result<std::string> copy(const std::filesystem::path& from, std::string_view path);

  // Puts the folder in its place, with the permissions of the old one. Nothing may be written
  // afterwards.
  Status commit();

 private:
  OutputFolder(std::filesystem::path folder, std::string_view marker, std::filesystem::path fresh,
               tiledb::OpenFile lock)
      : folder_(std::move(folder)),
        marker_(marker),
        fresh_(std::move(fresh)),
        lock_(std::move(lock)) {}

  Result<tiledb::OpenFile> make(std::string_view path);
  // The error for a file, by the reason in errno.
  Error cannot_be_written(std::string_view path) const;

  std::filesystem::path folder_;
  std::string marker_;
  std::filesystem::path fresh_;  // empty: nothing to remove
  tiledb::OpenFile lock_;        // the new folder
};

}  // namespace cartulary::docgen

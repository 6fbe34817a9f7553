// OutputFolder: writes a folder of files, all or nothing.
//
// Files go into a new hidden folder next to the target. commit() flushes them to disk and exchanges
// the two folders in one step. Until then, and after any error, the old folder stays intact, and
// files that were not committed are removed. A marker file tells later runs that they may replace
// the folder. A lock (flock) on the new folder shows that its owner is alive; what a killed run
// leaves has no lock, and the next run to the same target removes it.
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

namespace cartulary::tiledb {

class OutputFolder {
 public:
  // Errors: the name is empty or is that of a file or link; the folder holds files but no marker.
  static Result<OutputFolder> open(const std::filesystem::path& folder, std::string_view marker);
  OutputFolder(OutputFolder&& other) noexcept;
  OutputFolder& operator=(OutputFolder&& other) = delete;
  // Removes what was written, unless commit() has succeeded. Then moves the target back if a killed
  // run had moved it away.
  ~OutputFolder();

  // Writes a file and creates its folders as needed. REQUIRES: the path stays inside the folder and
  // was not written before. Several threads may call this at once for different paths.
  Status write(std::string_view path, std::string_view text);
  // Copies a file from outside; returns the SHA-256 of the bytes written, in hex.
  Result<std::string> copy(const std::filesystem::path& from, std::string_view path);

  // Replaces the target folder and keeps its permissions. Nothing may be written afterwards.
  Status commit();

 private:
  OutputFolder(std::filesystem::path folder, std::string_view marker, std::filesystem::path fresh,
               OpenFile lock)
      : folder_(std::move(folder)),
        marker_(marker),
        fresh_(std::move(fresh)),
        lock_(std::move(lock)) {}

  Result<OpenFile> make(std::string_view path);
  // The error for a file, with the reason taken from errno.
  Error cannot_be_written(std::string_view path) const;

  std::filesystem::path folder_;
  std::string marker_;
  std::filesystem::path fresh_;  // the new folder; empty: nothing to remove
  OpenFile lock_;                // held on the new folder
};

}  // namespace cartulary::tiledb

// OutputFolder: a folder of files written all or nothing.
//
// Files go into a new folder beside the one wanted; commit() puts it in the place of the old.
// Until then, and after any error, the old one stays whole; what was not committed is removed.
// A marker file tells a later run that the folder may be replaced.
//
//   Result<OutputFolder> folder = OutputFolder::open("out", ".cartulary-export");
//   folder->write("sets.csv", text);
//   folder->commit();
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "engine/text/result.h"

namespace cartulary::docgen {

class OutputFolder {
 public:
  // Errors: the name is empty or that of a file, or the folder holds files but not the marker.
  static Result<OutputFolder> open(const std::filesystem::path& folder, std::string_view marker);
  OutputFolder(OutputFolder&& other) noexcept;
  OutputFolder& operator=(OutputFolder&& other) = delete;
  // Removes what was written, unless commit() has succeeded.
  ~OutputFolder();

  // Writes a file; folders in its path are made. REQUIRES: the path stays inside the folder.
  Status write(std::string_view path, std::string_view text);
  // Copies a file that lies elsewhere; gives the SHA-256 of what was written, in hex.
  Result<std::string> copy(const std::filesystem::path& from, std::string_view path);

  // Puts the folder in its place. Nothing may be written afterwards.
  Status commit();

 private:
  OutputFolder(std::filesystem::path folder, std::filesystem::path fresh)
      : folder_(std::move(folder)), fresh_(std::move(fresh)) {}

  std::filesystem::path folder_;
  std::filesystem::path fresh_;  // empty: nothing to remove
};

}  // namespace cartulary::docgen

// Replaces a folder by a finished new one, and cleans up what killed runs left behind.
//
//   const std::error_code error = exchange_folder(fresh, "site");
//   // no error: "site" is the new folder; an error: "site" is still the old one
#pragma once

#include <filesystem>
#include <system_error>

namespace cartulary::tiledb {

// Moves `fresh` to the name `folder` and deletes what was there, if anything. One atomic step where
// the file system can exchange two names; otherwise two steps, the first of which moves the old
// folder to a temporary name (temporary_beside, "old"). After an error the old folder is still in
// place. REQUIRES: both have the same parent folder.
std::error_code exchange_folder(const std::filesystem::path& fresh,
                                const std::filesystem::path& folder);

// Removes the temporary folders of killed runs: those that nobody holds a lock on and whose owner
// is the user of this run or the owner of the parent folder. An old folder that was moved away and
// not yet replaced is kept while nothing exists at `folder`.
void remove_left_folders(const std::filesystem::path& folder);

// Moves such an old folder back to `folder`.
void put_back_displaced(const std::filesystem::path& folder);

}  // namespace cartulary::tiledb

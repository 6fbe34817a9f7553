// Puts a finished folder in the place of another, or where nothing is; and clears away what runs
// left that were killed.
//
//   if (const std::error_code error = exchange_folder(fresh, "site")) ... "site" is the old one ...
#pragma once

#include <filesystem>
#include <system_error>

namespace cartulary::docgen {

// Afterwards `fresh` stands at `folder`, and what was there has gone. In one step where the file
// system can exchange two names; else in two, the first of which moves the old folder to a
// temporary name (temporary_beside, "old"). An error leaves the old folder in its place.
// REQUIRES: both stand in one folder.
std::error_code exchange_folder(const std::filesystem::path& fresh,
                                const std::filesystem::path& folder);

// Removes what killed runs left: folders that nobody holds a lock on, of an owner who may change
// what stands here (the user of this run, or that of the folder above). One that was moved away and
// not yet replaced is left where it is while nothing stands at `folder`.
void remove_leftovers(const std::filesystem::path& folder);

// Puts such a one back.
void put_back_displaced(const std::filesystem::path& folder);

}  // namespace cartulary::docgen

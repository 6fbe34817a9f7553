// Names for what is to take the place of a file or folder, and for what it displaces: hidden, in
// the same folder, and such that what killed runs left is known as ours.
//
//   temporary_beside("/srv/site", "new");     // "/srv/.site.cartulary-new-x3k9d0qa"
//   temporaries_beside("/srv/site", "new");   // those that are there
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

namespace cartulary::tiledb {

// A name drawn at random. Whoever makes something of this name must refuse what exists.
// REQUIRES: `target` has a last part.
std::filesystem::path temporary_beside(const std::filesystem::path& target, std::string_view kind);

// What stands beside the target under a name that temporary_beside may have given, sorted.
std::vector<std::filesystem::path> temporaries_beside(const std::filesystem::path& target,
                                                      std::string_view kind);

// The folder that holds the target: "." for a bare name.
std::filesystem::path folder_of(const std::filesystem::path& target);

}  // namespace cartulary::tiledb

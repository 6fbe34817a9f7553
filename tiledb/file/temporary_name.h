// Names for the temporaries that replace a file or folder, or that hold the replaced one. They are
// hidden, in the same folder, and recognizable, so that leftovers of killed runs can be found.
//
//   temporary_beside("/srv/site", "new");     // "/srv/.site.cartulary-new-x3k9d0qa"
//   temporaries_beside("/srv/site", "new");   // the existing ones
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

namespace cartulary::tiledb {

// So many names are tried where each one is in use.
constexpr int most_temporaries = 100;

// A random name. It may be in use: creating the file or folder must fail if it exists. REQUIRES:
// `target` has a last part.
std::filesystem::path temporary_beside(const std::filesystem::path& target, std::string_view kind);

// The existing entries whose name temporary_beside() may have returned, sorted.
std::vector<std::filesystem::path> temporaries_beside(const std::filesystem::path& target,
                                                      std::string_view kind);

// The folder that contains the target; "." for a bare name.
std::filesystem::path folder_of(const std::filesystem::path& target);

}  // namespace cartulary::tiledb

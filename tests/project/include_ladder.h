// IncludeLadder: who may include whom, read from the sources as text.
//
//   engine <- tiledb <- docgen <- server <- cli
//
// A folder includes itself and what stands left of it; so do the rooms within a folder, which
// include_ladder.cpp lists. Third-party headers stand in .cpp files only, each library in the
// folders that are its home; engine/ has none.
//
//   std::vector<std::string> faults = ladder_faults("engine/bag/odds.cpp", text);
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cartulary {

// One line for each include of the file at `path` (relative to the project) that climbs or
// stands where it may not: "engine/bag/odds.cpp:3: includes tiledb/content/content.h, which stands
// above".
std::vector<std::string> ladder_faults(std::string_view path, std::string_view text);

// What is wrong with where the file at `path` lies: it stands in no room of its folder. Empty for
// files in a room, for cli/main.cpp and for what lies outside the ladder.
std::string room_fault(std::string_view path);

}  // namespace cartulary

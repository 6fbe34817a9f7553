# precompile(TARGET HEADER ...): compiles the headers of the standard library, and those named, once
# for a target. It saves time and nothing else: every file includes what it uses, and clang-tidy reads
# them without it (CMAKE_DISABLE_PRECOMPILE_HEADERS), which proves it.

function(precompile target)
  target_precompile_headers(${target} PRIVATE
    <algorithm> <array> <cstdint> <functional> <map> <memory> <optional> <set> <span> <sstream>
    <string> <string_view> <utility> <variant> <vector> ${ARGN})
endfunction()

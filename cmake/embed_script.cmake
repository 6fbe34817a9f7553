# Run by embed_files: writes OUTPUT, a .cpp with every file of FILES as an array of bytes.
string(REPLACE "_text" "_paths" LIST_FUNCTION ${FUNCTION})
set(arrays "")
set(entries "")
set(number 0)
foreach(file IN LISTS FILES)
  file(READ ${FOLDER}/${file} hex HEX)
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${hex}")
  string(REGEX REPLACE "(('..[0-9a-f]+',){24})" "\\1\n" bytes "${bytes}")
  string(APPEND arrays "const char file${number}[] = {${bytes}'\\0'};\n")
  string(APPEND entries "    {\"${file}\", {file${number}, sizeof(file${number}) - 1}},\n")
  math(EXPR number "${number} + 1")
endforeach()
set(list "")
if(WITH STREQUAL PATHS)
  set(list "std::vector<std::string_view> ${LIST_FUNCTION}() {
  std::vector<std::string_view> names;
  for (const auto& [name, text] : files) names.push_back(name);
  return names;
}

")
endif()
file(WRITE ${OUTPUT}.tmp "// Made by cmake/embed_script.cmake; do not edit.
#include \"${HEADER}\"

#include <array>
#include <utility>

namespace ${NAMESPACE} {
namespace {
${arrays}
const std::array<std::pair<std::string_view, std::string_view>, ${number}> files = {{
${entries}}};
}  // namespace

std::optional<std::string_view> ${FUNCTION}(std::string_view path) {
  for (const auto& [name, text] : files)
    if (name == path) return text;
  return std::nullopt;
}

${list}}  // namespace ${NAMESPACE}
")
file(RENAME ${OUTPUT}.tmp ${OUTPUT})

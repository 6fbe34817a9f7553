# The libraries, all from the system: by CMake package, pkg-config or a path. `./run` installs
# them on Debian and Ubuntu; docs/architecture.md says what each is for.
find_package(PkgConfig REQUIRED)
find_package(Threads REQUIRED)
find_package(ZLIB REQUIRED)
find_package(SQLiteCpp REQUIRED)
find_package(SQLite3 REQUIRED)
find_package(OpenSSL REQUIRED)
find_package(yaml-cpp REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(CLI11 REQUIRED)
find_package(fmt REQUIRED)

pkg_check_modules(qrencode REQUIRED IMPORTED_TARGET libqrencode)
# Its .pc file has the flags that it was built with, by which its types differ.
pkg_check_modules(httplib REQUIRED IMPORTED_TARGET cpp-httplib)
pkg_check_modules(rsvg REQUIRED IMPORTED_TARGET librsvg-2.0)

# kainjow mustache is one header, with neither a CMake package nor a .pc file.
find_path(MUSTACHE_INCLUDE_DIR NAMES kainjow/mustache.hpp mustache.hpp
          PATH_SUFFIXES kainjow REQUIRED)
add_library(cartulary_mustache INTERFACE)
target_include_directories(cartulary_mustache SYSTEM INTERFACE ${MUSTACHE_INCLUDE_DIR})

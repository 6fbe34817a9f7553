# The engine as a WebAssembly module for pages without a server: build/wasm/cartulary.wasm, from the
# same sources, by Debian's clang-19 with its libraries for wasm32-wasi. Where these are not there
# the program is built without it, and its pages say what is missing.
#
# Ours is the host's compiler for all else, and a CMake project has one for each language: so each
# object is a command of its own here, with the headers that it was made from as a depfile.
option(CARTULARY_BROWSER "Build the engine for browsers, where the compiler is there" ON)
find_program(WASM_COMPILER NAMES clang++-19)
find_program(WASM_LINKER NAMES wasm-ld-19)
find_path(WASM_LIBRARY_DIR NAMES libc++.a PATHS /usr/lib/wasm32-wasi NO_DEFAULT_PATH)
find_file(WASM_LIBC NAMES libc.a PATHS /usr/lib/wasm32-wasi NO_DEFAULT_PATH)

set(wasm_module ${CMAKE_BINARY_DIR}/wasm/cartulary.wasm)
set(wasm_found OFF)
if(CARTULARY_BROWSER AND WASM_COMPILER AND WASM_LINKER AND WASM_LIBRARY_DIR AND WASM_LIBC)
  set(wasm_found ON)
endif()

# All that answers are made of; the linker leaves out whatever nothing asks for. Not those that write
# files or start programs.
function(wasm_sources result)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}
    engine/*.cpp tiledb/board/*.cpp tiledb/library/*.cpp tiledb/packed/*.cpp docgen/*.cpp server/api/*.cpp browser/*.cpp)
  list(FILTER sources EXCLUDE REGEX "^docgen/(export/(export|data_diff)|print/(page_numbers|pdf_maker|program_run)|pages/site_writer)\\.cpp$")
  list(APPEND sources server/message/http_message.cpp server/message/target.cpp)
  set(${result} ${sources} PARENT_SCOPE)
endfunction()

# Builds files below FROM into the module, as embed_files does for programs, and adds the object to the
# list RESULT. Called within add_wasm_module.
function(embed_for_browser result function header from files)
  embedded_namespace(namespace ${header})
  set(embedded ${folder}/${function}.cpp)
  list(TRANSFORM files PREPEND ${from}/ OUTPUT_VARIABLE inputs)
  add_custom_command(OUTPUT ${embedded}
    COMMAND ${CMAKE_COMMAND} -DOUTPUT=${embedded} -DFUNCTION=${function}
            -DHEADER=${header} -DNAMESPACE=${namespace} -DWITH=PATHS
            -DFOLDER=${from} "-DFILES=${files}"
            -P ${PROJECT_SOURCE_DIR}/cmake/embed_script.cmake
    DEPENDS ${inputs} ${PROJECT_SOURCE_DIR}/cmake/embed_script.cmake VERBATIM)
  add_custom_command(OUTPUT ${embedded}.o
    COMMAND ${WASM_COMPILER} ${flags} -c ${embedded} -o ${embedded}.o
    DEPENDS ${embedded} VERBATIM)
  set(${result} ${${result}} ${embedded}.o PARENT_SCOPE)
endfunction()

function(add_wasm_module)
  set(folder ${CMAKE_BINARY_DIR}/wasm)
  set(flags --target=wasm32-wasi -std=c++20 -Oz -I${PROJECT_SOURCE_DIR}
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror -Wno-deprecated-declarations
    # GCC does not ask for this, and shapes of records give it where a name is not shown.
    -Wno-unused-const-variable
    -fno-exceptions -fno-threadsafe-statics -ffunction-sections -fdata-sections
    -DJSON_NOEXCEPTION -DFMT_HEADER_ONLY -DFMT_EXCEPTIONS=0
    -DCARTULARY_VERSION="${PROJECT_VERSION}")
  file(CONFIGURE OUTPUT ${folder}/standard.h CONTENT
"#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include \"docgen/base/view.h\"
#include \"engine/guide/guides.h\"
#include \"engine/tile/catalog.h\"
#include \"engine/rule/rulebook.h\"
#include \"engine/text/text.h\"
")
  # With what templates they name are made of: a third of the time of all objects.
  add_custom_command(OUTPUT ${folder}/standard.pch
    COMMAND ${WASM_COMPILER} ${flags} -Xclang -fpch-instantiate-templates -MD -MF
            ${folder}/standard.pch.d -x c++-header ${folder}/standard.h -o ${folder}/standard.pch
    DEPENDS ${folder}/standard.h DEPFILE ${folder}/standard.pch.d VERBATIM)
  wasm_sources(sources)
  # Templates alone: what stands under assets/ is beside the page already. Drawings carry their style.
  file(GLOB templates CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/templates
    templates/*.mustache templates/*.md templates/assets/tiles.css)
  # Prints are made by the server and the command line; a page that takes no question is a file.
  set(pages_of_files
    "about|all_pages|asked|board|box_count|changes|differences|editions|editions_index|game|game_turn|games|ledger|my_boxes|sources_page|statuses|which_edition")
  list(FILTER templates EXCLUDE REGEX "^(print_|(${pages_of_files})[.])")
  list(APPEND templates print_start.mustache)
  set(objects "")
  embed_for_browser(objects template_text docgen/base/templates.h
    ${PROJECT_SOURCE_DIR}/templates "${templates}")
  # What scripts say stands before each of them, and what those pages and prints say is in their files. A
  # message begins with the name of its page.
  string(REPLACE "_" "-" said_in_files "script|rule_choice|print|${pages_of_files}")
  set(messages ${PROJECT_SOURCE_DIR}/content/language/en/messages.txt)
  add_custom_command(OUTPUT ${folder}/en/messages.txt
    COMMAND sh -c "grep -Ev '^(${said_in_files})[.]|^#' ${messages} > ${folder}/en/messages.txt"
    DEPENDS ${messages} VERBATIM)
  file(MAKE_DIRECTORY ${folder}/en)
  # What people write, in each language.
  set(language_files en/messages.txt)
  file(GLOB words CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/content/language
    ${PROJECT_SOURCE_DIR}/content/language/*/words.txt)
  foreach(file IN LISTS words)
    cmake_path(GET file PARENT_PATH code)
    file(MAKE_DIRECTORY ${folder}/${code})
    add_custom_command(OUTPUT ${folder}/${file}
      COMMAND ${CMAKE_COMMAND} -E copy ${PROJECT_SOURCE_DIR}/content/language/${file} ${folder}/${file}
      DEPENDS ${PROJECT_SOURCE_DIR}/content/language/${file} VERBATIM)
    list(APPEND language_files ${file})
  endforeach()
  embed_for_browser(objects language_text engine/text/page_language.h ${folder} "${language_files}")
  write_batches(batches ${folder} ${sources})
  foreach(batch IN LISTS batches)
    set(object ${batch}.o)
    cmake_path(GET batch STEM name)
    add_custom_command(OUTPUT ${object}
      COMMAND ${WASM_COMPILER} ${flags} -include-pch ${folder}/standard.pch
              -MD -MF ${object}.d -c ${batch} -o ${object}
      DEPENDS ${batch} ${folder}/standard.pch DEPFILE ${object}.d
      COMMENT "Building WASM object ${name}.o" VERBATIM)
    list(APPEND objects ${object})
  endforeach()
  # The compiler calls wasm-opt (package binaryen) by itself where it finds it: the module is a quarter
  # smaller then, zipped 8 %. A second call takes off another 1.2 %: it may be told that nothing lies in
  # the first kilobyte, which is the far end of the stack, and that fresh memory is zero.
  find_program(WASM_OPT wasm-opt)
  # Zipped once here, and not by each site that carries it: so time is spent on it. What zopfli makes is
  # read as any gzip, and 4.5 % smaller.
  find_program(ZOPFLI zopfli)
  set(zip gzip -9 -n -k -f)
  if(ZOPFLI)
    set(zip ${ZOPFLI})
  endif()
  set(exports allocate free start speak ask)
  list(TRANSFORM exports PREPEND -Wl,--export=cartulary_)
  set(smaller "")
  if(WASM_OPT)
    set(smaller COMMAND ${WASM_OPT} -Oz --low-memory-unused --zero-filled-memory --enable-bulk-memory
      --enable-sign-ext --enable-mutable-globals --enable-nontrapping-float-to-int ${wasm_module} -o ${wasm_module})
  endif()
  add_custom_command(OUTPUT ${wasm_module}
    COMMAND ${WASM_COMPILER} --target=wasm32-wasi -mexec-model=reactor -Oz
            ${objects} -Wl,--gc-sections,--strip-all,-z,stack-size=1048576,--stack-first ${exports} -o ${wasm_module}
    ${smaller}
    DEPENDS ${objects} COMMENT "Linking WASM module ${wasm_module}" VERBATIM)
  add_custom_command(OUTPUT ${wasm_module}.gz COMMAND ${zip} ${wasm_module} DEPENDS ${wasm_module} VERBATIM)
  add_custom_target(cartulary_wasm DEPENDS ${wasm_module}.gz)
endfunction()

if(wasm_found)
  add_wasm_module()
else()
  message(STATUS "No compiler for WebAssembly: sites of files will have no engine (packages "
    "binaryen clang-19 lld-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 "
    "libclang-rt-19-dev-wasm32 zopfli)")
endif()

# Builds the module into TARGET, whose SOURCE gives its bytes.
function(embed_wasm_module target source)
  if(NOT wasm_found)
    return()
  endif()
  add_dependencies(${target} cartulary_wasm)
  set_source_files_properties(${PROJECT_SOURCE_DIR}/${source} PROPERTIES
    COMPILE_DEFINITIONS "CARTULARY_ENGINE_MODULE=\"${wasm_module}.gz\""
    OBJECT_DEPENDS "${wasm_module}.gz" SKIP_PRECOMPILE_HEADERS ON)
endfunction()

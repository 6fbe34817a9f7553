# The files of a room are compiled together, as one: most of the time of compiling a file goes into
# headers that its neighbours read, too (bench/README.md, "A clean build"). So names in the unnamed
# namespaces of one room differ; the compiler says where they do not. Where each file must stand
# alone, or is to be compiled again by itself: -DCARTULARY_BATCHES=OFF.
option(CARTULARY_BATCHES "Compile the files of a room together" ON)

# The most files in one batch, so that all processors have work to the end.
set(most_in_batch 16)

# Sets RESULT to the names of the batches of the sources, in their order: room and part.
function(batch_names result)
  set(names "")
  set(last "")
  foreach(source IN LISTS ARGN)
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
    cmake_path(GET source PARENT_PATH room)
    string(REPLACE "/" "_" room "${room}")
    if(NOT room STREQUAL last)
      set(last "${room}")
      set(index 0)
    endif()
    math(EXPR part "${index} / ${most_in_batch}")
    math(EXPR index "${index} + 1")
    list(APPEND names ${room}_${part})
  endforeach()
  set(${result} ${names} PARENT_SCOPE)
endfunction()

# Compiles the sources of a target in batches, but for those that have flags of their own.
function(batch_by_room target)
  if(NOT CARTULARY_BATCHES)
    return()
  endif()
  # GCC warns of lambdas in types, as if they stood in a header, where a file is read by another.
  target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  get_target_property(sources ${target} SOURCES)
  list(SORT sources)
  batch_names(batches ${sources})
  foreach(source batch IN ZIP_LISTS sources batches)
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${batch})
  endforeach()
endfunction()

# For compilers that CMake does not call itself: writes a file into FOLDER for each batch, with the
# sources, named from the project's folder, that it includes. Sets RESULT to these files.
function(write_batches result folder)
  list(SORT ARGN)
  list(TRANSFORM ARGN PREPEND ${PROJECT_SOURCE_DIR}/ OUTPUT_VARIABLE paths)
  batch_names(batches ${paths})
  set(names ${batches})
  list(REMOVE_DUPLICATES names)
  set(files "")
  foreach(name IN LISTS names)
    set(text "")
    foreach(source batch IN ZIP_LISTS ARGN batches)
      if(batch STREQUAL name)
        string(APPEND text "#include \"${source}\"\n")
      endif()
    endforeach()
    file(CONFIGURE OUTPUT ${folder}/${name}.cpp CONTENT "${text}" @ONLY)
    list(APPEND files ${folder}/${name}.cpp)
  endforeach()
  set(${result} ${files} PARENT_SCOPE)
endfunction()

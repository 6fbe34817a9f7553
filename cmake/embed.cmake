# embed_files(TARGET FUNCTION HEADER FOLDER PATTERN): builds the files of FOLDER that match
# into TARGET, as the function of HEADER: `FUNCTION(path)`. With a last word PATHS also the list of
# them, `template_paths()` beside `template_text(path)`.
# The namespace of a header below the project's: a folder's, the engine's being the project's own.
function(embedded_namespace result header)
  string(REGEX REPLACE "/.*" "" folder ${header})
  set(${result} "cartulary::${folder}" PARENT_SCOPE)
  if(folder STREQUAL engine)
    set(${result} cartulary PARENT_SCOPE)
  endif()
endfunction()

function(embed_files target function header folder pattern)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE ${folder} ${folder}/${pattern})
  list(SORT files)
  embedded_namespace(namespace ${header})
  set(output ${CMAKE_CURRENT_BINARY_DIR}/embed/${target}_${function}.cpp)
  list(TRANSFORM files PREPEND ${folder}/ OUTPUT_VARIABLE inputs)
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -DOUTPUT=${output} -DFUNCTION=${function} -DHEADER=${header}
            -DNAMESPACE=${namespace} "-DWITH=${ARGN}"
            -DFOLDER=${folder} "-DFILES=${files}" -P ${PROJECT_SOURCE_DIR}/cmake/embed_script.cmake
    DEPENDS ${inputs} ${PROJECT_SOURCE_DIR}/cmake/embed_script.cmake
    VERBATIM)
  target_sources(${target} PRIVATE ${output})
endfunction()

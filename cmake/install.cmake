# cmake --install: the program, its database, manual page, completions, documents, licences and unit.
# What the program can make itself it makes as it is installed, so that nothing of it can be stale.
set(CARTULARY_ZSH_COMPLETIONS share/zsh/vendor-completions CACHE STRING
  "Folder of zsh's completions below the prefix; share/zsh/site-functions elsewhere than on Debian")

set(made ${CMAKE_BINARY_DIR}/installed)
install(TARGETS cartulary RUNTIME DESTINATION bin)
install(CODE "
  function(make_by_program file)
    execute_process(COMMAND \"$<TARGET_FILE:cartulary>\" \${ARGN} OUTPUT_FILE \"${made}/\${file}\"
      COMMAND_ERROR_IS_FATAL ANY)
  endfunction()
  function(zip file)
    execute_process(COMMAND gzip -9nf \"${made}/\${file}\" COMMAND_ERROR_IS_FATAL ANY)
  endfunction()
  file(MAKE_DIRECTORY \"${made}\")
  execute_process(COMMAND \"$<TARGET_FILE:cartulary>\" build --content \"${PROJECT_SOURCE_DIR}/content\"
    --db \"${made}/cartulary.db\" OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
  make_by_program(cartulary.1 man)
  make_by_program(completion.bash completion bash)
  make_by_program(completion.zsh completion zsh)
  make_by_program(completion.fish completion fish)
  file(COPY_FILE \"${PROJECT_SOURCE_DIR}/deploy/debian/changelog\" \"${made}/changelog\")
  zip(cartulary.1)
  zip(changelog)")
install(FILES ${made}/cartulary.db DESTINATION share/cartulary)
install(FILES ${made}/cartulary.1.gz DESTINATION share/man/man1)
install(FILES ${made}/completion.bash DESTINATION share/bash-completion/completions RENAME cartulary)
install(FILES ${made}/completion.zsh DESTINATION ${CARTULARY_ZSH_COMPLETIONS} RENAME _cartulary)
install(FILES ${made}/completion.fish DESTINATION share/fish/vendor_completions.d RENAME cartulary.fish)

set(documents share/doc/cartulary)
install(FILES ${made}/changelog.gz deploy/debian/copyright README.md DESTINATION ${documents})
install(DIRECTORY docs/ DESTINATION ${documents} FILES_MATCHING PATTERN "*.md"
  PATTERN pictures EXCLUDE)
install(FILES deploy/nginx.conf deploy/haproxy.cfg DESTINATION ${documents}/examples)
# What is compiled in asks to be named: libraries that are headers alone, and those of the module
# for browsers.
foreach(package libcli11-dev libkainjow-mustache-dev nlohmann-json3-dev libfmt-dev wasi-libc
    libc++-19-dev-wasm32)
  install(FILES /usr/share/doc/${package}/copyright OPTIONAL
    DESTINATION ${documents}/compiled-in RENAME ${package})
endforeach()

# The unit names where it is installed; of /usr the options stand in /etc.
install(CODE "
  set(etc \"\${CMAKE_INSTALL_PREFIX}/etc\")
  if(CMAKE_INSTALL_PREFIX STREQUAL \"/usr\")
    set(etc /etc)
  endif()
  file(READ \"${PROJECT_SOURCE_DIR}/deploy/cartulary@.service\" unit)
  string(REPLACE /usr/bin/ \"\${CMAKE_INSTALL_PREFIX}/bin/\" unit \"\${unit}\")
  string(REPLACE -/etc/ \"-\${etc}/\" unit \"\${unit}\")
  file(WRITE \"${made}/cartulary@.service\" \"\${unit}\")
  file(INSTALL DESTINATION \"\${etc}/default\" TYPE FILE RENAME cartulary
    FILES \"${PROJECT_SOURCE_DIR}/deploy/debian/default\")")
install(FILES ${made}/cartulary@.service deploy/cartulary@.socket DESTINATION lib/systemd/system)

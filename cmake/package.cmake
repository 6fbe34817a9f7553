# cpack -G DEB: what cmake --install installs, as a package for the Debian that it is built on.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME cartulary)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "The Cartulary developers <maintainers@cartulary.example>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "database, rules and server for Carcassonne tiles")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Cartulary knows every tile of the game Carcassonne with its edges, its copies
and its sources, and the rules of all sets with what was ruled on them.
.
It answers on the command line which tiles fit a hole and how likely they come,
serves the same as pages and as JSON, and prints booklets of the rules.")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "weasyprint, fonts-linuxlibertine")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "nginx | haproxy")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
  ${PROJECT_SOURCE_DIR}/deploy/debian/conffiles ${PROJECT_SOURCE_DIR}/deploy/debian/postinst
  ${PROJECT_SOURCE_DIR}/deploy/debian/prerm ${PROJECT_SOURCE_DIR}/deploy/debian/postrm)
set(CPACK_STRIP_FILES ON)
# Files below /etc stand outside the prefix.
set(CPACK_SET_DESTDIR ON)
set(CPACK_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE
  GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
include(CPack)

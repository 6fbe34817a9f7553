// Goldens are complete results in files under tests/golden/, compared byte for byte.
//
// With CARTULARY_UPDATE_GOLDEN=1 in the environment the files are written instead; read the
// difference before committing it. A missing or different file fails the test. A file that no test
// checks is stale: see check_no_stale_goldens.
//
//   check_golden("svg/BA-15.svg", tile_svg(tile));
#pragma once

#include <string>

namespace cartulary {

// Compares `actual` with tests/golden/`name`; fails the running Catch2 test at the first line
// that differs, showing both.
void check_golden(const std::string& name, const std::string& actual);

// Fails for every file under tests/golden/`folder` for which check_golden has not been called in
// this process. Call it at the end of the test that checks the whole folder. When updating, it
// removes stale files instead.
void check_no_stale_goldens(const std::string& folder);

}  // namespace cartulary

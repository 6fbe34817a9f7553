// tools/build-steps: whoever builds for the first time sees how far it is.
#include <string>

#include "tests/support/catch.h"
#include "tests/support/tool_output.h"

namespace cartulary::build_steps_test {
namespace {

using test::Output;
using test::run_tool;

TEST_CASE("a build says which step it is at, and passes on what compilers say") {
  const Output output = run_tool("build-steps", "release 0",
                                 "ninja: Entering directory `build'\n"
                                 "[0/2] Re-checking globbed directories...\n"
                                 "[1/12] Building CXX object a.cpp.o\n"
                                 "FAILED: a.cpp.o\n"
                                 "a.cpp:3:1: error: expected a type\n"
                                 "[2/12] Building CXX object b.cpp.o\n");
  CHECK(output.status == 0);
  CHECK(output.text ==
        "Building (release)\n"
        "  step 1 of 12\n"
        "FAILED: a.cpp.o\n"
        "a.cpp:3:1: error: expected a type\n"
        "  step 2 of 12\n");
}

TEST_CASE("where no line is due the build says only that it has begun") {
  CHECK(run_tool("build-steps", "release", "[1/12] Building CXX object a.cpp.o\n").text ==
        "Building (release)\n");
}

TEST_CASE("a build with nothing to do is silent") {
  CHECK(run_tool("build-steps", "release 0",
                 "ninja: Entering directory `build'\nninja: no work to do.\n")
            .text == "");
}

}  // namespace
}  // namespace cartulary::build_steps_test

// The engine as a WebAssembly module (browser/), built into the program.
#pragma once

#include <string_view>

namespace cartulary::docgen {

// Its bytes, zipped by gzip; they live for ever. Empty where the program was built without it,
// since the compiler for it was not there.
std::string_view engine_module();

}  // namespace cartulary::docgen

// The engine as a WebAssembly module (browser/), built into the program.
#pragma once

#include <string_view>

namespace cartulary::docgen {

// The bytes of the module, compressed with gzip; they live for ever. Empty if the program was built
// without a WebAssembly compiler.
std::string_view engine_module();

}  // namespace cartulary::docgen

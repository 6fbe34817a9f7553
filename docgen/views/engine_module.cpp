#include "docgen/views/engine_module.h"

#ifdef CARTULARY_ENGINE_MODULE

// Included by the assembler: a C++ array of a megabyte costs the compiler seconds and much memory.
asm(".section .rodata\n"
    ".global cartulary_engine_module, cartulary_engine_module_end\n"
    "cartulary_engine_module: .incbin \"" CARTULARY_ENGINE_MODULE
    "\"\n"
    "cartulary_engine_module_end: .byte 0\n"
    ".previous\n");

extern "C" {
extern const char cartulary_engine_module[];
extern const char cartulary_engine_module_end[];
}

namespace cartulary::docgen {

std::string_view engine_module() {
  return {cartulary_engine_module, cartulary_engine_module_end};
}

}  // namespace cartulary::docgen

#else

namespace cartulary::docgen {

std::string_view engine_module() {
  return {};
}

}  // namespace cartulary::docgen

#endif

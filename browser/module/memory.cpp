#include "browser/module/memory.h"

char* cartulary_allocate(std::size_t size) {
  return new char[size];
}

void cartulary_free(char* memory) {
  delete[] memory;
}

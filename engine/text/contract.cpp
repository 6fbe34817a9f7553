#include "engine/text/contract.h"

#include <cstdio>
#include <cstdlib>

namespace cartulary {

void contract_broken(const char* file, int line, const char* condition) {
  std::fprintf(stderr, "%s:%d: REQUIRES %s\n", file, line, condition);
  std::abort();
}

}  // namespace cartulary

// The search over the project's own content, made once.
#pragma once

#include "engine/search/search.h"

namespace cartulary::test {

const Search& project_search();

}  // namespace cartulary::test

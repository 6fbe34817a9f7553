// The words of content/language/*/search.yaml, by which the small catalog and rulebook read names
// and questions. Read once; lives for ever.
#pragma once

#include "engine/text/search_language.h"

namespace cartulary::test {

const SearchLanguage& project_language();

}  // namespace cartulary::test

#include "tests/search/project_search.h"

#include "tests/support/project_library.h"

namespace cartulary::test {

const Search& project_search() {
  const tiledb::Library& library = project_library();
  static const Search search(library.catalog, library.rulebook, library.ledger, library.sources,
                             library.guides.names);
  return search;
}

}  // namespace cartulary::test

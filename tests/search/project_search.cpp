#include "tests/search/project_search.h"

#include "tests/support/content.h"

namespace cartulary::test {

const Search& project_search() {
  static const Rulebook rulebook(project_content().elements, project_content().set_rules,
                                 project_content().rules, project_content().rulings,
                                 project_content().variants, {},
                                 project_content().catalog.language());
  static const Search search(project_content().catalog, rulebook, project_content().ledger,
                             project_content().sources, project_content().guides.names);
  return search;
}

}  // namespace cartulary::test

// The names of other languages lead to what they name.
#include <algorithm>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "tests/search/project_search.h"
#include "tests/support/catch.h"
#include "tests/support/project_library.h"

namespace cartulary::foreign_names_test {
namespace {

bool found_in_three(std::string_view query, SearchKind kind, std::string_view id) {
  const auto hits = test::project_search().find(query, {.limit = 3});
  return hits.ok() && std::ranges::any_of(hits->hits, [&](const SearchHit& hit) {
           return hit.kind == kind && hit.id == id;
         });
}

TEST_CASE("an inn is found by its name in seven languages") {
  for (const std::string_view query : {"inn", "Wirtshaus", "auberge", "Auberge au lac", "herberg",
                                       "posada", "karczma", "hostinec", "Hostinec"}) {
    INFO(query);
    CHECK(found_in_three(query, SearchKind::Element, "inn"));
  }
  // No list has an Italian inn, but the title of its set.
  CHECK(found_in_three("locanda", SearchKind::Set, "inns-and-cathedrals"));
  CHECK(found_in_three("opat", SearchKind::Element, "abbot"));
  CHECK(found_in_three("Opatství", SearchKind::Element, "abbey"));
}

TEST_CASE("a set is found by its title in another language") {
  for (const auto& [query, set] : std::initializer_list<std::pair<const char*, const char*>>{
           {"Kathedralen & Herbergen", "inns-and-cathedrals"},
           {"Kupcy i Budowniczowie", "traders-and-builders"},
           {"Moutons et Collines", "hills-and-sheep"},
           {"Ruota della Fortuna", "wheel-of-fortune"},
           {"Zlaté doly", "goldmines"},
           {"De Draak, de Fee en de Jonkvrouw", "princess-and-dragon"},
           {"La Tour", "tower"}}) {
    INFO(query);
    CHECK(found_in_three(query, SearchKind::Set, set));
  }
}

// Of all names that are searched, whole as they stand, at least 99 of 100.
TEST_CASE("names of the languages searched lead to what they name") {
  int asked = 0;
  std::vector<std::string> missed;
  for (const ForeignName& name : test::project_library().guides.names) {
    if (!find_language(name.language)->searched) continue;
    ++asked;
    const bool set = !name.set.empty();
    const bool found = set ? found_in_three(name.text, SearchKind::Set, name.set)
                           : found_in_three(name.text, SearchKind::Element, name.element) ||
                                 found_in_three(name.text, SearchKind::Term, name.element);
    if (!found) missed.push_back(name.id + ": " + name.text);
  }
  for (const std::string& one : missed) UNSCOPED_INFO(one);
  REQUIRE(asked > 400);
  CHECK(100 * missed.size() <= static_cast<std::size_t>(asked));
}

}  // namespace
}  // namespace cartulary::foreign_names_test

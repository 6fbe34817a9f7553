#include "engine/rule/rule.h"

#include "tests/support/catch.h"

namespace cartulary::rule_test {
namespace {

TEST_CASE("the words for kinds, steps and statuses are read back as they are written") {
  for (const std::string_view name : element_kind_names)
    CHECK(to_text(*parse_element_kind(name)) == name);
  for (const std::string_view name : step_names) CHECK(to_text(*parse_step(name)) == name);
  for (const std::string_view name : ruling_status_names)
    CHECK(to_text(*parse_ruling_status(name)) == name);
  CHECK_FALSE(parse_element_kind("Figure").has_value());
  CHECK_FALSE(parse_step("").has_value());
  CHECK_FALSE(parse_ruling_status("opened").has_value());
}

TEST_CASE("a ruling is looked up at its notes, by document, and at its other sources") {
  Ruling ruling;
  CHECK(places_of(ruling).empty());
  ruling.notes = {{"car-7.4", 135}, {"wiki", 2}};
  ruling.sources = {{"car-7.4", "page 12"}};
  CHECK(places_of(ruling) == std::vector<SourcePlace>{{"car-7.4", "note 135"},
                                                      {"wiki", "note 2"},
                                                      {"car-7.4", "page 12"}});
  ruling.notes = {{"car-7.4", 135}, {"car-7.4", 136}, {"car-7.4", 140}};
  CHECK(places_of(ruling) ==
        std::vector<SourcePlace>{{"car-7.4", "notes 135, 136, 140"}, {"car-7.4", "page 12"}});
}

}  // namespace
}  // namespace cartulary::rule_test

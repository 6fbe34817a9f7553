#include "docgen/json/score_json.h"

#include "tests/support/catch.h"

namespace cartulary::docgen {
namespace {

ScoringLine line(const std::string& id, const std::string& rule) {
  ScoringLine made;
  made.id = id;
  made.what = id;
  made.features = {"road"};
  made.rules = {rule};
  return made;
}

TEST_CASE("the calculator of the page counts no line whose rule the group does not play") {
  Rule kept, dropped;
  kept.id = "meadow/graze";
  dropped.id = "meadow/shear";
  kept.set = dropped.set = "meadow";
  GroupGame group;
  group.id = "picnic";
  group.drops = {{"rule/meadow/shear", "Nobody has shears."}};
  const Rulebook rulebook({}, {}, {kept, dropped}, {}, {}, std::move(group));
  Guides guides;
  guides.scoring.lines = {line("grazing", "rule/meadow/graze"),
                          line("shearing", "rule/meadow/shear")};
  const Catalog catalog;
  const std::string with = scoring_data_json(guides, {catalog});
  CHECK(with.find("shearing") != with.npos);
  const std::string without = scoring_data_json(guides, {catalog, nullptr, {}, &rulebook});
  CHECK(without.find("grazing") != without.npos);
  CHECK(without.find("shearing") == without.npos);
}

}  // namespace
}  // namespace cartulary::docgen

// The rules that the engine names in scores are rules of the content.
#include "engine/board/score_rules.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "tests/support/catch.h"
#include "tests/tiledb/example_content.h"

namespace cartulary::tiledb {
namespace {

// Sets that the engine scores by and whose rules are not written yet.
const std::set<std::string> not_written = {"castles-in-germany", "cathars", "darmstadt-promo",
                                           "monasteries-in-germany"};

std::string set_of(std::string_view id) {
  return std::string(id.substr(0, id.find('/')));
}

bool has_rules(const Content& content, const std::string& set) {
  return std::any_of(content.set_rules.begin(), content.set_rules.end(),
                     [&](const SetRules& rules) { return rules.set == set; });
}

TEST_CASE("every rule that a score names is a rule of the content, where the set's are written") {
  const Content& content = real_content();
  std::vector<std::string> unknown;
  std::set<std::string> silent;
  for (const ScoreRule& scored : score_rules()) {
    const std::string set = set_of(scored.id);
    if (!has_rules(content, set))
      silent.insert(set);
    else if (std::none_of(content.rules.begin(), content.rules.end(),
                          [&](const Rule& rule) { return rule.id == scored.id; }))
      unknown.emplace_back(scored.id);
  }
  CHECK(unknown == std::vector<std::string>{});
  CHECK(silent == not_written);
}

}  // namespace
}  // namespace cartulary::tiledb

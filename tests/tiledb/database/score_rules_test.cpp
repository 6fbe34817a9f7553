// The rules that the engine names in scores are rules of the content.
#include <algorithm>
#include <string>
#include <vector>

#include "engine/position/figure_rules.h"
#include "tests/support/catch.h"
#include "tests/tiledb/example_content.h"

namespace cartulary::tiledb {
namespace {

TEST_CASE("every rule that a score names is a rule of the content") {
  const Content& content = real_content();
  std::vector<std::string> unknown;
  for (const auto rules : {score_rules(), figure_score_rules()})
    for (const ScoreRule& scored : rules)
      if (std::none_of(content.rules.begin(), content.rules.end(),
                       [&](const Rule& rule) { return rule.id == scored.id; }))
        unknown.emplace_back(scored.id);
  CHECK(unknown == std::vector<std::string>{});
}

}  // namespace
}  // namespace cartulary::tiledb

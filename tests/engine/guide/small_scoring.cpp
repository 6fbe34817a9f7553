#include "tests/engine/guide/small_scoring.h"

#include <utility>

namespace cartulary {
namespace {

ScoringFact count(std::string name, std::string one, std::string many, std::string feature) {
  return {.name = std::move(name),
          .kind = FactKind::Count,
          .meaning = "how many " + many,
          .one = std::move(one),
          .many = std::move(many),
          .most = 99,
          .features = {std::move(feature)}};
}

ScoringFact flag(std::string name, std::string feature, std::vector<std::string> sets) {
  return {.name = name,
          .kind = FactKind::Flag,
          .meaning = "with " + name,
          .features = {std::move(feature)},
          .sets = std::move(sets)};
}

ScoringLine line(std::string id, std::string feature, std::vector<std::string> needs,
                 std::vector<std::string> unless, std::vector<ScoreEach> each) {
  ScoringLine made;
  made.what = id;
  made.rules = {{RecordKind::Rule, "base-game/" + id}};
  made.id = std::move(id);
  made.features = {std::move(feature)};
  made.needs = std::move(needs);
  made.unless = std::move(unless);
  made.each = std::move(each);
  return made;
}

std::vector<ScoringFact> facts() {
  std::vector<ScoringFact> list = {
      flag("complete", "city", {}),
      count("tiles", "tile", "tiles", "city"),
      count("pennants", "pennant", "pennants", "city"),
      flag("cathedral", "city", {"inns-and-cathedrals"}),
      flag("witch", "city", {"mage-and-witch"}),
      count("buildings", "little building", "little buildings", "city"),
      count("cities", "completed city", "completed cities", "field"),
      {.name = "pig",
       .kind = FactKind::Flag,
       .meaning = "with pig",
       .one = "the pig",
       .features = {"field"},
       .sets = {"traders-and-builders"}},
      {.name = "fairy", .kind = FactKind::Player, .meaning = "the fairy", .features = {"city"}},
      {.name = "barn",
       .kind = FactKind::Word,
       .meaning = "a barn",
       .words = {"placed", "final"},
       .features = {"field"}},
      count("gold", "gold piece", "gold pieces", "game"),
      count("robbed", "point robbed", "points robbed", "game"),
      count("knights", "knight", "knights", "game"),
      count("shields", "shield", "shields", "game"),
  };
  list[1].needed_for = {"city"};
  return list;
}

}  // namespace

Scoring small_scoring() {
  Scoring scoring;
  scoring.facts = facts();
  std::vector<ScoringLine>& lines = scoring.lines;
  lines.push_back(
      line("city-complete", "city", {"complete"}, {"cathedral"}, {{"tiles", 2}, {"pennants", 2}}));
  lines.push_back(line("cathedral-complete", "city", {"complete", "cathedral"}, {},
                       {{"tiles", 3}, {"pennants", 3}}));
  lines.push_back(line("city-incomplete", "city", {}, {"complete", "cathedral"},
                       {{"tiles", 1}, {"pennants", 1}}));
  lines.back().when = ScoreMoment::After;
  lines.push_back(line("cathedral-incomplete", "city", {"cathedral"}, {"complete"}, {}));
  lines.back().when = ScoreMoment::After;
  lines.back().term = "a cathedral, and not complete";
  lines.push_back(line("buildings", "city", {}, {}, {{"buildings", 1}}));
  lines.back().stage = 3;
  lines.push_back(line("witch", "city", {"witch"}, {}, {}));
  lines.back().halves = true;
  lines.back().stage = 2;
  lines.back().term = "halved, rounded up";
  lines.push_back(line("fairy", "city", {"fairy"}, {}, {}));
  lines.back().flat = 3;
  lines.back().to = "fairy";
  lines.push_back(line("farm", "field", {}, {"barn"}, {{"cities", 3}}));
  lines.push_back(line("pig", "field", {"pig"}, {"barn"}, {{"cities", 1}}));
  lines.push_back(line("barn", "field", {"barn=final"}, {}, {{"cities", 4}}));
  lines.push_back(line("gold", "game", {}, {}, {}));
  lines.back().tiers_of = "gold";
  lines.back().tiers = {{1, 1}, {4, 2}, {7, 3}, {10, 4}};
  lines.push_back(line("robber", "game", {"robbed"}, {}, {}));
  lines.back().half_of = "robbed";
  lines.push_back(line("tax", "game", {}, {}, {{"knights", 1}, {"shields", 1}}));
  lines.back().times = "knights";
  return scoring;
}

}  // namespace cartulary

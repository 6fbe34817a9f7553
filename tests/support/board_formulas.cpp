#include "tests/support/board_formulas.h"

#include <string>
#include <vector>

#include "engine/text/text.h"

namespace cartulary::test {

namespace {

// Lists are separated by blanks, in `each` by commas.
struct Row {
  const char* features;
  const char* needs = "";
  const char* unless = "";
  const char* each = "";  // "tiles 2, pennants 2"
  const char* rule = "";
  int flat = 0;
  const char* term = "";
  int stage = 1;
  const char* choice = "";  // "tiny-city 2"
  const char* to = "";
  bool halves = false;
};

constexpr const char* kin = "cloister shrine monastery church abbey";
constexpr const char* built = "road city field cloister shrine monastery church abbey";

constexpr Row rows[] = {
    {"road", "complete", "inn", "tiles 1", "base-game/road-complete"},
    {"road", "complete inn", "", "tiles 2", "inns-and-cathedrals/inn-complete"},
    {"road", "", "complete inn", "tiles 1", "base-game/road-incomplete"},
    {"road", "inn", "complete", "", "inns-and-cathedrals/inn-incomplete", 0,
     "an inn, and not complete"},
    {"city", "complete", "cathedral siege", "tiles 2, pennants 2", "base-game/city-complete", 0, "",
     1, "tiny-city 4"},
    {"city", "complete", "cathedral siege tiles=2", "tiles 2, pennants 2",
     "base-game/city-complete", 0, "", 1, "tiny-city 2"},
    {"city", "complete tiles=2", "cathedral siege", "tiles 1, pennants 1", "base-game/tiny-city", 0,
     "", 1, "tiny-city 2"},
    {"city", "complete cathedral", "siege", "tiles 3, pennants 3",
     "inns-and-cathedrals/cathedral-complete"},
    {"city", "complete siege", "cathedral", "tiles 1, pennants 1",
     "cathars/besieged-city-complete"},
    {"city", "complete siege cathedral", "", "tiles 2, pennants 2",
     "cathars/besieged-cathedral-complete"},
    {"city", "", "complete cathedral siege", "tiles 1, pennants 1", "base-game/city-incomplete"},
    {"city", "cathedral", "complete siege", "", "inns-and-cathedrals/cathedral-incomplete", 0,
     "a cathedral, and not complete"},
    {"city", "siege", "complete", "", "cathars/besieged-city-incomplete", 0,
     "besieged and not complete"},
    {"castle", "", "complete", "", "bridges-castles-and-bazaars/castle-final", 0,
     "a castle left at the end"},
    {"road city", "mage", "", "tiles 1", "mage-and-witch/mage-points"},
    {"road city", "witch", "", "", "mage-and-witch/witch-halves", 0,
     "halved by the Witch, rounded up", 2, "", "", true},
    {"road city", "complete german-castles>0", "", "german-castles 3",
     "castles-in-germany/castle-bonus", 0, "", 3},
    {"city", "complete darmstadtium", "", "", "darmstadt-promo/darmstadtium", 3, "the Darmstadtium",
     3},
    {built, "", "barn=placed barn=joined", "towers 1, houses 1, sheds 1", "little-buildings/points",
     0, "", 3, "little-buildings equal"},
    {built, "", "barn=placed barn=joined", "towers 3, houses 2, sheds 1",
     "little-buildings/variant-values", 0, "", 3, "little-buildings by-kind"},
    {"cloister", "complete", "", "", "base-game/cloister-complete", 9, "9 tiles at 1"},
    {"cloister", "", "complete", "tiles 1", "base-game/cloister-incomplete"},
    {"shrine", "complete", "", "", "shrines-and-heretics/shrine-complete", 9, "9 tiles at 1"},
    {"shrine", "", "complete", "tiles 1", "shrines-and-heretics/shrine-incomplete"},
    {"monastery", "complete", "", "", "monasteries-in-germany/monastery-complete", 9,
     "9 tiles at 1"},
    {"monastery", "", "complete", "tiles 1", "monasteries-in-germany/monastery-incomplete"},
    {"church", "complete", "", "", "darmstadt-promo/church-complete", 9, "9 tiles at 1"},
    {"church", "", "complete", "tiles 1", "darmstadt-promo/church-incomplete"},
    {"abbey", "complete", "", "", "abbey-and-mayor/abbey-complete", 9, "9 tiles at 1"},
    {"abbey", "", "complete", "tiles 1", "abbey-and-mayor/abbey-incomplete"},
    {"garden", "complete", "", "", "abbot/garden-complete", 9, "9 tiles at 1"},
    {"garden", "", "complete", "tiles 1", "abbot/garden-incomplete"},
    {kin, "complete vineyards>0", "", "vineyards 3", "hills-and-sheep/vineyard", 0, "", 3},
    {"german-castle", "complete", "", "", "castles-in-germany/castle-complete", 12,
     "castle complete"},
    {"german-castle", "", "complete", "tiles 1", "castles-in-germany/castle-incomplete", 2,
     "the castle"},
    {"field", "", "barn", "cities 3", "base-game/farm", 0, "", 1, "farm-scoring 3"},
    {"field", "", "barn", "cities 3", "base-game/farm-scoring-2", 0, "", 1, "farm-scoring 2"},
    {"field", "", "barn", "cities 4", "base-game/farm-scoring-1", 0, "", 1, "farm-scoring 1"},
    {"field", "", "barn", "besieged-cities 6", "cathars/besieged-city-farm", 0, "", 1,
     "farm-scoring 3"},
    {"field", "", "barn", "besieged-cities 6", "cathars/besieged-city-farm", 0, "", 1,
     "farm-scoring 2"},
    {"field", "", "barn", "besieged-cities 8", "cathars/besieged-city-farm", 0, "", 1,
     "farm-scoring 1"},
    {"field", "city-of-carcassonne", "barn", "", "count-of-carcassonne/city-on-farms", 3,
     "the City of Carcassonne", 1, "farm-scoring 3"},
    {"field", "city-of-carcassonne", "barn", "", "count-of-carcassonne/city-on-farms", 3,
     "the City of Carcassonne", 1, "farm-scoring 2"},
    {"field", "city-of-carcassonne", "barn", "", "count-of-carcassonne/city-on-farms", 4,
     "the City of Carcassonne", 1, "farm-scoring 1"},
    {"field", "", "barn", "castles 4", "bridges-castles-and-bazaars/castle-on-a-farm"},
    {"field", "barn=placed", "", "cities 3, castles 4, besieged-cities 6",
     "abbey-and-mayor/barn-scoring"},
    {"field", "barn=joined", "", "cities 1, castles 2, besieged-cities 2",
     "abbey-and-mayor/barn-joining"},
    {"field", "pig", "barn=final", "cities 1, castles 1, besieged-cities 2",
     "traders-and-builders/pig-points"},
    {"field", "pig city-of-carcassonne", "barn=final", "", "traders-and-builders/pig-points", 1,
     "the pig, for the City of Carcassonne"},
    {"field", "pig-herd", "barn=final", "cities 1, castles 1, besieged-cities 2",
     "river-2/pig-herd"},
    {"field", "pig-herd city-of-carcassonne", "barn=final", "", "river-2/pig-herd", 1,
     "the pig-herd, for the City of Carcassonne"},
    {"field", "barn=final", "", "cities 4, castles 5, besieged-cities 8",
     "abbey-and-mayor/barn-final"},
    {"road city field cloister shrine monastery church garden abbey german-castle", "fairy",
     "barn=final", "", "princess-and-dragon/fairy-scoring-bonus", 3, "the fairy", 3, "", "fairy"},
};

struct FactRow {
  const char* name;
  const char* one = "";
  const char* many = "";
  FactKind kind = FactKind::Count;
};
constexpr FactRow fact_rows[] = {
    {"complete", "", "", FactKind::Flag},
    {"tiles", "tile", "tiles"},
    {"pennants", "pennant", "pennants"},
    {"inn", "", "", FactKind::Flag},
    {"cathedral", "", "", FactKind::Flag},
    {"siege", "", "", FactKind::Flag},
    {"mage", "the Mage", "", FactKind::Flag},
    {"witch", "", "", FactKind::Flag},
    {"german-castles", "castle in Germany", "castles in Germany"},
    {"darmstadtium", "", "", FactKind::Flag},
    {"vineyards", "vineyard", "vineyards"},
    {"cities", "completed city", "completed cities"},
    {"besieged-cities", "besieged city", "besieged cities"},
    {"castles", "castle", "castles"},
    {"city-of-carcassonne", "", "", FactKind::Flag},
    {"pig", "the pig", "", FactKind::Flag},
    {"pig-herd", "the pig-herd", "", FactKind::Flag},
    {"barn", "", "", FactKind::Word},
    {"towers", "tower", "towers"},
    {"houses", "house", "houses"},
    {"sheds", "shed", "sheds"},
    {"fairy", "", "", FactKind::Player},
};

std::vector<std::string> words(std::string_view text) {
  std::vector<std::string> list;
  for (const std::string_view word : split(text, ' '))
    if (!word.empty()) list.emplace_back(word);
  return list;
}

ScoringLine line_of(const Row& row) {
  ScoringLine line;
  line.features = words(row.features);
  line.needs = words(row.needs);
  line.unless = words(row.unless);
  for (const std::string_view part : split(row.each, ',')) {
    const std::vector<std::string> each = words(part);
    if (each.size() == 2) line.each.push_back({each[0], *parse_whole(each[1], 0, 99)});
  }
  line.flat = row.flat;
  line.term = row.term;
  line.stage = row.stage;
  line.to = row.to;
  line.halves = row.halves;
  line.rules = {{RecordKind::Rule, std::string(row.rule)}};
  if (const auto choice = words(row.choice); choice.size() == 2)
    line.rule_value = {{choice[0], choice[1]}};
  return line;
}

Scoring made() {
  Scoring scoring;
  for (const FactRow& row : fact_rows)
    scoring.facts.push_back({.name = row.name, .kind = row.kind, .one = row.one, .many = row.many});
  for (const Row& row : rows) scoring.lines.push_back(line_of(row));
  return scoring;
}

}  // namespace

const Scoring& board_scoring() {
  static const Scoring scoring = made();
  return scoring;
}

}  // namespace cartulary::test

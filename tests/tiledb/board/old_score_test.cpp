// Random boards score by the formulas of the content as they did by code of their own, but where
// the two differed and the content was right.
#include "tests/support/old_score.h"

#include "engine/board/feature.h"
#include "engine/guide/table_formulas.h"
#include "engine/position/tokens.h"
#include "tests/support/catch.h"
#include "tests/support/figure_brute.h"
#include "tests/support/random_play.h"
#include "tests/tiledb/example_content.h"

namespace cartulary::tiledb {
namespace {

using namespace cartulary::test;
using Rules = std::map<std::string, std::string>;

// The Witch halves neither castles nor the Darmstadtium; little buildings bring nothing at gardens
// and German castles, and something with a barn; they may count by kind; who stands in a castle or
// beside a barn has nothing of the fairy.
bool was_otherwise(const FeatureFacts& facts, const Selection& selection) {
  const int buildings = facts.count("towers") + facts.count("houses") + facts.count("sheds");
  const bool barn = facts.word("barn") == "final";
  const bool bare = facts.scored == Scored::Garden || facts.scored == Scored::GermanCastle;
  if (facts.holds("witch") && (facts.holds("darmstadtium") || facts.holds("german-castles")))
    return true;
  if (facts.holds("fairy") && (barn || facts.scored == Scored::Castle)) return true;
  return buildings > 0 &&
         (barn || bare || chosen_value(selection.rules, "little-buildings") == "by-kind");
}

struct Compared {
  int features = 0;
  int scores = 0;
};

void compare_feature(OccupiedFeature occupied, const Board& board,
                     const std::vector<PositionFigure>& figures, Compared& compared) {
  const Formulas& formulas = board.kit().formulas;
  const Selection& selection = board.kit().selection;
  const Feature& feature = occupied.feature;
  INFO(to_text(feature.kind) << " at " << to_text(feature.cells.front()));
  REQUIRE(total(old_terms(feature.facts, selection)) == feature.points_now);
  if (feature.complete) {
    FeatureFacts complete = feature.facts;
    REQUIRE(total(old_terms(complete.set("complete"), selection)) == *feature.points_complete);
  }
  ++compared.features;
  tell_tokens(occupied, board, figures);
  FeatureFacts& facts = occupied.feature.facts;
  if (facts.scored == Scored::Field && has_barn(occupied)) facts.set("barn", 1, "final");
  if (was_otherwise(facts, selection)) return;
  std::map<std::string, int> scores;
  for (const PlayerScore& score : player_scores(formulas, facts, occupied.figures))
    scores[score.player] = score.points;
  REQUIRE(scores == old_scores(facts, occupied.figures, selection));
  compared.scores += static_cast<int>(scores.size());
}

TEST_CASE("boards score by formulas as they did by code of their own") {
  const Content& content = real_content();
  const std::vector<std::vector<std::string>> shelves = {
      {"base-game"},
      {"base-game", "inns-and-cathedrals", "cathars", "traders-and-builders"},
      {"base-game", "hills-and-sheep", "abbot", "castles-in-germany", "darmstadt-promo"},
      {"base-game", "river-2", "gq11", "shrines-and-heretics", "abbey-and-mayor"},
      {"base-game", "monasteries-in-germany", "mage-and-witch", "little-buildings", "halflings-1"}};
  std::mt19937 random(31);
  Compared compared;
  for (int i = 0; i < 2000; ++i) {
    Selection selection;
    for (const std::string& set : shelves[static_cast<std::size_t>(i) % shelves.size()])
      selection.sets[set] = 1;
    selection.rules = Rules{{"tiny-city", i % 2 == 0 ? "4" : "2"},
                            {"farm-scoring", std::to_string(1 + i % 3)},
                            {"gq11-pig-herd", i % 7 == 0 ? "yes" : "no"},
                            {"little-buildings", i % 11 == 0 ? "by-kind" : "equal"}};
    const auto kit =
        board_kit(content.catalog, selection, table_formulas(content.guides.scoring, selection));
    REQUIRE(kit.ok());
    Board board(*kit);
    play_at_random(board, 8 + static_cast<int>(random() % 50), random);
    Position position;
    position.figures = random_figures(board, random);
    INFO("board " << i);
    for (const OccupiedFeature& occupied : occupied_features(position, board))
      compare_feature(occupied, board, position.figures, compared);
  }
  CHECK(compared.features > 100'000);
  CHECK(compared.scores > 10'000);
}

}  // namespace
}  // namespace cartulary::tiledb

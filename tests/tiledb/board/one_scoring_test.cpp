// One position, told in three ways: as a board, as a saved game that is over, as questions in
// words. All three score the same, term by term.
#include <algorithm>

#include "engine/board/board_text.h"
#include "engine/board/feature.h"
#include "engine/game/follow_game.h"
#include "engine/game/game_table.h"
#include "engine/guide/score_answer.h"
#include "engine/guide/table_formulas.h"
#include "engine/position/replay.h"
#include "engine/position/tokens.h"
#include "engine/scoring/player_scores.h"
#include "engine/text/text.h"
#include "tests/support/catch.h"
#include "tests/support/figure_brute.h"
#include "tests/support/random_play.h"
#include "tests/tiledb/example_content.h"

namespace cartulary::tiledb {
namespace {

using namespace cartulary::test;
using Texts = std::vector<std::string>;
using Figures = std::vector<PositionFigure>;

// A tile that nothing touches: the one that ends the game.
constexpr Cell far_away{90, 90};

std::string term_text(const std::string& player, const std::string& what, const ScoreTerm& term) {
  return player + ' ' + what + ", " + std::to_string(term.points) + " by " + std::string(term.rule);
}

Texts sorted(Texts texts) {
  std::ranges::sort(texts);
  return texts;
}

// What brings nothing is told of boards alone.
Texts terms_of_board(const Board& board, const Figures& figures) {
  Texts told;
  for (const PlayerTotal& player : board_figures(board, figures).players)
    for (const ScoreTerm& term : player.terms)
      if (term.points != 0) told.push_back(term_text(player.player, term.what, term));
  return sorted(std::move(told));
}

Texts terms_of_game(const GameRecord& record) {
  Texts told;
  for (const ScoredPoints& scored : record.end->scored)
    for (const ScoreTerm& term : scored.terms) {
      if (term.points == 0) continue;
      const std::string where =
          scored.cell ? scored.feature + " at " + to_text(*scored.cell) + ": " : std::string();
      told.push_back(term_text(scored.player, where + term.what, term));
    }
  return sorted(std::move(told));
}

std::string figures_text(const Figures& figures) {
  std::string text;
  for (const PositionFigure& figure : figures)
    text +=
        figure.player + ' ' + figure.figure + ' ' + to_text(figure.cell) + ' ' + figure.at + '\n';
  return text;
}

// How saved games call figures.
constexpr std::array<std::pair<std::string_view, std::string_view>, 10> piece_kinds = {
    {{"follower", "small"},
     {"large-follower", "big"},
     {"mayor", "mayor"},
     {"wagon", "wagon"},
     {"phantom", "phantom"},
     {"abbot", "abbot"},
     {"builder", "builder"},
     {"pig", "pig"},
     {"shepherd", "shepherd"},
     {"barn", "barn"}}};
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> building_tokens = {
    {{"little-tower", "LB_TOWER"}, {"little-house", "LB_HOUSE"}, {"shed", "LB_SHED"}}};
constexpr std::array<std::string_view, 4> colours = {"red", "blue", "green", "black"};

template <class Table>
std::optional<std::string> word_for(const Table& table, std::string_view name) {
  for (const auto& [known, word] : table)
    if (known == name) return std::string(word);
  return std::nullopt;
}

// The actions that bring tokens and figures to where they stand, as far as games have them.
class GameMaker {
 public:
  explicit GameMaker(const Board& board) : board_(board) {
    for (const std::string_view colour : colours)
      game_.players.push_back({std::string(colour), {}});
    for (const Board::Piece& piece : board.pieces()) game_.start.push_back(piece.placement);
  }

  Game made(const Figures& figures, std::mt19937& random) {
    for (const PositionFigure& figure : figures) add(figure);
    if (random() % 3 == 0) stand_fairy(random);
    if (random() % 3 == 0) build_castle();
    const Tile* last = board_.kit().catalog->find_tile("BA-24");
    game_.actions.push_back(
        {.type = GameActionType::Place, .player = 0, .tile = {last, far_away, Rotation::R0}});
    game_.actions.push_back({.type = GameActionType::Commit, .player = 0});
    game_.end_after = 1;
    return game_;
  }

 private:
  void add(const PositionFigure& figure) {
    if (const auto token = word_for(building_tokens, figure.figure))
      game_.actions.push_back(
          {.type = GameActionType::Token, .player = 0, .cell = figure.cell, .value = *token});
    if ((figure.figure == "mage" || figure.figure == "witch") && is_joined(figure.at))
      game_.actions.push_back({.type = GameActionType::Neutral,
                               .player = 0,
                               .figure = figure.figure,
                               .cell = figure.cell,
                               .at = figure.at});
    const auto kind = word_for(piece_kinds, figure.figure);
    const auto player = std::ranges::find(colours, figure.player);
    if (!kind || player == colours.end() || figure.at.empty()) return;
    if (figure.at.starts_with("river")) return;  // where nobody can stand
    const auto number = static_cast<int>(player - colours.begin());
    deployed_.push_back(
        {.type = GameActionType::Deploy,
         .player = number,
         .figure = std::to_string(number) + '.' + *kind + '.' + std::to_string(deployed_.size()),
         .cell = figure.cell,
         .at = figure.at});
    game_.actions.push_back(deployed_.back());
  }

  static bool is_joined(const std::string& at) {
    return at.starts_with("city") || at.starts_with("road");
  }

  bool is_alone(const GameAction& deployed) const {
    return 1 == std::ranges::count_if(deployed_, [&](const GameAction& other) {
             return other.cell == deployed.cell;
           });
  }

  void stand_fairy(std::mt19937& random) {
    Figures alone;
    if (deployed_.empty()) return;
    const GameAction& beside = deployed_[random() % deployed_.size()];
    if (!is_follower(figure_element(beside.figure)) || !is_alone(beside)) return;
    game_.actions.push_back({.type = GameActionType::Neutral,
                             .player = 0,
                             .figure = "fairy",
                             .cell = beside.cell,
                             .beside = beside.figure});
  }

  // In the first city of two tiles that a follower stands in.
  void build_castle() {
    for (const GameAction& deployed : deployed_) {
      const auto ref = feature_at(board_, *deployed.cell, deployed.at);
      if (!ref || ref->kind != FeatureKind::City || !is_follower(figure_element(deployed.figure)))
        continue;
      const Feature city = feature_of(board_, *ref->node);
      if (city.cells.size() != 2 || city.complete != true) continue;
      game_.actions.push_back({.type = GameActionType::Token,
                               .player = deployed.player,
                               .cell = deployed.cell,
                               .at = deployed.at,
                               .value = "CASTLE"});
      return;
    }
  }

  const Board& board_;
  Game game_;
  std::vector<GameAction> deployed_;
};

// ---- in words

// The facts and figures of a feature as somebody tells them; nothing where words cannot.
std::optional<Texts> in_words(const Scoring& scoring, const OccupiedFeature& occupied) {
  Texts words;
  const FeatureFacts& facts = occupied.feature.facts;
  if (std::ranges::count(facts.all(), "fairy", &Fact::name) > 1) return std::nullopt;
  if (facts.holds("mage") && facts.holds("witch")) return std::nullopt;
  for (const Fact& fact : facts.all()) {
    const ScoringFact* known = scoring.find_fact(fact.name);
    REQUIRE(known != nullptr);
    if (std::ranges::find(known->features, to_text(facts.scored)) == known->features.end())
      continue;
    words.push_back(known->name);
    if (known->kind == FactKind::Count) words.back() += '=' + std::to_string(fact.count);
    if (!fact.word.empty()) words.back() += '=' + fact.word;
  }
  const bool barns = facts.word("barn") == "final";
  std::map<std::string, std::string> figures;
  for (const Claimant& each : occupied.figures) {
    if (each.figure == "shepherd" || (each.figure == "barn") != barns) continue;
    if (barns)
      figures[each.player] = "follower";
    else
      add_item(figures[each.player], each.figure, "+");
    if (!barns && each.on_hill && is_follower(each.figure))
      add_item(figures[each.player], "hill", "+");
  }
  for (const auto& [player, there] : figures) words.push_back(player + '=' + there);
  return words;
}

std::string terms_text(const std::vector<ScoreTerm>& terms) {
  std::string text;
  for (const ScoreTerm& term : terms) add_item(text, term_text("", term.what, term), "; ");
  return text;
}

// Both as text: terms, then the points of each player.
struct Told {
  std::string terms;
  std::map<std::string, int> scores;
  friend bool operator==(const Told&, const Told&) = default;
};

Told told_in_words(const Content& content, const Selection& chosen, Scored scored,
                   const Texts& words) {
  SelectionText text;
  Selection all = *select(content.catalog, text, DefaultSets::All);
  all.rules = chosen.rules;
  const GuideQuestion game{content.catalog, &all};
  const Scoring& scoring = content.guides.scoring;
  const auto question = read_score_question(scoring, game, std::string(to_text(scored)), words);
  INFO(joined(words, " ") << (question ? "" : ": " + to_text(question.error())));
  REQUIRE(question.ok());
  const auto answer = score(scoring, *question, game);
  REQUIRE(answer.ok());
  Told told{terms_text(answer->terms), {}};
  for (const ScoreHolder& holder : answer->holders) told.scores[holder.player] = holder.points;
  return told;
}

int compare_words(const Content& content, const Board& board, const Figures& figures) {
  Position position;
  position.figures = figures;
  int told = 0;
  for (OccupiedFeature& occupied : occupied_features(position, board)) {
    if (occupied.figures.empty()) continue;
    tell_tokens(occupied, board, figures);
    FeatureFacts& facts = occupied.feature.facts;
    if (facts.scored == Scored::Field && has_barn(occupied)) facts.set("barn", 1, "final");
    const auto words = in_words(content.guides.scoring, occupied);
    if (!words) continue;
    const Formulas& formulas = board.kit().formulas;
    Told expected{terms_text(formulas.terms(facts)), {}};
    for (const PlayerScore& score : player_scores(formulas, facts, occupied.figures))
      expected.scores[score.player] = score.points;
    const Told found = told_in_words(content, board.kit().selection, facts.scored, *words);
    INFO(to_text(facts.scored) << ' ' << joined(*words, " "));
    REQUIRE(found.terms == expected.terms);
    // Nobody tells of a castle how many pennants its city had.
    if (facts.scored != Scored::Castle) REQUIRE(found.scores == expected.scores);
    ++told;
  }
  return told;
}

// ---- all three

struct Compared {
  int terms = 0;
  int in_words = 0;
};

void compare_ways(const Content& content, const Board& board, const Figures& figures,
                  std::mt19937& random, Compared& compared) {
  const Game game = GameMaker(board).made(figures, random);
  const GameRecord record = follow_game(game, board.kit());
  REQUIRE(record.end);
  const Texts by_game = terms_of_game(record);
  INFO(figures_text(record.figures));
  REQUIRE(terms_of_board(*record.board, record.figures) == by_game);
  compared.terms += static_cast<int>(by_game.size());
  compared.in_words += compare_words(content, *record.board, record.figures);
}

TEST_CASE("2000 random positions score alike as a board, as a saved game and in words") {
  const Content& content = real_content();
  const std::vector<Texts> shelves = {
      {"base-game", "inns-and-cathedrals", "cathars", "traders-and-builders"},
      {"base-game", "hills-and-sheep", "abbot", "castles-in-germany", "darmstadt-promo"},
      {"base-game", "river-2", "gq11", "shrines-and-heretics", "abbey-and-mayor"},
      {"base-game", "monasteries-in-germany", "mage-and-witch", "little-buildings", "besiegers"},
      {"base-game", "bridges-castles-and-bazaars", "princess-and-dragon", "count-of-carcassonne"}};
  std::mt19937 random(2000);
  Compared compared;
  for (int i = 0; i < 2000; ++i) {
    Selection selection;
    for (const std::string& set : shelves[static_cast<std::size_t>(i) % shelves.size()])
      selection.sets[set] = 1;
    selection.rules = {{"tiny-city", i % 2 == 0 ? "4" : "2"},
                       {"farm-scoring", std::to_string(1 + i % 3)},
                       {"gq11-pig-herd", i % 7 < 3 ? "yes" : "no"},
                       {"little-buildings", i % 11 < 5 ? "by-kind" : "equal"}};
    const auto kit =
        board_kit(content.catalog, selection, table_formulas(content.guides.scoring, selection));
    REQUIRE(kit.ok());
    Board board(*kit);
    play_at_random(board, 8 + static_cast<int>(random() % 40), random);
    INFO("position " << i << '\n' << to_text(board));
    compare_ways(content, board, random_figures(board, random), random, compared);
  }
  CHECK(compared.terms > 8'000);
  CHECK(compared.in_words > 15'000);
}

TEST_CASE("the positions of the content score alike as a board, as a saved game and in words") {
  const Content& content = real_content();
  std::mt19937 random(1);
  Compared compared;
  for (const Position& position : content.positions) {
    INFO(position.id);
    const auto kit = board_kit(content.catalog, position.selection,
                               table_formulas(content.guides.scoring, position.selection));
    REQUIRE(kit.ok());
    const auto board = lay_position(position, *kit);
    REQUIRE(board.ok());
    if (board->piece_at(far_away) == nullptr)
      compare_ways(content, *board, position.figures, random, compared);
  }
  CHECK(compared.terms > 100);
  CHECK(compared.in_words > 50);
}

}  // namespace
}  // namespace cartulary::tiledb

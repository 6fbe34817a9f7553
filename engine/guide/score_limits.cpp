#include "engine/guide/score_limits.h"

#include <algorithm>
#include <array>

#include "engine/rule/rulebook.h"
#include "engine/text/said.h"
#include "engine/text/said_list.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

// The tile of a cloister, garden or the like and the eight around it.
constexpr int cloister_tiles = 9;
constexpr std::array<std::string_view, 6> cloister_kin = {"cloister", "shrine", "monastery",
                                                          "church",   "garden", "abbey"};
// A German castle covers two cells.
constexpr int tiles_around_german_castle = 10;

bool is_alone(const ScoringLine& line, const std::string& feature) {
  return line.features.size() == 1 && line.features.front() == feature;
}

std::vector<std::string> sets_of(const ScoringLine& line) {
  std::vector<std::string> sets = line.sets;
  sets.insert(sets.end(), line.any_of.begin(), line.any_of.end());
  return sets;
}

std::vector<std::string> sets_that_score(const std::string& feature, const Scoring& scoring) {
  const auto line = std::ranges::find_if(
      scoring.lines, [&](const ScoringLine& each) { return is_alone(each, feature); });
  return line == scoring.lines.end() ? std::vector<std::string>() : sets_of(*line);
}

bool is_third_edition(const GuideQuestion& game) {
  // Like sums, limits follow a single printing.
  const TileSet* base = game.catalog.find_set("base-game");
  return base != nullptr && is_chosen(*game.selection, *base) &&
         edition_for(*game.selection, *base) >= Edition::C3;
}

int count_of(const ScoreQuestion& question, std::string_view name) {
  const auto found = question.facts.find(name);
  return found == question.facts.end() ? 0 : found->second.count;
}

// The most pennants that fit on one cell: a triangle fills half of it.
int most_pennants(const Catalog& catalog) {
  int most = 0;
  for (const Tile& tile : catalog.tiles()) {
    int pennants = 0;
    for (const Segment& segment : tile.segments) pennants += segment.pennants;
    most = std::max(most, tile.shape == Shape::Triangle ? 2 * pennants : pennants);
  }
  return most;
}

bool is_like_cloister(std::string_view feature) {
  return std::ranges::find(cloister_kin, feature) != cloister_kin.end();
}

Status check_cloister(const ScoreQuestion& question) {
  if (!is_like_cloister(question.feature)) return Done{};
  const int tiles = count_of(question, "tiles");
  if (tiles == 0 || tiles == cloister_tiles || !question.facts.contains("complete")) return Done{};
  return Error{
      .where = "fact",
      .what = said("score-fault.complete-tiles", {{"feature", question.feature}, {"tiles", tiles}}),
      .fix = said("score-fault.write-nine")};
}

}  // namespace

bool is_scored(const std::string& feature, const Scoring& scoring, const GuideQuestion& game) {
  if (game.selection == nullptr || sets_that_score(feature, scoring).empty()) return true;
  return std::ranges::any_of(scoring.lines, [&](const ScoringLine& line) {
    return is_alone(line, feature) && fit_of(line, game) != ScopeFit::OtherSet;
  });
}

Said not_chosen(std::string_view name, const std::vector<std::string>& sets,
                const GuideQuestion& game) {
  std::vector<Said> titles;
  for (const std::string& set : sets) {
    const TileSet* known = game.catalog.find_set(set);
    titles.emplace_back(known == nullptr ? set : known->title);
  }
  return said("score-fault.not-chosen",
              {{"name", printable(name)}, {"sets", list_of(titles, "list.or")}});
}

Result<std::string> scored_as(const std::string& feature, const Scoring& scoring,
                              const GuideQuestion& game) {
  if (is_scored(feature, scoring, game)) return feature;
  const bool monastery = feature == "monastery";
  if (monastery && is_third_edition(game)) return std::string("cloister");
  const std::vector<std::string> sets = sets_that_score(feature, scoring);
  const std::string& set = sets.front();
  return Error{.where = "feature",
               .what = not_chosen(feature, sets, game),
               .fix = monastery ? said("score-fault.write-cloister", {{"set", set}})
                                : said("score-fault.write-what-scores", {{"set", set}})};
}

CountLimits count_limits(const ScoringFact& fact, std::string_view feature) {
  if (fact.name != "tiles") return {0, fact.most};
  if (feature == "german-castle") return {0, std::min(fact.most, tiles_around_german_castle)};
  if (is_like_cloister(feature)) return {1, std::min(fact.most, cloister_tiles)};
  return {1, fact.most};
}

Status check_together(const ScoreQuestion& question, const GuideQuestion& game) {
  if (count_of(question, "mage") > 0 && count_of(question, "witch") > 0)
    return Error{.where = "fact",
                 .what = said("score-fault.mage-and-witch", {{"feature", question.feature}}),
                 .fix = said("score-fault.leave-one-out")};
  if (Status cloister = check_cloister(question); !cloister) return cloister;
  const int tiles = count_of(question, "tiles");
  const int most = most_pennants(game.catalog);
  const int pennants = count_of(question, "pennants");
  if (tiles > 0 && most > 0 && pennants > tiles * most)
    return Error{
        .where = "fact",
        .what = said("score-fault.cannot-bear", {{"tiles", tiles}, {"pennants", pennants}}),
        .fix = said("score-fault.write-pennants", {{"most", most}, {"all", tiles * most}})};
  return Done{};
}

}  // namespace cartulary

#include "docgen/json/position_found.h"

#include "engine/text/text.h"

namespace cartulary::docgen {
namespace {

std::string scores_words(const std::map<std::string, int>& scores) {
  std::string words;
  for (const auto& [player, points] : scores)
    add_item(words, player + " " + std::to_string(points));
  return words.empty() ? "nobody scores" : words;
}

std::string feature_words(const ExpectedFeature& feature) {
  std::string words(to_text(feature.kind));
  words += " on " + counted(static_cast<int>(feature.cells.size()), "tile");
  if (feature.complete) words += *feature.complete ? ", complete" : ", not complete";
  if (feature.pennants && *feature.pennants > 0)
    words += ", " + counted(*feature.pennants, "pennant");
  if (feature.points) words += ", " + counted(*feature.points, "point");
  if (feature.barn == BarnMoment::Placed) words += "; as the barn is placed";
  if (feature.barn == BarnMoment::Joined) words += "; as it is joined to the barn";
  if (feature.barn == BarnMoment::Final) words += "; the barn at the end";
  if (feature.scores) words += ": " + scores_words(*feature.scores);
  return words;
}

}  // namespace

std::vector<std::string> found_words(const Position& position) {
  std::vector<std::string> found;
  const auto add = [&](std::string words) { found.push_back(std::move(words)); };
  const Expectation& expect = position.expect;
  for (const ExpectedIllegal& illegal : expect.illegal)
    add("the tile on " + to_text(illegal.cell) + " may not lie there: " + illegal.why);
  for (const ExpectedFeature& feature : expect.features) add(feature_words(feature));
  for (const ExpectedHole& hole : expect.holes) {
    std::string fits;
    if (hole.fits)
      for (const std::string& tile : *hole.fits) add_item(fits, tile);
    add("the hole on " + to_text(hole.cell) + " asks for " + hole.pattern +
        (hole.fits ? "; what fits: " + (fits.empty() ? "nothing" : fits) : ""));
  }
  for (const ExpectedTower& tower : expect.towers)
    add("in range of the tower: " + counted(static_cast<int>(tower.range.size()), "tile"));
  for (const ExpectedBarnSite& site : expect.barn_sites)
    add(std::string(site.allowed ? "a barn" : "no barn") + " may stand at the corner " +
        std::string(to_text(site.corner)) + " of " + to_text(site.cell));
  if (expect.farms) add("all farms together: " + scores_words(*expect.farms));
  if (expect.dragon)
    add("a flight of the dragon may enter " +
        counted(static_cast<int>(expect.dragon->reach.size()), "tile") +
        "; the one drawn goes over " +
        counted(static_cast<int>(expect.dragon->path.size()), "tile"));
  return found;
}

}  // namespace cartulary::docgen

#include "docgen/report/position_found.h"

#include "engine/text/said_list.h"
#include "engine/text/text.h"

namespace cartulary::docgen {
namespace {

Said scores_words(const std::map<std::string, int>& scores) {
  if (scores.empty()) return said("position.nobody-scores");
  Said words;
  for (const auto& [player, points] : scores)
    add_item(words, said("position.score", {{"player", player}, {"points", points}}));
  return words;
}

Said barn_words(BarnMoment moment) {
  if (moment == BarnMoment::Placed) return said("position.as-the-barn-is-placed");
  if (moment == BarnMoment::Joined) return said("position.as-it-is-joined");
  return said("position.the-barn-at-the-end");
}

Said feature_words(const ExpectedFeature& feature) {
  Said words =
      said("position.on-tiles", {{"feature", to_text(feature.kind)}, {"n", feature.cells.size()}});
  if (feature.complete)
    add_item(words, *feature.complete ? said("word.complete") : said("position.not-complete"));
  if (feature.pennants && *feature.pennants > 0)
    add_item(words, said_count("position.pennants", *feature.pennants));
  if (feature.points) add_item(words, said_count("count.point", *feature.points));
  if (feature.barn) add_item(words, barn_words(*feature.barn), "list.part");
  if (feature.scores)
    words = said("position.scored", {{"found", words}, {"scores", scores_words(*feature.scores)}});
  return words;
}

Said hole_words(const ExpectedHole& hole) {
  const std::string cell = to_text(hole.cell);
  if (!hole.fits) return said("position.hole-asks", {{"cell", cell}, {"pattern", hole.pattern}});
  if (hole.fits->empty())
    return said("position.hole-nothing-fits", {{"cell", cell}, {"pattern", hole.pattern}});
  return said("position.hole-fits",
              {{"cell", cell}, {"pattern", hole.pattern}, {"tiles", joined(*hole.fits)}});
}

Said site_words(const ExpectedBarnSite& site) {
  const std::string cell = to_text(site.cell);
  const std::string_view corner = to_text(site.corner);
  return site.allowed ? said("position.barn-may-stand", {{"corner", corner}, {"cell", cell}})
                      : said("position.no-barn-may-stand", {{"corner", corner}, {"cell", cell}});
}

}  // namespace

std::vector<Said> found_words(const Position& position) {
  std::vector<Said> found;
  const Expectation& expect = position.expect;
  for (const ExpectedIllegal& illegal : expect.illegal)
    found.push_back(
        said("position.illegal", {{"cell", to_text(illegal.cell)}, {"why", illegal.why}}));
  for (const ExpectedFeature& feature : expect.features) found.push_back(feature_words(feature));
  for (const ExpectedHole& hole : expect.holes) found.push_back(hole_words(hole));
  for (const ExpectedTower& tower : expect.towers)
    found.push_back(said_count("position.tower-range", tower.range.size()));
  for (const ExpectedBarnSite& site : expect.barn_sites) found.push_back(site_words(site));
  if (expect.farms)
    found.push_back(said("position.farms", {{"scores", scores_words(*expect.farms)}}));
  if (expect.dragon)
    found.push_back(said("position.flight", {{"reach", expect.dragon->reach.size()},
                                             {"path", expect.dragon->path.size()}}));
  return found;
}

}  // namespace cartulary::docgen

// HouseRemarks: what a group's own game says, in words alone, of the rules and figures behind an
// answer. No formula knows these words, so the answer does not follow them and has to show them.
//
// Points into the question and the guides, which must outlive it.
//
//   HouseRemarks remarks(guides, question);
//   remarks.add_rules({"rule/inns-and-cathedrals/cathedral-complete"});
//   remarks.add_figure("large-follower", "city");
//   for (const HouseRemark& each : remarks.list()) ... each.rule, each.text ...
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/guide/game_remarks.h"
#include "engine/guide/guide_selection.h"
#include "engine/guide/guides.h"
#include "engine/guide/score_answer.h"

namespace cartulary {

struct HouseRemark {
  std::string rule;  // id with its kind: "ruling/our-club/cathedrals"
  std::string text;  // "Cathedrals pay four: A completed city with a cathedral ..."
  friend bool operator==(const HouseRemark&, const HouseRemark&) = default;
};

class HouseRemarks {
 public:
  HouseRemarks(const Guides& guides, const GuideQuestion& question);

  // Ids with their kind.
  void add_rules(const std::vector<std::string>& rules);
  // By the id of its element: what is said of its strength and, where the figure stands on a
  // feature ("city", "field", "shrine"; empty: nowhere), of standing there.
  void add_figure(std::string_view figure, std::string_view feature);
  void add(const std::vector<GameRemark>& remarks);

  // Each rule once, in the order in which they came.
  const std::vector<HouseRemark>& list() const { return list_; }

 private:
  const Guides& guides_;
  const GuideQuestion& question_;
  bool any_;  // whether there is a group that may have something to say
  std::vector<HouseRemark> list_;
};

// On one answer of the table of figures. A house rule that names places where figures stand says
// something of these alone: one on large followers in cities nothing of those on roads.
std::vector<GameRemark> cell_remarks(const GuideQuestion& question, const FigureCell& cell);

// On all that these answers rest on.
std::vector<HouseRemark> remarks_on(const Guides& guides, const GuideQuestion& question,
                                    const ScoreQuestion& asked, const ScoreAnswer& answer);
std::vector<HouseRemark> remarks_on(const Guides& guides, const GuideQuestion& question,
                                    const std::vector<const ScoringLine*>& lines);
std::vector<HouseRemark> remarks_on(const Guides& guides, const GuideQuestion& question,
                                    const ChosenFigures& figures);

}  // namespace cartulary

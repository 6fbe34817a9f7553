// HouseRemarks: the house rules of a group that concern the rules and figures behind an answer, and
// that are written in words only. No formula computes with them, so the answer does not follow them
// and must show them instead.
//
// Refers to the question and the guides, which must outlive it.
//
//   HouseRemarks remarks(guides, question);
//   remarks.add_rules({{RecordKind::Rule, "inns-and-cathedrals/cathedral-complete"}});
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
#include "engine/text/said.h"

namespace cartulary {

struct HouseRemark {
  RecordId rule;  // "ruling/our-club/cathedrals"
  Said text;      // "Cathedrals pay four: A completed city with a cathedral ..."
  friend bool operator==(const HouseRemark&, const HouseRemark&) = default;
};

class HouseRemarks {
 public:
  HouseRemarks(const Guides& guides, const GuideQuestion& question);

  void add_rules(const RecordIds& rules);
  // `figure` is an element id. Adds the remarks on its strength and, if it stands on a feature
  // ("city", "field", "shrine"; empty: on none), on standing there.
  void add_figure(std::string_view figure, std::string_view feature);
  void add(const std::vector<GameRemark>& remarks);

  // Each rule once, in the order of the calls.
  const std::vector<HouseRemark>& list() const { return list_; }

 private:
  const Guides& guides_;
  const GuideQuestion& question_;
  bool any_;  // whether there may be remarks at all
  std::vector<HouseRemark> list_;
};

// The remarks on one answer of the table of figures. A house rule that names places where figures
// stand applies to those places alone: one on large followers in cities says nothing about roads.
std::vector<GameRemark> cell_remarks(const GuideQuestion& question, const FigureCell& cell);

// The remarks on everything that the answer rests on.
std::vector<HouseRemark> remarks_on(const Guides& guides, const GuideQuestion& question,
                                    const ScoreQuestion& asked, const ScoreAnswer& answer);
std::vector<HouseRemark> remarks_on(const Guides& guides, const GuideQuestion& question,
                                    const std::vector<const ScoringLine*>& lines);
std::vector<HouseRemark> remarks_on(const Guides& guides, const GuideQuestion& question,
                                    const ChosenFigures& figures);

}  // namespace cartulary

// Picks the parts of a guide that apply to a group: to its sets, their printings, its house rules,
// and the publisher whose rules it follows.
//
// Results point into the Guides, which must outlive them.
//
//   const GuideQuestion question = guide_question(catalog, selection, &rulebook);
//   const ChosenGuide turn = choose_lines(*guides.find("order-of-play"), question);
//   turn.parts[0].lines[0].line->text;
//   turn.left_out;                          // 31: lines that do not apply
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/bag/selection.h"
#include "engine/guide/guides.h"
#include "engine/rule/rulebook.h"
#include "engine/text/result.h"
#include "engine/text/search_language.h"
#include "engine/tile/catalog.h"
#include "engine/tile/rule_set.h"

namespace cartulary {

struct GuideQuestion {
  const Catalog& catalog;
  const Selection* selection = nullptr;  // null: every game
  // Empty: every reading, if rule sets differ. WC2012 plays as HiG in all that it does not name.
  std::string rule_set = {};
  // Holds the group's own game, which says what is not played; null: no game is known.
  const Rulebook* rulebook = nullptr;
};
// The question of a group: it plays by the rule set that it chose with its sets.
GuideQuestion guide_question(const Catalog& catalog, const Selection& selection,
                             const Rulebook* rulebook);

// Whether something applies to a group, or the first reason why not.
enum class ScopeFit { Applies, OtherSet, OtherEdition, OtherRuleSet, OtherChoice };
ScopeFit fit_of(const GuideScope& scope, const GuideQuestion& question);
// Whether the selection's choices, or the defaults for those it leaves open, meet the scope's. A
// choice that is left as printed meets every value.
bool choices_fit(const GuideScope& scope, const Selection& selection);
// Whether the selection chooses this reading where rule sets differ: it then holds in all of them.
bool reading_is_chosen(const GuideScope& scope, const GuideQuestion& question);

// The words for a line whose first, most important rule is in no source that was read for the
// printing chosen for its set: "Told by the first edition; ...". Empty if some source has it, or if
// no printing is chosen.
std::string unread_words(const GuideQuestion& question, const RecordIds& rules);
// The same for one rule or ruling, which may be told without its kind.
std::string unread_words(const GuideQuestion& question, std::string_view rule);

// The sets whose printings decide whether something applies that only some printings have: the
// first set that it needs, else those of which it needs one. Empty: the base game.
std::vector<std::string> printed_sets(const GuideScope& scope);
// "C1, C2": the printings that have it, if not all do and none was chosen.
std::string printings_words(const GuideQuestion& question, const GuideScope& scope);
// Marks what is unread where there is no room for words.
inline constexpr std::string_view unread_sign = "†";

// How many sets besides the base game must be in the game before something applies: each set that
// is needed, plus one if one of several is needed.
int sets_together(const GuideScope& scope);

struct ChosenLine {
  const GuideLine* line = nullptr;
  bool together = false;  // applies only because two or more sets are in the game
};

struct ChosenPart {
  const GuidePart* part = nullptr;
  std::vector<ChosenLine> lines;
};

// The lines that apply, in reading order, in the parts that still have any.
struct ChosenGuide {
  const Guide* guide = nullptr;
  std::vector<ChosenPart> parts;
  int left_out = 0;  // lines that do not apply
};

// An item applies if it and the line above it do. A line about a set applies only if that set is in
// the game.
ChosenGuide choose_lines(const Guide& guide, const GuideQuestion& question);

struct ChosenFigure {
  const GuideFigure* figure = nullptr;
  std::string set;                       // the set of the game that brings it; empty: the base game
  Said supply;                           // in the chosen printing
  std::vector<const FigureCell*> cells;  // for the questions that arise, in their order
};

struct ChosenFigures {
  std::vector<const FigureQuestion*> questions;  // those that arise with these sets
  std::vector<ChosenFigure> figures;
  int left_out = 0;  // figures that these sets do not bring
};
ChosenFigures choose_figures(const Guides& guides, const GuideQuestion& question);

// Whether it holds at the World Championship alone, so that it is hidden from readers who name no
// rule set.
bool is_for_championship(const GuideScope& scope);

// By id, title, or a common name: "large games" is mega. Null if there is none.
const Guide* find_guide(const Guides& guides, std::string_view name,
                        const SearchLanguage& language);

// A guide of lines, or the glossary, by id. Errors (with the given `where`): no guide has this id,
// with the list of guides and the nearest name, which also compares titles if a language is given;
// or the id is figures, words or scoring, which are separate questions.
Result<const Guide*> need_guide(const Guides& guides, std::string_view id, std::string_view where,
                                const SearchLanguage& language = {});

}  // namespace cartulary

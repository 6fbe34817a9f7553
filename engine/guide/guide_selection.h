// What of a guide applies to a group: to its sets, their printings, its house rules, and the
// publisher whose rules it follows.
//
// Results point into the Guides, which must outlive them.
//
//   const GuideQuestion question{catalog, &selection, "HiG"};
//   const ChosenGuide turn = choose_lines(*guides.find("order-of-play"), question);
//   turn.parts[0].lines[0].line->text;
//   turn.left_out;                          // 31 lines say nothing to this group
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

namespace cartulary {

struct GuideQuestion {
  const Catalog& catalog;
  const Selection* selection = nullptr;  // null: of every game
  // Empty: every reading, where they differ. WC2012 plays as HiG in all that it does not name.
  std::string rule_set = {};
  // Says what a group's own game does not play; null: nothing is known of one.
  const Rulebook* rulebook = nullptr;
};

// Why something says nothing to a group, or that it applies.
enum class ScopeFit { Applies, OtherSet, OtherEdition, OtherRuleSet, OtherChoice };
ScopeFit fit_of(const GuideScope& scope, const GuideQuestion& question);
// Whether the selection chooses all that the scope asks for, be it by saying nothing.
bool choices_fit(const GuideScope& scope, const Selection& selection);

// What a line rests on where its first rule, which is the most important, is unread in the printing
// that is chosen for its set: "Told by the first edition; ...". Empty where it is read or none is
// chosen.
std::string unread_words(const GuideQuestion& question, const std::vector<std::string>& rules);

// The sets whose printings count for something that not all have: the first that it needs, else
// those of which it needs one. None: the base game.
std::vector<std::string> printed_sets(const GuideScope& scope);
// "C1, C2": the printings that have it, where none was chosen and not all do.
std::string printings_words(const GuideQuestion& question, const GuideScope& scope);
// Behind what is unread, where there is no room for words.
inline constexpr std::string_view unread_sign = "†";

// The sets beside the base game that must come together before something applies: two sets that
// are both needed, or one that is and one of several.
int sets_together(const GuideScope& scope);

struct ChosenLine {
  const GuideLine* line = nullptr;
  bool together = false;  // new because two sets or more are in the game
};

struct ChosenPart {
  const GuidePart* part = nullptr;
  std::vector<ChosenLine> lines;
};

// The parts that have lines left, each with those that apply, in the order of reading.
struct ChosenGuide {
  const Guide* guide = nullptr;
  std::vector<ChosenPart> parts;
  int left_out = 0;  // lines that do not apply
};

// An item applies where the line above it does and it does itself; a line about a set only where
// that is in the game.
ChosenGuide choose_lines(const Guide& guide, const GuideQuestion& question);

struct ChosenFigure {
  const GuideFigure* figure = nullptr;
  std::string set;                       // the first of its sets in the game; empty: the base game
  std::string supply;                    // of the printing that is chosen
  std::vector<const FigureCell*> cells;  // on questions that arise, in the order of these
};

struct ChosenFigures {
  std::vector<const FigureQuestion*> questions;  // those that arise with these sets
  std::vector<ChosenFigure> figures;
  int left_out = 0;  // figures that do not come with these sets
};
ChosenFigures choose_figures(const Guides& guides, const GuideQuestion& question);

// Whether a line that only these rule sets have holds for one of them: any where none is named, and
// the World Championship plays as HiG. An empty `rule_set` is no choice, for which all hold.
bool rule_set_fits(const std::vector<std::string>& only, std::string_view rule_set);

// Whether it holds at a championship alone, which nobody has at home who names no rule set.
bool is_for_championship(const GuideScope& scope);

// "HiG", "RGG", "ZMG" or "WC2012", whatever the case; empty text: no choice. Error (with the
// `where`): another word, with the list.
Result<std::string> parse_rule_set(std::string_view text, std::string_view where);

// By id, title, or what people call it: "large games" is mega. Null if there is none.
const Guide* find_guide(const Guides& guides, std::string_view name,
                        const SearchLanguage& language);

// A guide of lines, or the glossary, by id. Error (with the `where`): no guide is called so, with
// the list and the nearest, with a language also by title; figures, words and scoring are questions
// of their own.
Result<const Guide*> need_guide(const Guides& guides, std::string_view id, std::string_view where,
                                const SearchLanguage& language = {});

}  // namespace cartulary

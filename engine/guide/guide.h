// Guide: a reference sheet that goes with the rulebook: the order of play, what figures can do, how
// rule sets differ, English and German words, when sets were published.
//
// A guide consists of parts, a part of lines. Figures, words and the glossary have records of their
// own types. All records own their text. Lines and answers say which games they apply to
// (GuideScope); guide_selection.h picks those that apply. Ids are stable and nest: the line
// "place/volcano" of the guide "order-of-play" has the id "order-of-play/place/volcano".
//
//   for (const GuidePart& part : guide.parts)
//     for (const GuideLine& line : part.lines) ... line.text, line.rules ...
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rule/rule.h"
#include "engine/text/record_id.h"
#include "engine/tile/edition.h"
#include "engine/tile/source.h"

namespace cartulary {

// A choice that the rules leave to the players, and what was chosen: tiny-city, 2.
struct ChosenValue {
  std::string name;
  std::string choice;
  friend bool operator==(const ChosenValue&, const ChosenValue&) = default;
};

// The games that something applies to. An empty list sets no condition.
struct GuideScope {
  std::vector<std::string> sets = {};        // all must be in the game
  std::vector<std::string> any_of = {};      // at least one must be in the game
  std::vector<std::string> not_with = {};    // none may be in the game
  std::vector<std::string> only = {};        // rule sets in which it holds: HiG, RGG, ZMG, WC2012
  std::vector<Edition> editions = {};        // printings to which it applies
  std::vector<ChosenValue> rule_value = {};  // choices that it requires
  friend bool operator==(const GuideScope&, const GuideScope&) = default;
};

// A numbered sentence of a source whose content a line covers: 12 of the section order-of-play.
struct CarriedSentence {
  std::string section;
  int number = 0;
  friend bool operator==(const CarriedSentence&, const CarriedSentence&) = default;
};

// The answer of one rule set, printing or publisher to the question of a line.
struct GuideCell {
  std::string who;  // pre-hig, pre-rgg, latest-hig, latest-rgg-zmg
  std::string says;
  RecordIds rules;  // rules and rulings
  friend bool operator==(const GuideCell&, const GuideCell&) = default;
};

// What the referee (engine/referee) does because of a line, and the rule that it cites.
struct LineMove {
  std::string move;  // one of move_names
  std::string rule;  // "rule/base-game/occupied"
  friend bool operator==(const LineMove&, const LineMove&) = default;
};
// `followed`: the referee follows the line, but it offers no choice.
inline constexpr std::array<std::string_view, 72> move_names = {"turn",
                                                                "over",
                                                                "touch",
                                                                "match",
                                                                "river",
                                                                "abbey",
                                                                "deploy",
                                                                "occupied",
                                                                "no-figure",
                                                                "lake-empty",
                                                                "builder",
                                                                "builder-joins",
                                                                "pig",
                                                                "pig-joins",
                                                                "shepherd",
                                                                "barn",
                                                                "one-barn",
                                                                "barn-farm",
                                                                "portal",
                                                                "portal-limits",
                                                                "portal-once",
                                                                "abbot-back",
                                                                "fairy",
                                                                "fairy-castle",
                                                                "fairy-protection",
                                                                "princess",
                                                                "dragon",
                                                                "dragon-limits",
                                                                "dragon-shown",
                                                                "dragon-waits",
                                                                "dragon-aside",
                                                                "tower",
                                                                "guard",
                                                                "capture",
                                                                "range",
                                                                "capture-guard",
                                                                "capture-castle",
                                                                "exchange",
                                                                "ransom",
                                                                "phantom",
                                                                "one-thing",
                                                                "followed",
                                                                "double-turn",
                                                                "unplayable",
                                                                "castle",
                                                                "castle-ends",
                                                                "flock",
                                                                "gold",
                                                                "bridge",
                                                                "bridge-once",
                                                                "bridge-fit",
                                                                "bridge-supply",
                                                                "bridge-at-once",
                                                                "bridge-beside",
                                                                "tunnel",
                                                                "tunnel-supply",
                                                                "ferry",
                                                                "ferry-order",
                                                                "ferry-thief",
                                                                "ferry-change",
                                                                "ferry-once",
                                                                "ferry-two",
                                                                "festival",
                                                                "festival-follower",
                                                                "mage",
                                                                "witch",
                                                                "mage-apart",
                                                                "mage-move",
                                                                "mage-away",
                                                                "building",
                                                                "building-supply",
                                                                "shrine"};

struct GuideLine : GuideScope {
  std::string id;     // "order-of-play/place/volcano"
  std::string guide;  // "order-of-play"
  std::string part;   // "place"
  std::string text;
  std::optional<bool> must;  // true: must be done; false: may be done; nothing: neither
  std::string under;         // id of the line that this is an item of; may be empty
  RulingStatus status = RulingStatus::Unmarked;
  std::string basis;
  RecordIds rules;      // the most important first
  std::string no_rule;  // why there are none
  std::vector<CarriedSentence> carries;
  std::string place;                 // where in the guide's source
  std::vector<SourcePlace> sources;  // if they differ from the guide's
  std::string note;
  std::vector<LineMove> moves;          // order of play only
  std::vector<GuideCell> cells;         // tables of rule sets only
  std::string date;                     // timelines only: YYYY, YYYY-MM
  std::vector<std::string> publishers;  // timelines only
  std::string set;                      // the set that a line of a timeline or collection is about
  std::vector<std::string> includes;    // sets in a collection
  std::string includes_note;
  std::vector<std::string> unknown;
  friend bool operator==(const GuideLine&, const GuideLine&) = default;
};

struct GuidePart {
  std::string id;
  std::string title;
  std::string note;              // applies to the whole part
  std::vector<GuideLine> lines;  // in reading order; items follow the line that they belong to
  friend bool operator==(const GuidePart&, const GuidePart&) = default;
};

struct Guide {
  std::string id;
  std::string title;
  std::string summary;
  std::string note;
  std::vector<SourcePlace> sources;
  std::vector<GuidePart> parts;
  friend bool operator==(const Guide&, const Guide&) = default;
};

// ---- Figures

enum class FigureKind : std::uint8_t { Follower, Special, Neutral, Counting };
inline constexpr std::array<std::string_view, 4> figure_kind_names = {"follower", "special",
                                                                      "neutral", "counting"};
std::string_view to_text(FigureKind kind);
std::optional<FigureKind> parse_figure_kind(std::string_view text);

// None: the question does not arise for this figure.
enum class FigureAnswer : std::uint8_t { Yes, No, Conditional, None };
inline constexpr std::array<std::string_view, 4> figure_answer_names = {"yes", "no", "conditional",
                                                                        "none"};
std::string_view to_text(FigureAnswer answer);
std::optional<FigureAnswer> parse_figure_answer(std::string_view text);

struct FigureQuestion {
  std::string id;                      // "deploy/road"
  std::string text;                    // "May it be deployed to a road?"
  std::string short_text;              // "road"
  std::vector<std::string> sets = {};  // it arises with any of these; empty: with every game
  std::vector<Edition> editions = {};  // it arises in these; empty: in all
  friend bool operator==(const FigureQuestion&, const FigureQuestion&) = default;
};

// One answer. If rule sets differ, the question has one answer for each reading.
struct FigureCell : GuideScope {
  std::string id;  // "mayor/deploy/road"; a reading adds its rule sets: "...+RGG"
  std::string figure;
  std::string question;
  FigureAnswer answer = FigureAnswer::None;
  std::string says;  // the answer in a few words
  std::string note;
  RecordIds rules;
  std::string no_rule;
  std::vector<CarriedSentence> carries;
  friend bool operator==(const FigureCell&, const FigureCell&) = default;
};

// The set that brings a figure in one printing, and how many there are, if that printing differs
// from the others.
struct FigurePrinting {
  Edition edition = Edition::C1;
  std::string set;     // empty: no set of that printing is known to bring it
  std::string supply;  // empty: not known
  friend bool operator==(const FigurePrinting&, const FigurePrinting&) = default;
};

struct GuideFigure {
  std::string element;
  FigureKind kind = FigureKind::Follower;
  std::vector<std::string> sets;  // any of these brings it; empty: the base game
  std::string supply;
  std::string note;
  std::vector<CarriedSentence> carries;
  std::vector<FigureCell> cells;               // in the order of the questions
  int each = 0;                                // how many each player has; 0: not stated
  std::vector<FigurePrinting> printings = {};  // the printings that differ
  friend bool operator==(const GuideFigure&, const GuideFigure&) = default;
};

// ---- Words

struct WordPair {
  std::string id;     // group and both words: "followers/wagon = Wagen"
  std::string group;  // id of a part of the guide
  std::string english;
  std::string german;
  std::vector<std::string> publishers;  // HiG, RGG, ZMG, CAR, spielbox
  std::string element;
  std::string set;
  std::string note;
  std::vector<CarriedSentence> carries;
  std::vector<std::string> unknown;
  friend bool operator==(const WordPair&, const WordPair&) = default;
};

// An entry of a source's glossary, and the elements whose records explain it here.
struct GlossaryEntry {
  std::string entry;
  std::vector<std::string> elements;
  std::string set;
  std::string left_out;  // why no element explains it
  std::string note;
  std::vector<CarriedSentence> carries;
  friend bool operator==(const GlossaryEntry&, const GlossaryEntry&) = default;
};

// ---- The proof that every sentence of the sources is covered

// A section of a document, cut into numbered sentences by tools/cut-sentences.
struct SentenceSection {
  std::string id;
  std::string document;
  std::string section;
  int sentences = 0;
  friend bool operator==(const SentenceSection&, const SentenceSection&) = default;
};

struct SentenceLeftOut {
  CarriedSentence sentence;
  std::string reason;
  friend bool operator==(const SentenceLeftOut&, const SentenceLeftOut&) = default;
};

// "place/volcano" of "order-of-play/place/volcano": the id within its guide.
std::string_view id_in_guide(std::string_view line_id);

// The sources of a line: its own, else the guide's with the line's place added to the first.
std::vector<SourcePlace> places_of(const Guide& guide, const GuideLine& line);

}  // namespace cartulary

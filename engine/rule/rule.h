// Rule, Ruling, Variant, Element: what the rules say, what was ruled on them, how else they can be
// played, and the words that they use.
//
// All own their text, which is Markdown with links such as [mayor](element/mayor). Ids last:
// rules, rulings and variants "tower/ransom", elements "mayor". Rules stand in the order in which a
// player reads them.
//
//   for (const Rule& rule : rules)
//     if (rule.set == "tower" && rule.step == Step::Deploy) ... rule.title, rule.text
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/tile/edition.h"
#include "engine/tile/source.h"

namespace cartulary {

enum class ElementKind : std::uint8_t { Figure, Role, Feature, Symbol, Token, Term };
inline constexpr std::array<std::string_view, 6> element_kind_names = {"figure", "role",  "feature",
                                                                       "symbol", "token", "term"};
std::string_view to_text(ElementKind kind);
std::optional<ElementKind> parse_element_kind(std::string_view text);

// What rules speak of, with all the words that players and publishers use for it.
struct Element {
  std::string id;
  ElementKind kind = ElementKind::Term;
  std::string name;                // English, as Cartulary writes it
  std::string german;              // empty: not known, then `unknown` names it
  std::string set;                 // empty: of the game as a whole
  std::vector<std::string> also;   // other words, English or German, singular
  std::vector<std::string> marks;  // names of marks on tiles that show it
  std::string definition;
  std::vector<std::string> see;  // ids of related elements
  std::vector<SourcePlace> sources;
  std::string note;
  std::vector<std::string> unknown;
  friend bool operator==(const Element&, const Element&) = default;
};

// The place in the turn, in its order; General: at any time.
enum class Step : std::uint8_t {
  Preparation,
  StartOfTurn,
  Place,
  Deploy,
  Score,
  EndOfTurn,
  EndOfGame,
  FinalScoring,
  General
};
inline constexpr std::array<std::string_view, 9> step_names = {
    "preparation", "start-of-turn", "place",         "deploy", "score",
    "end-of-turn", "end-of-game",   "final-scoring", "general"};
std::string_view to_text(Step step);
std::optional<Step> parse_step(std::string_view text);

// What opens the rules of a set: what it adds, and how turn and scoring change.
struct SetRules {
  std::string set;
  std::string summary;
  std::string in_the_box;  // may be empty: the set's contents say it all
  std::string turn;
  std::string scoring;
  friend bool operator==(const SetRules&, const SetRules&) = default;
};

// One case of a verdict that depends: in the printing C2 no; where the city is complete 3.
struct VerdictBranch {
  std::string when;  // "edition C2", "rule set RGG", or the condition in words
  std::string word;  // yes, no, or a figure
  friend bool operator==(const VerdictBranch&, const VerdictBranch&) = default;
};

// What rules, rulings and variants have in common.
struct RuleRecord {
  std::string id;
  std::vector<std::string> aliases;  // former ids
  std::string set;
  std::string title;
  std::string text;
  std::string word;                     // the answer: yes, no, depends, a figure; may be empty
  std::string verdict;                  // the same as one sentence that stands alone
  std::vector<VerdictBranch> branches;  // of what depends: its cases
  std::string verdict_read;           // how often a reader held it against the sources: once, twice
  std::vector<std::string> about;     // ids of elements, the most important first
  std::vector<std::string> with;      // other sets without which it says nothing
  std::vector<std::string> with_any;  // other sets of which it needs one, whichever
  std::vector<std::string> serves;    // other sets whose rule or ruling it is as well
  std::vector<Edition> editions;      // to which it applies; empty: all
  std::vector<Edition> read_in;       // of which a document that it cites tells; see reading.h
  bool single_source = false;         // one hand or a shop alone tells it
  std::vector<std::string> rule_sets;  // who has it so: HiG, RGG, ZMG, WC2012; empty: all
  std::vector<std::string> board;      // ids of positions that show it
  std::vector<std::string> asked;      // in which words players ask for it; for the search alone
  std::vector<SourcePlace> sources;
  std::string note;
  friend bool operator==(const RuleRecord&, const RuleRecord&) = default;
};

// A choice that is left to the players, as selections name it: tiny-city, 2 or 4, by default 4.
struct RuleValue {
  std::string name;
  std::vector<std::string> choices;
  std::string default_choice;
  friend bool operator==(const RuleValue&, const RuleValue&) = default;
};

struct Rule : RuleRecord {
  std::string heading;  // rules with one heading stand together
  Step step = Step::General;
  std::optional<RuleValue> value;
  friend bool operator==(const Rule&, const Rule&) = default;
};

enum class RulingStatus : std::uint8_t { Official, Community, Difference, Open, House, Unmarked };
inline constexpr std::array<std::string_view, 6> ruling_status_names = {
    "official", "community", "difference", "open", "house", "unmarked"};
std::string_view to_text(RulingStatus status);
std::optional<RulingStatus> parse_ruling_status(std::string_view text);

// One side of a difference.
struct RulingSide {
  std::string who;  // HiG, RGG, ZMG, WC2012 ...
  std::optional<Edition> edition;
  std::string printing;
  std::string text;
  bool current = false;  // the one that the rule's text follows
  friend bool operator==(const RulingSide&, const RulingSide&) = default;
};

// A numbered note of a document: note 135 of car-7.4.
struct NoteNumber {
  std::string document;
  int number = 0;
  friend bool operator==(const NoteNumber&, const NoteNumber&) = default;
};

struct Ruling : RuleRecord {
  RulingStatus status = RulingStatus::Unmarked;
  std::string basis;                     // "marked", or which words gave the status
  std::string question;                  // may be empty
  std::vector<std::string> annotates;    // ids of rules
  std::vector<RulingSide> says;          // of a difference, two or more
  std::string publisher;                 // who ruled; may be empty
  std::string by;                        // who proposed a house rule
  std::string date;                      // YYYY, YYYY-MM, YYYY-MM-DD or empty
  std::vector<std::string> supersedes;   // ids of rules and rulings
  std::vector<std::string> contradicts;  // the same
  std::vector<NoteNumber> notes;         // that it carries; each note is carried once
  std::vector<std::string> unknown;
  friend bool operator==(const Ruling&, const Ruling&) = default;
};

// Another way to play, if the group agrees on it: the publisher's own, or somebody's.
struct Variant : RuleRecord {
  std::string question;                // may be empty
  std::vector<std::string> annotates;  // ids of rules that it changes
  std::string author;                  // who proposed it
  std::string date;                    // YYYY, YYYY-MM, YYYY-MM-DD or empty
  std::vector<std::string> unknown;
  // The publisher's own: nobody else is named, and it is not that no source names them.
  bool official() const { return author.empty() && unknown.empty(); }
  friend bool operator==(const Variant&, const Variant&) = default;
};

// Notes first..last of a document: all of them must be carried by a ruling or left out.
struct NoteRange {
  std::string document;
  int first = 0;
  int last = 0;
  std::string section;
  friend bool operator==(const NoteRange&, const NoteRange&) = default;
};

struct LeftOut {
  NoteNumber note;
  std::string reason;
  friend bool operator==(const LeftOut&, const LeftOut&) = default;
};

// A verdict without the yes or no that answers a question which is not shown: "No: a mayor goes
// only into a city." says "A mayor goes only into a city."
std::string stated(std::string_view verdict);

// What a reader is told of it, as Markdown: its verdict in bold, then its text. A house rule is
// told by its text alone.
std::string told_text(const Ruling& ruling);

// Where a ruling can be looked up: its notes by document, "note 135" or "notes 135, 136", then its
// other sources.
std::vector<SourcePlace> places_of(const Ruling& ruling);

}  // namespace cartulary

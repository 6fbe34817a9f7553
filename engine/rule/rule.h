// Rule, Ruling, Variant, Element: what the rules say, how they were ruled on, other ways to play,
// and the vocabulary of the rules.
//
// All own their text, which is Markdown with links such as [mayor](element/mayor). Ids are
// permanent: "tower/ransom" for rules, rulings and variants, "mayor" for elements. Rules are in the
// order in which a player reads them.
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

#include "engine/text/record_id.h"
#include "engine/tile/edition.h"
#include "engine/tile/source.h"

namespace cartulary {

enum class ElementKind : std::uint8_t { Figure, Role, Feature, Symbol, Token, Term };
inline constexpr std::array<std::string_view, 6> element_kind_names = {"figure", "role",  "feature",
                                                                       "symbol", "token", "term"};
std::string_view to_text(ElementKind kind);
std::optional<ElementKind> parse_element_kind(std::string_view text);

// A thing that rules speak of, with all words that players and publishers use for it.
struct Element {
  static constexpr RecordKind record_kind = RecordKind::Element;
  std::string id;
  ElementKind kind = ElementKind::Term;
  std::string name;                // English, as Cartulary writes it
  std::string german;              // empty: not known, and listed in `unknown`
  std::string set;                 // empty: belongs to the game as a whole
  std::vector<Edition> editions;   // of which its definition speaks; empty: all
  std::vector<std::string> also;   // other words, English or German, singular
  std::vector<std::string> marks;  // names of marks on tiles that show it
  std::string definition;
  std::vector<std::string> see;  // ids of related elements
  std::vector<SourcePlace> sources;
  std::string note;
  std::vector<std::string> unknown;
  friend bool operator==(const Element&, const Element&) = default;
};

// The steps of a turn and of the game, in order. General: at any time.
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

// The introduction to the rules of a set: what it adds, and how turn and scoring change.
struct SetRules {
  std::string set;
  std::string summary;
  std::string in_the_box;  // empty if the set's contents say everything
  std::string turn;
  std::string scoring;
  friend bool operator==(const SetRules&, const SetRules&) = default;
};

// One case of a verdict that depends: "no" in printing C2, "3" if the city is complete.
struct VerdictBranch {
  std::string when;  // "edition C2", "rule set RGG", or the condition in words
  std::string word;  // yes, no, or a figure
  friend bool operator==(const VerdictBranch&, const VerdictBranch&) = default;
};

// The common part of rules, rulings and variants.
struct RuleRecord {
  std::string id;
  std::vector<std::string> aliases;  // former ids
  std::string set;
  std::string title;
  std::string text;
  std::string word;                     // the answer: yes, no, depends or a figure; may be empty
  std::string verdict;                  // the same as a complete sentence
  std::vector<VerdictBranch> branches;  // the cases, if the answer depends
  std::string verdict_read;        // once or twice: how often a reader checked it against sources
  std::vector<std::string> about;  // ids of elements, most important first
  std::vector<std::string> with;   // other sets that it requires
  std::vector<std::string> with_any;   // other sets of which it requires one
  std::vector<std::string> serves;     // other sets that it also belongs to
  std::vector<Edition> editions;       // to which it applies; empty: all
  std::vector<Edition> read_in;        // editions that a cited document covers; see reading.h
  bool single_source = false;          // the only source is one person or a shop
  std::vector<std::string> rule_sets;  // who plays it so: HiG, RGG, ZMG, WC2012; empty: all
  std::vector<std::string> board;      // ids of positions that show it
  std::vector<std::string> asked;      // wordings in which players ask for it; search only
  std::vector<SourcePlace> sources;
  std::string note;
  friend bool operator==(const RuleRecord&, const RuleRecord&) = default;
};

// A choice that the rule leaves to the players, named as in selections: tiny-city, 2 or 4, by
// default 4.
struct RuleValue {
  std::string name;
  std::vector<std::string> choices;
  std::string default_choice;
  friend bool operator==(const RuleValue&, const RuleValue&) = default;
};

struct Rule : RuleRecord {
  static constexpr RecordKind record_kind = RecordKind::Rule;
  std::string heading;  // rules with the same heading are adjacent
  Step step = Step::General;
  std::optional<RuleValue> value;
  friend bool operator==(const Rule&, const Rule&) = default;
};

enum class RulingStatus : std::uint8_t { Official, Community, Difference, Open, House, Unmarked };
inline constexpr std::array<std::string_view, 6> ruling_status_names = {
    "official", "community", "difference", "open", "house", "unmarked"};
std::string_view to_text(RulingStatus status);
std::optional<RulingStatus> parse_ruling_status(std::string_view text);

// One side of a difference between publishers or printings.
struct RulingSide {
  std::string who;  // HiG, RGG, ZMG, WC2012 ...
  std::optional<Edition> edition;
  std::string printing;
  std::string text;
  bool current = false;  // the side that the rule's text follows
  friend bool operator==(const RulingSide&, const RulingSide&) = default;
};

// A numbered note of a document: note 135 of car-7.4.
struct NoteNumber {
  std::string document;
  int number = 0;
  friend bool operator==(const NoteNumber&, const NoteNumber&) = default;
};

struct Ruling : RuleRecord {
  static constexpr RecordKind record_kind = RecordKind::Ruling;
  RulingStatus status = RulingStatus::Unmarked;
  std::string basis;                     // "marked", or the words that gave the status
  std::string question;                  // may be empty
  std::vector<std::string> annotates;    // ids of rules
  std::vector<RulingSide> says;          // differences only; two or more
  std::string publisher;                 // who ruled; may be empty
  std::string by;                        // who proposed a house rule
  std::string date;                      // YYYY, YYYY-MM, YYYY-MM-DD or empty
  std::vector<std::string> supersedes;   // ids of rules and rulings
  std::vector<std::string> contradicts;  // ids of rules and rulings
  std::vector<NoteNumber> notes;         // the notes it carries; each note is carried once
  std::vector<std::string> unknown;
  friend bool operator==(const Ruling&, const Ruling&) = default;
};

// Another way to play, if the group agrees: official or proposed by somebody.
struct Variant : RuleRecord {
  static constexpr RecordKind record_kind = RecordKind::Variant;
  std::string question;                // may be empty
  std::vector<std::string> annotates;  // ids of rules that it changes
  std::string author;                  // who proposed it
  std::string date;                    // YYYY, YYYY-MM, YYYY-MM-DD or empty
  std::vector<std::string> unknown;
  // Official: no author is named, and not because the author is unknown.
  bool official() const { return author.empty() && unknown.empty(); }
  friend bool operator==(const Variant&, const Variant&) = default;
};

// Notes first..last of a document. A ruling must carry each of them, or it must be left out.
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

// The verdict without a leading yes or no, for use without its question: "No: a mayor goes only
// into a city." becomes "A mayor goes only into a city."
std::string stated(std::string_view verdict);

// The ruling for a reader, as Markdown: its verdict in bold, then its text. House rules show only
// their text.
std::string told_text(const Ruling& ruling);

// The sources of a ruling: its notes by document, as "note 135" or "notes 135, 136", then its other
// sources.
std::vector<SourcePlace> places_of(const Ruling& ruling);

}  // namespace cartulary

// The members of elements, rules, rulings, variants and the introductions to sets' rules, in the
// order of JSON and CSV. docs/how-to-add.md explains how to add one.
#pragma once

#include <array>

#include "engine/rule/rule.h"
#include "engine/text/members.h"
#include "engine/tile/source_members.h"

namespace cartulary {

template <>
struct WordsOf<ElementKind> {
  static constexpr auto& names = element_kind_names;
  static constexpr auto parse = parse_element_kind;
  static constexpr const char* damaged = "a kind of element is none";
};
template <>
struct WordsOf<Step> {
  static constexpr auto& names = step_names;
  static constexpr auto parse = parse_step;
  static constexpr const char* damaged = "a step of the turn is none";
};
template <>
struct WordsOf<RulingStatus> {
  static constexpr auto& names = ruling_status_names;
  static constexpr auto parse = parse_ruling_status;
  static constexpr const char* damaged = "a status is none";
};

// The publishers that can make rulings, and those that can be a side of a difference. The latter
// also include the World Championship of 2012 and the annotated rules themselves.
inline constexpr std::array<std::string_view, 6> ruling_publishers = {
    "HiG", "RGG", "ZMG", "999 Games", "CundCo", "spielbox"};
inline constexpr std::array<std::string_view, 8> ruling_sayers = {
    "HiG", "RGG", "ZMG", "999 Games", "CundCo", "spielbox", "WC2012", "CAR"};

inline constexpr std::array<std::string_view, 2> readings = {"once", "twice"};

namespace rule_lists {

inline constexpr MemberTraits note_traits = {.meaning = "what is doubtful, disputed or remarkable",
                                             .text = TextKind::Markdown};
inline constexpr MemberTraits unknown_traits = {.meaning = "members whose value no source states",
                                                .column = "key"};
inline constexpr std::string_view in_the_same_way = "the rulings that do, in the same way";

inline constexpr auto aliases =
    member("aliases", &RuleRecord::aliases,
           {.meaning = "former ids", .column = "alias", .table = "alias"});
inline constexpr auto set = member("set", &RuleRecord::set,
                                   {.meaning = "id of the set",
                                    .column = "set_id",
                                    .names = NameKind::Set,
                                    .needed = true,
                                    .in_content = false});

inline constexpr auto verdict = mixed_list(
    member("word", &RuleRecord::word,
           {.meaning = "what it answers, in a word: yes, no, depends, or a figure"}),
    member("verdict", &RuleRecord::verdict,
           {.meaning = "the same as one sentence that stands alone, and says when it holds"}),
    member("branches", &RuleRecord::branches,
           {.meaning = "of what depends, its cases: when, word",
            .table = "branch",
            .omitted = true,
            .not_in_csv = "the verdict tells them"}),
    member("verdict_read", &RuleRecord::verdict_read,
           {.meaning = "how often a reader held the verdict against the sources: once or twice",
            .words = readings,
            .word = "number of readings",
            .omitted = true}));

// The members that say where a record applies.
inline constexpr auto scope = mixed_list(
    member("about", &RuleRecord::about,
           {.meaning = "ids of elements, the most important first",
            .column = "element_id",
            .table = "element",
            .names = NameKind::Element,
            .needed = true,
            .fix = "name at least one element"}),
    member("with", &RuleRecord::with,
           {.meaning = "ids of other sets without which it says nothing",
            .column = "set_id",
            .names = NameKind::Set}),
    member("with_any", &RuleRecord::with_any,
           {.meaning = "ids of other sets, of which it needs one, whichever",
            .column = "set_id",
            .names = NameKind::Set}),
    member("serves", &RuleRecord::serves,
           {.meaning = "ids of other sets whose rule it is as well, as if it stood there",
            .column = "set_id",
            .names = NameKind::Set}),
    member("editions", &RuleRecord::editions,
           {.meaning = "to which it applies; none: all", .column = "edition", .table = "edition"}),
    member("read_in", &RuleRecord::read_in,
           {.meaning = "of which a document that it cites tells; it is unread in the others",
            .column = "edition",
            .table = "read",
            .omitted = true,
            .in_content = false}),
    member("single_source", &RuleRecord::single_source,
           {.meaning = "true: one hand or a shop's text alone tells it", .omitted = true}),
    member("rule_sets", &RuleRecord::rule_sets,
           {.meaning = "who has it so: HiG, RGG, ZMG, WC2012; none: all",
            .column = "rule_set",
            .table = "rule_set",
            .words = rule_set_names,
            .word = "rule set"}),
    member("board", &RuleRecord::board,
           {.meaning = "ids of positions that show it", .names = NameKind::Board}),
    member("asked", &RuleRecord::asked, {.meaning = "in which other words players ask for it"}));

inline constexpr auto challengers =
    mixed_list(DerivedMember{"superseded_by", Derived::SupersededBy, in_the_same_way},
               DerivedMember{"contradicted_by", Derived::ContradictedBy, in_the_same_way});

inline constexpr DerivedMember cite = {"cite", Derived::Cite,
                                       "how to cite the record: program, id and content", true};
inline constexpr auto alone =
    mixed_list(DerivedMember{"positions", Derived::Positions,
                             "the positions that show it, those of `board` first: id, title", true},
               cite);

}  // namespace rule_lists

template <>
struct MembersOf<VerdictBranch> {
  static constexpr auto list = mixed_list(
      member("when", &VerdictBranch::when,
             {.meaning = "edition and its name, rule set and its name, or the condition in words",
              .column = "condition",
              .needed = true}),
      member("word", &VerdictBranch::word, {.meaning = "yes, no or a figure", .needed = true}));
};

template <>
struct MembersOf<RuleValue> {
  static constexpr auto list = mixed_list(
      member("name", &RuleValue::name,
             {.meaning = "a choice left to the players, as selections name it", .needed = true}),
      member("choices", &RuleValue::choices,
             {.meaning = "its choices", .needed = true, .fix = "name at least two choices"}),
      member("default", &RuleValue::default_choice,
             {.meaning = "the choice that is taken if nothing is said", .needed = true}));
};

template <>
struct MembersOf<Rule> {
  static constexpr RecordTraits record = {"a rule", "rule", "rule", "rule_id", "set_id, position"};
  static constexpr auto list = mixed_list(

      member("id", &RuleRecord::id,
             {.meaning = "rule/ and the rule's id, which lasts",
              .text = TextKind::PathId,
              .needed = true}),
      DerivedMember{"kind", Derived::Kind, "rule"}, rule_lists::aliases, rule_lists::set,
      member("title", &RuleRecord::title,
             {.meaning = "a short name, unique in the set", .needed = true}),
      member("heading", &Rule::heading,
             {.meaning = "the heading under which it is read", .needed = true}),
      member("step", &Rule::step,
             {.meaning = "place in the turn: preparation, start-of-turn, place, deploy, score, "
                         "end-of-turn, end-of-game, final-scoring, or general",
              .needed = true}),
      member("text", &RuleRecord::text,
             {.meaning = "the rule, in Markdown", .text = TextKind::Markdown, .needed = true}),
      rule_lists::verdict, rule_lists::scope,
      member("value", &Rule::value,
             {.meaning = "a choice left to the players: name, choices, default",
              .key = "values",
              .table = "choice"}),
      DerivedMember{"rulings", Derived::Rulings, "the rulings that annotate it: id, title, status"},
      rule_lists::challengers,
      member("sources", &RuleRecord::sources,
             {.meaning = "document and place",
              .csv_meaning = "document:place of each source",
              .table = "source",
              .needed = true}),
      member("note", &RuleRecord::note, rule_lists::note_traits), rule_lists::alone);
};

template <>
struct MembersOf<RulingSide> {
  static constexpr auto list = mixed_list(
      member("who", &RulingSide::who,
             {.meaning = "HiG, RGG, ZMG, WC2012 ...",
              .words = ruling_sayers,
              .word = "publisher or rule set",
              .needed = true}),
      member("edition", &RulingSide::edition,
             {.meaning = "in which edition; null: not told",
              .csv_meaning = "in which edition; empty: not told"}),
      member("printing", &RulingSide::printing,
             {.meaning = "in which printing; null: not told",
              .csv_meaning = "in which printing; empty: not told"}),
      member("text", &RulingSide::text,
             {.meaning = "what this side says, in Markdown",
              .text = TextKind::Markdown,
              .needed = true}),
      member("current", &RulingSide::current, {.meaning = "whether the rule's text follows it"}));
};

template <>
struct MembersOf<NoteNumber> {
  static constexpr auto list = mixed_list(
      member("document", &NoteNumber::document,
             {.meaning = "id of the document",
              .column = "document_id",
              .names = NameKind::Document,
              .needed = true}),
      member("number", &NoteNumber::number, {.meaning = "number of the note", .column = "note"}));
};

template <>
struct MembersOf<Ruling> {
  static constexpr RecordTraits record = {"a ruling", "ruling", "ruling", "ruling_id",
                                          "set_id, position"};
  static constexpr auto list = mixed_list(

      member("id", &RuleRecord::id,
             {.meaning = "ruling/ and the ruling's id, which lasts",
              .text = TextKind::PathId,
              .needed = true}),
      DerivedMember{"kind", Derived::Kind, "ruling"}, rule_lists::aliases, rule_lists::set,
      member("title", &RuleRecord::title, {.meaning = "the ruling in a few words", .needed = true}),
      member(
          "status", &Ruling::status,
          {.meaning = "official, community, difference, open, house or unmarked", .needed = true}),
      member("basis", &Ruling::basis,
             {.meaning = "marked, or the words that the status is taken from", .needed = true}),
      member("question", &Ruling::question,
             {.meaning = "as a player asks it; Markdown", .text = TextKind::Markdown}),
      member("text", &RuleRecord::text,
             {.meaning = "the ruling or the answer, in Markdown",
              .text = TextKind::Markdown,
              .needed = true}),
      rule_lists::verdict,

      member("says", &Ruling::says,
             {.meaning = "of a difference: who has it how, in which edition and printing; "
                         "current: the side that the rule's text follows",
              .table = "side",
              .not_in_csv = "ruling_sides.csv has them, one a row"}),
      member("annotates", &Ruling::annotates,
             {.meaning = "the rules that it is on: id, title",
              .csv_meaning = "ids of the rules that it is on",
              .column = "rule_id",
              .table = "rule",
              .names = NameKind::Rule,
              .needed = true,
              .fix = "name at least one rule",
              .linked = true}),
      rule_lists::scope,

      member("publisher", &Ruling::publisher,
             {.meaning = "who ruled",
              .words = ruling_publishers,
              .word = "publisher",
              .nullable = true}),
      member("by", &Ruling::by,
             {.meaning = "who proposed a house rule", .column = "proposer", .nullable = true}),
      member("date", &Ruling::date,
             {.meaning = "YYYY, YYYY-MM or YYYY-MM-DD", .text = TextKind::Date, .nullable = true}),
      member("supersedes", &Ruling::supersedes,
             {.meaning = "rules and rulings: id, title, of rulings status",
              .csv_meaning = "ids of rules and rulings",
              .table = "relation",
              .shared = "relation",
              .either = {"to_rule", "to_ruling"},
              .names = NameKind::Entry,
              .linked = true}),
      member("contradicts", &Ruling::contradicts,
             {.meaning = "rules and rulings, in the same way",
              .csv_meaning = "ids of rules and rulings",
              .table = "relation",
              .shared = "relation",
              .either = {"to_rule", "to_ruling"},
              .names = NameKind::Entry,
              .linked = true}),
      rule_lists::challengers,

      member("notes", &Ruling::notes,
             {.meaning = "the numbered notes that it carries: document, number",
              .csv_meaning = "document:number of each numbered note that it carries",
              .table = "note"}),
      member("sources", &RuleRecord::sources,
             {.meaning = "document and place, its notes first",
              .csv_meaning = "document:place of each source, its notes first",
              .table = "source"}),
      member("note", &RuleRecord::note, rule_lists::note_traits),
      member("unknown", &Ruling::unknown, rule_lists::unknown_traits), rule_lists::alone);
};

template <>
struct MembersOf<Variant> {
  static constexpr RecordTraits record = {"a variant", "variant", "variant", "variant_id",
                                          "set_id, position"};
  static constexpr auto list = mixed_list(

      member("id", &RuleRecord::id,
             {.meaning = "variant/ and the variant's id, which lasts",
              .text = TextKind::PathId,
              .needed = true}),
      DerivedMember{"kind", Derived::Kind, "variant"}, rule_lists::aliases, rule_lists::set,
      member("title", &RuleRecord::title,
             {.meaning = "a short name, unique among the set's variants", .needed = true}),
      member("author", &Variant::author,
             {.meaning = "who proposed it; null: it is official, unless `unknown` names it",
              .nullable = true}),
      member("question", &Variant::question,
             {.meaning = "as a player asks it; Markdown", .text = TextKind::Markdown}),
      member(
          "text", &RuleRecord::text,
          {.meaning = "how it is played, in Markdown", .text = TextKind::Markdown, .needed = true}),
      member("annotates", &Variant::annotates,
             {.meaning = "the rules that it changes: id, title",
              .csv_meaning = "ids of the rules that it changes",
              .column = "rule_id",
              .table = "rule",
              .names = NameKind::Rule,
              .needed = true,
              .fix = "name at least one rule",
              .linked = true}),
      rule_lists::scope,

      member("date", &Variant::date,
             {.meaning = "YYYY, YYYY-MM or YYYY-MM-DD", .text = TextKind::Date, .nullable = true}),
      member("sources", &RuleRecord::sources,
             {.meaning = "document and place",
              .csv_meaning = "document:place of each source",
              .table = "source",
              .needed = true}),
      member("note", &RuleRecord::note, rule_lists::note_traits),
      member("unknown", &Variant::unknown, rule_lists::unknown_traits), rule_lists::alone);
};

template <>
struct MembersOf<Element> {
  static constexpr RecordTraits record = {"an element", "element", "element", "element_id"};
  static constexpr auto list = mixed_list(

      member("id", &Element::id,
             {.meaning = "element/ and the element's id, which lasts",
              .text = TextKind::Id,
              .needed = true}),
      member("kind", &Element::kind,
             {.meaning = "figure, role, feature, symbol, token or term", .needed = true}),
      member("name", &Element::name, {.meaning = "English name", .needed = true}),
      member("german", &Element::german,
             {.meaning = "German name", .needed = true, .nullable = true}),
      member("set", &Element::set,
             {.meaning = "id of its set; none: of the game as a whole",
              .column = "set_id",
              .names = NameKind::Set}),
      member("editions", &Element::editions,
             {.meaning = "of which its definition speaks; none: all",
              .column = "edition",
              .table = "edition"}),
      member("also", &Element::also,
             {.meaning = "other words that people use for it", .column = "name", .table = "name"}),
      member("marks", &Element::marks,
             {.meaning = "marks on tiles that show it, and the number of designs that bear each",
              .csv_meaning = "names of marks on tiles that show it",
              .column = "mark",
              .table = "mark",
              .names = NameKind::Mark,
              .linked = true}),
      member("definition", &Element::definition,
             {.meaning = "what it is, in Markdown", .text = TextKind::Markdown, .needed = true}),
      member("see", &Element::see,
             {.meaning = "related elements: id, name",
              .csv_meaning = "ids of related elements",
              .column = "see_id",
              .names = NameKind::Element,
              .linked = true}),
      DerivedMember{"rules", Derived::Rules, "the rules about it: id, title"},
      DerivedMember{"rulings", Derived::Rulings, "the rulings about it: id, title, status"},
      member("sources", &Element::sources,
             {.meaning = "document and place",
              .csv_meaning = "document:place of each source",
              .table = "source",
              .needed = true}),
      member("note", &Element::note, rule_lists::note_traits),
      member("unknown", &Element::unknown, rule_lists::unknown_traits),
      DerivedMember{"positions", Derived::Positions,
                    "the positions in which it stands or whose text links to it: id, title", true},
      rule_lists::cite);
};

template <>
struct MembersOf<SetRules> {
  static constexpr RecordTraits record = {"a file of rules", "", "set_rules", "set_id"};
  static constexpr auto list = mixed_list(
      member("set", &SetRules::set,
             {.meaning = "id of the set",
              .column = "set_id",
              .names = NameKind::Set,
              .needed = true,
              .in_content = false}),
      member("summary", &SetRules::summary,
             {.meaning = "what the set adds, in Markdown",
              .text = TextKind::Markdown,
              .needed = true}),
      member("in_the_box", &SetRules::in_the_box,
             {.meaning = "what its contents do not say, in Markdown", .text = TextKind::Markdown}),
      member("turn", &SetRules::turn,
             {.meaning = "how the turn changes, in Markdown",
              .text = TextKind::Markdown,
              .needed = true}),
      member("scoring", &SetRules::scoring,
             {.meaning = "how scoring changes, in Markdown",
              .text = TextKind::Markdown,
              .needed = true}));
};

}  // namespace cartulary

// The members of guide records (lines, answers on figures, words, glossary entries) in the order of
// JSON and CSV. docs/how-to-add.md lists what a new member needs; members.h explains what is
// generated from the list.
#pragma once

#include "engine/guide/guides.h"
#include "engine/rule/rule_members.h"

namespace cartulary {

template <>
struct WordsOf<FigureKind> {
  static constexpr auto& names = figure_kind_names;
  static constexpr auto parse = parse_figure_kind;
  static constexpr const char* damaged = "a kind of figure is none";
};
template <>
struct WordsOf<FigureAnswer> {
  static constexpr auto& names = figure_answer_names;
  static constexpr auto parse = parse_figure_answer;
  static constexpr const char* damaged = "an answer on a figure is none";
};

// The publishers whose names for things differ, and the columns of a table of rule sets.
inline constexpr std::array<std::string_view, 5> word_publishers = {"HiG", "RGG", "ZMG", "CAR",
                                                                    "spielbox"};
inline constexpr std::array<std::string_view, 4> cell_sayers = {"pre-hig", "pre-rgg", "latest-hig",
                                                                "latest-rgg-zmg"};

template <>
struct MembersOf<ChosenValue> {
  static constexpr auto list = mixed_list(
      member("name", &ChosenValue::name,
             {.meaning = "a choice left to the players, as selections name it", .needed = true}),
      member("choice", &ChosenValue::choice, {.meaning = "what was chosen", .needed = true}));
};

template <>
struct MembersOf<CarriedSentence> {
  static constexpr auto list = mixed_list(
      member("section", &CarriedSentence::section,
             {.meaning = "id of the section",
              .column = "section_id",
              .names = NameKind::Section,
              .needed = true}),
      member("number", &CarriedSentence::number, {.meaning = "number of the sentence in it"}));
};

template <>
struct MembersOf<GuideCell> {
  static constexpr auto list = mixed_list(
      member("who", &GuideCell::who,
             {.meaning = "pre-hig, pre-rgg, latest-hig or latest-rgg-zmg",
              .words = cell_sayers,
              .word = "sayer",
              .needed = true}),
      member("says", &GuideCell::says,
             {.meaning = "what it says, in Markdown", .text = TextKind::Markdown, .needed = true}),
      member("rules", &GuideCell::rules,
             {.meaning = "ids of the rules and rulings that say so, with their kind",
              .names = NameKind::AnyRule}));
};

template <>
struct MembersOf<LineMove> {
  static constexpr auto list =
      mixed_list(member("move", &LineMove::move,
                        {.meaning = "what the referee does by the line",
                         .words = move_names,
                         .word = "move",
                         .needed = true}),
                 member("rule", &LineMove::rule,
                        {.meaning = "id of the rule that it cites, with its kind",
                         .names = NameKind::AnyRule,
                         .needed = true}));
};

template <>
struct MembersOf<FigurePrinting> {
  static constexpr auto list = mixed_list(
      member("edition", &FigurePrinting::edition, {.meaning = "the printing", .needed = true}),
      member("set", &FigurePrinting::set,
             {.meaning = "id of the set that brings it there; null: none is known to",
              .column = "set_id",
              .names = NameKind::Set}),
      member("supply", &FigurePrinting::supply,
             {.meaning = "how many there are, in words; null: not known"}));
};

template <>
struct MembersOf<GuidePart> {
  static constexpr auto list = mixed_list(
      member("id", &GuidePart::id,
             {.meaning = "the part's id, unique in its guide", .column = "part", .needed = true}),
      member("title", &GuidePart::title, {.meaning = "its title", .needed = true}),
      member(
          "note", &GuidePart::note,
          {.meaning = "what holds for the whole part, in Markdown", .text = TextKind::Markdown}));
};

namespace guide_lists {

// Only SQL has these: they prove that no sentence of a source was lost.
template <class R>
constexpr auto carries(std::vector<CarriedSentence> R::* at) {
  return member("carries", at,
                {.meaning = "sentences of the source that it carries",
                 .table = "sentence",
                 .in_json = false,
                 .not_in_csv = "the database has the numbers of the sentences"});
}
inline constexpr auto only =
    member("only", &GuideScope::only,
           {.meaning = "rule sets that have it so: HiG, RGG, ZMG, WC2012; none: all",
            .column = "rule_set",
            .table = "rule_set",
            .words = rule_set_names,
            .word = "rule set"});
inline constexpr auto editions = member("editions", &GuideScope::editions,
                                        {.meaning = "printings to which it applies; none: all",
                                         .column = "edition",
                                         .table = "edition"});
inline constexpr MemberTraits rules_traits = {
    .meaning = "ids of the rules and rulings behind it, with their kind, the most important first",
    .column = "entry",
    .table = "rule",
    .names = NameKind::AnyRule};
inline constexpr MemberTraits no_rule_traits = {.meaning = "why no rule stands behind it"};

inline constexpr auto scope = mixed_list(
    member("sets", &GuideScope::sets,
           {.meaning = "ids of sets that must all be in the game; none: it always applies",
            .column = "set_id",
            .table = "set",
            .names = NameKind::Set}),
    member("any_of", &GuideScope::any_of,
           {.meaning = "ids of sets of which at least one must be in the game",
            .column = "set_id",
            .names = NameKind::Set}),
    member("not_with", &GuideScope::not_with,
           {.meaning = "ids of sets with any of which it falls away",
            .column = "set_id",
            .names = NameKind::Set}),
    only, editions,
    member("rule_value", &GuideScope::rule_value,
           {.meaning = "the choice of a selection under which it holds: name, choice",
            .table = "choice"}));

}  // namespace guide_lists

template <>
struct MembersOf<GuideLine> {
  static constexpr RecordTraits record = {.what = "a line of a guide",
                                          .id_kind = "",
                                          .table = "guide_line",
                                          .key = "guide_line_id",
                                          .order = "guide_id, position"};
  static constexpr auto list = mixed_list(

      member("id", &GuideLine::id,
             {.meaning = "the line's id in its guide, which lasts: its part and words",
              .needed = true}),
      member("guide", &GuideLine::guide,
             {.meaning = "id of the guide",
              .column = "guide_id",
              .needed = true,
              .in_content = false,
              .in_json = false}),
      member("part", &GuideLine::part,
             {.meaning = "id of its part", .needed = true, .in_content = false, .in_json = false}),
      member("text", &GuideLine::text,
             {.meaning = "the line, in Markdown", .text = TextKind::Markdown, .needed = true}),
      member("must", &GuideLine::must,
             {.meaning = "true: must be done; false: may be done; null: neither"}),
      guide_lists::scope,

      member("under", &GuideLine::under,
             {.meaning = "id of the line of which it is an item", .column = "under_id"}),
      member("status", &GuideLine::status,
             {.meaning = "official, community, difference, open, house or unmarked"}),
      member("basis", &GuideLine::basis,
             {.meaning = "marked, or the words that the status is taken from"}),
      member("rules", &GuideLine::rules, guide_lists::rules_traits),
      member("no_rule", &GuideLine::no_rule, guide_lists::no_rule_traits),
      guide_lists::carries(&GuideLine::carries),
      member(
          "place", &GuideLine::place,
          {.meaning = "where in the guide's source; JSON has it in `sources`", .in_json = false}),
      member("sources", &GuideLine::sources,
             {.meaning = "document and place: its own, else those of the guide",
              .csv_meaning = "document:place of each source",
              .table = "source"}),
      member("note", &GuideLine::note, rule_lists::note_traits),
      member("moves", &GuideLine::moves,
             {.meaning = "what the referee does by it, and the rules that it cites: move, rule",
              .table = "move",
              .in_json = false,
              .not_in_csv = "a list of lists"}),
      member("cells", &GuideLine::cells,
             {.meaning = "what each rule set says to the line's question: who, says, rules",
              .table = "cell",
              .not_in_csv = "a list of lists"}),
      member("date", &GuideLine::date, {.meaning = "YYYY or YYYY-MM", .text = TextKind::Date}),
      member("publishers", &GuideLine::publishers,
             {.meaning = "who published it", .column = "publisher", .table = "publisher"}),
      member("set", &GuideLine::set,
             {.meaning = "id of the set that it is about",
              .column = "set_id",
              .names = NameKind::Set,
              .nullable = true}),
      member("includes", &GuideLine::includes,
             {.meaning = "ids of the sets in a collection",
              .column = "set_id",
              .names = NameKind::Set}),
      member("includes_note", &GuideLine::includes_note,
             {.meaning = "what else is to be known of what is in it"}),
      member("unknown", &GuideLine::unknown, rule_lists::unknown_traits));
};

template <>
struct MembersOf<Guide> {
  static constexpr RecordTraits record = {"a guide", "guide", "guide", "guide_id"};
  static constexpr auto list =
      mixed_list(member("id", &Guide::id, {.meaning = "the guide's id", .needed = true}),
                 member("title", &Guide::title, {.meaning = "its title", .needed = true}),
                 member("summary", &Guide::summary,
                        {.meaning = "what it tells, in what order, for whom; Markdown",
                         .text = TextKind::Markdown}),
                 member("note", &Guide::note, rule_lists::note_traits),
                 member("sources", &Guide::sources,
                        {.meaning = "document and place",
                         .csv_meaning = "document:place of each source",
                         .table = "source"}),
                 member("parts", &Guide::parts,
                        {.meaning = "its parts: id, title, note, lines",
                         .table = "part",
                         .not_in_csv = "guide_lines.csv has the lines, one a row"}));
};

template <>
struct MembersOf<FigureQuestion> {
  static constexpr RecordTraits record = {.what = "a question on figures",
                                          .id_kind = "",
                                          .table = "figure_question",
                                          .key = "question_id",
                                          .order = "position"};
  static constexpr auto list = mixed_list(
      member(
          "id", &FigureQuestion::id,
          {.meaning = "the question's id, which lasts", .text = TextKind::PathId, .needed = true}),
      member("text", &FigureQuestion::text, {.meaning = "the question", .needed = true}),
      member("short", &FigureQuestion::short_text,
             {.meaning = "the question in a word or two", .needed = true}),
      member("sets", &FigureQuestion::sets,
             {.meaning = "ids of sets of which any makes it arise; none: it always does",
              .column = "set_id",
              .table = "set",
              .names = NameKind::Set}),
      member("editions", &FigureQuestion::editions,
             {.meaning = "of these sets, in which it arises; none: all",
              .column = "edition",
              .table = "edition"}));
};

template <>
struct MembersOf<FigureCell> {
  static constexpr RecordTraits record = {.what = "an answer on a figure",
                                          .id_kind = "",
                                          .table = "figure_cell",
                                          .key = "figure_cell_id",
                                          .order = "figure_id, position"};
  static constexpr auto list = mixed_list(
      member("cell", &FigureCell::id,
             {.meaning = "figure and question, with the rule sets of a reading",
              .column = "id",
              .needed = true,
              .in_content = false,
              .in_json = false}),
      member("figure", &FigureCell::figure,
             {.meaning = "id of the figure's element",
              .column = "figure_id",
              .needed = true,
              .in_content = false,
              .in_json = false}),
      member("id", &FigureCell::question,
             {.meaning = "id of the question",
              .key = "question",
              .column = "question_id",
              .needed = true}),
      member("answer", &FigureCell::answer,
             {.meaning = "yes, no, conditional, or none: the question does not arise",
              .needed = true}),
      member("says", &FigureCell::says, {.meaning = "the answer in a few words, or a number"}),
      member("note", &FigureCell::note, {.meaning = "what is to be known of it"}),
      member("rules", &FigureCell::rules, guide_lists::rules_traits),
      member("no_rule", &FigureCell::no_rule, guide_lists::no_rule_traits), guide_lists::only,
      guide_lists::editions, guide_lists::carries(&FigureCell::carries));
};

template <>
struct MembersOf<GuideFigure> {
  static constexpr RecordTraits record = {.what = "a figure of a guide",
                                          .id_kind = "",
                                          .table = "figure",
                                          .key = "figure_id",
                                          .order = "position"};
  static constexpr auto list = mixed_list(
      member("element", &GuideFigure::element,
             {.meaning = "id of its element",
              .column = "element_id",
              .names = NameKind::Element,
              .needed = true}),
      member("kind", &GuideFigure::kind,
             {.meaning = "follower, special, neutral or counting", .needed = true}),
      member("sets", &GuideFigure::sets,
             {.meaning = "ids of sets of which any brings it; none: the base game",
              .column = "set_id",
              .table = "set",
              .names = NameKind::Set}),
      member("supply", &GuideFigure::supply, {.meaning = "how many there are, in words"}),
      member("each", &GuideFigure::each,
             {.meaning = "how many a player has; 0: the words alone tell"}),
      member("printings", &GuideFigure::printings,
             {.meaning = "printings that have it otherwise: edition, set, supply",
              .table = "printing",
              .not_in_csv = "a list of lists"}),
      member("note", &GuideFigure::note, rule_lists::note_traits),
      guide_lists::carries(&GuideFigure::carries));
};

template <>
struct MembersOf<WordPair> {
  static constexpr RecordTraits record = {.what = "a pair of words",
                                          .id_kind = "",
                                          .table = "word_pair",
                                          .key = "word_pair_id",
                                          .order = "position"};
  static constexpr auto list = mixed_list(
      member("id", &WordPair::id,
             {.meaning = "its group and both words",
              .needed = true,
              .in_content = false,
              .in_json = false}),
      member("group", &WordPair::group,
             {.meaning = "id of its group, a part of the guide",
              .column = "part",
              .needed = true,
              .in_content = false}),
      member("english", &WordPair::english,
             {.meaning = "the English word", .needed = true, .nullable = true}),
      member("german", &WordPair::german,
             {.meaning = "the German word", .needed = true, .nullable = true}),
      member("publishers", &WordPair::publishers,
             {.meaning = "who calls it so, where names differ: HiG, RGG, ZMG, CAR, spielbox",
              .column = "publisher",
              .table = "publisher",
              .words = word_publishers,
              .word = "publisher"}),
      member("element", &WordPair::element,
             {.meaning = "id of the element that is meant",
              .column = "element_id",
              .names = NameKind::Element}),
      member(
          "set", &WordPair::set,
          {.meaning = "id of the set that is meant", .column = "set_id", .names = NameKind::Set}),
      member("note", &WordPair::note, rule_lists::note_traits),
      guide_lists::carries(&WordPair::carries),
      member("unknown", &WordPair::unknown, rule_lists::unknown_traits));
};

template <>
struct MembersOf<ForeignName> {
  static constexpr RecordTraits record = {.what = "a name",
                                          .id_kind = "",
                                          .table = "foreign_name",
                                          .key = "foreign_name_id",
                                          .order = "position"};
  static constexpr auto list = mixed_list(
      member("id", &ForeignName::id,
             {.meaning = "its language and what is called so",
              .needed = true,
              .in_content = false,
              .in_json = false}),
      member("language", &ForeignName::language,
             {.meaning = "code of the language", .needed = true, .in_content = false}),
      member(
          "set", &ForeignName::set,
          {.meaning = "id of the set that it names", .column = "set_id", .names = NameKind::Set}),
      member("element", &ForeignName::element,
             {.meaning = "id of the element that it names",
              .column = "element_id",
              .names = NameKind::Element}),
      member("text", &ForeignName::text, {.meaning = "the name", .needed = true}),
      member("source", &ForeignName::source,
             {.meaning = "id of the document that has it",
              .column = "document_id",
              .names = NameKind::Document,
              .needed = true}));
};

template <>
struct MembersOf<GlossaryEntry> {
  static constexpr RecordTraits record = {.what = "an entry of the glossary",
                                          .id_kind = "",
                                          .table = "glossary",
                                          .key = "glossary_id",
                                          .order = "position"};
  static constexpr auto list = mixed_list(
      member("entry", &GlossaryEntry::entry,
             {.meaning = "the word, as the source has it", .needed = true}),
      member("elements", &GlossaryEntry::elements,
             {.meaning = "ids of the elements that explain it",
              .column = "element_id",
              .table = "element",
              .names = NameKind::Element}),
      member(
          "set", &GlossaryEntry::set,
          {.meaning = "id of the set that it names", .column = "set_id", .names = NameKind::Set}),
      member("left_out", &GlossaryEntry::left_out, {.meaning = "why no element explains it"}),
      member("note", &GlossaryEntry::note, rule_lists::note_traits),
      guide_lists::carries(&GlossaryEntry::carries));
};

}  // namespace cartulary

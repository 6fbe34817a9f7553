// The members of the lines and facts of the scoring guide, in the order of JSON and CSV.
// docs/how-to-add.md lists what a new member needs.
#pragma once

#include <array>

#include "engine/guide/guide_members.h"
#include "engine/guide/scoring.h"
#include "engine/scoring/facts.h"

namespace cartulary {

template <>
struct WordsOf<ScoreMoment> {
  static constexpr auto& names = score_moment_names;
  static constexpr auto parse = parse_score_moment;
  static constexpr const char* damaged = "a moment of scoring is none";
};
template <>
struct WordsOf<FactKind> {
  static constexpr auto& names = fact_kind_names;
  static constexpr auto parse = parse_fact_kind;
  static constexpr const char* damaged = "a kind of fact is none";
};

template <>
struct MembersOf<ScoreEach> {
  static constexpr auto list = mixed_list(
      member("fact", &ScoreEach::fact, {.meaning = "name of a counted fact", .needed = true}),
      member("points", &ScoreEach::points,
             {.meaning = "points for each", .least = -99, .most = 999}));
};

template <>
struct MembersOf<ScoreTier> {
  static constexpr auto list =
      mixed_list(member("from", &ScoreTier::from,
                        {.meaning = "from so many on", .column = "least", .most = 999}),
                 member("points", &ScoreTier::points,
                        {.meaning = "points for each", .least = -99, .most = 999}));
};

namespace scoring_lists {
inline constexpr MemberTraits features_traits = {.meaning = "kinds of features that it is of",
                                                 .column = "feature",
                                                 .table = "feature",
                                                 .words = scored_names,
                                                 .word = "kind of feature",
                                                 .needed = true,
                                                 .fix = "name at least one kind of feature"};
}  // namespace scoring_lists

template <>
struct MembersOf<ScoringFact> {
  static constexpr RecordTraits record = {.what = "a fact of the scoring guide",
                                          .id_kind = "",
                                          .table = "scoring_fact",
                                          .key = "scoring_fact_id",
                                          .order = "position"};
  static constexpr auto list = mixed_list(
      member("name", &ScoringFact::name,
             {.meaning = "the fact's name, which lasts",
              .column = "id",
              .text = TextKind::Id,
              .needed = true}),
      member("kind", &ScoringFact::kind,
             {.meaning = "count, flag, word, or player: whom it concerns", .needed = true}),
      member("meaning", &ScoringFact::meaning, {.meaning = "what it says", .needed = true}),
      member(
          "one", &ScoringFact::one,
          {.meaning =
               "of a count: what one is called; of a flag or player: with whom lines that need it "
               "count, \"the Mage\""}),
      member("many", &ScoringFact::many, {.meaning = "of a count: what several are called"}),
      member("most", &ScoringFact::most, {.meaning = "of a count: the most that it may be"}),
      member("words", &ScoringFact::words,
             {.meaning = "of a word: all that it may be", .column = "word", .table = "word"}),
      member("features", &ScoringFact::features, scoring_lists::features_traits),
      member("needed_for", &ScoringFact::needed_for,
             {.meaning = "kinds of features whose sums need it",
              .column = "feature",
              .words = scored_names,
              .word = "kind of feature"}),
      member("sets", &ScoringFact::sets,
             {.meaning = "ids of sets of which any brings it; none: it is always there",
              .column = "set_id",
              .table = "set",
              .names = NameKind::Set}));
};

template <>
struct MembersOf<ScoringLine> {
  static constexpr RecordTraits record = {.what = "a line of the scoring guide",
                                          .id_kind = "",
                                          .table = "scoring_line",
                                          .key = "scoring_line_id",
                                          .order = "position"};
  static constexpr auto list = mixed_list(

      member("id", &ScoringLine::id,
             {.meaning = "the line's id, which lasts", .text = TextKind::PathId, .needed = true}),
      member("when", &ScoringLine::when,
             {.meaning = "during the game or after it", .column = "moment", .needed = true}),
      member("what", &ScoringLine::what, {.meaning = "what scores", .needed = true}),
      member("points", &ScoringLine::points, {.meaning = "how much, in words", .needed = true}),
      member("features", &ScoringLine::features, scoring_lists::features_traits),
      guide_lists::scope,

      member("term", &ScoringLine::term,
             {.meaning = "what the sum of `flat` is called; null: as `what`"}),
      member("needs", &ScoringLine::needs,
             {.meaning = "facts that must hold: a name, name=value or name>number",
              .column = "condition"}),
      member("unless", &ScoringLine::unless,
             {.meaning = "facts of which none may hold", .column = "condition"}),
      member("flat", &ScoringLine::flat, {.meaning = "points once", .least = -99, .most = 999}),
      member("each", &ScoringLine::each, {.meaning = "points for each: fact, points"}),
      member("tiers_of", &ScoringLine::tiers_of, {.meaning = "the fact that `tiers` count"}),
      member("tiers", &ScoringLine::tiers,
             {.meaning = "from how many on each is worth what: from, points", .table = "tier"}),
      member("half_of", &ScoringLine::half_of,
             {.meaning = "a fact of which half is scored, rounded up"}),
      member("halves", &ScoringLine::halves,
             {.meaning = "whether the sum of earlier stages is halved, rounded up"}),
      member("times", &ScoringLine::times, {.meaning = "a fact by which the sum is multiplied"}),
      member("stage", &ScoringLine::stage,
             {.meaning = "1 to 3; those of later stages come after", .least = 1, .most = 3}),
      member(
          "to", &ScoringLine::to,
          {.meaning = "the fact that names who gets it; null: the majority", .column = "to_fact"}),
      member("status", &ScoringLine::status,
             {.meaning = "official, community, difference, open, house or unmarked"}),
      member("basis", &ScoringLine::basis,
             {.meaning = "marked, or the words that the status is taken from"}),
      member("rules", &ScoringLine::rules, guide_lists::rules_traits),
      member("no_rule", &ScoringLine::no_rule, guide_lists::no_rule_traits),
      guide_lists::carries(&ScoringLine::carries),
      member("place", &ScoringLine::place, {.meaning = "where in the guide's source"}),
      member("sources", &ScoringLine::sources,
             {.meaning = "document and place, where they are not those of the guide",
              .csv_meaning = "document:place of each source",
              .table = "source"}),
      member("note", &ScoringLine::note, rule_lists::note_traits));
};

}  // namespace cartulary

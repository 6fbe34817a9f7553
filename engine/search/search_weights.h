// The weights and thresholds of the search. docs/search-measured.md tells how they were chosen.
#pragma once

#include <cstddef>

namespace cartulary {

struct SearchWeights {
  double full_impact = 1000;  // the most that a Posting can have
  // How well a term matches a word of the question.
  double name = 0.95;       // the concept that the word names, next to the word itself
  double corrected = 0.8;   // a similar word of the index, for a word that it lacks
  double beginning = 0.35;  // a longer word that begins with the one typed
  double part = 0.3;        // a single word of a name of several
  // From this weight on, a term counts for the rarity of its slot, and its documents count as
  // having the word.
  double answers = 0.5;
  // The weight of a word that only describes the situation, next to one of the clause that asks:
  // if three words or more ask, and if two do. If fewer do, all words count alike.
  double situation = 0.6;
  double situation_of_two = 0.8;
  // Names in the vocabulary say this much more than other words of the same rarity.
  double name_rarity = 2.0;
  // A word that no document has is rated as if one in this many documents had it, because it may be
  // a typing error.
  double share_of_unknown = 50;
  // The factor for a document that matches almost nothing of the question, and the gain of one
  // whose names and question match all of it.
  double least_of_worth = 0.2;
  double head_gain = 0.5;
  // The gain of a document that has the query as one of its wordings; less near ones gain by the
  // cube of their nearness. Only the best hits are looked at.
  double near_gain = 1.0;
  std::size_t near_hits = 15;
  // How much more the share of the query in a wording counts than the share of the wording in it.
  double query_share = 2.0;
  // The factor for each set that a document needs and the question does not touch.
  double other_set = 0.65;
  // The factor for a document that needs sets of which the question touches only some.
  double half_named = 0.85;
  // If a printing was chosen: the factor for a set that lacks it, and for a record that only other
  // printings state; the gain of a record that applies to some printings only.
  double lacking_set = 0.5;
  double unread = 0.75;
  double of_the_printing = 1.1;
  // If no printing was chosen: the factor for a record of the newest printing alone.
  double newest_alone = 0.85;
  // The gain of a large expansion that only the chosen printing has.
  double new_box = 1.5;
  // The small words of the question (who, where, when) say this much more than other words of the
  // same rarity.
  double asked_alike = 1.6;
  // The share of the best hit's worth that a house rule needs to be shown.
  double house_share = 0.5;
  // The gain of a group's own and adopted rules, because they hold at its table.
  double played = 1.1;
  // The gain of a document about the first thing that the question names: cities, not farms.
  double about_it = 1.15;
  // The factor for a special case that the question does not name.
  double not_meant = 0.85;
  // The first hit answers the question if the sum of these reaches `sure`: how much of the question
  // its verdict matches, and its title, question and `asked`; how much more it is worth than the
  // second hit and than the third, both as logarithms; and whether it asks the same.
  double sure = 5.1;
  double sure_verdict = 1.6;
  double sure_head = 1.3;
  double sure_lead = 1.4;
  double sure_far_lead = 1.7;
  double sure_asked_alike = 1.4;
  // The share that title, question and `asked` must match for the record's yes or no to be given.
  double same_question = 0.75;
  // The share that they must match for the question to count as the record's own, the share of the
  // first hit's worth that such a record needs to answer, and how many significant words a
  // question with an answer must have.
  double own_question = 0.95;
  double own_question_lag = 0.9;
  std::size_t fewest_slots = 3;
  // The share of the question that a record must match to be called near.
  double near_share = 0.6;
  // The gain of an element or a set whose whole name was asked for.
  double called_so = 2.0;
  // This many words make a question, even without "when" or "can".
  std::size_t words_of_a_question = 4;
  // If fewer entries than this have all the words of a query, near matches follow them.
  std::size_t few = 3;
  // The share of the best hit's match with the question that every other hit needs.
  double least_share = 0.5;
  std::size_t shortest_form = 5;     // letters, of a German name that a word is a form of
  std::size_t shortest_half = 3;     // letters, of each of two words written as one
  std::size_t most_beginnings = 64;  // the most words that an unfinished word stands for
};
inline constexpr SearchWeights search_weights;

}  // namespace cartulary

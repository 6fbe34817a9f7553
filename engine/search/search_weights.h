// What counts how much in the ranking of the search. docs/search.md tells how the figures came
// about.
#pragma once

#include <cstddef>

namespace cartulary {

struct SearchWeights {
  double full_impact = 1000;  // of a Posting
  // How well a term answers to a word of the question.
  double name = 0.95;       // the name of what the word means, beside the word itself
  double corrected = 0.8;   // a word of the index in place of one that it lacks
  double beginning = 0.35;  // a longer word, beside the one that was typed
  double part = 0.3;        // one word of a name of several
  // From this weight a term counts for the rarity of its slot, and makes a document one that has
  // the word.
  double answers = 0.5;
  // Names of the vocabulary say more than other words that are as rare.
  double name_rarity = 2.0;
  // A word that no document has is as rare as one that one in so many has: it may be a slip.
  double share_of_unknown = 50;
  // What is left of a document's worth that meets next to nothing of the question, and what one
  // gains whose names and question meet all of it.
  double least_of_worth = 0.2;
  double head_gain = 0.5;
  // What is left of a document for each set that it needs and the question does not touch on.
  double other_set = 0.7;
  // Where a printing was chosen: what is left of a set that has nothing of it, and of what only
  // others tell; what is gained by what not all have so.
  double lacking_set = 0.5;
  double unread = 0.85;
  double of_the_printing = 1.1;
  // How much more than words of their rarity the small words of the question say: who, where, when.
  double asked_alike = 1.6;
  // Of the worth of the best hit, what a house rule must have to be told.
  double house_share = 0.5;
  // What a group's own rule gains, and one that it has taken over: it is what holds at its table.
  double played = 1.1;
  // What is gained by what is about the first thing that the question names: cities, not farms.
  double about_it = 1.15;
  // What is left of a special case that the question does not name.
  double not_meant = 0.85;
  // The first of all answers the question if these come to so much together: what it meets of the
  // question in its title, question and `asked`; how much more it is worth than the next, and than
  // the next that is on another rule, both as logarithms; and that it asks the same.
  double sure = 3.6;
  double answer_share = 0.72;    // it meets at least so much of the question
  std::size_t fewest_slots = 3;  // of which there are so many telling words
  double sure_head = 2;
  double sure_lead = 2;
  double sure_apart = 1;
  double sure_asked_alike = 0.7;
  // What it must meet of it there for its yes or no to be told.
  double same_question = 0.75;
  // What it must meet there to answer because the question is its own, and how much of the worth of
  // the first it must have.
  double own_question = 0.95;
  double own_question_lag = 0.9;
  // What it must meet of the question to be called near.
  double near_share = 0.6;
  // What an element or a set gains whose whole name was asked for.
  double called_so = 2.0;
  // As many words make a question, even without "when" and "can".
  std::size_t words_of_a_question = 4;
  // If fewer entries than that have all the words of a query, those that come near follow.
  std::size_t few = 3;
  // Of what the best hit of a question meets, what the last must meet.
  double least_share = 0.5;
  std::size_t shortest_form = 5;     // letters, of a German name that a word is a form of
  std::size_t shortest_half = 3;     // letters, of two words written as one
  std::size_t most_beginnings = 64;  // words that a beginning stands for
};
inline constexpr SearchWeights search_weights;

}  // namespace cartulary

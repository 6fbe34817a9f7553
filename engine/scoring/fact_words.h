// FactWords: the words for a fact of the scoring guide, such as "3 pennants", in the terms of a
// score. Content has only English words for a fact. For other languages each fact has a message,
// whose id is made of its name: counted.pennants.
//
//   const FactWords pennants(*scoring.find_fact("pennants")), mage(*scoring.find_fact("mage"));
//   pennants.counted(3);              // "3 pennants"
//   pennants.none();                  // "no pennant"
//   mage.with(pennants.counted(3));   // "3 pennants with the Mage"
//   pennants.title();                 // "Pennants"
//
// A fact without a message, such as a symbol on a group's own tiles, keeps its English words.
// Refers to the fact, which must outlive it.
#pragma once

#include <string>
#include <string_view>

#include "engine/scoring/formula.h"
#include "engine/text/said.h"

namespace cartulary {

// What content has a name for, by the message of an id that is made of it: in English where there
// is no message with just these words.
Said said_by_name(const std::string& id, const std::string& english);

class FactWords {
 public:
  explicit FactWords(const ScoringFact& fact);

  Said counted(int count) const;
  Said none() const;
  // Of a fact that is no "the Mage", the text as it is.
  Said with(Said counted) const;
  // The label of its field in a form.
  Said title() const;
  // Of a fact whose value is a word: "placed".
  static Said value(const std::string& word);

 private:
  const ScoringFact* fact_;
  // Ids of messages; empty where there is none.
  std::string_view counted_;
  std::string_view none_;
  std::string_view with_;
};

}  // namespace cartulary

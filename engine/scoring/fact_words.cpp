#include "engine/scoring/fact_words.h"

#include <initializer_list>
#include <string>
#include <utility>

#include "engine/text/messages.h"
#include "engine/text/page_language.h"
#include "engine/text/text.h"
#include "engine/tile/symbol_words.h"

namespace cartulary {

namespace {

struct Example {
  Said::Hole hole;
  std::string words;
};

// The id itself, as long as the program lasts, if its message says the examples.
std::string_view that_says(const std::string& id, std::initializer_list<Example> examples) {
  const Message* message = messages_of("en").find(id);
  if (message == nullptr) return {};
  for (const Example& example : examples)
    if (said(message->id, {example.hole}) != example.words) return {};
  return message->id;
}

bool is_who(const ScoringFact& fact) {
  return fact.kind == FactKind::Flag || fact.kind == FactKind::Player;
}

}  // namespace

Said said_by_name(const std::string& id, const std::string& english) {
  const std::string_view message = that_says(id, {{{"n", 0}, english}});
  return message.empty() ? Said(english) : said(message);
}

FactWords::FactWords(const ScoringFact& fact) : fact_(&fact) {
  if (fact.one.empty()) return;
  const std::string id = "counted." + fact.name;
  if (is_who(fact)) {
    with_ = that_says(id, {{{"counted", "3 tiles"}, "3 tiles with " + fact.one}});
    return;
  }
  counted_ = that_says(id, {{{"n", 1}, cartulary::counted(1, fact.one, fact.many)},
                            {{"n", 2}, cartulary::counted(2, fact.one, fact.many)}});
  none_ = that_says("counted.no-" + fact.name, {{{"n", 0}, "no " + fact.one}});
}

Said FactWords::counted(int count) const {
  if (counted_.empty()) return cartulary::counted(count, fact_->one, fact_->many);
  return said_count(counted_, count);
}

Said FactWords::none() const {
  return none_.empty() ? Said("no " + fact_->one) : said(none_);
}

Said FactWords::with(Said counted) const {
  if (!is_who(*fact_) || fact_->one.empty()) return counted;
  if (with_.empty()) return english(counted) + " with " + fact_->one;
  return said(with_, {{"counted", std::move(counted)}});
}

Said FactWords::title() const {
  return said_by_name("word.fact." + fact_->name, mark_title(fact_->name));
}

Said FactWords::value(const std::string& word) {
  return said_by_name("word.fact-value." + word, word);
}

}  // namespace cartulary

#include "engine/guide/score_question.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "engine/guide/score_limits.h"
#include "engine/guide/score_words.h"
#include "engine/position/position.h"
#include "engine/text/said.h"
#include "engine/text/said_list.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"
#include "engine/text/word_lists.h"
#include "engine/tile/tile_members.h"

namespace cartulary {
namespace {

constexpr std::size_t most_facts = 64;
constexpr std::size_t longest_fact = 200;
constexpr int most_figures = 20;

// What may follow a colour, besides a number of followers.
constexpr std::array<std::string_view, 9> figure_words = {
    "follower", "large-follower", "phantom", "wagon", "mayor", "abbot", "builder", "pig", "hill"};

template <class Names>
bool has(const Names& names, std::string_view name) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

template <class Names>
std::vector<std::string> texts(const Names& names) {
  return {std::begin(names), std::end(names)};
}

Error at_fact(Said what, Said fix, std::string suggestion = {}) {
  return Error{.where = "fact",
               .what = std::move(what),
               .fix = std::move(fix),
               .suggestion = std::move(suggestion)};
}

Result<std::string> read_feature(const Scoring& scoring, const GuideQuestion& game,
                                 std::string_view text) {
  const std::string kind = feature_said(game.catalog.language(), text);
  const std::vector<std::string> kinds = scoring.features();
  if (has(kinds, kind)) return scored_as(kind, scoring, game);
  return Error{.where = "feature",
               .what = said("score-fault.nothing-scores", {{"feature", printable(text)}}),
               .fix = write_one_of(kinds),
               .suggestion = nearest(kind, kinds)};
}

// The facts that such a feature can have.
std::vector<std::string> names_for(const Scoring& scoring, const std::string& feature) {
  std::vector<std::string> names;
  for (const ScoringFact& fact : scoring.facts)
    if (has(fact.features, feature)) names.push_back(fact.name);
  return names;
}

Said told_of(const std::vector<std::string>& features) {
  if (features.size() < 2) return said("score-fault.told-of", {{"feature", joined(features)}});
  return said("score-fault.told-of-several",
              {{"features", all_but_last(features)}, {"last", features.back()}});
}

class QuestionReader {
 public:
  QuestionReader(const Scoring& scoring, const GuideQuestion& game, ScoreQuestion& question)
      : scoring_(scoring), game_(game), question_(question) {}

  Status read(std::string_view text) {
    if (text.size() > longest_fact)
      return at_fact(said("score-fault.long-fact", {{"most", longest_fact}}),
                     said("score-fault.write-fact"));
    // "shields" is a fact of a game, but another word for pennants in a city, so the feature's own
    // facts come first.
    const std::string own(trimmed(text.substr(0, text.find('='))));
    return read_named(has(names_for(scoring_, question_.feature), to_lower(own))
                          ? std::string(text)
                          : fact_said(language(), text));
  }

 private:
  Status read_named(std::string_view text) {
    const std::size_t equals = text.find('=');
    const std::string name = to_lower(trimmed(text.substr(0, equals)));
    const std::string value =
        equals == std::string_view::npos ? "" : to_lower(trimmed(text.substr(equals + 1)));
    if (has(player_names(), name)) return read_player(name, value);
    const ScoringFact* fact = scoring_.find_fact(name);
    if (fact == nullptr) return read_figure_named(name, value);
    if (const Status suits = check_feature(*fact); !suits) return suits;
    if (const Status there = check_sets(*fact); !there) return there;
    if (question_.facts.contains(name) || denied_ == name)
      return at_fact(said("fault.twice", {{"name", printable(name)}}),
                     said("score-fault.tell-once"));
    return read_value(*fact, value, equals != std::string_view::npos);
  }

  // "red-mayor=1" and "mayor=red" mean "red=mayor", and add to the figures that red has there.
  Status read_figure_named(const std::string& name, const std::string& value) {
    if (question_.feature == "game") return unknown(name);
    if (has(figure_words, figure_said(language(), name)) && has(player_names(), value))
      return add_figures(value, name, question_.figures[value]);
    const std::size_t hyphen = std::min(name.find('-'), name.size());
    const std::string player = name.substr(0, hyphen);
    const std::string figure =
        figure_said(language(), name.substr(std::min(hyphen + 1, name.size())));
    if (!has(player_names(), player) || !has(figure_words, figure)) return unknown(name);
    const auto copies = parse_whole(value.empty() ? "1" : value, 0, most_figures);
    if (!copies) return unknown(name);
    for (int copy = 0; copy < *copies; ++copy)
      if (const Status added = add_figures(player, figure, question_.figures[player]); !added)
        return added;
    return Done{};
  }

  const SearchLanguage& language() const { return game_.catalog.language(); }

  Error unknown(const std::string& name) const {
    std::vector<std::string> known = names_for(scoring_, question_.feature);
    std::erase_if(known, [&](const std::string& fact) {
      const ScoringFact* found = scoring_.find_fact(fact);
      return found != nullptr && !check_sets(*found);
    });
    Said fix =
        said("guide-fault.facts-of", {{"feature", question_.feature}, {"facts", joined(known)}});
    if (question_.feature == "cloister" &&
        has(split(english_words("score.tiles-around"), ' '), name))
      fix = said("score-fault.tiles-of-cloister");
    if (question_.feature == "game")
      fix = said("score-fault.facts-of-game", {{"facts", joined(known)}});
    if (question_.feature == "game" && std::ranges::find(trade_goods, name) != trade_goods.end())
      fix = said("score-fault.kinds-of-goods");
    for (const std::string_view player : player_names()) known.emplace_back(player);
    return at_fact(said("score-fault.unknown-fact", {{"name", printable(name)}}), fix,
                   nearest(name, known));
  }

  Status check_feature(const ScoringFact& fact) const {
    if (has(fact.features, question_.feature)) return Done{};
    return at_fact(said("guide-fault.no-such-fact",
                        {{"feature", question_.feature}, {"fact", printable(fact.name)}}),
                   told_of(fact.features));
  }

  Status check_sets(const ScoringFact& fact) const {
    if (game_.selection == nullptr || fact.sets.empty()) return Done{};
    for (const std::string& set : fact.sets)
      if (game_.selection->sets.contains(set)) return Done{};
    return at_fact(not_chosen(fact.name, fact.sets, game_),
                   said("score-fault.add-the-set", {{"set", fact.sets.front()}}));
  }

  Status read_value(const ScoringFact& fact, const std::string& value, bool told) {
    switch (fact.kind) {
      case FactKind::Count:
        return read_count(fact, value);
      case FactKind::Flag:
        return read_flag(fact, value, told);
      case FactKind::Word:
        return read_word(fact, value);
      case FactKind::Player:
        return read_owner(fact, value);
    }
    return Done{};
  }

  Status read_count(const ScoringFact& fact, const std::string& value) {
    const auto [least, most] = count_limits(fact, question_.feature);
    const std::optional<int> count = parse_whole(value, least, most);
    if (!count)
      return at_fact(
          said("score-fault.takes-number", {{"name", fact.name}, {"meaning", fact.meaning}}),
          said("score-fault.write-number",
               {{"name", fact.name}, {"least", least}, {"most", most}}));
    question_.facts[fact.name] = {*count, {}};
    return Done{};
  }

  Status read_flag(const ScoringFact& fact, const std::string& value, bool told) {
    if (!told || value == "yes" || value == "true" || value == "1")
      question_.facts[fact.name] = {1, {}};
    else if (value == "no" || value == "false" || value == "0")
      denied_ = fact.name;
    else
      return at_fact(
          said("score-fault.so-or-not", {{"name", fact.name}, {"meaning", fact.meaning}}),
          said("score-fault.write-alone", {{"name", fact.name}}));
    return Done{};
  }

  Status read_word(const ScoringFact& fact, const std::string& value) {
    if (!has(fact.words, value))
      return at_fact(
          said("score-fault.takes-word", {{"name", fact.name}, {"meaning", fact.meaning}}),
          write_word(fact, value));
    question_.facts[fact.name] = {1, value};
    return Done{};
  }

  // A colour in place of the word tells whose it is.
  static Said write_word(const ScoringFact& fact, const std::string& value) {
    std::vector<Said> words;
    for (const std::string& word : fact.words) words.emplace_back(fact.name + '=' + word);
    const Said all = list_of(words, "list.or", "list.or");
    if (!has(player_names(), value)) return said("guide-fault.write-word", {{"words", all}});
    const std::string example = fact.name + '=' + fact.words.back() + ' ' + value;
    return said("guide-fault.write-word-and-whose", {{"words", all}, {"example", example}});
  }

  Status read_owner(const ScoringFact& fact, const std::string& value) {
    if (!value.empty() && !has(player_names(), value))
      return at_fact(said("score-fault.no-colour", {{"name", printable(value)}}),
                     said("score-fault.write-colour", {{"name", fact.name},
                                                       {"players", all_but_last(player_names())},
                                                       {"last", player_names().back()}}),
                     nearest(value, texts(player_names())));
    question_.facts[fact.name] = {1, value};
    return Done{};
  }

  Status read_player(const std::string& player, const std::string& value) {
    if (question_.feature == "game")
      return at_fact(said("score-fault.figures-of-game"),
                     said("score-fault.leave-out", {{"name", player}}));
    if (question_.figures.contains(player))
      return at_fact(said("fault.twice", {{"name", player}}),
                     said("score-fault.join-figures", {{"figures", player + "=large+2"}}));
    std::vector<std::string> figures;
    const std::string_view told = value.empty() ? std::string_view("1") : value;
    for (const std::string_view part : split(told, told.find('+') == told.npos ? ' ' : '+'))
      if (const Status added = add_figures(player, part, figures); !added) return added;
    question_.figures[player] = std::move(figures);
    return Done{};
  }

  Status add_figures(const std::string& player, std::string_view part,
                     std::vector<std::string>& figures) const {
    const std::string figure = figure_said(language(), part);
    if (const auto count = parse_whole(figure, 0, most_figures)) {
      figures.insert(figures.end(), static_cast<std::size_t>(*count), "follower");
    } else if (has(figure_words, figure)) {
      figures.push_back(figure);
    } else if (is_told_word(figure)) {
      figures.push_back("follower");
    } else {
      return no_figure(player, figure);
    }
    if (figures.size() > static_cast<std::size_t>(most_figures))
      return at_fact(said("score-fault.many-figures", {{"player", player}, {"most", most_figures}}),
                     said("score-fault.on-this-feature"));
    return Done{};
  }

  // "barn=final red=barn": a barn that is already a fact counts as a follower of red's.
  bool is_told_word(const std::string& figure) const {
    const ScoringFact* fact = scoring_.find_fact(figure);
    return fact != nullptr && fact->kind == FactKind::Word && question_.facts.contains(fact->name);
  }

  // Some pieces, such as the fairy, are facts of the feature and no player's figures.
  Error no_figure(const std::string& player, const std::string& figure) const {
    const ScoringFact* fact = scoring_.find_fact(figure);
    if (fact != nullptr && has(fact->features, question_.feature)) {
      std::string form = fact->name;
      if (fact->kind == FactKind::Word)
        form += "=" + joined(fact->words, "|");
      else if (fact->kind == FactKind::Player)
        form += "=" + player;
      return at_fact(
          said("score-fault.told-of-feature",
               {{"name", printable(figure)}, {"feature", question_.feature}, {"player", player}}),
          said("score-fault.write-beside", {{"fact", form}, {"player", player}}));
    }
    return at_fact(said("score-fault.no-figure", {{"name", printable(figure)}}),
                   said("score-fault.write-figures", {{"figures", all_but_last(figure_words)},
                                                      {"last", figure_words.back()},
                                                      {"example", player + "=large+follower"}}),
                   nearest(figure, texts(figure_words)));
  }

  const Scoring& scoring_;
  const GuideQuestion& game_;
  ScoreQuestion& question_;
  std::string denied_;  // the last flag that was denied
};

// "pig red=1 blue=1": one of the two has the pig.
Status check_owners(const ScoreQuestion& question) {
  if (question.figures.size() < 2) return Done{};
  const std::string& player = question.figures.begin()->first;
  for (const std::string_view figure : figure_words)
    if (question.facts.contains(std::string(figure)))
      return at_fact(said("score-fault.whose", {{"figure", figure}}),
                     said("score-fault.write-with-player",
                          {{"figure", figure}, {"example", player + "=1+" + std::string(figure)}}));
  return Done{};
}

}  // namespace

Result<ScoreQuestion> read_score_question(const Scoring& scoring, const GuideQuestion& game,
                                          std::string_view feature,
                                          const std::vector<std::string>& facts) {
  const Result<std::string> kind = read_feature(scoring, game, feature);
  if (!kind) return kind.error();
  ScoreQuestion question{.feature = *kind, .facts = {}, .figures = {}};
  if (facts.size() > most_facts)
    return at_fact(said("score-fault.many-facts", {{"most", most_facts}}),
                   said("score-fault.tell-fewer"));
  QuestionReader reader(scoring, game, question);
  for (const std::string& fact : facts)
    if (const Status read = reader.read(fact); !read) return read.error();
  if (const Status owners = check_owners(question); !owners) return owners.error();
  if (const Status together = check_together(question, game); !together) return together.error();
  return question;
}

}  // namespace cartulary

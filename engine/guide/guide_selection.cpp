#include "engine/guide/guide_selection.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include "engine/bag/rule_choices.h"
#include "engine/rule/reading.h"
#include "engine/rule/rule_lookup.h"
#include "engine/rule/rulebook.h"
#include "engine/text/said.h"
#include "engine/text/said_list.h"
#include "engine/text/search_words.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"
#include "engine/text/word_lists.h"

namespace cartulary {
namespace {

constexpr std::string_view base_game = "base-game";
// Guides without lines, which have commands and pages of their own.
constexpr std::array<std::string_view, 3> told_apart = {"figures", "scoring", "words"};

bool in_game(const GuideQuestion& question, const std::string& set) {
  return is_chosen(question.catalog, *question.selection, set);
}

bool sets_fit(const GuideScope& scope, const GuideQuestion& question) {
  const auto chosen = [&](const std::string& set) { return in_game(question, set); };
  return std::all_of(scope.sets.begin(), scope.sets.end(), chosen) &&
         (scope.any_of.empty() || std::any_of(scope.any_of.begin(), scope.any_of.end(), chosen)) &&
         std::none_of(scope.not_with.begin(), scope.not_with.end(), chosen);
}

// Compares the printings of the first set that the scope names, else of any in its list, else of
// the base game, else of any set.
bool editions_fit(const GuideScope& scope, const GuideQuestion& question) {
  if (scope.editions.empty()) return true;
  std::vector<std::string> sets = printed_sets(scope);
  if (sets.empty() && question.selection->sets.count(std::string(base_game)) > 0)
    sets.emplace_back(base_game);
  if (sets.empty())
    for (const auto& [set, quantity] : question.selection->sets) sets.push_back(set);
  return counts_in(question.catalog, *question.selection, sets, scope.editions);
}

// Finds the line above an item, and applies the conditions of both.
class Part {
 public:
  Part(const GuidePart& part, const GuideQuestion& question) : question_(question) {
    for (const GuideLine& line : part.lines) by_id_.emplace(line.id, &line);
  }

  bool applies(const GuideLine& line) const {
    if (fit_of(line, question_) != ScopeFit::Applies) return false;
    if (question_.selection != nullptr && !line.set.empty() && !in_game(question_, line.set))
      return false;
    const GuideLine* above = above_of(line);
    return above == nullptr || applies(*above);
  }

  // The line's conditions together with those of the lines above it.
  GuideScope scope_of(const GuideLine& line) const {
    GuideScope scope = line;
    if (const GuideLine* above = above_of(line)) {
      const GuideScope outer = scope_of(*above);
      for (const std::string& set : outer.sets)
        if (std::count(scope.sets.begin(), scope.sets.end(), set) == 0) scope.sets.push_back(set);
      if (scope.any_of.empty()) scope.any_of = outer.any_of;
    }
    return scope;
  }

 private:
  const GuideLine* above_of(const GuideLine& line) const {
    const auto found = by_id_.find(line.under);
    return line.under.empty() || found == by_id_.end() ? nullptr : found->second;
  }

  const GuideQuestion& question_;
  std::map<std::string_view, const GuideLine*> by_id_;
};

// The printing chosen for a set of the game, if any.
std::optional<Edition> printing_of(const GuideQuestion& question, const std::string& id) {
  const TileSet* set = question.catalog.find_set(id);
  if (set == nullptr || !chooses_edition(*question.selection, id)) return std::nullopt;
  return edition_for(*question.selection, *set);
}

// The figure with the set of the game that brings it, if any does.
std::optional<ChosenFigure> brought(const GuideFigure& figure, const GuideQuestion& question) {
  ChosenFigure taken{&figure, figure.sets.empty() ? "" : figure.sets.front(), figure.supply, {}};
  if (question.selection == nullptr || question.selection->every_printing)
    for (const FigurePrinting& printing : figure.printings)
      add_item(taken.supply,
               said("figures.in-edition",
                    {{"edition", to_text(printing.edition)}, {"supply", printing.supply}}),
               "list.part");
  if (question.selection == nullptr) return taken;
  const auto is_otherwise = [&](std::optional<Edition> printing) {
    return printing && std::ranges::any_of(figure.printings, [&](const FigurePrinting& each) {
             return each.edition == *printing;
           });
  };
  const std::string base(base_game);
  if (figure.sets.empty() && !is_otherwise(printing_of(question, base))) return taken;
  for (const std::string& set : figure.sets)
    if (in_game(question, set) && !is_otherwise(printing_of(question, set))) {
      taken.set = set;
      return taken;
    }
  for (const FigurePrinting& printing : figure.printings) {
    const std::string& set = figure.sets.empty() ? base : printing.set;
    if (set.empty() || !in_game(question, set) || printing_of(question, set) != printing.edition)
      continue;
    taken.set = printing.set;
    taken.supply = printing.supply;
    return taken;
  }
  return std::nullopt;
}

// Adds the figure's answers to the questions that apply.
void choose_cells(ChosenFigure& taken, const std::vector<const FigureQuestion*>& questions,
                  const GuideQuestion& question) {
  const GuideFigure& figure = *taken.figure;
  for (const FigureCell& cell : figure.cells) {
    const auto asked = std::ranges::find_if(
        questions, [&](const auto* each) { return each->id == cell.question; });
    if (asked == questions.end()) continue;
    GuideScope scope = cell;
    scope.any_of = (*asked)->sets;
    if (scope.any_of.empty() && !taken.set.empty()) scope.any_of = {taken.set};
    if (fit_of(scope, question) == ScopeFit::Applies) taken.cells.push_back(&cell);
  }
}

std::vector<const Guide*> whole_guides(const Guides& guides) {
  std::vector<const Guide*> whole;
  for (const Guide& guide : guides.guides)
    if (std::count(told_apart.begin(), told_apart.end(), guide.id) == 0) whole.push_back(&guide);
  return whole;
}

}  // namespace

GuideQuestion guide_question(const Catalog& catalog, const Selection& selection,
                             const Rulebook* rulebook) {
  return {catalog, &selection, selection.rule_set, rulebook};
}

bool is_for_championship(const GuideScope& scope) {
  return scope.only.size() == 1 && scope.only.front() == championship;
}

std::string printings_words(const GuideQuestion& question, const GuideScope& scope) {
  if (question.selection != nullptr && !question.selection->every_printing) return {};
  return edition_list(scope.editions);
}

namespace {

std::string unread_words(const GuideQuestion& question, const RuleRecord* record) {
  if (record == nullptr || question.selection == nullptr ||
      !chooses_edition(*question.selection, record->set))
    return {};
  return unread_words(*record, unread_of(*record, question.catalog, question.selection));
}

}  // namespace

std::string unread_words(const GuideQuestion& question, const RecordIds& rules) {
  if (question.rulebook == nullptr || rules.empty()) return {};
  return unread_words(question, find_record(*question.rulebook, rules.front()));
}

std::string unread_words(const GuideQuestion& question, std::string_view rule) {
  if (question.rulebook == nullptr || rule.empty()) return {};
  return unread_words(question, find_record(*question.rulebook, rule));
}

std::vector<std::string> printed_sets(const GuideScope& scope) {
  if (scope.sets.empty()) return scope.any_of;
  return {scope.sets.front()};
}

bool choices_fit(const GuideScope& scope, const Selection& selection) {
  return std::ranges::all_of(scope.rule_value, [&](const ChosenValue& value) {
    const std::string chosen = chosen_value(selection.rules, value.name);
    return chosen == value.choice || chosen == as_printed;
  });
}

bool reading_is_chosen(const GuideScope& scope, const GuideQuestion& question) {
  return question.selection != nullptr &&
         std::ranges::any_of(scope.rule_value, [&](const ChosenValue& value) {
           return is_reading(value.name) &&
                  chosen_value(question.selection->rules, value.name) == value.choice;
         });
}

ScopeFit fit_of(const GuideScope& scope, const GuideQuestion& question) {
  if (question.selection != nullptr) {
    if (!sets_fit(scope, question)) return ScopeFit::OtherSet;
    if (!editions_fit(scope, question)) return ScopeFit::OtherEdition;
    if (!choices_fit(scope, *question.selection)) return ScopeFit::OtherChoice;
  }
  return reading_is_chosen(scope, question) || rule_set_fits(scope.only, question.rule_set)
             ? ScopeFit::Applies
             : ScopeFit::OtherRuleSet;
}

int sets_together(const GuideScope& scope) {
  const auto other = [](const std::string& set) { return set != base_game; };
  const auto needed = std::count_if(scope.sets.begin(), scope.sets.end(), other);
  const bool one_more =
      !scope.any_of.empty() &&
      std::all_of(scope.any_of.begin(), scope.any_of.end(), [&](auto& set) {
        return other(set) && std::count(scope.sets.begin(), scope.sets.end(), set) == 0;
      });
  return static_cast<int>(needed) + (one_more ? 1 : 0);
}

ChosenGuide choose_lines(const Guide& guide, const GuideQuestion& question) {
  ChosenGuide chosen{&guide, {}, 0};
  for (const GuidePart& part : guide.parts) {
    const Part lines(part, question);
    ChosenPart taken{&part, {}};
    for (const GuideLine& line : part.lines) {
      if (lines.applies(line))
        taken.lines.push_back({&line, sets_together(lines.scope_of(line)) > 1});
      else
        ++chosen.left_out;
    }
    if (!taken.lines.empty()) chosen.parts.push_back(std::move(taken));
  }
  return chosen;
}

ChosenFigures choose_figures(const Guides& guides, const GuideQuestion& question) {
  ChosenFigures chosen;
  for (const FigureQuestion& each : guides.questions) {
    GuideScope scope;
    scope.any_of = each.sets;
    scope.editions = each.editions;
    if (fit_of(scope, question) == ScopeFit::Applies) chosen.questions.push_back(&each);
  }
  for (const GuideFigure& figure : guides.figures) {
    std::optional<ChosenFigure> taken = brought(figure, question);
    if (!taken) {
      ++chosen.left_out;
      continue;
    }
    choose_cells(*taken, chosen.questions, question);
    chosen.figures.push_back(*std::move(taken));
  }
  return chosen;
}

const Guide* find_guide(const Guides& guides, std::string_view name,
                        const SearchLanguage& language) {
  const auto key_of = [&language](std::string_view text) { return name_key(text, language); };
  const auto is_called = [&](const WordList& names) {
    return std::ranges::any_of(split(names.words, ','), [&](std::string_view other) {
      return key_of(other) == key_of(name);
    });
  };
  const std::vector<const Guide*> whole = whole_guides(guides);
  for (const Guide* guide : whole)
    if (std::ranges::any_of(word_lists("guide-name." + guide->id), is_called)) return guide;
  const std::string key = key_of(name);
  for (const Guide* guide : whole)
    if (key == key_of(guide->id) || key == key_of(guide->title)) return guide;
  return nullptr;
}

Result<const Guide*> need_guide(const Guides& guides, std::string_view id, std::string_view where,
                                const SearchLanguage& language) {
  const bool apart = std::count(told_apart.begin(), told_apart.end(), id) > 0;
  if (const Guide* guide = guides.find(id); guide != nullptr && !apart) return guide;
  std::vector<std::string> known;
  for (const Guide* guide : whole_guides(guides)) known.push_back(guide->id);
  const Guide* found = find_guide(guides, id, language);
  if (apart)
    return Error{.where = std::string(where),
                 .what = said("guide-fault.own-answer", {{"guide", printable(id)}}),
                 .fix = said("guide-fault.ask-for-it", {{"guide", id}, {"guides", joined(known)}})};
  return Error{.where = std::string(where),
               .what = said("guide-fault.no-guide", {{"name", printable(id)}}),
               .fix = known.empty() ? said("guide-fault.no-guides")
                                    : said("guide-fault.guides", {{"guides", joined(known)}}),
               .suggestion = found != nullptr ? found->id : nearest(id, known)};
}

}  // namespace cartulary

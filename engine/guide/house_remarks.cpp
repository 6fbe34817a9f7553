#include "engine/guide/house_remarks.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "engine/rule/adopted.h"
#include "engine/rule/rule_lookup.h"
#include "engine/text/markdown.h"
#include "engine/text/said_list.h"
#include "engine/text/search_words.h"
#include "engine/text/text.h"

namespace cartulary {
namespace {

constexpr std::string_view deploying = "deploy/";
constexpr std::string_view strength = "value";

// A place where figures stand, as the table of figures names it, and the elements that mean it
// besides the roles that are played there.
struct StandingPlace {
  std::string_view name;
  std::array<std::string_view, 3> elements;  // empty text: no more
};
constexpr std::array<StandingPlace, 6> places = {{{"road", {"road"}},
                                                  {"city", {"city"}},
                                                  {"farm", {"farm"}},
                                                  {"cloister", {"cloister", "abbey", "shrine"}},
                                                  {"tower", {"tower"}},
                                                  {"garden", {"garden"}}}};

// The place that the table of figures has for a feature; empty if it has none.
std::string_view place_of(std::string_view feature) {
  constexpr std::array<std::string_view, 5> cloisters = {"cloister", "shrine", "monastery",
                                                         "church", "abbey"};
  if (feature == "field") return "farm";
  if (std::ranges::find(cloisters, feature) != cloisters.end()) return "cloister";
  const auto found = std::ranges::find(places, feature, &StandingPlace::name);
  return found == places.end() ? std::string_view() : found->name;
}

bool is_meant_by(const StandingPlace& place, std::string_view element,
                 const SearchLanguage& language) {
  return std::ranges::find(place.elements, element) != place.elements.end() ||
         place_of(language.meaning(WordUse::Roles, element)) == place.name;
}

// Finds the places that a record is about: from its elements, else its title, else its text.
class NamedPlaces {
 public:
  NamedPlaces(const Rulebook& rulebook, const RuleRecord& record) {
    for (const StandingPlace& place : places)
      if (std::ranges::any_of(record.about, [&](const std::string& element) {
            return is_meant_by(place, element, rulebook.language());
          }))
        names_.push_back(place.name);
    if (names_.empty()) read(rulebook, record.title);
    if (names_.empty()) read(rulebook, plain_text(record.text));
  }
  bool none() const { return names_.empty(); }
  bool has(std::string_view place) const {
    return std::ranges::find(names_, place) != names_.end();
  }

 private:
  void read(const Rulebook& rulebook, std::string_view text) {
    const SearchLanguage& language = rulebook.language();
    const std::vector<SearchToken> tokens = search_tokens(text, language);
    const auto is_said = [&](std::string_view word) {
      return std::ranges::any_of(
          tokens, [stem = stem_of(folded(word), language)](const SearchToken& token) {
            return token.stem == stem;
          });
    };
    for (const StandingPlace& place : places)
      if (std::ranges::any_of(rulebook.elements(), [&](const Element& element) {
            return is_meant_by(place, element.id, language) &&
                   (is_said(element.name) || std::ranges::any_of(element.also, is_said));
          }))
        names_.push_back(place.name);
  }
  std::vector<std::string_view> names_;
};

bool has_about(const RuleRecord& record, std::string_view element) {
  return std::ranges::find(record.about, element) != record.about.end();
}

// Adds house rules that are about both the figure and the place, whatever rules they annotate.
void add_by_subject(const GuideQuestion& question, std::string_view figure, std::string_view place,
                    std::vector<GameRemark>& remarks) {
  const Rulebook& rulebook = *question.rulebook;
  const auto add = [&](const auto& record) {
    if (!has_about(record, figure) || !has_about(record, place)) return;
    const RecordId id = id_of(record);
    const auto standing = standing_in(rulebook.game(), question.selection, id);
    if (!standing || standing->word == "dropped") return;
    if (std::ranges::find(remarks, id, &GameRemark::id) == remarks.end())
      remarks.push_back({id, record.title, *standing});
  };
  for (const Ruling& ruling : rulebook.rulings()) add(ruling);
  for (const Variant& variant : rulebook.variants()) add(variant);
}

// "Cathedrals pay four: A completed city ...", followed by the group's note.
Said text_of(const RuleRecord& record, const GameRemark& remark) {
  Said text = capitalized(house_title(record.title));
  const bool is_dropped = remark.standing.word == "dropped";
  add_item(text, is_dropped ? words_of(remark.standing) : Said(plain_text(record.text)),
           "list.told");
  if (!is_dropped && !remark.standing.note.empty())
    add_item(text, remark.standing.note, "list.sentence");
  return text;
}

}  // namespace

HouseRemarks::HouseRemarks(const Guides& guides, const GuideQuestion& question)
    : guides_(guides),
      question_(question),
      any_(has_remarks(question.rulebook, question.selection)) {}

void HouseRemarks::add(const std::vector<GameRemark>& remarks) {
  for (const GameRemark& remark : remarks) {
    const RuleRecord* record = find_record(*question_.rulebook, remark.id);
    if (record != nullptr && std::ranges::find(list_, remark.id, &HouseRemark::rule) == list_.end())
      list_.push_back({remark.id, text_of(*record, remark)});
  }
}

void HouseRemarks::add_rules(const RecordIds& rules) {
  if (!any_) return;
  std::vector<GameRemark> remarks = game_remarks(question_.rulebook, question_.selection, rules);
  // If a house rule is itself behind a formula, the points already follow it.
  std::erase_if(remarks, [&](const GameRemark& remark) {
    return remark.standing.word != "dropped" && std::ranges::find(rules, remark.id) != rules.end();
  });
  add(remarks);
}

void HouseRemarks::add_figure(std::string_view figure, std::string_view feature) {
  const GuideFigure* found = any_ ? guides_.find_figure(figure) : nullptr;
  if (found == nullptr) return;
  const std::string_view place = place_of(feature);
  for (const FigureCell& cell : found->cells)
    if (fit_of(cell, question_) == ScopeFit::Applies &&
        (cell.question == strength ||
         (!place.empty() && cell.question == std::string(deploying).append(place))))
      add(cell_remarks(question_, cell));
}

std::vector<GameRemark> cell_remarks(const GuideQuestion& question, const FigureCell& cell) {
  if (!has_remarks(question.rulebook, question.selection)) return {};
  std::vector<GameRemark> remarks = game_remarks(question.rulebook, question.selection, cell.rules);
  if (!cell.question.starts_with(deploying)) return remarks;
  const std::string_view place = std::string_view(cell.question).substr(deploying.size());
  std::erase_if(remarks, [&](const GameRemark& remark) {
    const RuleRecord* record = find_record(*question.rulebook, remark.id);
    if (record == nullptr || remark.standing.word == "dropped") return false;
    const NamedPlaces named(*question.rulebook, *record);
    return !named.none() && !named.has(place);
  });
  add_by_subject(question, cell.figure, place, remarks);
  return remarks;
}

std::vector<HouseRemark> remarks_on(const Guides& guides, const GuideQuestion& question,
                                    const ScoreQuestion& asked, const ScoreAnswer& answer) {
  HouseRemarks remarks(guides, question);
  for (const Formula* formula : answer.formulas) remarks.add_rules(formula->rules);
  for (const auto& [player, figures] : asked.figures)
    for (const std::string& figure : figures) remarks.add_figure(figure, asked.feature);
  return remarks.list();
}

std::vector<HouseRemark> remarks_on(const Guides& guides, const GuideQuestion& question,
                                    const std::vector<const ScoringLine*>& lines) {
  HouseRemarks remarks(guides, question);
  for (const ScoringLine* line : lines) remarks.add_rules(line->rules);
  return remarks.list();
}

std::vector<HouseRemark> remarks_on(const Guides& guides, const GuideQuestion& question,
                                    const ChosenFigures& figures) {
  HouseRemarks remarks(guides, question);
  for (const ChosenFigure& figure : figures.figures)
    for (const FigureCell* cell : figure.cells) remarks.add(cell_remarks(question, *cell));
  return remarks.list();
}

}  // namespace cartulary

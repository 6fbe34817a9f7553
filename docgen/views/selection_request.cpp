#include "docgen/views/selection_request.h"

#include <fmt/format.h>

#include "docgen/views/views.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

constexpr std::array<std::string_view, 7> plain_names = {"sets",  "edition", "used", "rule",
                                                         "draws", "players", "turn"};
constexpr std::string_view own_prefix = "own-";

// The ticked sets as the text of --sets.
std::string ticked_sets(const PageParameters& parameters) {
  std::string sets;
  for (const auto& [name, value] : parameters)
    if (name.starts_with(own_prefix) && !value.empty())
      add_item(sets, std::string_view(name).substr(own_prefix.size()), ",");
  return sets;
}

}  // namespace

SelectionRequest read_selection(const PageContext& context, DefaultSets defaults) {
  SelectionRequest request;
  SelectionText text;
  text.sets = context.parameter("sets");
  const std::string ticked = ticked_sets(context.parameters);
  if (!ticked.empty()) add_item(text.sets, ticked, ",");
  text.edition = context.parameter("edition");
  text.used = context.parameter("used");
  if (!context.parameter("rule").empty()) text.rules.emplace_back(context.parameter("rule"));
  request.chosen = !text.sets.empty() || !text.edition.empty() || !text.used.empty();

  const Catalog& catalog = context.index.catalog();
  Result<Selection> selection = select(catalog, text, defaults);
  if (selection) {
    request.selection = *std::move(selection);
  } else {
    request.faults.push_back(selection.error());
    request.chosen = false;
    request.selection = defaults == DefaultSets::All ? context.index.all().selection
                                                     : context.index.base().selection;
  }
  const Result<OddsQuestion> odds = parse_odds({std::string(context.parameter("draws")),
                                                std::string(context.parameter("players")),
                                                std::string(context.parameter("turn")),
                                                {}});
  if (odds)
    request.odds = *odds;
  else
    request.faults.push_back(odds.error());

  for (const std::string_view name : plain_names)
    if (!context.parameter(name).empty()) request.kept[std::string(name)] = context.parameter(name);
  if (!ticked.empty()) request.kept["sets"] = text.sets;
  return request;
}

View selection_form_view(const PageContext& context, const SelectionRequest& request) {
  View form;
  for (const std::string_view name : plain_names)
    form.set(std::string("given_") + std::string(name), context.parameter(name));
  View editions = View::list();
  for (const Edition edition : all_editions) {
    View option;
    option.set("value", to_text(edition))
        .set("label", edition_words(edition))
        .set("selected", request.selection.edition == edition);
    editions.add(std::move(option));
  }
  View sets = View::list();
  for (const TileSet& set : context.index.catalog().sets()) {
    if (set.kind == SetKind::Box || context.index.catalog().tiles_of(set.id).empty()) continue;
    const bool ticked = request.chosen && context.parameter("sets").empty() &&
                        request.selection.sets.contains(set.id);
    View item = set_link(set);
    item.set("ticked", ticked);
    sets.add(std::move(item));
  }
  form.set("editions", std::move(editions))
      .set("tick_sets", std::move(sets))
      .set("open", request.chosen || !request.faults.empty() || request.odds.draws.has_value() ||
                       request.odds.players.has_value());
  return form;
}

std::string selection_words(const SiteIndex& index, const Selection& selection) {
  if (selection == index.all().selection) return "all sets";
  std::string words;
  for (const TileSet& set : index.catalog().sets()) {
    const auto found = selection.sets.find(set.id);
    if (found == selection.sets.end()) continue;
    add_item(words, set.title);
    if (found->second > 1) words += fmt::format(" ×{}", found->second);
    if (const auto own = selection.editions.find(set.id); own != selection.editions.end())
      words += fmt::format(" ({})", to_text(own->second));
  }
  return words.empty() ? "no set" : words;
}

std::string fallback_words(const SiteIndex& index, const std::map<std::string, Edition>& fallback) {
  std::string words;
  for (const auto& [id, edition] : fallback) {
    const TileSet* set = index.catalog().find_set(id);
    add_item(words, fmt::format("{} ({})", set == nullptr ? id : set->title, to_text(edition)));
  }
  return words;
}

}  // namespace cartulary::docgen

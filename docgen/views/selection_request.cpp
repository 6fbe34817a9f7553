#include "docgen/views/selection_request.h"

#include <algorithm>

#include <fmt/format.h>

#include "docgen/views/views.h"
#include "engine/rule/adopted.h"
#include "engine/text/said_list.h"
#include "engine/text/text.h"
#include "engine/tile/rule_set.h"

namespace cartulary::docgen {

namespace {

// The ticked sets as the text of --sets.
std::string ticked_sets(const PageParameters& parameters) {
  std::string sets;
  for (const auto& [name, value] : parameters)
    if (name.starts_with(ticked_prefix) && !value.empty())
      add_item(sets, std::string_view(name).substr(ticked_prefix.size()), ",");
  return sets;
}

// A page that is told house rules alone is still of every set.
bool chooses_sets(SelectionText text) {
  text.rules.clear();
  return chooses_by_parts(text);
}

}  // namespace

SelectionRequest read_selection(const PageContext& context, DefaultSets defaults,
                                std::string_view rule_set) {
  SelectionRequest request;
  SelectionText text = stated_parts([&](std::string_view name) {
    return context.parameter(name == "rule-set" ? rule_set : name);
  });
  const std::string ticked = ticked_sets(context.parameters);
  if (!ticked.empty()) add_item(text.sets, ticked, ",");
  if (const Status found = find_adopted(context.index.rulebook(), text); !found)
    request.faults.push_back(found.error());
  request.chosen_sets = chooses_sets(text);

  const Catalog& catalog = context.index.catalog();
  const Selection& played = played_selection(context.index.rulebook());
  request.chosen_sets = request.chosen_sets || played.game.has_value();
  request.chosen = request.chosen_sets || !text.rule_set.empty();
  Result<Selection> selection = select(catalog, text, defaults, played);
  if (selection) {
    request.selection = *std::move(selection);
  } else {
    request.faults.push_back(selection.error());
    request.chosen = request.chosen_sets = false;
    request.selection = defaults == DefaultSets::BaseGame ? *context.index.base().selection
                                                          : *context.index.all().selection;
  }
  const Result<OddsQuestion> odds = parse_odds({std::string(context.parameter("draws")),
                                                std::string(context.parameter("players")),
                                                std::string(context.parameter("turn")),
                                                {},
                                                std::string(context.parameter("laid"))});
  if (odds)
    request.odds = *odds;
  else
    request.faults.push_back(odds.error());

  for (const std::string_view name : selection_parameters)
    if (!context.parameter(name).empty()) request.kept[std::string(name)] = context.parameter(name);
  if (!ticked.empty()) request.kept["sets"] = text.sets;
  return request;
}

AskedRuleSet asked_rule_set(const PageContext& context) {
  const Result<std::string> read = parse_rule_set(context.parameter("rule-set"), "rule-set");
  if (read) return {.name = *read};
  AskedRuleSet asked{.status = 400};
  asked.faults.add(fault_view(read.error()));
  return asked;
}

View rule_set_options(std::string_view chosen) {
  View options = View::list();
  for (const RuleSetName& each : rule_sets) {
    View option;
    option.set("rule_set", each.name)
        .set("rule_set_title", each.title)
        .set("rule_set_chosen", each.name == chosen);
    options.add(std::move(option));
  }
  return options;
}

View selection_form_view(const PageContext& context, const SelectionRequest& request) {
  View form;
  for (const std::string_view name : selection_parameters)
    form.set(std::string("given_") + std::string(name), context.parameter(name));
  View editions = View::list();
  const bool unsaid = context.parameter("edition").empty();
  View of_boxes;
  of_boxes.set("value", "").set("label", said("fit.as-boxes-otherwise-c1")).set("selected", unsaid);
  editions.add(std::move(of_boxes));
  for (const Edition edition : all_editions) {
    View option;
    option.set("value", to_text(edition))
        .set("label", edition_words(edition))
        .set("selected", !unsaid && request.selection.edition == edition);
    editions.add(std::move(option));
  }
  form.set("rule_sets", rule_set_options(request.selection.rule_set));
  View sets = View::list();
  for (const TileSet& set : context.index.catalog().sets()) {
    if (set.kind == SetKind::Box || context.index.catalog().tiles_of(set.id).empty()) continue;
    const bool ticked = request.chosen_sets && context.parameter("sets").empty() &&
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

namespace {

// What forms call the field of a parameter; empty for what has no field.
Said field_label(std::string_view parameter) {
  for (const Side side : all_sides)
    if (parameter == std::string_view("nesw").substr(index(side), 1)) return side_title(side);
  if (parameter == "sets") return said("common.sets-you-play-with");
  if (parameter == "edition") return said("common.edition");
  if (parameter == "used") return said("selection-form.tiles-on-the-table");
  if (parameter == "tiles") return said("selection-form.extra-single-tiles");
  if (parameter == "without") return said("selection-form.tiles-left-box");
  if (parameter == "laid") return said("selection-form.laid");
  if (parameter == "draws") return said("selection-form.draws");
  if (parameter == "players") return said("common.players");
  if (parameter == "turn") return said("selection-form.turn");
  return {};
}

}  // namespace

View form_fault_views(const std::vector<Error>& faults) {
  View views = View::list();
  for (const Error& fault : faults) {
    View view = fault_view(fault);
    if (const Said label = field_label(fault.where); !label.empty()) view.set("where", label);
    views.add(std::move(view));
  }
  return views;
}

Said with_rule_set(const Said& sets, const Selection& selection) {
  if (selection.rule_set.empty()) return sets;
  return said("sets.with-rules-of",
              {{"sets", sets}, {"publisher", rule_set_title(selection.rule_set)}});
}

Said selection_words(const SiteIndex& index, const Selection& selection) {
  if (!selection.rule_set.empty() && selection != played_selection(index.rulebook())) {
    Selection anyone = selection;
    anyone.rule_set.clear();
    return with_rule_set(selection_words(index, anyone), selection);
  }
  if (selection.every_edition) return said("sets.all-in-every-edition");
  if (selection == *index.all().selection) return said("sets.all-sets");
  if (selection.game && selection == played_selection(index.rulebook()))
    return selection.game->title;
  std::vector<Said> names;
  bool commas = false;
  for (const TileSet& set : index.catalog().sets()) {
    const auto found = selection.sets.find(set.id);
    if (found == selection.sets.end()) continue;
    const std::string& title =
        chooses_edition(selection, set.id) ? set.title_in(edition_for(selection, set)) : set.title;
    // "Bridges, Castles and Bazaars" is one set.
    commas = commas || title.find(',') != std::string::npos;
    Said& name = names.emplace_back(title);
    if (found->second > 1) name = said("sets.copies", {{"set", name}, {"copies", found->second}});
    if (const auto own = selection.editions.find(set.id); own != selection.editions.end())
      name = said("sets.of-edition", {{"set", name}, {"edition", to_text(own->second)}});
  }
  for (const auto& [id, copies] : selection.tiles)
    names.push_back(said("sets.copies", {{"set", id}, {"copies", copies}}));
  const std::string_view joint = commas ? "list.part" : "list.next";
  Said words = names.empty() ? said("sets.no-set") : list_of(names, joint, joint);
  for (const auto& [id, box] : selection.in_part)
    if (const TileSet* set = index.catalog().find_set(id))
      add_item(words, said("sets.in-part", {{"set", set->title}}), "list.part");
  return words;
}

std::string fallback_words(const SiteIndex& index, const std::map<std::string, Edition>& fallback) {
  std::string words;
  for (const auto& [id, edition] : fallback)
    add_item(words, fmt::format("{} ({})", index.catalog().title_of(id), to_text(edition)));
  return words;
}

Said hint_words(const TableHint& hint) {
  Said tiles;
  std::string words;
  if (hint.start > 0) {
    tiles =
        hint.start == 1 ? said("sets.the-start-tile") : said_count("sets.start-tiles", hint.start);
    words = "start";
  }
  if (hint.river > 0) {
    add_item(tiles, said_count("sets.river-tiles", hint.river), "list.last");
    add_item(words, "river", ",");
  }
  if (tiles.empty()) return {};
  if (hint.start + hint.river == 1)
    return said("sets.bag-includes-one", {{"tiles", tiles}, {"words", words}});
  return said("sets.bag-includes", {{"tiles", tiles}, {"words", words}});
}

Said hill_words(const TableHint& hint) {
  if (hint.hills == 0) return {};
  return said("sets.under-hills", {{"hills", hint.hills}});
}

namespace {

// "2 in Tower"; of "tower@C2" "2 in Tower (C2)".
Said copies_in_set(const SiteIndex& index, const std::string& name, int copies) {
  const std::size_t at = name.find('@');
  const std::string title = index.catalog().title_of(name.substr(0, at));
  if (at == std::string::npos) return said("sets.copies-in", {{"copies", copies}, {"set", title}});
  return said("sets.copies-in-edition",
              {{"copies", copies}, {"set", title}, {"edition", name.substr(at + 1)}});
}

}  // namespace

Said elsewhere_words(const SiteIndex& index, const Elsewhere& elsewhere) {
  constexpr std::size_t most_named = 6;
  Said words;
  for (const auto& [edition, copies] : elsewhere.editions)
    add_item(words,
             said("sets.choose-edition", {{"copies", copies}, {"edition", to_text(edition)}}),
             "list.part");
  std::size_t named = 0;
  for (const auto& [name, copies] : elsewhere.sets) {
    if (++named > most_named) break;
    add_item(words, copies_in_set(index, name, copies), "list.part");
  }
  if (elsewhere.sets.size() > most_named)
    add_item(words, said_count("sets.more-sets", elsewhere.sets.size() - most_named), "list.part");
  return words;
}

}  // namespace cartulary::docgen

#include "docgen/views/rule_views.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "docgen/base/links.h"
#include "docgen/base/markdown.h"
#include "docgen/base/status_mark.h"
#include "docgen/views/position_views.h"
#include "docgen/views/views.h"
#include "engine/rule/reading.h"
#include "engine/text/said_list.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

constexpr std::array<std::string_view, step_names.size()> steps = {
    "word.preparation",  "rules.start-of-turn", "rules.placing-a-tile",
    "word.deploying",    "word.scoring",        "rules.end-of-turn",
    "rules.end-of-game", "rules.final-scoring", "rules.at-any-time"};

View tag(Said words) {
  View view;
  view.set("tag_words", std::move(words));
  return view;
}

std::string rules_or_set_path(const SiteIndex& index, const std::string& id) {
  return index.rulebook().opening_of(id) != nullptr ? rules_path(id) : set_path(id);
}

// "with The Cathars, The Besiegers or Siege", each title a link.
View sets_tag(const SiteIndex& index, Said words, const std::vector<std::string>& sets,
              std::string_view last) {
  View links = View::list();
  for (std::size_t i = 0; i < sets.size(); ++i) {
    View link;
    link.set("tag_before", i == 0                ? " "
                           : i + 1 < sets.size() ? std::string_view(", ")
                                                 : last)
        .set("tag_set", index.catalog().title_of(sets[i]))
        .set("tag_set_href", rules_or_set_path(index, sets[i]));
    links.add(std::move(link));
  }
  View view = tag(std::move(words));
  view.set("tag_sets", std::move(links));
  return view;
}

View side_view(const RulingSide& side, std::string_view root) {
  std::string when;
  if (side.edition) add_item(when, to_text(*side.edition));
  if (!side.printing.empty()) add_item(when, side.printing);
  View view;
  view.set("side_who", side.who)
      .set("side_when", when)
      .set("side_html", markdown_line(side.text, root))
      .set("side_current", side.current);
  return view;
}

View side_views(const Ruling& ruling, std::string_view root) {
  View sides = View::list();
  for (const RulingSide& side : ruling.says) sides.add(side_view(side, root));
  return sides;
}

// "proposed by Joff", "proposed by DavidP and youtch", "proposed by youtch and others".
Said proposed_words(std::string_view by) {
  constexpr std::string_view joint = " and ";
  const std::size_t last = by.rfind(joint);
  if (last == std::string_view::npos) return said("rules.proposed-by", {{"who", by}});
  const std::string_view before = by.substr(0, last), after = by.substr(last + joint.size());
  if (after == "others") return said("rules.proposed-by-and-others", {{"who", before}});
  return said("rules.proposed-by-two", {{"who", before}, {"other", after}});
}

template <class Record>
std::vector<const Record*> of_set(const std::vector<const Record*>& records, std::string_view set) {
  std::vector<const Record*> members;
  for (const Record* record : records)
    if (record->set == set) members.push_back(record);
  return members;
}

// Adds what the group's own game says: "not played: The king is not used."
void add_game_tag(const SiteIndex& index, const RecordId& id, View& tags) {
  if (const auto standing = standing_in(index.rulebook().game(), id))
    tags.add(tag(words_of(*standing)));
}

}  // namespace

Said ruled_words(const Ruling& ruling) {
  Said words = ruling.publisher;
  if (!ruling.by.empty()) add_item(words, proposed_words(ruling.by));
  if (!ruling.date.empty()) add_item(words, ruling.date);
  return words;
}

Said step_words(Step step) {
  return said(steps[static_cast<std::size_t>(step)]);
}

View tag_views(const SiteIndex& index, const RuleRecord& record, const Selection* selection) {
  View tags = View::list();
  if (!record.editions.empty())
    tags.add(tag(said("common.only", {{"editions", edition_list(record.editions)}})));
  if (!record.rule_sets.empty()) tags.add(tag(joined(record.rule_sets, ", ")));
  for (const std::string& id : record.with) {
    View view = tag(said("rules.with-set", {{"set", index.catalog().title_of(id)}}));
    view.set("tag_href", rules_or_set_path(index, id));
    tags.add(std::move(view));
  }
  if (!record.with_any.empty())
    tags.add(sets_tag(index, said("word.with"), record.with_any, " or "));
  if (!record.serves.empty())
    tags.add(sets_tag(index, said("rules.also-for"), record.serves, " and "));
  if (record.single_source) tags.add(tag(single_source()));
  if (const auto unread = unread_of(record, index.catalog(), selection); !unread.empty())
    tags.add(tag(unread_words(record, unread)));
  return tags;
}

View served_tag_views(const SiteIndex& index, const RuleRecord& record,
                      const Selection* selection) {
  View tags = tag_views(index, record, selection);
  tags.add(sets_tag(index, said("word.from"), {record.set}, {}));
  return tags;
}

View element_links(const SiteIndex& index, std::span<const std::string> elements) {
  View links = View::list();
  for (const std::string& id : elements) {
    const Element* element = index.rulebook().find_element(id);
    if (element == nullptr) continue;
    View link;
    link.set("element_name", element->name).set("element_href", element_path(id));
    links.add(std::move(link));
  }
  return links;
}

View tile_pictures(const SiteIndex& index, std::span<const std::string> tiles) {
  View pictures = View::list();
  for (const std::string& id : tiles) {
    const Tile* tile = index.catalog().find_tile(id);
    if (tile == nullptr) continue;
    View picture;
    picture.set("pic_id", tile->id)
        .set("pic_href", tile_path(tile->id))
        .set("pic_src", picture_path(*tile))
        .set("pic_words", index.words(*tile));
    pictures.add(std::move(picture));
  }
  return pictures;
}

View ruling_view(const SiteIndex& index, const Ruling& ruling, std::string_view root,
                 const Selection* selection) {
  const MarkdownHtml text = markdown_html(told_text(ruling), root);
  const std::vector<SourcePlace> places = places_of(ruling);
  View tags = tag_views(index, ruling, selection);
  add_game_tag(index, id_of(ruling), tags);
  View view;
  set_status(view, ruling.status);
  view.set("r_id", ruling.id)
      .set("r_anchor", anchor_of(ruling.id))
      .set("r_page", ruling_path(ruling.id))
      .set("r_title", ruling.title)
      .set("r_question", markdown_line(ruling.question, root))
      .set("r_html", text.html)
      .set("r_any_pictures", !text.tiles.empty())
      .set("r_pictures", tile_pictures(index, text.tiles))
      .set("r_positions", position_views(index, ruling, root))
      .set("r_any_says", !ruling.says.empty())
      .set("r_says", side_views(ruling, root))
      .set("r_any_tags", tags.size() > 0)
      .set("r_tags", std::move(tags))
      .set("r_who", joined(ruling.rule_sets, " "))
      .set("r_ruled", ruled_words(ruling))
      .set("r_note", markdown_line(ruling.note, root))
      .set("r_sources", source_views(index, places));
  return view;
}

std::string value_words(const RuleValue& value, const std::map<std::string, std::string>& rules) {
  const auto chosen = rules.find(value.name);
  return fmt::format("{}: {}; here {}", value.name, joined(value.choices, " or "),
                     chosen == rules.end() ? value.default_choice : chosen->second);
}

View rule_view(const SiteIndex& index, const Rule& rule, std::string_view root,
               const std::map<std::string, std::string>& rules, const Selection* selection) {
  const MarkdownHtml text = markdown_html(rule.text, root);
  View tags = tag_views(index, rule, selection);
  add_game_tag(index, id_of(rule), tags);
  View view;
  view.set("u_anchor", anchor_of(rule.id))
      .set("u_title", rule.title)
      .set("u_step", step_words(rule.step))
      .set("u_html", text.html)
      .set("u_any_pictures", !text.tiles.empty())
      .set("u_pictures", tile_pictures(index, text.tiles))
      .set("u_positions", position_views(index, rule, root))
      .set("u_any_tags", tags.size() > 0)
      .set("u_tags", std::move(tags))
      .set("u_who", joined(rule.rule_sets, " "))
      .set("u_value", rule.value ? value_words(*rule.value, rules) : std::string())
      .set("u_note", markdown_line(rule.note, root))
      .set("u_sources", source_views(index, rule.sources));
  return view;
}

std::string author_words(const Variant& variant) {
  if (variant.official()) return "official";
  return variant.author.empty() ? "author not named in the source" : "by " + variant.author;
}

View variant_view(const SiteIndex& index, const Variant& variant, std::string_view root,
                  const Selection* selection) {
  const MarkdownHtml text = markdown_html(variant.text, root);
  View tags = tag_views(index, variant, selection);
  add_game_tag(index, id_of(variant), tags);
  View changes = View::list();
  for (const std::string& id : variant.annotates)
    if (const Rule* rule = index.rulebook().find_rule(id))
      changes.add(rule_link_view(index, *rule));
  View view;
  view.set("v_anchor", anchor_of(variant.id))
      .set("v_title", variant.title)
      .set("v_author", author_words(variant))
      .set("v_date", variant.date)
      .set("v_question", markdown_line(variant.question, root))
      .set("v_html", text.html)
      .set("v_any_pictures", !text.tiles.empty())
      .set("v_pictures", tile_pictures(index, text.tiles))
      .set("v_positions", position_views(index, variant, root))
      .set("v_any_tags", tags.size() > 0)
      .set("v_tags", std::move(tags))
      .set("v_who", joined(variant.rule_sets, " "))
      .set("v_changes", std::move(changes))
      .set("v_note", variant.note)
      .set("v_sources", source_views(index, variant.sources));
  return view;
}

std::string only_words(const RuleRecord& record) {
  std::string words = edition_list(record.editions);
  if (!record.rule_sets.empty()) add_item(words, joined(record.rule_sets), "; ");
  return words;
}

View ruling_link_view(const SiteIndex& index, const Ruling& ruling) {
  View view;
  set_status(view, ruling.status);
  const TileSet* set = index.catalog().find_set(ruling.set);
  view.set("link_title", ruling.title)
      .set("link_editions", edition_list(ruling.editions))
      .set("link_only", only_words(ruling))
      .set("link_href", ruling_path(ruling.id))
      .set("link_set", set == nullptr ? ruling.set : set->title);
  return view;
}

View rule_link_view(const SiteIndex& index, const Rule& rule) {
  const TileSet* set = index.catalog().find_set(rule.set);
  View view;
  view.set("link_title", rule.title)
      .set("link_editions", edition_list(rule.editions))
      .set("link_only", only_words(rule))
      .set("link_href", rule_path(rule.id))
      .set("link_set", set == nullptr ? rule.set : set->title);
  return view;
}

View record_groups(const SiteIndex& index, const SharedRecords& records) {
  View groups = View::list();
  for (const TileSet& set : index.catalog().sets()) {
    const auto rules = of_set(records.rules, set.id);
    const auto rulings = of_set(records.rulings, set.id);
    if (rules.empty() && rulings.empty()) continue;
    View rule_links = View::list();
    for (const Rule* rule : rules) rule_links.add(rule_link_view(index, *rule));
    View ruling_links = View::list();
    for (const Ruling* ruling : rulings) ruling_links.add(ruling_link_view(index, *ruling));
    View group;
    group.set("group_title", set.title)
        .set("group_href", rules_path(set.id))
        .set("group_count", static_cast<int>(rules.size() + rulings.size()))
        .set("group_rules", std::move(rule_links))
        .set("group_rulings", std::move(ruling_links));
    groups.add(std::move(group));
  }
  return groups;
}

}  // namespace cartulary::docgen

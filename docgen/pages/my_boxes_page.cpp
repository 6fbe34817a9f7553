#include "docgen/base/links.h"
#include "docgen/pages/page_builders.h"
#include "docgen/views/selection_request.h"
#include "docgen/views/views.h"
#include "engine/bag/rule_choices.h"
#include "engine/text/text.h"

namespace cartulary::docgen {
namespace {

View edition_options(const std::vector<Edition>& editions) {
  View options = View::list();
  for (const Edition edition : editions) {
    View option;
    option.set("value", to_text(edition)).set("label", edition_words(edition));
    options.add(std::move(option));
  }
  return options;
}

// Leaves out the set that represents a group's own game: it is not a box.
View box_rows(const SiteIndex& index) {
  const Catalog& catalog = index.catalog();
  const GroupGame* game = index.rulebook().game();
  View rows = View::list();
  for (const TileSet& set : catalog.sets()) {
    if (set.kind == SetKind::Box || (game != nullptr && game->id == set.id)) continue;
    View row = set_link(set);
    row.set("printings", edition_options(set.editions))
        .set("any_printings", set.editions.size() > 1)
        .set("only_edition",
             set.editions.size() == 1 ? std::string(to_text(set.editions.front())) : std::string());
    rows.add(std::move(row));
  }
  return rows;
}

// The contents of a box in the form that the script reads: "base-game*1 river*1".
std::string contents_text(const TileSet& box) {
  std::string text;
  for (const ContainedSet& part : box.contains)
    add_item(text, part.set + "*" + std::to_string(part.quantity), " ");
  return text;
}

View box_rows(const Catalog& catalog) {
  View rows = View::list();
  for (const TileSet& set : catalog.sets()) {
    if (set.kind != SetKind::Box) continue;
    View row = set_link(set);
    row.set("box_holds", contents_text(set))
        .set("box_edition",
             set.editions.size() == 1 ? std::string(to_text(set.editions.front())) : std::string());
    rows.add(std::move(row));
  }
  return rows;
}

// The words for a rule of `rule_choices`, or for one of its values: "tiny-city", "tiny-city-4".
Said choice_words(const std::string& name) {
  const Message* message = messages_of("en").find("rule-choice." + name);
  return said(message == nullptr ? "common.unknown" : std::string_view(message->id));
}

View choice_rows() {
  View rows = View::list();
  for (const RuleChoice& choice : rule_choices) {
    View values = View::list();
    for (const std::string_view value : split(choice.choices, ' ')) {
      View option;
      option.set("value", value == choice.usual() ? std::string_view() : value)
          .set("label", choice_words(std::string(choice.name) + '-' + std::string(value)));
      values.add(std::move(option));
    }
    View row;
    row.set("choice_name", choice.name)
        .set("choice_title", choice_words(std::string(choice.name)))
        .set("choice_values", std::move(values));
    rows.add(std::move(row));
  }
  return rows;
}

template <class Record>
void add_house(const std::vector<Record>& records, std::string_view set, View& rows) {
  for (const Record& record : records) {
    if (record.set != set) continue;
    if constexpr (std::is_same_v<Record, Ruling>)
      if (record.status != RulingStatus::House) continue;
    View row;
    row.set("house_id", full_id(record)).set("house_title", record.title);
    rows.add(std::move(row));
  }
}

// House rules and variants, set by set.
View house_groups(const SiteIndex& index) {
  View groups = View::list();
  for (const TileSet& set : index.catalog().sets()) {
    View rows = View::list();
    add_house(index.rulebook().rulings(), set.id, rows);
    add_house(index.rulebook().variants(), set.id, rows);
    if (rows.size() == 0) continue;
    View group = set_link(set);
    group.set("houses", std::move(rows));
    groups.add(std::move(group));
  }
  return groups;
}

}  // namespace

Page my_boxes_page(const PageContext& context) {
  const SiteIndex& index = context.index;
  Page page;
  page.body = "my_boxes";
  page.title = said("common.my-boxes");
  page.description = said("my-boxes.description");
  page.styles = {"assets/my-boxes.css"};
  page.scripts = {"assets/my-boxes-file.js", "assets/my-boxes-page.js"};
  page.view.set("sets", box_rows(index))
      .set("boxes", box_rows(index.catalog()))
      .set("editions", edition_options({all_editions.begin(), all_editions.end()}))
      .set("rule_sets", rule_set_options({}))
      .set("choices", choice_rows())
      .set("house_groups", house_groups(index));
  return page;
}

}  // namespace cartulary::docgen

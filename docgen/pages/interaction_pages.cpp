#include <algorithm>
#include <map>

#include "docgen/base/links.h"
#include "docgen/pages/page_builders.h"
#include "docgen/views/record_digest.h"
#include "docgen/views/views.h"
#include "engine/text/said_list.h"

namespace cartulary::docgen {

namespace {

using Counts = std::map<std::pair<std::string, std::string>, int>;

Counts counts_of(const RuleIndex& rules) {
  Counts counts;
  for (const SetPair& pair : rules.pairs_of_sets()) counts[{pair.a, pair.b}] = pair.count();
  return counts;
}

int count_at(const Counts& counts, const std::string& a, const std::string& b) {
  const auto found = counts.find(std::minmax(a, b));
  return found == counts.end() ? 0 : found->second;
}

// The sets that interact with some other set, in listing order.
std::vector<const TileSet*> meeting_sets(const SiteIndex& index) {
  std::vector<const TileSet*> sets;
  const auto& pairs = index.rules().pairs_of_sets();
  for (const TileSet& set : index.catalog().sets())
    if (std::ranges::any_of(
            pairs, [&](const SetPair& pair) { return pair.a == set.id || pair.b == set.id; }))
      sets.push_back(&set);
  return sets;
}

View cell_view(const TileSet& row, const TileSet& column, int count) {
  View cell;
  const auto [a, b] = std::minmax(row.id, column.id);
  cell.set("cell_same", row.id == column.id)
      .set("cell_count", count == 0 ? std::string() : std::to_string(count))
      .set("cell_href", with_path(a, b))
      .set("cell_title", said("rules.set-with-set",
                              {{"set", row.title}, {"other", column.title}, {"count", count}}));
  return cell;
}

std::string name_of(const SiteIndex& index, std::string_view id) {
  if (const TileSet* set = index.catalog().find_set(id); set != nullptr && set->id == id)
    return set->title;
  const Element* element = index.rulebook().find_element(id);
  return element == nullptr ? std::string(id) : element->name;
}

// The page of the set with this id, or else of the element.
std::string home_of(const SiteIndex& index, std::string_view id) {
  const TileSet* set = index.catalog().find_set(id);
  if (set == nullptr || set->id != id) return element_path(id);
  return index.rulebook().opening_of(id) != nullptr ? rules_path(id) : set_path(id);
}

View digests(const SiteIndex& index, const SharedRecords& records) {
  View list = View::list();
  for (const Ruling* ruling : records.rulings) list.add(ruling_digest(index, *ruling));
  for (const Rule* rule : records.rules) list.add(rule_digest(index, *rule));
  return list;
}

void add_part(const SiteIndex& index, std::string_view id, Said heading,
              const SharedRecords& records, View& parts) {
  if (records.count() == 0) return;
  View part;
  part.set("met_id", id)
      .set("met_heading", std::move(heading))
      .set("met_count", records.count())
      .set("digests", digests(index, records));
  parts.add(std::move(part));
}

}  // namespace

Page interactions_page(const PageContext& context) {
  const SiteIndex& index = context.index;
  const Counts counts = counts_of(index.rules());
  const std::vector<const TileSet*> sets = meeting_sets(index);
  Page page;
  page.body = "interactions";
  page.title = said("common.how-sets-interact");
  page.description = said("interactions.description");
  page.styles = {"assets/rules.css"};
  View heads = View::list();
  View rows = View::list();
  for (const TileSet* row : sets) {
    heads.add(set_link(*row));
    View cells = View::list();
    View met = View::list();
    for (const TileSet* column : sets) {
      const int count = count_at(counts, row->id, column->id);
      cells.add(cell_view(*row, *column, count));
      if (count == 0) continue;
      View link = cell_view(*row, *column, count);
      link.set("met_title", column->title);
      met.add(std::move(link));
    }
    View view = set_link(*row);
    view.set("row_href", home_of(index, row->id))
        .set("cells", std::move(cells))
        .set("met", std::move(met));
    rows.add(std::move(view));
  }
  page.view.set("heads", std::move(heads))
      .set("rows", std::move(rows))
      .set("one_pair", counts.size() == 1)
      .set("pair_count", static_cast<int>(counts.size()));
  return page;
}

Page interaction_page(const PageContext& context, std::string_view a, std::string_view b) {
  const SiteIndex& index = context.index;
  const Rulebook& book = index.rulebook();
  Page page;
  page.body = "interaction";
  const std::string first = name_of(index, a);
  const std::string second = name_of(index, b);
  page.title = list_of({first, second});
  page.description = said("interaction.description", {{"first", first}, {"second", second}});
  page.styles = {"assets/rules.css"};
  View parts = View::list();
  add_part(index, "sets", said("rules.two-sets-together"), shared_by_sets(book, a, b), parts);
  add_part(index, "words", said("rules.about-both"), shared_by_elements(book, a, b), parts);
  add_part(index, "mixed", said("rules.set-and-term"), shared_by_set_and_element(book, a, b),
           parts);
  page.view.set("first_name", first)
      .set("second_name", second)
      .set("first_href", home_of(index, a))
      .set("second_href", home_of(index, b))
      .set("any", parts.size() > 0)
      .set("met_parts", std::move(parts));
  return page;
}

}  // namespace cartulary::docgen

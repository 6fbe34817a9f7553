#include "docgen/pages/counts_pages.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "docgen/base/links.h"
#include "docgen/base/page_path.h"
#include "docgen/json/csv_writer.h"
#include "docgen/json/json_answers.h"
#include "docgen/views/selection_request.h"
#include "docgen/views/views.h"
#include "engine/text/text.h"
#include "engine/tile/symbol_words.h"

namespace cartulary::docgen {
namespace {

constexpr std::array all_keys = {CountBy::Set, CountBy::Edges, CountBy::Feature, CountBy::Edition};

Said key_title(CountBy by) {
  switch (by) {
    case CountBy::Set:
      return said("common.set");
    case CountBy::Edges:
      return said("counts.edge-code");
    case CountBy::Feature:
      return said("word.feature");
    case CountBy::Edition:
      break;
  }
  return said("common.edition");
}

// What a pair is called alone, and within a sentence.
struct PairTitle {
  CountBy first;
  CountBy second;
  std::string_view alone;
  std::string_view within;
};
constexpr std::array<PairTitle, 6> pair_titles = {{
    {CountBy::Set, CountBy::Edges, "counts.set-and-edges", "counts.by-set-and-edges"},
    {CountBy::Set, CountBy::Feature, "counts.set-and-feature", "counts.by-set-and-feature"},
    {CountBy::Set, CountBy::Edition, "counts.set-and-edition", "counts.by-set-and-edition"},
    {CountBy::Edges, CountBy::Feature, "counts.edges-and-feature", "counts.by-edges-and-feature"},
    {CountBy::Edges, CountBy::Edition, "counts.edges-and-edition", "counts.by-edges-and-edition"},
    {CountBy::Feature, CountBy::Edition, "counts.feature-and-edition",
     "counts.by-feature-and-edition"},
}};

// REQUIRES: two different keys, in the order in which they are declared.
const PairTitle& title_of(const std::vector<CountBy>& by) {
  return *std::ranges::find_if(pair_titles, [&](const PairTitle& title) {
    return title.first == by[0] && title.second == by[1];
  });
}

std::string pair_name(const std::vector<CountBy>& by) {
  return fmt::format("{}-{}", to_text(by[0]), to_text(by[1]));
}

std::vector<std::vector<CountBy>> all_pairs() {
  std::vector<std::vector<CountBy>> pairs;
  for (std::size_t i = 0; i < all_keys.size(); ++i)
    for (std::size_t j = i + 1; j < all_keys.size(); ++j)
      pairs.push_back({all_keys[i], all_keys[j]});
  return pairs;
}

// The words for a key, and the page about it.
View cell_view(const SiteIndex& index, CountBy by, const std::string& key) {
  View cell;
  std::string href;
  Said text = key;
  if (by == CountBy::Set) {
    href = set_path(key);
    text = index.catalog().title_of(key);
  } else if (by == CountBy::Edges) {
    if (const auto code = parse_edge_code(key)) href = edge_path(*code);
  } else if (by == CountBy::Feature) {
    text = mark_title(key);
    href = feature_path(key);
  }
  cell.set("text", text).set("cell_href", href).set("coded", by == CountBy::Edges);
  return cell;
}

View rows_view(const SiteIndex& index, const CountsAnswer& answer) {
  View rows = View::list();
  for (const CountRow& row : answer.rows) {
    View view;
    view.set("first", cell_view(index, answer.by[0], row.keys[0]))
        .set("second", cell_view(index, answer.by[1], row.keys[1]))
        .set("copies", row.copies)
        .set("designs", row.designs)
        .set("marks", row.marks ? std::to_string(*row.marks) : std::string());
    rows.add(std::move(view));
  }
  return rows;
}

Result<CountsAnswer> counted_for(const PageContext& context, const SelectionRequest& request,
                                 const std::vector<CountBy>& by) {
  Result<CountsAnswer> answer =
      counts(context.index.catalog(), request.selection, by, context.parameter("q"));
  if (answer || answer.error().where != "query") return answer;
  Error error = answer.error();
  error.where = "q";
  return error;
}

// Links to the CSV and JSON files with the same parameters as the page.
View files_of(const SelectionRequest& request, std::string_view query,
              const std::vector<CountBy>& by) {
  PageParameters parameters = request.kept;
  parameters["q"] = query;
  const std::string behind = query_string(parameters);
  View view;
  const std::string name = pair_name(by);
  view.set("csv_href", page_paths::counts_csv.of(name) + behind)
      .set("json_href", page_paths::counts_json.of(name) + behind);
  return view;
}

View pair_links(const std::vector<CountBy>* current) {
  View links = View::list();
  for (const std::vector<CountBy>& by : all_pairs()) {
    View link;
    link.set("pair_title", said(title_of(by).alone))
        .set("pair_href", page_paths::counts.of(pair_name(by)))
        .set("current", current != nullptr && *current == by);
    links.add(std::move(link));
  }
  return links;
}

}  // namespace

std::vector<std::string> count_pairs() {
  std::vector<std::string> names;
  for (const std::vector<CountBy>& by : all_pairs()) names.push_back(pair_name(by));
  return names;
}

std::optional<std::vector<CountBy>> parse_count_pair(std::string_view name) {
  for (std::vector<CountBy>& by : all_pairs())
    if (pair_name(by) == name) return std::move(by);
  return std::nullopt;
}

Page counts_index_page(const PageContext& /*context*/) {
  Page page;
  page.body = "counts_index";
  page.title = said("common.counts");
  page.description = said("counts-index.description");
  page.view.set("pairs", pair_links(nullptr));
  return page;
}

Page counts_page(const PageContext& context, const std::vector<CountBy>& by) {
  const SiteIndex& index = context.index;
  SelectionRequest request = read_selection(context, DefaultSets::All);
  Page page;
  page.body = "counts";
  const Said pair = said(title_of(by).within);
  page.title = said("counts.title", {{"pair_title", pair}});
  page.description = said("counts.description", {{"pair_title", pair}});
  page.scripts = {"assets/sort-table.js"};
  const Result<CountsAnswer> answer = counted_for(context, request, by);
  if (!answer) request.faults.push_back(answer.error());
  page.status = request.faults.empty() ? 200 : 400;
  page.view.set("faults", fault_views(request.faults))
      .set("pairs", pair_links(&by))
      .set("files",
           request.faults.empty() ? files_of(request, context.parameter("q"), by) : View(false))
      .set("first_title", key_title(by[0]))
      .set("second_title", key_title(by[1]))
      .set("by_feature", by[0] == CountBy::Feature || by[1] == CountBy::Feature)
      .set("by_edition", by[1] == CountBy::Edition)
      .set("sets_words", selection_words(index, request.selection))
      .set("given_query", context.parameter("q"))
      .set("given_sets", context.parameter("sets"))
      .set("given_edition", context.parameter("edition"))
      .set("own_page", page_paths::counts.of(pair_name(by)))
      .set("live", context.live())
      .set("hint", answer ? answer->hint : "")
      .set("answered", request.faults.empty())
      .set("total", answer ? answer->total : 0)
      .set("rows", request.faults.empty() ? rows_view(index, *answer) : View::list());
  return page;
}

std::optional<std::string> counts_csv(const PageContext& context, const std::vector<CountBy>& by) {
  const SelectionRequest request = read_selection(context, DefaultSets::All);
  const Result<CountsAnswer> answer = counted_for(context, request, by);
  if (!answer || !request.faults.empty()) return std::nullopt;
  return written<CsvWriter>(put_counts, *answer);
}

std::optional<std::string> counts_file_json(const PageContext& context,
                                            const std::vector<CountBy>& by) {
  const SelectionRequest request = read_selection(context, DefaultSets::All);
  const Result<CountsAnswer> answer = counted_for(context, request, by);
  if (!answer || !request.faults.empty()) return std::nullopt;
  return counts_json(*answer);
}

}  // namespace cartulary::docgen

#include <algorithm>
#include <array>

#include "cli/answers/answer_text.h"
#include "cli/answers/beside_text.h"
#include "cli/commands/commands.h"
#include "cli/line/call.h"
#include "cli/line/options.h"
#include "cli/terminal/text_table.h"
#include "docgen/json/json_answers.h"
#include "engine/query/counts.h"

namespace cartulary::cli {
namespace {

bool counts_features(const CountsAnswer& answer) {
  return std::find(answer.by.begin(), answer.by.end(), CountBy::Feature) != answer.by.end();
}

TextTable table_of(const CountsAnswer& answer) {
  std::vector<Column> columns;
  for (CountBy by : answer.by)
    columns.push_back({.title = std::string(to_text(by)),
                       .ink = Ink::Name,
                       .edge_letters = by == CountBy::Edges});
  columns.push_back({.title = "copies", .right = true});
  columns.push_back({.title = "designs", .right = true});
  if (counts_features(answer)) columns.push_back({.title = "marks", .right = true});
  TextTable table(columns);
  for (const CountRow& row : answer.rows) {
    std::vector<std::string> cells = row.keys;
    cells.push_back(std::to_string(row.copies));
    cells.push_back(std::to_string(row.designs));
    if (counts_features(answer)) cells.push_back(row.marks ? std::to_string(*row.marks) : "");
    table.add(std::move(cells));
  }
  std::vector<std::string> total(columns.size());
  total.front() = "total";
  total[answer.by.size()] = std::to_string(answer.total);
  table.add_total(std::move(total));
  return table;
}

bool counts_editions(const CountsAnswer& answer) {
  return std::find(answer.by.begin(), answer.by.end(), CountBy::Edition) != answer.by.end();
}

// The selection that was asked about; counts by edition cover every edition.
std::string asked_text(const Catalog& catalog, const CountsAnswer& answer) {
  Selection selection = answer.selection;
  selection.every_edition = selection.every_edition || counts_editions(answer);
  return selection_text(catalog, selection, answer.fallback);
}

// For a query about one mark, "pennants": the number of marks, since a tile may have several.
std::string marks_text(const Catalog& catalog, const CountsAnswer& answer) {
  if (counts_editions(answer)) return "";
  const std::vector<std::string> asked = catalog.marks_called(answer.query);
  if (asked.empty()) return "";
  const auto by_feature = counts(catalog, answer.selection, {CountBy::Feature}, answer.query);
  if (!by_feature) return "";
  std::string text;
  for (const CountRow& row : by_feature->rows)
    if (row.marks && std::ranges::find(asked, row.keys.front()) != asked.end())
      add_item(text, counted(*row.marks, row.keys.front()));
  return text.empty() ? "" : " with " + text;
}

// The requested sets without a row, since none of their pieces is a land tile.
std::string bare_sets_text(const CountsAnswer& answer) {
  if (!answer.query.empty()) return "";
  const auto key = std::ranges::find(answer.by, CountBy::Set);
  if (key == answer.by.end()) return "";
  const auto column = static_cast<std::size_t>(key - answer.by.begin());
  std::string bare;
  for (const auto& chosen : answer.selection.sets) {
    const auto is_of = [&](const CountRow& row) { return row.keys[column] == chosen.first; };
    if (std::ranges::none_of(answer.rows, is_of)) add_item(bare, chosen.first);
  }
  return bare.empty() ? "" : "Without land tiles: " + bare;
}

std::vector<Error> run_counts(Call& call) {
  const Result<CountsQuestion> question = read_counts(call.text("--by"), call.text("QUERY"));
  if (!question) return {question.error()};
  const Result<Catalog> catalog = call.catalog();
  if (!catalog) return {catalog.error()};
  const Result<Selection> selection = call.selection(*catalog, DefaultSets::All);
  if (!selection) return {selection.error()};
  const Result<CountsAnswer> answer = counts(*catalog, *selection, *question);
  if (!answer) return {answer.error()};
  print_hint(call, answer->hint);
  if (call.print_data(docgen::put_counts, *answer)) return {};
  call.print(call.style().paint(Ink::Heading, counted(answer->total, "land tile") +
                                                  marks_text(*catalog, *answer)) +
             '\n');
  call.print(wrap_after("", asked_text(*catalog, *answer), call.width()));
  if (!answer->suggestion.empty())
    call.print(
        wrap_after("", suggestion_text(answer->suggestion, answer->total > 0), call.width()));
  if (!answer->elsewhere.empty())
    call.print(wrap_after("", elsewhere_text(answer->elsewhere), call.width()));
  call.print('\n' + table_of(*answer).text(call.width(), call.style()));
  if (const std::string bare = bare_sets_text(*answer);
      !call.text("--sets").empty() && !bare.empty())
    call.print('\n' + wrap_after("", bare, call.width()));
  if (counts_features(*answer))
    call.print('\n' + wrap_after("",
                                 "A tile with two features stands in two rows, so the rows may add "
                                 "up to more than the total.",
                                 call.width()));
  return {};
}

constexpr std::array counts_arguments = {
    ArgumentRow{"QUERY", "which tiles to count, as `tiles` takes it; all if left out",
                ValueKind::Text, "", false, true}};
constexpr std::array counts_output = {
    OptionRow{"--by", "LIST",
              "what to count by, one or more of set (default), edges, feature and "
              "edition, parted by commas",
              ValueKind::ChoiceList, "set edges feature edition"},
    csv_option};
constexpr std::array counts_examples = {
    Example{"counts --by edges --sets base-game", "how often each edge code is there"},
    Example{"counts --by feature,set --edition C2", "inns, volcanoes and the rest, by set"},
    Example{"counts --by edges cfcf", "one edge code, in any turn"},
    Example{"counts 'has:inn -has:cathedral' --by set", "inns in each set"},
    Example{"counts --by set,edges --csv", "the whole table for a spreadsheet"}};

}  // namespace

const Command& counts_command() {
  static const std::array groups = {OptionGroup{"Count", "", counts_output}, selection_options()};
  static const Command command = {
      "counts",
      "Look up",
      "how many tiles by set, edge code, feature or edition",
      "Counts land tiles of the selection, by default of every set. By feature, copies are the "
      "tiles and marks the symbols on them. By edition, every edition is counted, whatever "
      "--edition says.",
      counts_arguments,
      groups,
      counts_examples,
      run_counts};
  return command;
}

}  // namespace cartulary::cli

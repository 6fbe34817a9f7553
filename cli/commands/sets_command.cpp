#include <array>

#include "cli/answers/answer_text.h"
#include "cli/commands/commands.h"
#include "cli/line/call.h"
#include "cli/line/options.h"
#include "cli/terminal/text_table.h"
#include "docgen/json/json_sets.h"

namespace cartulary::cli {
namespace {

std::string_view kind_title(SetKind kind) {
  switch (kind) {
    case SetKind::Base:
      return "Base games";
    case SetKind::Major:
      return "Major expansions";
    case SetKind::Minor:
      return "Minor expansions";
    case SetKind::Promo:
      return "Promos";
    case SetKind::SpinOff:
      return "Spin-offs";
    case SetKind::Box:
      return "Boxes (naming one takes the sets in it)";
  }
  return "";
}

int land_copies(const Catalog& catalog, const TileSet& set, Edition edition) {
  int copies = 0;
  for (const Tile& tile : catalog.tiles_of(set.id))
    if (tile.cls == TileClass::Land) copies += tile.copies_in(edition);
  return copies;
}

// A long id may be shortened, since the code next to it also identifies the set.
std::string short_id(const std::string& id) {
  constexpr std::size_t most = 32;
  return id.size() <= most ? id : id.substr(0, most - 1) + "…";
}

std::vector<std::string> row_of(const Catalog& catalog, const TileSet& set) {
  std::vector<std::string> row = {set.code, short_id(set.id),
                                  set.number ? std::to_string(*set.number) : "",
                                  set.year ? std::to_string(*set.year) : "?"};
  for (Edition edition : all_editions) {
    const int copies = land_copies(catalog, set, edition);
    const bool bare = copies == 0 && set.has_edition(edition) && set.kind != SetKind::Box;
    row.push_back(bare ? "–" : copies > 0 ? std::to_string(copies) : "");
  }
  int designs = 0;
  for (const Tile& tile : catalog.tiles_of(set.id)) designs += tile.cls == TileClass::Land ? 1 : 0;
  row.push_back(designs > 0 ? std::to_string(designs) : "");
  return row;
}

std::vector<Error> run_sets(Call& call) {
  const Result<Catalog> catalog = call.catalog();
  if (!catalog) return {catalog.error()};
  if (call.print_data(docgen::put_sets, *catalog, docgen::Paging{})) return {};
  std::vector<Column> columns = {{.title = "code", .ink = Ink::Name},
                                 {.title = "set", .ink = Ink::Name},
                                 {.title = "no.", .right = true},
                                 {.title = "year"}};
  for (const Edition edition : all_editions)
    columns.push_back({.title = std::string(to_text(edition)), .right = true});
  columns.push_back({.title = "designs", .right = true});
  TextTable table(std::move(columns));
  const TileSet* last = nullptr;
  for (const TileSet& set : catalog->sets()) {
    if (last == nullptr || last->kind != set.kind)
      table.add_heading(std::string(kind_title(set.kind)));
    table.add(row_of(*catalog, set));
    last = &set;
  }
  call.print(table.text(call.width(), call.style()));
  call.print('\n' + wrap_after("",
                               counted(static_cast<int>(catalog->sets().size()), "set", "sets") +
                                   ". " + std::string(edition_texts::years) +
                                   ": land tiles in that edition; – means an edition without land "
                                   "tiles.",
                               call.width()));
  return {};
}

constexpr std::array sets_output = {game_option, csv_option};
constexpr std::array sets_examples = {Example{"sets", "every set with the names that --sets takes"},
                                      Example{"sets --csv", "the same for a spreadsheet"}};

}  // namespace

const Command& sets_command() {
  static constexpr std::array groups = {OptionGroup{"Output", "", sets_output}};
  static const Command command = {
      "sets",
      "Look up",
      "every set: id, code, year, tiles in each edition",
      "Lists the sets in the order in which all answers list them: kind, number, id. Either the "
      "code or the id names a set everywhere else.",
      {},
      groups,
      sets_examples,
      run_sets};
  return command;
}

}  // namespace cartulary::cli

#include "docgen/export/export_columns.h"

#include <array>
#include <span>

#include "docgen/json/record_json.h"
#include "engine/rule/carried_game_members.h"
#include "engine/rule/rule_members.h"
#include "engine/tile/set_members.h"
#include "engine/tile/source_members.h"
#include "engine/tile/tile_members.h"
#include "tiledb/draft/claim_members.h"

namespace cartulary::docgen {
namespace {

// A column that is in no list of members.
struct Column {
  std::string_view name;
  std::string_view meaning;
};

constexpr auto csv_tile_sources = std::to_array<Column>({
    {"tile", "id of the tile"},
    {"fact", "edges, interior, or the edition whose copies are meant"},
    {"document", "id of the document"},
    {"place", "where in the document"},
});

// Copies by edition are an object in JSON, and one column for each edition in CSV.
using EditionTexts = std::array<edition_texts::Text, all_editions.size()>;
constexpr EditionTexts in_each_edition(std::string_view what) {
  EditionTexts texts{};
  for (std::size_t i = 0; i < texts.size(); ++i) {
    texts[i].add(what);
    texts[i].add(all_editions[i] == Edition::WE ? "the Winter Edition" : "the edition of ");
    if (all_editions[i] != Edition::WE) texts[i].add(edition_names[i].year);
  }
  return texts;
}
constexpr EditionTexts tile_copies = [] {
  EditionTexts texts = in_each_edition("copies in ");
  texts.front().add("; empty where the tile does not exist");
  return texts;
}();
constexpr EditionTexts land_copies = in_each_edition("land tiles in ");

constexpr auto json_meta = std::to_array<Column>({
    {"schema_version", "version of the database's layout"},
    {"program_version", "version of the program that made the database"},
    {"content_hash", "SHA-256 over the content that it was made from"},
    {"licence", "of texts and data: Creative Commons Attribution 4.0 International"},
    {"licence_url", "where it is found"},
    {"sets", "number of sets"},
    {"tiles", "number of tiles"},
    {"rules", "number of rules"},
    {"rulings", "number of rulings"},
    {"variants", "number of variants"},
    {"elements", "number of elements"},
    {"positions", "number of positions"},
    {"ledger", "number of entries of the discrepancy ledger"},
});

std::vector<DataColumn> columns_of(std::span<const Column> columns) {
  std::vector<DataColumn> all;
  for (const Column& column : columns) all.push_back({std::string(column.name), column.meaning});
  return all;
}

// The keys of a record in the JSON export: all except those that appear only when the record is the
// whole answer.
template <class R>
std::vector<DataColumn> json_columns() {
  std::vector<DataColumn> columns;
  for_each_key<R>([&](const auto& member) {
    if constexpr (is_derived<decltype(member)>) {
      if (!member.alone) columns.push_back({std::string(member.name), member.meaning});
    } else if (member.traits.in_json) {
      columns.push_back({std::string(member.name), member.traits.meaning});
    }
  });
  return columns;
}

// Adds the columns of a member: one, or for an optional part one for each of its members.
template <class Value, class M>
void add_columns(std::vector<DataColumn>& columns, const M& member) {
  if constexpr (is_optional_part<Value>)
    for_each_member<typename Value::value_type>([&](const auto& part) {
      columns.push_back(
          {std::string(member.name) + '.' + std::string(part.name), part.csv_meaning()});
    });
  else
    columns.push_back({std::string(member.name), member.csv_meaning()});
}

void add_columns(std::vector<DataColumn>& columns, const DerivedMember& member) {
  if (member.derived != Derived::Copies && member.derived != Derived::LandCopies) {
    columns.push_back({std::string(member.name), member.meaning});
    return;
  }
  const EditionTexts& meanings = member.derived == Derived::Copies ? tile_copies : land_copies;
  for (const Edition edition : all_editions)
    columns.push_back({std::string(member.name) + '.' + std::string(names_of(edition).key),
                       meanings[static_cast<std::size_t>(edition)].view()});
}

template <class R>
std::vector<DataColumn> csv_columns() {
  std::vector<DataColumn> columns;
  for_each_key<R>([&](const auto& member) {
    if constexpr (is_derived<decltype(member)>) {
      if (member.in_csv) add_columns(columns, member);
    } else {
      using Value = typename std::remove_cvref_t<decltype(member)>::Type;
      if (member.traits.not_in_csv.empty()) add_columns<Value>(columns, member);
    }
  });
  return columns;
}

// The columns of a part, after the columns that identify its record.
template <class Part>
std::vector<DataColumn> part_columns(const std::vector<DataColumn>& whole) {
  std::vector<DataColumn> columns = csv_columns<Part>();
  columns.insert(columns.begin(), whole.begin(), whole.end());
  return columns;
}

template <class Part>
std::vector<DataColumn> game_columns() {
  return part_columns<Part>({{"game", "id of the game"}});
}

std::vector<DataTable> csv_tables() {
  return {
      {"sets.csv", "", "Sets and boxes, in listing order.", csv_columns<TileSet>()},
      {"tiles.csv", "", "Pieces of all classes, in listing order.", csv_columns<Tile>()},
      {"segments.csv", "", "The connected parts of features on each tile.",
       part_columns<Segment>(
           {{"tile", "id of the tile"}, {"position", "position in the tile's list, from 0"}})},
      {"tile_sources.csv", "", "Which document states which fact of a tile.",
       columns_of(csv_tile_sources)},
      {"set_rules.csv", "", "What opens the rules of each set.", csv_columns<SetRules>()},
      {"rules.csv", "", "Rules by set, in the order of reading.", csv_columns<Rule>()},
      {"rulings.csv", "", "What was ruled on the rules, by set.", csv_columns<Ruling>()},
      {"ruling_sides.csv", "", "Who has it how, of each difference.",
       part_columns<RulingSide>({{"ruling", "id of the ruling"}})},
      {"variants.csv", "", "Other ways to play, by set.", csv_columns<Variant>()},
      {"elements.csv", "", "The words that rules use.", csv_columns<Element>()},
      {"sources.csv", "", "The documents that facts come from.", csv_columns<SourceDocument>()},
      {"claims.csv", "", "Figures that sources print, beside what the tiles give.",
       csv_columns<tiledb::ClaimResult>()},
      {"ledger.csv", "", "Where sources err, disagree or are silent.", csv_columns<LedgerEntry>()},
      {"ledger_sides.csv", "", "The sides of each entry of the ledger.",
       part_columns<LedgerSide>({{"entry", "id of the ledger's entry"}})},
      {"games.csv", "", "Groups' own games.", csv_columns<CarriedGame>()},
      {"game_used.csv", "", "The sets that each game is played with, with their land tiles.",
       game_columns<CarriedSet>()},
      {"game_own.csv", "", "Rules and rulings of each game's own.", game_columns<CarriedRecord>()},
      {"game_adopts.csv", "", "House rules, rulings and variants that a game takes over.",
       game_columns<CarriedNote>()},
      {"game_drops.csv", "", "Rules that a game does not play, and why.",
       game_columns<CarriedNote>()},
      {"game_ledger.csv", "", "What a game's document leaves unclear, and what was decided.",
       game_columns<CarriedDoubt>()},
  };
}

std::vector<DataTable> json_tables() {
  return {
      {"meta.json", "", "Which data this is.", columns_of(json_meta)},
      {"sets.json", "sets", "Sets and boxes, in listing order.", json_columns<TileSet>()},
      {"tiles.json", "tiles", "Pieces of all classes, in listing order.", json_columns<Tile>()},
      {"rules.json", "rules", "Rules by set, in the order of reading.", json_columns<Rule>()},
      {"rulings.json", "rulings", "What was ruled on the rules, by set.", json_columns<Ruling>()},
      {"variants.json", "variants", "Other ways to play, by set.", json_columns<Variant>()},
      {"elements.json", "elements", "The words that rules use.", json_columns<Element>()},
      {"sources.json", "sources", "The documents that facts come from.",
       json_columns<SourceDocument>()},
      {"claims.json", "claims", "Figures that sources print, beside what the tiles give.",
       json_columns<tiledb::ClaimResult>()},
      {"ledger.json", "ledger", "Where sources err, disagree or are silent.",
       json_columns<LedgerEntry>()},
      {"games.json", "games", "Groups' own games.", json_columns<CarriedGame>()},
  };
}

}  // namespace

std::vector<DataTable> data_tables(ExportFormat format) {
  switch (format) {
    case ExportFormat::Json:
      return json_tables();
    case ExportFormat::Csv:
      return csv_tables();
    case ExportFormat::Sqlite:
    case ExportFormat::Suite:
      break;
  }
  return {};
}

}  // namespace cartulary::docgen

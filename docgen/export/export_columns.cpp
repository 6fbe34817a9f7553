#include "docgen/export/export_columns.h"

#include <array>
#include <span>

#include "docgen/json/record_json.h"
#include "engine/rule/rule_members.h"
#include "engine/tile/source_members.h"

namespace cartulary::docgen {
namespace {

// A column that no list of members tells.
struct Column {
  std::string_view name;
  std::string_view meaning;
};

constexpr Column tile_id = {"id", "the tile's id, which lasts: code of the set, design number"};
constexpr Column tile_set = {"set", "id of the set"};
constexpr Column tile_number = {"number", "design number within the set"};
constexpr Column tile_title = {"title", "name of a piece that is no landscape"};
constexpr Column tile_class = {"class", "land, extra or special, as CAR's Tile Overview counts"};
constexpr Column tile_shape = {"shape",
                               "square, double, triangle, block4x4, start-piece-part or card"};
constexpr Column tile_edges = {
    "edges",
    "a letter for each side, clockwise from the top: c city, f field, r road, s river, x inside a "
    "start piece, ? not known, * fits anything; of a square the least of its four turns"};
constexpr Column tile_pieces = {"pieces", "how many tiles one copy counts as"};
constexpr Column tile_words = {"words", "the tile told in words"};
constexpr Column tile_features = {"features", "symbols beside the segments, name or name:detail"};
constexpr Column tile_marks = {"marks", "every name that `has:` finds the tile by"};
constexpr Column tile_interior = {"interior", "recorded, inferred or unknown"};
constexpr Column tile_crossing = {
    "crossing", "whether a road or river leads between a field and a city that it borders"};
constexpr Column tile_apart = {"apart",
                               "whether a half side beside a city side does not touch that city"};
constexpr Column tile_same = {"same_design", "ids of the other tiles of the same look"};
constexpr Column tile_note = {"note", "what is doubtful, disputed or remarkable"};

constexpr auto csv_tiles = std::to_array<Column>({
    tile_id,
    tile_set,
    tile_number,
    tile_title,
    tile_class,
    tile_shape,
    tile_edges,
    {"copies.C1", "copies in the edition of 2000; empty where the tile does not exist"},
    {"copies.C2", "copies in the edition of 2014"},
    {"copies.C3", "copies in the edition of 2021"},
    {"copies.WE", "copies in the Winter Edition"},
    tile_pieces,
    tile_words,
    tile_features,
    tile_marks,
    tile_interior,
    tile_crossing,
    tile_apart,
    {"jcz.id", "the tile's id in JCloisterZone 5"},
    {"jcz.turn", "clockwise degrees from its drawing there to ours"},
    tile_same,
    tile_note,
});

constexpr auto json_tiles = std::to_array<Column>({
    tile_id,
    tile_set,
    tile_number,
    tile_title,
    tile_class,
    tile_shape,
    tile_edges,
    {"copies", "copies by edition; an edition without the tile is left out"},
    tile_pieces,
    tile_words,
    {"segments",
     "the connected parts of features: kind, sides or half sides (NL is the left half "
     "of the north side, looking outward), cities (of a field: positions in this list, "
     "from 0), pennants, well, trade, marks, semicircular, adjoins (letters: segments "
     "that share one touch), words"},
    tile_features,
    tile_marks,
    tile_interior,
    tile_crossing,
    tile_apart,
    {"jcz", "id and clockwise turn in JCloisterZone 5, or null"},
    tile_same,
    {"sources", "which document states which fact (edges, an edition's copies, interior)"},
    tile_note,
});

constexpr auto csv_segments = std::to_array<Column>({
    {"tile", "id of the tile"},
    {"position", "position in the tile's list, from 0"},
    {"kind", "city, road, river, field, cloister, shrine, monastery or church"},
    {"sides", "the sides that a city, road or river touches"},
    {"halves", "the half sides that a field touches: NL is the left half of the north side"},
    {"cities", "of a field: the positions of the cities that it borders"},
    {"pennants", "number of pennants"},
    {"well", "number of wells"},
    {"trade", "wine, grain or cloth"},
    {"marks", "inn, cathedral, tunnel ..."},
    {"semicircular", "of a city with one side: whether it is the plain half circle"},
    {"adjoins", "letters: segments that share one touch on the tile"},
    {"words", "the segment told in words"},
});

constexpr auto csv_tile_sources = std::to_array<Column>({
    {"tile", "id of the tile"},
    {"fact", "edges, interior, or the edition whose copies are meant"},
    {"document", "id of the document"},
    {"place", "where in the document"},
});

constexpr Column set_id = {"id", "the set's id, which lasts"};
constexpr Column set_code = {"code", "two to four letters that begin the ids of its tiles"};
constexpr Column set_title = {"title", "English title"};
constexpr Column set_german = {"german", "German title"};
constexpr Column set_kind = {"kind", "base, major, minor, promo, spin-off or box"};
constexpr Column set_number = {"number", "the publisher's number of the expansion"};
constexpr Column set_year = {"year", "first publication"};
constexpr Column set_editions = {"editions", "C1 (2000), C2 (2014), C3 (2021), WE (winter)"};
constexpr Column set_designs = {"designs", "land designs"};
constexpr Column set_extra = {
    "extra", "abbeys, start pieces, doubles and halves, in pieces, of the edition with the most"};
constexpr Column set_special = {
    "special", "King, messages, point tiles, blanks, in pieces, of the edition with the most"};
constexpr Column set_note = {"note", "what a reader must know"};

constexpr auto csv_sets = std::to_array<Column>({
    set_id,
    set_code,
    set_title,
    set_german,
    set_kind,
    set_number,
    set_year,
    set_editions,
    {"copies.C1", "land tiles in the edition of 2000"},
    {"copies.C2", "land tiles in the edition of 2014"},
    {"copies.C3", "land tiles in the edition of 2021"},
    {"copies.WE", "land tiles in the Winter Edition"},
    set_designs,
    set_extra,
    set_special,
    {"contains", "of a box: set:quantity:edition of each set in it; partial ones are left out"},
    set_note,
});

constexpr auto json_sets = std::to_array<Column>({
    set_id,
    set_code,
    set_title,
    set_german,
    set_kind,
    set_number,
    set_year,
    set_editions,
    {"copies", "land tiles by edition"},
    set_designs,
    set_extra,
    set_special,
    {"contains", "boxes only: the sets in it; partial: only a part is in the box"},
    {"aliases", "former ids"},
    {"also", "other names that players use"},
    {"publishers", "who published it"},
    {"contents", "what is in the box; count is null where no source states it"},
    {"start", "tiles that the game begins with, and the sets whose start tile they replace"},
    {"mega", "whether it stands in CAR 7.4's Tile Overview, and tiles that stay in the box then"},
    {"jcz",
     "its sets in JCloisterZone, each of an edition; tiles where it is only some of its tiles"},
    {"tiles", "its tiles in short"},
    {"rules", "number of its rules"},
    {"rulings", "number of its rulings, in total and by status"},
    {"variants", "number of its variants"},
    {"opening", "what opens its rules, in Markdown: summary, in_the_box, turn, scoring"},
    {"sources", "document and place"},
    set_note,
    {"unknown", "names of the members whose value no source states"},
});

constexpr auto claims = std::to_array<Column>({
    {"id", "the claim's id"},
    {"sets", "the sets counted; empty: those of CAR's Tile Overview"},
    {"edges", "the edge code counted; empty: any"},
    {"has", "the marks counted; empty: any"},
    {"classes", "the classes counted"},
    {"shape", "the shape counted; empty: any"},
    {"unit", "tiles, marks or pieces"},
    {"edition", "the edition counted"},
    {"dropped", "whether tiles that stay in the box when all is played together are left out"},
    {"said", "what the source prints"},
    {"counted", "what the tiles give"},
    {"sum_of", "the figure is the total of the claims whose ids begin so"},
    {"sum_of_rows", "what those claims add up to"},
    {"met", "whether said, counted and the sum agree"},
    {"ledger", "the entry that explains a difference"},
    {"document", "id of the document"},
    {"place", "where in the document"},
    {"note", "remarks"},
});

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

// The keys of a record in the export as JSON: all but those of a record that is answered alone.
template <class R>
std::vector<DataColumn> json_columns() {
  std::vector<DataColumn> columns;
  for_each_key<R>([&](const auto& member) {
    if constexpr (is_derived<decltype(member)>) {
      if (!member.alone) columns.push_back({std::string(member.name), member.meaning});
    } else {
      columns.push_back({std::string(member.name), member.traits.meaning});
    }
  });
  return columns;
}

// The columns of a member: one, or of an optional part one for each of its members.
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

template <class R>
std::vector<DataColumn> csv_columns() {
  std::vector<DataColumn> columns;
  for_each_member<R>([&](const auto& member) {
    using Value = typename std::remove_cvref_t<decltype(member)>::Type;
    if (member.traits.not_in_csv.empty()) add_columns<Value>(columns, member);
  });
  return columns;
}

// Of a part, behind the id of the record that it belongs to.
template <class Part>
std::vector<DataColumn> part_columns(const DataColumn& whole) {
  std::vector<DataColumn> columns = csv_columns<Part>();
  columns.insert(columns.begin(), whole);
  return columns;
}

std::vector<DataTable> csv_tables() {
  return {
      {"sets.csv", "", "Sets and boxes, in listing order.", columns_of(csv_sets)},
      {"tiles.csv", "", "Pieces of all classes, in listing order.", columns_of(csv_tiles)},
      {"segments.csv", "", "The connected parts of features on each tile.",
       columns_of(csv_segments)},
      {"tile_sources.csv", "", "Which document states which fact of a tile.",
       columns_of(csv_tile_sources)},
      {"set_rules.csv", "", "What opens the rules of each set.", csv_columns<SetRules>()},
      {"rules.csv", "", "Rules by set, in the order of reading.", csv_columns<Rule>()},
      {"rulings.csv", "", "What was ruled on the rules, by set.", csv_columns<Ruling>()},
      {"ruling_sides.csv", "", "Who has it how, of each difference.",
       part_columns<RulingSide>({"ruling", "id of the ruling"})},
      {"variants.csv", "", "Other ways to play, by set.", csv_columns<Variant>()},
      {"elements.csv", "", "The words that rules use.", csv_columns<Element>()},
      {"sources.csv", "", "The documents that facts come from.", csv_columns<SourceDocument>()},
      {"claims.csv", "", "Figures that sources print, beside what the tiles give.",
       columns_of(claims)},
      {"ledger.csv", "", "Where sources err, disagree or are silent.", csv_columns<LedgerEntry>()},
      {"ledger_sides.csv", "", "The sides of each entry of the ledger.",
       part_columns<LedgerSide>({"entry", "id of the ledger's entry"})},
  };
}

std::vector<DataTable> json_tables() {
  return {
      {"meta.json", "", "Which data this is.", columns_of(json_meta)},
      {"sets.json", "sets", "Sets and boxes, in listing order.", columns_of(json_sets)},
      {"tiles.json", "tiles", "Pieces of all classes, in listing order.", columns_of(json_tiles)},
      {"rules.json", "rules", "Rules by set, in the order of reading.", json_columns<Rule>()},
      {"rulings.json", "rulings", "What was ruled on the rules, by set.", json_columns<Ruling>()},
      {"variants.json", "variants", "Other ways to play, by set.", json_columns<Variant>()},
      {"elements.json", "elements", "The words that rules use.", json_columns<Element>()},
      {"sources.json", "sources", "The documents that facts come from.",
       json_columns<SourceDocument>()},
      {"claims.json", "claims", "Figures that sources print, beside what the tiles give.",
       columns_of(claims)},
      {"ledger.json", "ledger", "Where sources err, disagree or are silent.",
       json_columns<LedgerEntry>()},
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
      break;
  }
  return {};
}

}  // namespace cartulary::docgen

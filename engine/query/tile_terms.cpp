#include "engine/query/tile_terms.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include "engine/query/tile_query.h"
#include "engine/text/contract.h"
#include "engine/text/said_list.h"
#include "engine/text/search_words.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"
#include "engine/tile/tile_look.h"

namespace cartulary {

namespace {

constexpr int largest_number = 1'000'000;

constexpr std::array<QueryKeyHelp, 15> keys = {{
    {"edges", "edges:c?rf", "tiles.key-edges", QueryValues::Pattern},
    {"set", "set:tower", "tiles.key-set"},
    {"edition", "edition:C2", "tiles.key-edition"},
    {"has", "has:inn", "tiles.key-has"},
    {"pennants", "pennants>=1", "tiles.key-pennants", QueryValues::Ordered},
    {"cities", "cities:2", "tiles.key-cities", QueryValues::Ordered},
    {"roads", "roads:3", "tiles.key-roads", QueryValues::Ordered},
    {"fields", "fields>4", "tiles.key-fields", QueryValues::Ordered},
    {"rivers", "rivers:1", "tiles.key-rivers", QueryValues::Ordered},
    {"copies", "copies>=2", "tiles.key-copies", QueryValues::Ordered},
    {"class", "class:extra", "tiles.key-class"},
    {"shape", "shape:double", "tiles.key-shape"},
    {"interior", "interior:inferred", "tiles.key-interior"},
    {"id", "id:BA-15", "tiles.key-id"},
    {"code", "code:IC", "tiles.key-code"},
}};

// The arguments of the functions below that make tests.
struct Term {
  const Catalog& catalog;
  const Selection& selection;
  const Query& query;
  const QueryNode& node;

  Error error(std::size_t column, Said what, Said fix, std::string suggestion = {}) const {
    Error made = query_error(query, column, std::move(what), std::move(suggestion));
    made.fix = std::move(fix);
    return made;
  }
  Error value_error(Said what, Said fix, std::string suggestion = {}) const {
    return error(node.value_column, std::move(what), std::move(fix), std::move(suggestion));
  }
  bool negated() const { return node.op == QueryOp::NotEqual; }
};

using Measure = std::uint8_t TileRow::*;

// The column of a segment kind that mark_names() omits because nearly every tile has it; else null.
Measure measure_of_kind(std::string_view kind) {
  if (kind == "city") return &TileRow::cities;
  if (kind == "road") return &TileRow::roads;
  if (kind == "field") return &TileRow::fields;
  if (kind == "river") return &TileRow::rivers;
  return nullptr;
}

bool says_monastery(Edition edition) {
  return edition != Edition::C1 && edition != Edition::WE;
}

// Which tiles of the catalog have one of several marks.
class Bearing {
 public:
  Bearing(const Term& term, const std::vector<std::string>& marks)
      : tiles_(term.catalog.tiles().size()) {
    for (const std::string& mark : marks) add(term.catalog.columns(), mark);
    const bool monastery = std::ranges::find(marks, "monastery") != marks.end();
    if (monastery && !term.selection.every_edition) add_renamed(term);
  }
  bool has(std::size_t place) const { return tiles_[place]; }

 private:
  void add(const TileColumns& columns, const std::string& mark) {
    for (const std::uint32_t place : columns.bearing(mark)) tiles_[place] = true;
    if (const Measure measure = measure_of_kind(mark))
      for (std::size_t place = 0; place < tiles_.size(); ++place)
        if (columns.row(place).*measure > 0) tiles_[place] = true;
  }
  void add_renamed(const Term& term) {
    for (const std::uint32_t place : term.catalog.columns().bearing("cloister")) {
      const TileSet* set = term.catalog.find_set(term.catalog.tiles()[place].set);
      if (set != nullptr && says_monastery(edition_for(term.selection, *set))) tiles_[place] = true;
    }
  }

  std::vector<bool> tiles_;
};

bool contains(std::string_view text, const std::string& lower) {
  return text.find(lower) != std::string_view::npos;
}

int times_in(std::string_view text, const std::string& lower) {
  int times = 0;
  for (std::size_t at = text.find(lower); at != std::string_view::npos;
       at = text.find(lower, at + 1))
    ++times;
  return times;
}

// A word to find, the marks that it names ("wirtshaus" and inn), and its edge code if it is one.
struct TextPart {
  std::string wanted;
  bool names_marks;
  Bearing marks;
  std::optional<EdgeCode> code;

  bool stands_on(const Catalog& catalog, std::size_t place) const {
    const TileColumns& columns = catalog.columns();
    if (code)
      if (const auto shown = columns.row(place).code; shown && shown->canonical() == *code)
        return true;
    // Notes contain numbers too, but of other things.
    if (counts_of_look(wanted)) return contains(columns.look(place), wanted);
    if (marks.has(place)) return true;
    const int found = times_in(columns.text_and_look(place), wanted);
    // A note may say that a tile lacks the mark.
    return names_marks ? found > times_in(to_lower(catalog.tiles()[place].note), wanted)
                       : found > 0;
  }
};

// Words count without the punctuation around them, and function words do not count. A phrase is one
// part.
std::vector<TextPart> parts_of(const Term& term) {
  const auto part = [&term](const std::string& word, std::optional<EdgeCode> code) {
    const std::vector<std::string> marks = term.catalog.marks_called(word);
    return TextPart{word, !marks.empty() && !term.node.quoted, Bearing(term, marks), code};
  };
  const std::string whole = to_lower(term.node.value);
  if (term.node.quoted) return {part(whole, {})};
  std::vector<TextPart> parts;
  for (const SearchToken& token : content_tokens(term.node.value, term.catalog.language())) {
    std::optional<EdgeCode> code = parse_edge_code(token.word);
    if (code) code = code->canonical();
    parts.push_back(part(token.word, code));
  }
  return parts;
}

TileTest text_test(const Term& term) {
  const std::string whole = to_lower(term.node.value);
  std::vector<TextPart> parts = parts_of(term);
  // A single word that equals the whole text is searched for only once.
  const bool same = parts.size() == 1 && parts.front().wanted == whole;
  return [&catalog = term.catalog, whole, as_it_stands = !same && !counts_of_look(whole),
          parts = std::move(parts)](const HeldPiece& piece) {
    const TileColumns& columns = catalog.columns();
    const std::size_t place = catalog.index_of(piece.tile);
    return (as_it_stands && contains(columns.text(place), whole)) ||
           std::all_of(parts.begin(), parts.end(),
                       [&](const TextPart& part) { return part.stands_on(catalog, place); });
  };
}

bool holds(QueryOp op, int left, int right) {
  switch (op) {
    case QueryOp::NotEqual:
      return left != right;
    case QueryOp::Less:
      return left < right;
    case QueryOp::LessEqual:
      return left <= right;
    case QueryOp::Greater:
      return left > right;
    case QueryOp::GreaterEqual:
      return left >= right;
    default:
      return left == right;
  }
}

Measure measure_of(std::string_view key) {
  if (key == "pennants") return &TileRow::pennants;
  if (key == "cities") return &TileRow::cities;
  if (key == "roads") return &TileRow::roads;
  if (key == "fields") return &TileRow::fields;
  if (key == "rivers") return &TileRow::rivers;
  return nullptr;
}

// `measure` is null for the copies in the selection.
Result<TileTest> number_test(const Term& term, Measure measure) {
  const auto number = parse_whole(term.node.value, 0, largest_number);
  if (!number)
    return term.value_error(said("fault.no-whole-number", {{"text", printable(term.node.value)}}),
                            said("fault.this-or-that", {{"first", term.node.key + ":2"},
                                                        {"second", term.node.key + ">=2"}}));
  if (measure == nullptr)
    return TileTest([op = term.node.op, wanted = *number](const HeldPiece& piece) {
      return holds(op, piece.copies, wanted);
    });
  return TileTest([&catalog = term.catalog, measure, op = term.node.op,
                   wanted = *number](const HeldPiece& piece) {
    return holds(op, catalog.columns().row(catalog.index_of(piece.tile)).*measure, wanted);
  });
}

// Which edge codes show the four positions in some turn, by EdgeCode::bits().
std::array<bool, 256> codes_that_show(std::span<const EdgeSet> positions) {
  std::array<bool, 256> shown{};
  for (std::size_t bits = 0; bits < shown.size(); ++bits) {
    const EdgeCode code(static_cast<std::uint8_t>(bits));
    shown[bits] = std::ranges::any_of(all_rotations, [&](Rotation turn) {
      const EdgeCode turned = code.rotated(turn);
      return std::ranges::all_of(all_sides, [&](Side side) {
        return positions[static_cast<std::size_t>(side)].contains(turned.side(side));
      });
    });
  }
  return shown;
}

Result<TileTest> edges_test(const Term& term) {
  const PatternPositions read = parse_positions(term.node.value);
  if (read.fault)
    return term.error(term.node.value_column + (term.node.quoted ? 1 : 0) + read.fault->column,
                      read.fault->what, said("fault.edge-letters"));
  const std::size_t count = read.sides.size();
  if (count != 3 && count != 4 && count != 6)
    return term.value_error(said("fault.no-shape", {{"positions", count}}), said("fault.shapes"));
  const auto codes = count == 4 ? codes_that_show(read.sides) : std::array<bool, 256>{};
  return TileTest([&catalog = term.catalog, sides = read.sides, codes](const HeldPiece& piece) {
    // A tile with a code is a square, which patterns of other lengths do not match.
    if (const auto code = catalog.columns().row(catalog.index_of(piece.tile)).code)
      return codes[code->bits()];
    return shows_edges(*piece.tile, sides);
  });
}

Result<TileTest> set_test(const Term& term) {
  const auto found = term.catalog.need_set(term.node.value, "query");
  if (!found)
    return term.value_error(found.error().what, found.error().fix, found.error().suggestion);
  std::set<std::string> ids = {found.value()->id};
  for (const ContainedSet& inner : found.value()->contains)
    if (!inner.partial) ids.insert(inner.set);
  return TileTest(
      [ids = std::move(ids)](const HeldPiece& piece) { return ids.count(piece.tile->set) > 0; });
}

Result<TileTest> code_test(const Term& term) {
  std::vector<std::string> codes;
  for (const TileSet& set : term.catalog.sets()) {
    codes.push_back(set.code);
    if (same_letters(set.code, term.node.value))
      return TileTest([id = set.id](const HeldPiece& piece) { return piece.tile->set == id; });
  }
  return term.value_error(said("fault.no-code", {{"code", printable(term.node.value)}}),
                          said("fault.take-code"), nearest(term.node.value, codes));
}

Result<TileTest> id_test(const Term& term) {
  const auto found = term.catalog.need_tile(term.node.value, "query");
  if (!found)
    return term.value_error(found.error().what, found.error().fix, found.error().suggestion);
  return TileTest([tile = found.value()](const HeldPiece& piece) { return piece.tile == tile; });
}

TileTest bearing_test(const Term& term, const std::vector<std::string>& marks) {
  return [&catalog = term.catalog, bearing = Bearing(term, marks)](const HeldPiece& piece) {
    return bearing.has(catalog.index_of(piece.tile));
  };
}

Result<TileTest> has_test(const Term& term) {
  const std::string name = to_lower(term.node.value);
  std::vector<std::string> known = known_marks(term.catalog);
  const auto same = std::find_if(known.begin(), known.end(), [&name](const std::string& mark) {
    return same_letters(mark, name);
  });
  const std::vector<std::string> called = term.catalog.marks_called(name);
  if (same == known.end() && !called.empty()) return bearing_test(term, called);
  const bool named = parse_segment_kind(name) || parse_segment_mark(name) || name == "pennant" ||
                     name == "well" || name == "monastic";
  if (same == known.end() && !named)
    return term.value_error(said("fault.no-mark", {{"mark", printable(term.node.value)}}),
                            said("fault.take-mark"), nearest(name, known));
  return bearing_test(term, {same == known.end() ? name : *same});
}

template <class Value>
bool is_called(Value value, std::string_view name) {
  if constexpr (std::is_same_v<Value, Edition>)
    return parse_edition(name) == value;
  else
    return same_letters(to_text(value), name);
}

// Tests for one of a few values; `is` decides whether a tile has it.
template <class Value, std::size_t Count>
Result<TileTest> choice_test(const Term& term, const std::array<Value, Count>& values,
                             bool (*is)(const Tile&, Value)) {
  std::vector<std::string> known;
  for (const Value value : values) {
    known.emplace_back(to_text(value));
    if (is_called(value, term.node.value))
      return TileTest([is, value](const HeldPiece& piece) { return is(*piece.tile, value); });
  }
  return term.value_error(said("fault.no-value", {{"value", printable(term.node.value)},
                                                  {"key", printable(term.node.key)}}),
                          write_one_of(known), nearest(term.node.value, known));
}

constexpr std::array<TileClass, 3> classes = {TileClass::Land, TileClass::Extra,
                                              TileClass::Special};
constexpr std::array<Interior, 3> interiors = {Interior::Recorded, Interior::Inferred,
                                               Interior::Unknown};
constexpr std::array<Shape, 6> shapes = {Shape::Square,   Shape::Double,         Shape::Triangle,
                                         Shape::Block4x4, Shape::StartPiecePart, Shape::Card};

Result<TileTest> named_test(const Term& term) {
  const std::string& key = term.node.key;
  if (key == "edges") return edges_test(term);
  if (key == "set") return set_test(term);
  if (key == "code") return code_test(term);
  if (key == "id") return id_test(term);
  if (key == "has") return has_test(term);
  if (key == "edition")
    return choice_test<Edition>(term, all_editions,
                                [](const Tile& t, Edition e) { return t.exists_in(e); });
  if (key == "class")
    return choice_test<TileClass>(term, classes,
                                  [](const Tile& t, TileClass c) { return t.cls == c; });
  if (key == "shape")
    return choice_test<Shape>(term, shapes, [](const Tile& t, Shape s) { return t.shape == s; });
  return choice_test<Interior>(term, interiors,
                               [](const Tile& t, Interior i) { return t.interior == i; });
}

bool fits_turned(const Tile& tile, std::span<const EdgeSet> positions, std::size_t turn) {
  for (std::size_t side = 0; side < positions.size(); ++side) {
    const char letter = tile.edges[(side + turn) % positions.size()];
    const auto edge = parse_edge(letter);
    const bool shows =
        letter == '*' ? !positions[side].empty() : edge && positions[side].contains(*edge);
    if (!shows) return false;
  }
  return true;
}

}  // namespace

bool shows_edges(const Tile& tile, std::span<const EdgeSet> positions) {
  if (positions.size() != static_cast<std::size_t>(side_count(tile.shape)) ||
      tile.edges.size() != positions.size())
    return false;
  // A quarter turn of a square moves its sides by one, a half turn of a double by three.
  std::size_t step = 1;
  if (tile.shape == Shape::Double) step = 3;
  if (tile.shape == Shape::Triangle) step = positions.size();
  for (std::size_t turn = 0; turn < positions.size(); turn += step)
    if (fits_turned(tile, positions, turn)) return true;
  return false;
}

Result<TileTest> tile_test(const AskedTiles& asked, const Query& query, const QueryNode& node) {
  CARTULARY_REQUIRES(node.kind == QueryNode::Kind::Term);
  const Term term{asked.catalog, asked.selection, query, node};
  if (node.key.empty()) return text_test(term);
  const Measure measure = measure_of(node.key);
  if (measure != nullptr || node.key == "copies") return number_test(term, measure);
  auto test = named_test(term);
  if (!test || !term.negated()) return test;
  return TileTest([inner = *std::move(test)](const HeldPiece& piece) { return !inner(piece); });
}

std::span<const QueryKeyHelp> tile_query_keys() {
  return keys;
}

std::vector<std::string> known_marks(const Catalog& catalog) {
  std::set<std::string> names(catalog.marks().begin(), catalog.marks().end());
  for (const std::string_view kind : {"city", "road", "river", "field"}) names.emplace(kind);
  return {names.begin(), names.end()};
}

}  // namespace cartulary

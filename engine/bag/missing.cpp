#include "engine/bag/missing.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

#include "engine/bag/count_lines.h"
#include "engine/text/search_words.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

constexpr std::size_t longest_text = 65536;

// What a person counted, by edge code (least turn), by tile id and by element id.
struct Counted {
  std::map<std::string, int> codes;
  std::map<std::string, int> tiles;
  std::map<std::string, int> pieces;
};

std::optional<std::string> code_of(const Tile& tile) {
  const auto code = edge_code(tile);
  if (!code) return std::nullopt;
  return code->canonical().text();
}

Error twice(const CountedName& line, const std::string& name) {
  return count_error(line, line.place, name + " is counted twice",
                     "add the numbers up in one line");
}

// Reads what was counted, against what is owned.
class Counting {
 public:
  Counting(const Catalog& catalog, const Collection& owned, const PieceNames& names)
      : catalog_(catalog), names_(names) {
    for (const OwnedSet& set : owned_sets(catalog, owned)) {
      sets_.insert(set.set->id);
      for (const BoxItem& item : set.set->contents)
        if (!item.element.empty()) add_item_of_box(item);
    }
    for (const auto& [id, copies] : owned.tiles) single_tiles_.insert(id);
    for (const OwnedPiece& piece : owned_pieces(catalog, owned)) pieces_.insert(piece.element);
  }

  Status add(const CountedName& line) {
    if (const auto code = parse_edge_code(to_lower(line.name)))
      return add_code(line, code->canonical().text());
    if (const Tile* tile = catalog_.find_tile(line.name)) return add_tile(line, *tile);
    if (const auto piece = names_.find(piece_key(line.name)); piece != names_.end())
      return add_piece(line, piece->second);
    if (const BoxItem* item = item_called(line.name)) return add_piece(line, item->element);
    return unknown(line);
  }

  const Counted& counted() const { return counted_; }
  // Whether a line with a figure or token asks for the comparison of this one: who counts the abbey
  // tiles alone has not counted figures.
  bool compares(const std::string& piece) const {
    const bool figures = std::ranges::any_of(counted_.pieces, [&](const auto& counted) {
      return tile_pieces_.count(counted.first) == 0;
    });
    return figures || (!counted_.pieces.empty() && tile_pieces_.count(piece) != 0);
  }
  // By code, unless a tile of the code was counted by itself.
  bool is_by_code(const std::string& code) const {
    return !counted_.codes.empty() && tile_codes_.count(code) == 0;
  }

 private:
  void add_item_of_box(const BoxItem& item) {
    items_.push_back(&item);
    if (last_word(piece_key(item.what)) == "tile") tile_pieces_.insert(item.element);
  }

  static std::string_view last_word(std::string_view what) {
    return what.substr(what.rfind(' ') + 1);
  }

  Error unknown(const CountedName& line) const {
    std::vector<std::string> known;
    for (const Tile& tile : catalog_.tiles()) known.push_back(tile.id);
    for (const auto& name : names_) known.push_back(name.second);
    std::string held;
    for (const std::string& piece : pieces_) add_item(held, piece);
    Error error =
        count_error(line, line.place, quoted(line.name) + " is no edge code, tile, figure or token",
                    "write an edge code of c, f, r and s, or the id of a tile" +
                        (held.empty() ? std::string() : ", or a figure or token: " + held));
    error.suggestion = nearest(line.name, known);
    if (const std::string name = to_lower(line.name); name == "tiles" || name == "tile")
      error.fix = "count the tiles by edge code or id, such as 'cfrf 3'; a total is not compared";
    if (const BoxItem* whole = item_with_kind(line.name)) {
      error.suggestion.clear();
      error.fix = "count all kinds together: '" + whole->element + " " +
                  std::to_string(whole->count.value_or(0)) + "' (" + whole->note + ")";
    }
    return error;
  }

  // Tokens of several kinds are counted together; what is said of them names the kinds: "nine
  // wine, six grain, five cloth".
  const BoxItem* item_with_kind(std::string_view name) const {
    const std::string key = name_key(name.substr(0, name.find(' ')));
    for (const BoxItem* item : items_) {
      const std::string said = name_key(item->note);
      const auto words = split(said, ' ');
      if (item->count && std::ranges::find(words, key) != words.end()) return item;
    }
    return nullptr;
  }

  // "tower" is the "tile tower" of a box that has no other tower.
  const BoxItem* item_called(std::string_view name) const {
    const BoxItem* found = nullptr;
    for (const BoxItem* item : items_) {
      const std::string_view last = last_word(item->what);
      if (last == item->what || piece_key(last) != piece_key(name)) continue;
      if (found != nullptr) return nullptr;
      found = item;
    }
    return found;
  }

  Status add_code(const CountedName& line, const std::string& code) {
    if (const auto tile = tile_codes_.find(code); tile != tile_codes_.end())
      return count_error(line, line.place,
                         quoted(code) + " is counted already, as its tile " + tile->second,
                         "count by edge code or by tile, not both");
    if (!counted_.codes.emplace(code, line.copies).second) return twice(line, quoted(code));
    return Done{};
  }

  Status add_tile(const CountedName& line, const Tile& tile) {
    if (sets_.count(tile.set) == 0 && single_tiles_.count(tile.id) == 0)
      return count_error(line, line.place, tile.id + " belongs to the set " + quoted(tile.set),
                         "leave it out, or compare with that set");
    if (const auto code = code_of(tile)) {
      if (counted_.codes.count(*code) != 0)
        return count_error(line, line.place,
                           tile.id + " is counted already, by its edge code " + *code,
                           "count by edge code or by tile, not both");
      tile_codes_.emplace(*code, tile.id);
    }
    if (!counted_.tiles.emplace(tile.id, line.copies).second) return twice(line, tile.id);
    return Done{};
  }

  Status add_piece(const CountedName& line, const std::string& element) {
    if (const BoxItem* item = item_called(line.name);
        item != nullptr && pieces_.count(element) == 0 && pieces_.count(item->element) != 0)
      return add_piece(line, item->element);
    if (pieces_.count(element) == 0)
      return count_error(line, line.place, "no box here has " + quoted(element),
                         "leave it out, or compare with the set that has it");
    if (!counted_.pieces.emplace(element, line.copies).second) return twice(line, element);
    return Done{};
  }

  const Catalog& catalog_;
  const PieceNames& names_;
  std::set<std::string> sets_;
  std::set<std::string> single_tiles_;
  std::set<std::string> pieces_;
  std::set<std::string> tile_pieces_;  // of pieces_: what the contents call a tile
  std::vector<const BoxItem*> items_;  // figures and tokens of the sets, one item for each kind
  Counted counted_;
  std::map<std::string, std::string> tile_codes_;  // edge code -> a tile counted by itself
};

int count_in(const std::map<std::string, int>& counts, const std::string& name) {
  const auto found = counts.find(name);
  return found == counts.end() ? 0 : found->second;
}

class Comparison {
 public:
  Comparison(const Catalog& catalog, const Counting& counting, MissingAnswer& answer)
      : catalog_(catalog), counting_(counting), counted_(counting.counted()), answer_(answer) {}

  void compare_tiles(const std::vector<HeldPiece>& held) {
    std::map<std::string, MissingRow> by_code;
    std::vector<MissingRow> rows;
    std::set<std::string> ids;
    for (const auto& [code, copies] : counted_.codes)
      by_code[code] = MissingRow{MissingKind::Edges, code, 0, copies, {}};
    for (const HeldPiece& piece : held) {
      const Tile& tile = *piece.tile;
      ids.insert(tile.id);
      if (const auto code = code_of(tile); code && counting_.is_by_code(*code)) {
        MissingRow& row = by_code[*code];
        row.name = *code;
        row.expected += piece.copies;
        row.tiles.push_back(&tile);
      } else if (is_by_tile(tile)) {
        rows.push_back(
            {MissingKind::Tile, tile.id, piece.copies, count_in(counted_.tiles, tile.id), {&tile}});
      }
    }
    for (const auto& [id, copies] : counted_.tiles)
      if (ids.count(id) == 0)
        rows.push_back({MissingKind::Tile, id, 0, copies, {catalog_.find_tile(id)}});
    for (const auto& [code, row] : by_code) put(row);
    for (const MissingRow& row : rows) put(row);
  }

  void compare_pieces(const std::vector<OwnedPiece>& pieces) {
    for (const OwnedPiece& piece : pieces) {
      if (!counting_.compares(piece.element)) continue;
      if (!piece.count) {
        answer_.not_compared.push_back(piece.element);
        continue;
      }
      const int counted = count_in(counted_.pieces, piece.element);
      put({MissingKind::Piece, piece.element, *piece.count, counted, {}});
    }
  }

 private:
  bool is_by_tile(const Tile& tile) const {
    if (counted_.tiles.count(tile.id) != 0) return true;
    if (!counted_.pieces.empty()) return !counted_.tiles.empty() && tile.cls == TileClass::Land;
    return !counted_.tiles.empty() || counted_.codes.empty();
  }

  void put(const MissingRow& row) {
    answer_.expected += row.expected;
    answer_.counted += row.counted;
    if (row.difference() < 0) answer_.missing.push_back(row);
    if (row.difference() > 0) answer_.surplus.push_back(row);
  }

  const Catalog& catalog_;
  const Counting& counting_;
  const Counted& counted_;
  MissingAnswer& answer_;
};

void add_letter_rows(const Catalog& catalog, std::string_view title,
                     const std::vector<MissingRow>& rows, std::string& letter) {
  if (rows.empty()) return;
  letter += '\n';
  letter += title;
  letter += '\n';
  for (const MissingRow& row : rows) {
    letter += "- " + std::to_string(std::abs(row.difference())) + " x " + row.name;
    std::string designs;
    for (const Tile* tile : row.tiles)
      add_item(designs, row.kind == MissingKind::Tile ? catalog.words_of(*tile) : tile->id, " or ");
    if (!designs.empty()) letter += " (" + designs + ')';
    letter += '\n';
  }
}

}  // namespace

std::string piece_key(std::string_view name) {
  std::string key = to_lower(trimmed(name));
  std::replace(key.begin(), key.end(), '-', ' ');
  if (key.size() > 3 && key.ends_with('s') && !key.ends_with("ss")) key.pop_back();
  return key;
}

std::string_view to_text(MissingKind kind) {
  constexpr std::array<std::string_view, 3> names = {"edges", "tile", "piece"};
  return names[static_cast<std::size_t>(kind)];
}

Result<MissingAnswer> missing(const Catalog& catalog, const Collection& owned,
                              const PieceNames& names, std::string_view text,
                              std::string_view where) {
  if (text.size() > longest_text)
    return Error{.where = std::string(where), .what = "the text is longer than 64 KiB"};
  if (first_bad_utf8(text))
    return Error{.where = std::string(where), .what = "the text is not valid UTF-8"};
  if (std::optional<Error> fault = fault_of(catalog, owned)) return *std::move(fault);

  const auto lines = read_count_lines(text, where);
  if (!lines) return lines.error();
  Counting counting(catalog, owned, names);
  for (const CountedName& line : *lines)
    if (Status added = counting.add(line); !added) return added.error();
  MissingAnswer answer;
  answer.owned = owned;
  answer.sets = owned_sets(catalog, owned);
  answer.in_part = collection_parts(catalog, owned);
  Comparison comparison(catalog, counting, answer);
  comparison.compare_tiles(owned_tiles(catalog, owned));
  comparison.compare_pieces(owned_pieces(catalog, owned));
  return answer;
}

std::vector<Error> line_faults(const Catalog& catalog, const Collection& owned,
                               const PieceNames& names, std::string_view text,
                               std::string_view where) {
  std::vector<Error> faults;
  Counting counting(catalog, owned, names);
  for (const Result<CountedName>& line : read_each_count(text, where)) {
    const Status added = line ? counting.add(*line) : Status(line.error());
    if (!added) faults.push_back(added.error());
  }
  return faults;
}

std::string missing_letter(const Catalog& catalog, const MissingAnswer& answer) {
  std::string letter = "Carcassonne, counted against";
  for (const OwnedSet& owned : answer.sets) {
    letter += "\n- " + owned.set->title + " (" + std::string(to_text(owned.edition)) + ')';
    if (owned.quantity > 1) letter += ", " + std::to_string(owned.quantity) + " times";
  }
  letter += '\n';
  if (answer.complete()) return letter + "\nNothing is missing, and nothing is too much.\n";
  add_letter_rows(catalog, "Missing:", answer.missing, letter);
  add_letter_rows(catalog, "Too many:", answer.surplus, letter);
  return letter;
}

}  // namespace cartulary

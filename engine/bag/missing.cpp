#include "engine/bag/missing.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

#include "engine/bag/count_lines.h"
#include "engine/text/said_list.h"
#include "engine/text/search_words.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"
#include "engine/tile/tile_words.h"

namespace cartulary {

namespace {

constexpr std::size_t longest_text = 65536;

// The counts by edge code (least turn), by tile id and by element id.
struct CountedPieces {
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
  return count_error(line, line.place, said("missing-fault.twice", {{"name", name}}),
                     said("missing-fault.add-up"));
}

// Reads a count and checks it against what is owned.
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
    for (const OwnedPiece& piece : owned_pieces(catalog, owned)) {
      pieces_.insert(piece.element);
      if (!piece.kind_of.empty()) whole_of_[piece.element] = piece.kind_of;
    }
  }

  Status add(const CountedName& line) {
    if (const auto code = parse_edge_code(to_lower(line.name)))
      return add_code(line, code->canonical().text());
    if (const Tile* tile = catalog_.find_tile(line.name)) return add_tile(line, *tile);
    if (const auto piece = names_.find(piece_key(line.name)); piece != names_.end())
      return add_piece(line, piece->second);
    if (const BoxItem* item = item_called(line.name)) return add_piece(line, item->element);
    // "halfling tiles", "wine tokens".
    if (const std::string_view bare = without_shape(line.name); bare != line.name)
      if (const auto piece = names_.find(piece_key(bare)); piece != names_.end())
        return add_piece(line, piece->second);
    return unknown(line);
  }

  const CountedPieces& counted() const { return counted_; }
  // Whether the lines ask for a comparison of this figure or token. Somebody who counts only the
  // abbey tiles has not counted figures.
  bool compares(const std::string& piece) const {
    const bool figures = std::ranges::any_of(counted_.pieces, [&](const auto& counted) {
      return tile_pieces_.count(counted.first) == 0;
    });
    return figures || (!counted_.pieces.empty() && tile_pieces_.count(piece) != 0);
  }
  // Whether the tiles of a code are compared together: not if one of them was counted by itself.
  bool is_by_code(const std::string& code) const {
    return !counted_.codes.empty() && tile_codes_.count(code) == 0;
  }

 private:
  void add_item_of_box(const BoxItem& item) {
    items_.push_back(&item);
    if (is_called_tile(item)) tile_pieces_.insert(item.element);
  }

  static std::string_view last_word(std::string_view what) {
    return what.substr(what.rfind(' ') + 1);
  }

  Error unknown(const CountedName& line) const {
    std::vector<std::string> known;
    for (const Tile& tile : catalog_.tiles()) known.push_back(tile.id);
    for (const auto& name : names_) known.push_back(name.second);
    Error error = count_error(
        line, line.place, said("missing-fault.unknown", {{"name", printable(line.name)}}),
        pieces_.empty() ? said("missing-fault.write-tile")
                        : said("missing-fault.write-tile-or-piece", {{"pieces", joined(pieces_)}}));
    error.suggestion = nearest(line.name, known);
    if (const std::string name = to_lower(line.name); name == "tiles" || name == "tile")
      error.fix = said("missing-fault.no-total");
    return error;
  }

  // Finds an item by a short name: "board" for "scoring board", "castle" for "castle tokens". Null
  // if the boxes have several such elements.
  const BoxItem* item_called(std::string_view name) const {
    const BoxItem* found = nullptr;
    for (const BoxItem* item : items_) {
      if (!is_short_for(piece_key(name), piece_key(item->what))) continue;
      if (found != nullptr && found->element != item->element) return nullptr;
      found = item;
    }
    return found;
  }

  static bool is_short_for(std::string_view name, std::string_view what) {
    const std::string_view last = last_word(what);
    return last != what && (name == last || name == without_shape(what));
  }

  // "castle" for "castle tokens"; the whole name if its last word is not a shape.
  static std::string_view without_shape(std::string_view name) {
    constexpr std::array<std::string_view, 3> shapes = {"token", "piece", "tile"};
    const std::string_view last = last_word(name);
    const bool is_shape = std::ranges::find(shapes, piece_key(last)) != shapes.end();
    return last == name || !is_shape ? name : name.substr(0, name.size() - last.size() - 1);
  }

  Status add_code(const CountedName& line, const std::string& code) {
    if (const auto tile = tile_codes_.find(code); tile != tile_codes_.end())
      return count_error(
          line, line.place,
          said("missing-fault.counted-by-tile", {{"code", code}, {"tile", tile->second}}),
          said("missing-fault.code-or-tile"));
    if (!counted_.codes.emplace(code, line.copies).second)
      return count_error(line, line.place, said("missing-fault.code-twice", {{"code", code}}),
                         said("missing-fault.add-up"));
    return Done{};
  }

  Status add_tile(const CountedName& line, const Tile& tile) {
    if (sets_.count(tile.set) == 0 && single_tiles_.count(tile.id) == 0)
      return count_error(line, line.place,
                         said("missing-fault.other-set", {{"tile", tile.id}, {"set", tile.set}}),
                         said("missing-fault.compare-that-set"));
    if (const auto code = code_of(tile)) {
      if (counted_.codes.count(*code) != 0)
        return count_error(
            line, line.place,
            said("missing-fault.counted-by-code", {{"tile", tile.id}, {"code", *code}}),
            said("missing-fault.code-or-tile"));
      tile_codes_.emplace(*code, tile.id);
    }
    if (!counted_.tiles.emplace(tile.id, line.copies).second) return twice(line, tile.id);
    return Done{};
  }

  Status add_piece(const CountedName& line, const std::string& element) {
    if (const BoxItem* item = item_called(line.name);
        item != nullptr && pieces_.count(element) == 0 && pieces_.count(item->element) != 0)
      return add_piece(line, item->element);
    const bool has_kinds =
        std::ranges::any_of(whole_of_, [&](const auto& kind) { return kind.second == element; });
    if (pieces_.count(element) == 0 && !has_kinds)
      return count_error(line, line.place, said("missing-fault.no-box-has", {{"element", element}}),
                         said("missing-fault.compare-its-set"));
    for (const auto& [kind, whole] : whole_of_)
      if ((whole == element && counted_.pieces.count(kind) != 0) ||
          (kind == element && counted_.pieces.count(whole) != 0))
        return count_error(line, line.place,
                           said("missing-fault.kind-and-whole", {{"whole", whole}, {"kind", kind}}),
                           said("missing-fault.kinds-or-whole"));
    if (!counted_.pieces.emplace(element, line.copies).second) return twice(line, element);
    return Done{};
  }

  const Catalog& catalog_;
  const PieceNames& names_;
  std::set<std::string> sets_;
  std::set<std::string> single_tiles_;
  std::set<std::string> pieces_;
  std::map<std::string, std::string> whole_of_;  // wine -> trade-goods
  std::set<std::string> tile_pieces_;            // elements that the contents call tiles
  std::vector<const BoxItem*> items_;  // the items of the owned sets that are figures or tokens
  CountedPieces counted_;
  std::map<std::string, std::string> tile_codes_;  // edge code -> a tile counted by itself
};

class Comparison {
 public:
  Comparison(const Catalog& catalog, const Counting& counting, MissingAnswer& answer)
      : catalog_(catalog), counting_(counting), counted_(counting.counted()), answer_(answer) {}

  // Counting the abbeys as tiles counts them as pieces too.
  void count_pieces_by_tile() {
    std::set<std::string> by_tile;
    for (const auto& [id, copies] : counted_.tiles)
      if (const Tile* tile = catalog_.find_tile(id); tile->cls != TileClass::Land)
        by_tile.insert(tile->set);
    for (const OwnedSet& owned : answer_.sets)
      if (by_tile.count(owned.set->id) != 0)
        for (const auto& [element, count] : pieces_among_tiles(catalog_, *owned.set, owned.edition))
          if (counted_.pieces.count(element) == 0) by_tile_[element] += count * owned.quantity;
  }

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
    std::map<std::string, MissingRow> rows;
    for (const OwnedPiece& piece : pieces) {
      if (!counting_.compares(piece.element)) continue;
      const bool as_one = counted_.pieces.count(piece.kind_of) != 0;
      const std::string& name = as_one ? piece.kind_of : piece.element;
      if (!piece.count) {
        answer_.not_compared.push_back(name);
        continue;
      }
      MissingRow& row = rows[name];
      const int expected = std::max(0, *piece.count - count_in(by_tile_, piece.element));
      row = {
          MissingKind::Piece, name, row.expected + expected, count_in(counted_.pieces, name), {}};
    }
    for (const auto& [name, row] : rows) put(row);
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
  const CountedPieces& counted_;
  MissingAnswer& answer_;
  std::map<std::string, int> by_tile_;  // element -> how many were compared as tiles
};

// The letter to whoever sold a box, in a language.
class Letter {
 public:
  explicit Letter(const PageLanguage& language)
      : language_(language), text_(words_of(said("owned.letter"), language)) {}

  void add_set(const OwnedSet& owned) {
    const std::string set =
        language_.say(owned.set->title).text + " (" + std::string(to_text(owned.edition)) + ')';
    text_ += "\n- ";
    if (owned.quantity > 1)
      add(said("owned.letter-times", {{"set", set}, {"times", owned.quantity}}));
    else
      text_ += set;
  }

  void add_line(const Said& words) {
    text_ += '\n';
    add(words);
    text_ += '\n';
  }

  void add_rows(const Said& title, const std::vector<MissingRow>& rows) {
    if (rows.empty()) return;
    add_line(title);
    for (const MissingRow& row : rows) {
      text_ += "- " + std::to_string(std::abs(row.difference())) + " x " + row.name;
      Said designs;
      for (const Tile* tile : row.tiles)
        add_item(designs, row.kind == MissingKind::Tile ? tile_words(*tile) : Said(tile->id),
                 "list.or");
      if (!designs.empty()) text_ += " (" + words_of(designs, language_) + ')';
      text_ += '\n';
    }
  }

  std::string take() { return std::move(text_); }
  void end_line() { text_ += '\n'; }

 private:
  void add(const Said& words) { text_ += words_of(words, language_); }

  const PageLanguage& language_;
  std::string text_;
};

}  // namespace

std::string piece_key(std::string_view name) {
  std::string key = spaced(to_lower(trimmed(name)));
  if (key.size() > 3 && key.ends_with('s') && !key.ends_with("ss")) key.pop_back();
  return key;
}

bool lacks_tiles(const Catalog& catalog, const TileSet& set) {
  return catalog.tiles_of(set).empty() &&
         std::ranges::any_of(set.contents,
                             [](const BoxItem& item) { return item.what == "land tiles"; });
}

std::string_view to_text(MissingKind kind) {
  return missing_kind_names[static_cast<std::size_t>(kind)];
}

Result<MissingAnswer> missing(const Catalog& catalog, const Collection& owned,
                              const PieceNames& names, std::string_view text,
                              std::string_view where) {
  if (text.size() > longest_text)
    return Error{.where = std::string(where), .what = said("missing-fault.too-long")};
  if (first_bad_utf8(text))
    return Error{.where = std::string(where), .what = said("missing-fault.utf8")};
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
  comparison.count_pieces_by_tile();
  comparison.compare_tiles(owned_tiles(catalog, owned));
  comparison.compare_pieces(owned_pieces(catalog, owned));
  for (const OwnedSet& each : answer.sets)
    if (lacks_tiles(catalog, *each.set)) answer.unrecorded.push_back(each.set->id);
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

std::string missing_letter(const MissingAnswer& answer, const PageLanguage& language) {
  Letter letter(language);
  for (const OwnedSet& owned : answer.sets) letter.add_set(owned);
  letter.end_line();
  if (answer.complete()) letter.add_line(said("owned.letter-whole"));
  letter.add_rows(said("owned.letter-missing"), answer.missing);
  letter.add_rows(said("owned.letter-surplus"), answer.surplus);
  return letter.take();
}

}  // namespace cartulary

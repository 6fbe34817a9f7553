#include "engine/bag/missing.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "engine/bag/bag.h"
#include "engine/text/text.h"

namespace cartulary {

namespace {

constexpr std::size_t longest_text = 65536;
constexpr int most_counted = 999;

struct Line {
  std::string_view text;
  std::string_view name;
  std::string where;
};

// What a person counted, by edge code (least turn) and by tile id.
struct Counted {
  std::map<std::string, int> codes;
  std::map<std::string, int> tiles;
};

std::optional<std::string> code_of(const Tile& tile) {
  const auto code = edge_code(tile);
  if (!code) return std::nullopt;
  return code->canonical().text();
}

Error line_error(const Line& line, std::string_view at, std::string what, std::string fix) {
  const auto offset = static_cast<std::size_t>(at.data() - line.text.data());
  return Error{.where = line.where,
               .what = std::move(what),
               .excerpt = caret_excerpt(line.text, utf8_column(line.text, offset)),
               .fix = std::move(fix)};
}

class Comparison {
 public:
  Comparison(const Catalog& catalog, const Selection& box, std::vector<HeldPiece> pieces)
      : catalog_(catalog), box_(box), pieces_(std::move(pieces)) {
    for (const HeldPiece& piece : pieces_) ids_.insert(piece.tile->id);
  }

  Status read(std::string_view text, std::string_view where) {
    int number = 0;
    for (std::string_view line : split(text, '\n')) {
      ++number;
      if (line.ends_with('\r')) line.remove_suffix(1);
      const std::string_view content = trimmed(line.substr(0, line.find('#')));
      if (content.empty()) continue;
      const Line here{line, content.substr(0, content.find_first_of(" \t")),
                      std::string(where) + ":" + std::to_string(number)};
      if (Status added = read_line(here, content); !added) return added;
    }
    return Done{};
  }

  void fill(MissingAnswer& answer) const {
    std::map<std::string, MissingRow> by_code;
    std::vector<MissingRow> rows;
    for (const auto& [code, copies] : counted_.codes)
      by_code[code] = MissingRow{code, 0, copies, {}};
    for (const HeldPiece& piece : pieces_) {
      const auto code = code_of(*piece.tile);
      if (code && is_by_code(*code)) {
        MissingRow& row = by_code[*code];
        row.name = *code;
        row.expected += piece.copies;
        row.tiles.push_back(piece.tile);
      } else if (!counted_.tiles.empty() || counted_.codes.empty()) {
        const auto found = counted_.tiles.find(piece.tile->id);
        const int copies = found == counted_.tiles.end() ? 0 : found->second;
        rows.push_back({piece.tile->id, piece.copies, copies, {piece.tile}});
      }
    }
    for (const auto& [id, copies] : counted_.tiles)
      if (ids_.count(id) == 0) rows.push_back({id, 0, copies, {catalog_.find_tile(id)}});
    for (auto& [code, row] : by_code) put(row, answer);
    for (const MissingRow& row : rows) put(row, answer);
  }

 private:
  // By code, unless a tile of the code was counted by itself.
  bool is_by_code(const std::string& code) const {
    return !counted_.codes.empty() && tile_codes_.count(code) == 0;
  }

  static void put(const MissingRow& row, MissingAnswer& answer) {
    answer.expected += row.expected;
    answer.counted += row.counted;
    if (row.difference() < 0) answer.missing.push_back(row);
    if (row.difference() > 0) answer.surplus.push_back(row);
  }

  Status read_line(const Line& line, std::string_view content) {
    const std::string_view number = trimmed(content.substr(line.name.size()));
    if (number.empty())
      return line_error(line, line.name, "this line is no count",
                        "write 'cfrf 3' or 'IC-07 1': an edge code or a tile, a space, a number");
    const auto copies = parse_whole(number, 0, most_counted);
    if (!copies)
      return line_error(line, number, quoted(number) + " is no number of copies",
                        "write a whole number from 0 to 999");
    if (const auto code = parse_edge_code(to_lower(line.name)))
      return add_code(line, code->canonical().text(), *copies);
    return add_tile(line, *copies);
  }

  Status add_code(const Line& line, const std::string& code, int copies) {
    if (const auto tile = tile_codes_.find(code); tile != tile_codes_.end())
      return line_error(line, line.name,
                        quoted(code) + " is counted already, as its tile " + tile->second,
                        "count by edge code or by tile, not both");
    if (!counted_.codes.emplace(code, copies).second)
      return line_error(line, line.name, quoted(code) + " is counted twice",
                        "add the numbers up in one line");
    return Done{};
  }

  Status add_tile(const Line& line, int copies) {
    const auto tile = catalog_.need_tile(line.name, line.where);
    if (!tile) {
      Error error = tile.error();
      error.excerpt = line_error(line, line.name, {}, {}).excerpt;
      error.fix = "write an edge code of c, f, r and s, or the id of a tile";
      return error;
    }
    const Tile& known = *tile.value();
    if (box_.sets.count(known.set) == 0)
      return line_error(line, line.name, known.id + " belongs to the set " + quoted(known.set),
                        "leave it out, or compare with that set");
    if (const auto code = code_of(known)) {
      if (counted_.codes.count(*code) != 0)
        return line_error(line, line.name,
                          known.id + " is counted already, by its edge code " + *code,
                          "count by edge code or by tile, not both");
      tile_codes_.emplace(*code, known.id);
    }
    if (!counted_.tiles.emplace(known.id, copies).second)
      return line_error(line, line.name, known.id + " is counted twice",
                        "add the numbers up in one line");
    return Done{};
  }

  const Catalog& catalog_;
  const Selection& box_;
  std::vector<HeldPiece> pieces_;
  std::set<std::string> ids_;
  Counted counted_;
  std::map<std::string, std::string> tile_codes_;  // edge code -> a tile counted by itself
};

}  // namespace

Result<MissingAnswer> missing(const Catalog& catalog, const TileSet& set, Edition edition,
                              std::string_view text, std::string_view where) {
  if (text.size() > longest_text)
    return Error{.where = std::string(where), .what = "the text is longer than 64 KiB"};
  if (first_bad_utf8(text))
    return Error{.where = std::string(where), .what = "the text is not valid UTF-8"};

  SelectionText wanted;
  wanted.sets = set.id;
  wanted.edition = to_text(edition);
  const auto selection = select(catalog, wanted, DefaultSets::All);
  if (!selection) return selection.error();
  auto pieces = pieces_of(catalog, *selection);
  if (!pieces) return pieces.error();

  Comparison comparison(catalog, *selection, *std::move(pieces));
  if (const Status read = comparison.read(text, where); !read) return read.error();
  MissingAnswer answer;
  answer.set = &set;
  answer.edition = set.kind == SetKind::Box ? edition : edition_for(*selection, set);
  comparison.fill(answer);
  return answer;
}

}  // namespace cartulary

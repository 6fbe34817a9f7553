#include "engine/board/board_text.h"

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

#include "engine/text/text.h"

namespace cartulary {

namespace {

constexpr std::string_view turn_signs = "^>v<";
constexpr std::size_t longest_text = 65536;

// The pieces of a board by the cell of their placement; two halflings in the order placed.
using PiecesByCell = std::map<Cell, std::vector<int>>;

PiecesByCell pieces_by_cell(const Board& board) {
  PiecesByCell by_cell;
  for (int piece = 0; piece < static_cast<int>(board.pieces().size()); ++piece)
    by_cell[board.pieces()[static_cast<std::size_t>(piece)].placement.cell].push_back(piece);
  return by_cell;
}

std::string word_of(const Board& board, const std::vector<int>& pieces) {
  std::string word;
  for (const int piece : pieces) {
    const Placement& placement = board.pieces()[static_cast<std::size_t>(piece)].placement;
    add_item(word, placement.tile->id + turn_signs[static_cast<std::size_t>(placement.rotation)],
             "/");
  }
  return word;
}

// Pads columns to their widest word; lines have no trailing blanks.
std::string table(const std::vector<std::vector<std::string>>& rows) {
  std::vector<std::size_t> widths(rows[0].size());
  for (const auto& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  std::string text;
  for (const auto& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      line += row[i];
      if (i + 1 < row.size()) line.append(widths[i] - row[i].size() + 1, ' ');
    }
    text += line + "\n";
  }
  return text;
}

struct Line {
  std::size_t number = 0;  // from 1
  std::string_view text;
};

// A word of the map or of the order, with its line.
struct Word {
  Line line;
  std::string_view text;
};

std::vector<Word> words_of(const Line& line) {
  std::vector<Word> words;
  for (const std::string_view word : split(line.text, ' '))
    if (!word.empty()) words.push_back({line, word});
  return words;
}

class BoardParser {
 public:
  BoardParser(const BoardKit& kit, std::string_view text) : kit_(kit), board_(kit) {
    std::size_t number = 0;
    for (std::string_view line : split(text, '\n')) {
      ++number;
      line = trimmed(line);
      if (!line.empty()) lines_.push_back({number, line});
    }
  }

  Result<Board> parse() {
    read();
    if (!error_) lay();
    if (!error_) check_covered();
    if (error_) return *error_;
    return std::move(board_);
  }

 private:
  struct Wanted {
    Word word;
    Placement placement;
    bool laid = false;
  };

  void fail(const Word& word, Said what, std::string suggestion = "") {
    if (error_) return;
    const auto offset = static_cast<std::size_t>(word.text.data() - word.line.text.data());
    error_ = Error{.where = "board:" + std::to_string(word.line.number),
                   .what = std::move(what),
                   .excerpt = caret_excerpt(word.line.text, utf8_column(word.line.text, offset)),
                   .suggestion = std::move(suggestion)};
  }

  void read() {
    if (lines_.empty()) return fail({{1, ""}, ""}, said("board-fault.empty"));
    const auto head = words_of(lines_[0]);
    const auto corner =
        head.size() == 2 && head[0].text == "at" ? parse_cell(head[1].text) : std::nullopt;
    if (!corner) return fail(head[0], said("board-fault.begins-with-at"));
    for (std::size_t row = 1; row < lines_.size() && !error_; ++row) {
      const auto words = words_of(lines_[row]);
      if (words[0].text == "order") {
        if (row + 1 != lines_.size()) return fail(words[0], said("board-fault.order-is-last"));
        order_.assign(words.begin() + 1, words.end());
        ordered_ = true;
        return;
      }
      read_row(words, moved(*corner, 0, static_cast<int>(row) - 1));
    }
  }

  void read_row(const std::vector<Word>& words, Cell first) {
    for (std::size_t i = 0; i < words.size() && !error_; ++i) {
      const Cell cell = moved(first, static_cast<int>(i), 0);
      if (words[i].text == ".") continue;
      if (words[i].text == "+") {
        covered_.push_back({words[i], cell});
        continue;
      }
      for (const std::string_view part : split(words[i].text, '/'))
        read_piece({words[i].line, part}, cell);
    }
  }

  void read_piece(const Word& word, Cell cell) {
    const std::size_t turn =
        word.text.empty() ? std::string_view::npos : turn_signs.find(word.text.back());
    if (turn == std::string_view::npos)
      return fail(word, said("board-fault.no-cell-of-map",
                             {{"text", word.text}, {"turns", "^ > v"}, {"last", "<"}}));
    const auto tile = kit_.catalog->need_tile(word.text.substr(0, word.text.size() - 1), "board");
    if (!tile) return fail(word, tile.error().what, tile.error().suggestion);
    wanted_[cell].push_back({word, {*tile, cell, static_cast<Rotation>(turn)}});
  }

  void lay_at(const Word& word, Cell cell) {
    const auto place = wanted_.find(cell);
    if (place == wanted_.end())
      return fail(word, said("board-fault.no-tile-at", {{"cell", to_text(cell)}}));
    for (Wanted& wanted : place->second) {
      if (wanted.laid) continue;
      wanted.laid = true;
      if (const Status done = board_.place(wanted.placement); !done)
        fail(wanted.word, done.error().what);
      return;
    }
    fail(word, said("board-fault.named-too-often"));
  }

  void lay() {
    if (!ordered_) {
      for (auto& [cell, list] : wanted_)
        for (std::size_t i = 0; i < list.size() && !error_; ++i) lay_at(list[i].word, cell);
      return;
    }
    for (const Word& word : order_) {
      const auto cell = parse_cell(word.text);
      if (!cell) return fail(word, said("board-fault.no-cell", {{"text", word.text}}));
      lay_at(word, *cell);
      if (error_) return;
    }
    for (const auto& [cell, list] : wanted_)
      for (const Wanted& wanted : list)
        if (!wanted.laid) return fail(wanted.word, said("board-fault.not-in-order"));
  }

  void check_covered() {
    for (const auto& [word, cell] : covered_)
      if (!board_.layer().taken(cell)) return fail(word, said("board-fault.covers-nothing"));
  }

  const BoardKit& kit_;
  Board board_;
  std::vector<Line> lines_;
  std::map<Cell, std::vector<Wanted>> wanted_;
  std::vector<std::pair<Word, Cell>> covered_;
  std::vector<Word> order_;
  bool ordered_ = false;
  std::optional<Error> error_;
};

}  // namespace

std::string to_text(const Board& board) {
  if (board.pieces().empty()) return "at 0,0\n.\n";
  const PiecesByCell by_cell = pieces_by_cell(board);
  int left = farthest_cell, right = -farthest_cell, top = farthest_cell, bottom = -farthest_cell;
  for (const Board::Piece& piece : board.pieces()) {
    const PieceLayout& layout = *piece.kit->layout;
    for (int part = 0; part < static_cast<int>(layout.parts.size()); ++part) {
      const Cell cell = part_cell(layout, part, piece.placement.cell, piece.placement.rotation);
      left = std::min<int>(left, cell.x), right = std::max<int>(right, cell.x);
      top = std::min<int>(top, cell.y), bottom = std::max<int>(bottom, cell.y);
    }
  }
  std::vector<std::vector<std::string>> rows;
  for (int y = top; y <= bottom; ++y) {
    rows.emplace_back();
    for (int x = left; x <= right; ++x) {
      const Cell cell = moved({}, x, y);
      const auto here = by_cell.find(cell);
      rows.back().push_back(here != by_cell.end()       ? word_of(board, here->second)
                            : board.layer().taken(cell) ? "+"
                                                        : ".");
    }
  }
  std::string text = "at " + std::to_string(left) + "," + std::to_string(top) + "\n" + table(rows);
  std::string order = "order";
  bool reading_order = true;
  for (std::size_t i = 0; i < board.pieces().size(); ++i) {
    const Cell cell = board.pieces()[i].placement.cell;
    if (i > 0 && cell < board.pieces()[i - 1].placement.cell) reading_order = false;
    order += " " + to_text(cell);
  }
  return reading_order ? text : text + order + "\n";
}

Result<Board> parse_board(const BoardKit& kit, std::string_view text) {
  if (text.size() > longest_text)
    return Error{.where = "board", .what = said("board-fault.too-long")};
  return BoardParser(kit, text).parse();
}

}  // namespace cartulary

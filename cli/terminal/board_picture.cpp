#include "cli/terminal/board_picture.h"

#include <algorithm>
#include <map>
#include <set>

#include "cli/terminal/tile_drawing.h"

namespace cartulary::cli {
namespace {

constexpr int row_label_width = 5;
// With more rows than this, drawings of tiles would not fit on a screen.
constexpr int most_drawn_rows = 9;

std::string padded_left(const std::string& text, std::size_t width) {
  const std::size_t shown = display_width(text);
  return (shown < width ? std::string(width - shown, ' ') : "") + text;
}

std::string centred(const std::string& text, std::size_t width) {
  const std::size_t room = width - std::min(width, display_width(text));
  return std::string(room / 2, ' ') + text + std::string(room - room / 2, ' ');
}

class BoardPicture {
 public:
  BoardPicture(const docgen::BoardReport& report, std::size_t width, const Style& style)
      : width_(static_cast<int>(width)), style_(style) {
    for (const Board::Piece& piece : report.board->pieces()) {
      const PieceLayout& layout = *piece.kit->layout;
      for (int part = 0; part < static_cast<int>(layout.parts.size()); ++part)
        add(part_cell(layout, part, piece.placement.cell, piece.placement.rotation),
            {&piece.placement, nullptr});
    }
    for (const HoleAnswer& hole : report.answer.holes) add(hole.cell, {nullptr, &hole});
    for (const IllegalTile& illegal : report.answer.illegal)
      illegal_.insert(illegal.placement.cell);
  }

  std::string text() const {
    if (things_.empty()) return "";
    const int columns = right_ - left_ + 1;
    const int room = width_ - row_label_width;
    const int drawn = static_cast<int>(drawing_width);
    if (columns * drawn <= room && bottom_ - top_ < most_drawn_rows)
      return band(left_, right_, drawn);
    const int cell_width = columns * 2 <= room ? 2 : 1;
    const int most = std::max(1, room / cell_width);
    std::string text;
    for (int from = left_; from <= right_; from += most)
      text +=
          (text.empty() ? "" : "\n") + band(from, std::min(right_, from + most - 1), cell_width);
    return text;
  }

 private:
  // The contents of a cell: exactly one of the two is set.
  struct Thing {
    const Placement* placement = nullptr;
    const HoleAnswer* hole = nullptr;
  };

  void add(Cell cell, Thing thing) {
    if (things_.empty()) {
      left_ = right_ = cell.x;
      top_ = bottom_ = cell.y;
    }
    left_ = std::min<int>(left_, cell.x);
    right_ = std::max<int>(right_, cell.x);
    top_ = std::min<int>(top_, cell.y);
    bottom_ = std::max<int>(bottom_, cell.y);
    things_.emplace(cell, thing);
  }

  const Thing* at(int x, int y) const {
    const auto found = things_.find(moved({}, x, y));
    return found == things_.end() ? nullptr : &found->second;
  }

  std::string band(int from, int to, int cell_width) const {
    std::string text = trimmed_line(header(from, to, cell_width));
    for (int y = top_; y <= bottom_; ++y) {
      if (cell_width > 2)
        text += drawn_row(from, to, y);
      else
        text += trimmed_line(small_row(from, to, y, static_cast<std::size_t>(cell_width)));
    }
    return text;
  }

  static std::string trimmed_line(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line + '\n';
  }

  // The column numbers; for narrow columns only every fifth.
  std::string header(int from, int to, int cell_width) const {
    std::string line(row_label_width, ' ');
    for (int x = from; x <= to; ++x) {
      const std::string name = std::to_string(x);
      if (cell_width > 2) {
        line += style_.paint(Ink::Faint, centred(name, static_cast<std::size_t>(cell_width)));
        continue;
      }
      const int end = row_label_width + (x - from + 1) * cell_width;
      if (x % 5 != 0 || end <= static_cast<int>(line.size() + name.size())) continue;
      line += padded_left(name, static_cast<std::size_t>(end) - line.size());
    }
    return line;
  }

  std::string row_label(int y) const {
    return style_.paint(Ink::Faint, padded_left(std::to_string(y), row_label_width - 1)) + ' ';
  }

  std::string drawn_row(int from, int to, int y) const {
    std::array<std::string, 3> lines = {std::string(row_label_width, ' '), row_label(y),
                                        std::string(row_label_width, ' ')};
    for (int x = from; x <= to; ++x) {
      const Drawing drawing = drawing_of(x, y);
      for (std::size_t i = 0; i < lines.size(); ++i) lines[i] += drawing[i];
    }
    std::string text;
    for (std::string& line : lines) text += trimmed_line(std::move(line));
    return text;
  }

  Drawing drawing_of(int x, int y) const {
    const std::string blank(drawing_width, ' ');
    const Thing* thing = at(x, y);
    if (thing == nullptr) return {blank, blank, blank};
    if (thing->hole != nullptr) return {blank, hole_words(*thing->hole), blank};
    Drawing drawing = draw_tile(*thing->placement->tile, thing->placement->rotation, style_);
    // The mark replaces the bottom line of the drawing.
    if (illegal_.count(moved({}, x, y)) > 0)
      drawing[2] = style_.paint(Ink::Bad, centred("!!", drawing_width));
    return drawing;
  }

  std::string hole_words(const HoleAnswer& hole) const {
    if (hole.state == HoleState::Any)
      return style_.paint(Ink::Heading, centred("abbey", drawing_width));
    if (hole.unknown) return style_.paint(Ink::Faint, centred("?", drawing_width));
    if (hole.state == HoleState::Dead)
      return style_.paint(Ink::Bad, centred("dead", drawing_width));
    if (hole.state == HoleState::Last)
      return style_.paint(Ink::Heading, centred("last", drawing_width));
    return style_.paint(Ink::Faint, centred(std::to_string(hole.copies), drawing_width));
  }

  std::string small_row(int from, int to, int y, std::size_t cell_width) const {
    std::string line = row_label(y);
    for (int x = from; x <= to; ++x) {
      const Thing* thing = at(x, y);
      std::string sign;
      Ink ink = Ink::Plain;
      if (thing == nullptr) {
        sign = "";
      } else if (thing->placement != nullptr) {
        const bool illegal = illegal_.count(moved({}, x, y)) > 0;
        sign = illegal ? "!" : "■";
        if (illegal) ink = Ink::Bad;
      } else if (thing->hole->state == HoleState::Any) {
        sign = "+";
        ink = Ink::Heading;
      } else if (thing->hole->unknown) {
        sign = "?";
        ink = Ink::Faint;
      } else if (thing->hole->state == HoleState::Dead) {
        sign = "x";
        ink = Ink::Bad;
      } else if (thing->hole->state == HoleState::Last) {
        sign = "1";
        ink = Ink::Heading;
      } else {
        sign = "·";
        ink = Ink::Faint;
      }
      line += std::string(cell_width - std::min(cell_width, display_width(sign)), ' ') +
              (sign.empty() ? "" : style_.paint(ink, sign));
    }
    return line;
  }

  int width_;
  const Style& style_;
  std::map<Cell, Thing> things_;
  std::set<Cell> illegal_;
  int left_ = 0, right_ = 0, top_ = 0, bottom_ = 0;
};

}  // namespace

std::string board_picture(const docgen::BoardReport& report, std::size_t width,
                          const Style& style) {
  return BoardPicture(report, width, style).text();
}

}  // namespace cartulary::cli

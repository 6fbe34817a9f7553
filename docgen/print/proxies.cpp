#include "docgen/print/proxies.h"

#include <algorithm>
#include <span>

#include <fmt/format.h>

#include "docgen/print/printed_tiles.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

// Tiles of 45 mm on a page: across and down.
struct Grid {
  std::size_t across;
  std::size_t down;
};

Grid grid_of(Paper paper) {
  switch (paper) {
    case Paper::A5:
      return {2, 4};
    case Paper::A4:
    case Paper::Letter:
      break;
  }
  return {4, 5};
}

// Our own back: a cross of roads in a frame, alike from every side.
constexpr std::string_view back_svg =
    R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#7a4a2b"/><rect x="8" y="8" width="84" height="84" fill="none" stroke="#e9d5ae" stroke-width="2"/><path d="M50 14v72M14 50h72" stroke="#e9d5ae" stroke-width="3"/><circle cx="50" cy="50" r="17" fill="#7a4a2b" stroke="#e9d5ae" stroke-width="3"/><path d="M42 57v-13h4v3h3v-5h2v5h3v-3h4v13z" fill="#e9d5ae"/></svg>)";

bool is_square_tile(const Tile& tile) {
  return tile.shape == Shape::Square && !tile.edges.empty();
}

// "RI-01, RI-07 ×2": the tiles of a page, as they follow each other.
std::string card_ids(std::span<const Tile* const> cards) {
  std::string ids;
  for (std::size_t i = 0; i < cards.size();) {
    std::size_t next = i + 1;
    while (next < cards.size() && cards[next] == cards[i]) ++next;
    add_item(ids, next - i > 1 ? fmt::format("{} ×{}", cards[i]->id, next - i) : cards[i]->id);
    i = next;
  }
  return ids;
}

}  // namespace

PrintPage proxies_print(const PrintContext& context) {
  const Grid grid = grid_of(context.request.paper);
  std::vector<const Tile*> cards;
  int other = 0;
  for (const HeldPiece& piece : printed_tiles(context)) {
    if (!is_square_tile(*piece.tile)) {
      other += piece.copies;
      continue;
    }
    cards.insert(cards.end(), static_cast<std::size_t>(piece.copies), piece.tile);
  }
  const std::string back = print_picture(std::string(back_svg), context.pictures().colours);
  View sheets = View::list();
  const std::size_t room = grid.across * grid.down;
  for (std::size_t begin = 0; begin < cards.size(); begin += room) {
    View rows = View::list();
    View back_rows = View::list();
    const std::size_t end = std::min(cards.size(), begin + room);
    for (std::size_t row = begin; row < end; row += grid.across) {
      View cells = View::list();
      View backs = View::list();
      for (std::size_t i = row; i < row + grid.across; ++i) {
        View cell;
        const bool any = i < end;
        cell.set("card_src", any ? context.pictures().of(*cards[i]) : std::string())
            .set("card_words", any ? context.index.words(*cards[i]) : std::string());
        cells.add(std::move(cell));
      }
      // Seen from behind, the last column is the first.
      for (std::size_t i = row + grid.across; i-- > row;) {
        View cell;
        cell.set("card_back", i < end ? back : std::string());
        backs.add(std::move(cell));
      }
      View line;
      line.set("cells", std::move(cells));
      rows.add(std::move(line));
      View back_line;
      back_line.set("cells", std::move(backs));
      back_rows.add(std::move(back_line));
    }
    View marks = View::list();
    for (std::size_t i = 0; i < grid.across; ++i) marks.add(View(true));
    View sheet;
    sheet.set("marks", std::move(marks))
        .set("card_ids", card_ids(std::span(cards).subspan(begin, end - begin)))
        .set("rows", std::move(rows))
        .set("back_rows", std::move(back_rows));
    sheets.add(std::move(sheet));
  }
  PrintPage page;
  page.body = "print_proxies";
  page.title = "Carcassonne: tiles to cut out";
  page.view.set("sets_words", printed_sets_words(context))
      .set("total", counted(static_cast<int>(cards.size()), "tile"))
      .set("other", other > 0 ? counted(other, "piece") : std::string())
      .set("sheets", std::move(sheets));
  return page;
}

}  // namespace cartulary::docgen

#include <algorithm>
#include <span>

#include "docgen/print/print_builders.h"
#include "docgen/print/printed_tiles.h"
#include "engine/text/said_list.h"
#include "engine/text/text.h"

namespace cartulary::docgen {

namespace {

// The squares of 45 mm that fit on a page.
struct Grid {
  std::size_t across;
  std::size_t down;
  bool has_foot;  // room below the grid for more than a line
};

Grid grid_of(Paper paper) {
  switch (paper) {
    case Paper::A5:
      return {2, 4, false};
    case Paper::A4:
    case Paper::Letter:
      break;
  }
  return {4, 5, true};
}

// Our own back: a cross of roads in a frame, with a castle in the middle.
constexpr std::string_view back_svg =
    R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#7a4a2b"/><rect x="8" y="8" width="84" height="84" fill="none" stroke="#e9d5ae" stroke-width="2"/><path d="M50 14v72M14 50h72" stroke="#e9d5ae" stroke-width="3"/><circle cx="50" cy="50" r="17" fill="#7a4a2b" stroke="#e9d5ae" stroke-width="3"/><path d="M42 57v-13h4v3h3v-5h2v5h3v-3h4v13z" fill="#e9d5ae"/></svg>)";

// Why a piece cannot be cut out: a message; empty if it can.
std::string_view why_not(const Tile& tile) {
  if (tile.shape == Shape::Card) return "tile-words.no-landscape";
  if (tile.shape == Shape::Block4x4) return "print.four-tiles-wide";
  if (tile.edges.find('?') != std::string::npos) return "print.sides-not-known";
  return {};
}

// A square of the grid: a tile, the second half of the double before it, or nothing.
struct Slot {
  const Tile* tile = nullptr;
  bool second = false;
};

// The pieces row by row. A double tile is not split between two rows.
std::vector<Slot> slots_of(const std::vector<HeldPiece>& pieces, const Grid& grid) {
  std::vector<Slot> slots;
  for (const HeldPiece& piece : pieces) {
    if (!why_not(*piece.tile).empty()) continue;
    const bool wide = piece.tile->shape == Shape::Double;
    for (int i = 0; i < piece.copies; ++i) {
      if (wide && slots.size() % grid.across == grid.across - 1) slots.emplace_back();
      slots.push_back({piece.tile});
      if (wide) slots.push_back({piece.tile, true});
    }
  }
  return slots;
}

// "RI-01, RI-07 ×2": the tiles of a page in order.
std::string slot_ids(std::span<const Slot> slots) {
  std::vector<std::pair<const Tile*, int>> runs;
  for (const Slot& slot : slots) {
    if (slot.tile == nullptr || slot.second) continue;
    if (runs.empty() || runs.back().first != slot.tile) runs.push_back({slot.tile, 0});
    ++runs.back().second;
  }
  std::string ids;
  for (const auto& [tile, copies] : runs) add_item(ids, with_times(*tile, copies));
  return ids;
}

View front_cells(const PrintContext& context, std::span<const Slot> row) {
  View cells = View::list();
  for (const Slot& slot : row) {
    if (slot.second) continue;
    View cell;
    const Tile* tile = slot.tile;
    cell.set("card_src", tile != nullptr ? context.pictures().of(*tile) : std::string())
        .set("card_words", tile != nullptr ? context.index.words(*tile) : Said())
        .set("card_shape", tile != nullptr ? to_text(tile->shape) : std::string_view())
        .set("wide", tile != nullptr && tile->shape == Shape::Double);
    cells.add(std::move(cell));
  }
  return cells;
}

// On the reverse side the last column comes first.
View back_cells(const std::string& back, std::span<const Slot> row) {
  View cells = View::list();
  for (std::size_t i = row.size(); i-- > 0;) {
    View cell;
    cell.set("card_back", row[i].tile != nullptr ? back : std::string());
    cells.add(std::move(cell));
  }
  return cells;
}

View sheet_view(const PrintContext& context, const Grid& grid, std::span<const Slot> slots) {
  const std::string back = print_picture(std::string(back_svg), context.pictures().colours);
  View rows = View::list();
  View back_rows = View::list();
  std::vector<Slot> row(grid.across);
  for (std::size_t begin = 0; begin < slots.size(); begin += grid.across) {
    row.assign(grid.across, {});
    std::ranges::copy(slots.subspan(begin, std::min(grid.across, slots.size() - begin)),
                      row.begin());
    View front_row;
    front_row.set("cells", front_cells(context, row));
    rows.add(std::move(front_row));
    View back_row;
    back_row.set("cells", back_cells(back, row));
    back_rows.add(std::move(back_row));
  }
  View marks = View::list();
  for (std::size_t i = 0; i < grid.across; ++i) marks.add(View(true));
  View sheet;
  sheet.set("marks", std::move(marks))
      .set("card_ids", slot_ids(slots))
      .set("rows", std::move(rows))
      .set("back_rows", std::move(back_rows));
  return sheet;
}

}  // namespace

Said proxies_left_out(const PrintContext& context) {
  std::vector<std::pair<std::string_view, std::string>> by_reason;
  for (const HeldPiece& piece : printed_tiles(context)) {
    const std::string_view reason = why_not(*piece.tile);
    if (reason.empty() || piece.copies == 0) continue;
    auto found =
        std::ranges::find(by_reason, reason, &std::pair<std::string_view, std::string>::first);
    if (found == by_reason.end()) found = by_reason.insert(found, {reason, {}});
    add_item(found->second, with_times(*piece.tile, piece.copies));
  }
  Said words;
  for (const auto& [reason, ids] : by_reason)
    add_item(words, said("print.for-reason", {{"pieces", ids}, {"reason", said(reason)}}),
             "list.part");
  return words;
}

PrintPage proxies_print(const PrintContext& context) {
  const Grid grid = grid_of(context.request.paper);
  const std::vector<Slot> slots = slots_of(printed_tiles(context), grid);
  const Said left_out = proxies_left_out(context);
  const std::size_t room = grid.across * grid.down;
  // What is left out stands below the last tiles: at the foot, or in a row that they leave free.
  const bool below =
      !slots.empty() && (grid.has_foot || (slots.size() - 1) % room < room - grid.across);
  View sheets = View::list();
  for (std::size_t begin = 0; begin < slots.size(); begin += room) {
    const std::size_t end = std::min(slots.size(), begin + room);
    View sheet = sheet_view(context, grid, std::span(slots).subspan(begin, end - begin));
    sheet.set("left_out", below && end == slots.size() ? left_out : Said());
    sheets.add(std::move(sheet));
  }
  PrintPage page;
  page.body = "print_proxies";
  page.title = said("print.proxies-title");
  page.view.set("left_page", below ? Said() : left_out).set("sheets", std::move(sheets));
  return page;
}

}  // namespace cartulary::docgen

#include "tiledb/board/own_board_reader.h"

#include <algorithm>
#include <array>

#include "engine/guide/score_words.h"
#include "engine/text/record_id.h"
#include "engine/text/said.h"
#include "engine/text/suggest.h"
#include "engine/text/text.h"
#include "tiledb/board/selection_file.h"

namespace cartulary::tiledb {
namespace {

using Kind = JsonNode::Kind;

// The value of `rotation`; 0 if absent.
Result<Rotation> read_degrees(const JsonSpot& object) {
  const std::optional<JsonSpot> spot = object.find("rotation");
  if (!spot) return Rotation::R0;
  const JsonNode& node = spot->node();
  if (node.is(Kind::Integer) && node.integer >= 0 && node.integer <= 270)
    if (const auto rotation = rotation_of_degrees(static_cast<int>(node.integer))) return *rotation;
  const bool number = node.is(Kind::Integer) || node.is(Kind::Number);
  const Said value = number ? Said(node.text.substr(0, 40)) : kind_words(node.kind);
  return spot->error(said("wrong-file.no-rotation", {{"value", value}}),
                     said("wrong-file.degrees"));
}

Result<FiledTile> read_tile(const Catalog& catalog, const JsonSpot& spot) {
  if (const Status status = spot.check_kind(Kind::Object); !status) return status.error();
  if (const Status status =
          spot.check_keys("wrong-file.keys-of-tile", {"tile", "x", "y", "rotation"});
      !status)
    return status.error();
  const Result<JsonSpot> id = spot.need("tile", Kind::Text);
  if (!id) return id.error();
  const Result<const Tile*> tile = catalog.need_tile(id->node().text, id->place());
  if (!tile) return tile.error();
  const Result<PlaceOnTable> place = read_place(spot);
  if (!place) return place.error();
  return FiledTile{{*tile, place->cell, place->rotation}, spot.place()};
}

// The record of a position is a board with further keys, such as the rules that it shows and what
// it expects.
bool is_position(const JsonSpot& root) {
  const JsonNode* id = root.node().find("id");
  return id != nullptr && is_id_of(RecordKind::Position, id->text);
}

// An optional text; empty if absent or null.
Result<std::string> optional_text(const JsonSpot& object, std::string_view key) {
  const std::optional<JsonSpot> spot = object.find(key);
  if (!spot || spot->node().is(Kind::Null)) return std::string();
  if (const Status status = spot->check_kind(Kind::Text); !status) return status.error();
  return spot->node().text;
}

// The id of a figure or token that some box brings, given by any of its usual names. Elements of a
// group's own game contain a slash.
Result<std::string> figure_named(const Catalog& catalog, const JsonSpot& spot) {
  const std::string& text = spot.node().text;
  if (text.find('/') != std::string::npos) return text;
  std::string name(trimmed(text.substr(0, 64)));
  std::replace(name.begin(), name.end(), ' ', '-');
  name = figure_said(catalog.language(), name);
  const std::vector<std::string>& known = catalog.pieces();
  if (std::ranges::binary_search(known, name)) return name;
  return spot.error(said("wrong-file.unknown-figure", {{"name", printable(text.substr(0, 64))}}),
                    said("wrong-file.write-element"), nearest(name, known));
}

std::vector<std::string> lying_names(const Tile& tile, Rotation rotation) {
  std::vector<std::string> names;
  for (const std::string& at : spot_names(tile))
    if (const auto lies = place_as_it_lies(tile, rotation, at)) names.push_back(*lies);
  return names;
}

// The place of a figure: `at`, or `lies`, which names it as it lies on the table.
Result<std::string> read_at(const JsonSpot& object, Cell cell,
                            const std::vector<FiledTile>& tiles) {
  Result<std::string> at = optional_text(object, "at");
  if (!at || !at->empty()) return at;
  const Result<std::string> lies = optional_text(object, "lies");
  if (!lies || lies->empty()) return lies;
  const auto laid = std::find_if(tiles.begin(), tiles.end(), [&](const FiledTile& each) {
    return each.placement.cell == cell;
  });
  // A missing tile is reported when all figures are checked.
  if (laid == tiles.end()) return lies;
  const auto& [tile, corner, rotation] = laid->placement;
  const std::optional<std::string> stored = place_as_stored(*tile, rotation, *lies);
  if (stored) return *stored;
  return object.find("lies")->error(
      said("wrong-file.no-place-as-it-lies",
           {{"tile", tile->id}, {"lies", printable(lies->substr(0, 64))}}),
      said("wrong-file.places-as-they-lie", {{"places", joined(lying_names(*tile, rotation))}}));
}

Result<PositionFigure> read_figure(const Catalog& catalog, const JsonSpot& spot,
                                   const std::vector<FiledTile>& tiles) {
  if (const Status status = spot.check_kind(Kind::Object); !status) return status.error();
  const Status keys =
      spot.check_keys("wrong-file.keys-of-figure",
                      {"player", "figure", "x", "y", "at", "lies", "count", "note", "pair"});
  if (!keys) return keys.error();
  PositionFigure figure;
  const Result<std::string> player = optional_text(spot, "player");
  if (!player) return player.error();
  const auto players = player_names();
  if (!player->empty() && std::find(players.begin(), players.end(), *player) == players.end())
    return spot.find("player")->error(
        said("wrong-file.unknown-player", {{"name", printable(player->substr(0, 64))}}),
        said("wrong-file.players", {{"players", joined(players)}}));
  figure.player = *player;
  const Result<JsonSpot> name = spot.need("figure", Kind::Text);
  if (!name) return name.error();
  const Result<std::string> id = figure_named(catalog, *name);
  if (!id) return id.error();
  figure.figure = *id;
  const Result<PlaceOnTable> place = read_place(spot);
  if (!place) return place.error();
  figure.cell = place->cell;
  const Result<std::string> at = read_at(spot, figure.cell, tiles);
  if (!at) return at.error();
  figure.at = *at;
  const Result<std::string> note = optional_text(spot, "note");
  if (!note) return note.error();
  figure.note = *note;
  if (const std::optional<JsonSpot> count = spot.find("count")) {
    const Result<int> pieces = count->whole(1, 99);
    if (!pieces) return pieces.error();
    figure.count = *pieces;
  }
  if (const std::optional<JsonSpot> pair = spot.find("pair")) {
    const Result<int> number = pair->whole(1, most_tunnel_pairs);
    if (!number) return number.error();
    figure.pair = *number;
  }
  return figure;
}

// Reads a list that may be absent: `read` takes the place of an item.
template <class Item, class Read>
Status read_list(const JsonSpot& root, std::string_view key, std::vector<Item>& items, Read read) {
  const auto list = root.find(key, Kind::List);
  if (!list) return list.error();
  const std::size_t count = *list ? (*list)->node().items.size() : 0;
  for (std::size_t i = 0; i < count; ++i) {
    Result<Item> item = read((*list)->item(i));
    if (!item) return item.error();
    items.push_back(*std::move(item));
  }
  return Done{};
}

Result<std::string> read_element(const Catalog& catalog, const JsonSpot& spot) {
  if (const Status status = spot.check_kind(Kind::Text); !status) return status.error();
  return figure_named(catalog, spot);
}

Result<Cell> read_pair(const JsonSpot& spot) {
  if (const Status status = spot.check_kind(Kind::List); !status) return status.error();
  if (spot.node().items.size() != 2)
    return spot.error(said("wrong-file.not-two-numbers"), said("wrong-file.cell-form"));
  return read_cell(spot.item(0), spot.item(1));
}

}  // namespace

Result<Cell> read_cell(const JsonSpot& x, const JsonSpot& y) {
  const Result<int> column = x.whole(-farthest_cell, farthest_cell);
  if (!column) return column.error();
  const Result<int> row = y.whole(-farthest_cell, farthest_cell);
  if (!row) return row.error();
  return moved({}, *column, *row);
}

Result<PlaceOnTable> read_place(const JsonSpot& object) {
  const Result<JsonSpot> x = object.need("x", Kind::Integer);
  if (!x) return x.error();
  const Result<JsonSpot> y = object.need("y", Kind::Integer);
  if (!y) return y.error();
  const Result<Cell> cell = read_cell(*x, *y);
  if (!cell) return cell.error();
  const Result<Rotation> rotation = read_degrees(object);
  if (!rotation) return rotation.error();
  return PlaceOnTable{*cell, *rotation};
}

Result<BoardFile> read_own_board(const Catalog& catalog, const JsonSpot& root) {
  const Status keys =
      is_position(root) ? Done{}
                        : root.check_keys("wrong-file.keys-of-board",
                                          {"selection", "tiles", "figures", "elements", "unsure"});
  if (!keys) return keys.error();
  BoardFile file;
  const auto selection = root.find("selection", Kind::Object);
  if (!selection) return selection.error();
  if (*selection) {
    Result<Selection> read = read_selection(catalog, (*selection)->node(), (*selection)->place());
    if (!read) return read.error();
    file.selection = *std::move(read);
  }
  const Result<JsonSpot> tiles = root.need("tiles", Kind::List);
  if (!tiles) return tiles.error();
  for (std::size_t i = 0; i < tiles->node().items.size(); ++i) {
    Result<FiledTile> tile = read_tile(catalog, tiles->item(i));
    if (!tile) return tile.error();
    file.tiles.push_back(*std::move(tile));
  }
  const auto figure = [&](const JsonSpot& spot) { return read_figure(catalog, spot, file.tiles); };
  const auto element = [&](const JsonSpot& spot) { return read_element(catalog, spot); };
  if (const Status read = read_list(root, "figures", file.figures, figure); !read)
    return read.error();
  // Answers about a saved game have these two.
  if (const Status read = read_list(root, "elements", file.elements, element); !read)
    return read.error();
  if (const Status read = read_list(root, "unsure", file.unsure, read_pair); !read)
    return read.error();
  std::sort(file.unsure.begin(), file.unsure.end());
  return file;
}

}  // namespace cartulary::tiledb

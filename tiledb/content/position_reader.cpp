#include "tiledb/content/position_reader.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "tiledb/content/expectation_reader.h"
#include "tiledb/content/position_parts.h"
#include "tiledb/draft/markdown_links.h"
#include "tiledb/draft/prose.h"
#include "tiledb/draft/value_reader.h"

namespace cartulary::tiledb {
namespace {

constexpr std::array<std::string_view, 10> position_keys = {
    "id", "title", "shows", "text", "selection", "tiles", "figures", "expect", "sources", "note"};
constexpr std::array<std::string_view, 4> selection_keys = {"sets", "edition", "editions", "rules"};
constexpr std::array<std::string_view, 4> tile_keys = {"tile", "x", "y", "rotation"};
constexpr std::array<std::string_view, 8> figure_keys = {"player", "figure", "x",    "y",
                                                         "at",     "count",  "note", "pair"};

void read_sets(const Record& record, PositionDraft& made, ContentDraft& draft) {
  record.need("sets");
  for (const YamlEntry& entry : record.map("sets")) {
    const auto quantity = read_number(entry.value, entry.key, 1, 99, draft.errors);
    draft.used.push_back({NameKind::Set, entry.key, entry.key_place, {}});
    made.position.selection.sets[entry.key] = quantity.value_or(1);
  }
  for (const auto& [set, quantity] : made.position.selection.sets)
    for (const YamlEntry& entry : record.map("sets"))
      if (entry.key == set) made.set_places.push_back(entry.key_place);
}

void read_selection(const YamlNode& node, PositionDraft& made, ContentDraft& draft) {
  const Record record(node, {"'selection'", selection_keys, {}}, draft.errors);
  Selection& selection = made.position.selection;
  read_sets(record, made, draft);
  record.need("edition");
  selection.edition = read_edition(record, "edition").value_or(Edition::C1);
  for (const YamlEntry& entry : record.map("editions")) {
    draft.used.push_back({NameKind::Set, entry.key, entry.key_place, {}});
    const auto edition = read_edition(entry.value.place, entry.value.text, draft.errors);
    if (edition) selection.editions[entry.key] = *edition;
  }
  for (const YamlEntry& entry : record.map("rules"))
    selection.rules[entry.key] = read_text(entry.value, entry.key, draft.errors);
}

std::optional<Rotation> read_rotation(const Record& record) {
  const auto degrees = record.need_number("rotation", 0, 270);
  if (!degrees) return std::nullopt;
  const std::optional<Rotation> rotation = rotation_of_degrees(*degrees);
  if (!rotation)
    record.errors().add(record.place_of("rotation"), fmt::format("{} is no rotation", *degrees),
                        "write 0, 90, 180 or 270, clockwise in degrees");
  return rotation;
}

void read_tile(const YamlNode& node, PositionDraft& made, ContentDraft& draft) {
  const Record record(node, {"a tile", tile_keys, {}}, draft.errors);
  PositionTile tile;
  tile.tile = record.need_text("tile");
  if (!tile.tile.empty())
    draft.used.push_back({NameKind::Tile, tile.tile, record.place_of("tile"), {}});
  tile.cell = read_cell(record).value_or(Cell{});
  tile.rotation = read_rotation(record).value_or(Rotation::R0);
  made.put(PositionPart::Tile, made.position.tiles.size(), node.place);
  made.position.tiles.push_back(std::move(tile));
}

void read_figure(const YamlNode& node, PositionDraft& made, ContentDraft& draft) {
  const Record record(node, {"a figure", figure_keys, {}}, draft.errors);
  PositionFigure figure;
  figure.player = record.text("player");
  if (!figure.player.empty()) check_player(figure.player, record.place_of("player"), draft.errors);
  figure.figure = record.need_text("figure");
  if (!figure.figure.empty())
    draft.used.push_back({NameKind::Element, figure.figure, record.place_of("figure"), {}});
  figure.cell = read_cell(record).value_or(Cell{});
  figure.at = record.text("at");
  figure.count = record.number("count", 1, 99).value_or(1);
  figure.note = record.text("note");
  figure.pair = record.number("pair", 1, most_tunnel_pairs).value_or(1);
  made.put(PositionPart::Figure, made.position.figures.size(),
           record.has("at") ? record.place_of("at") : node.place);
  made.figure_places.push_back(record.place_of("figure"));
  made.position.figures.push_back(std::move(figure));
}

void read_position_id(const Record& record, std::string_view name, PositionDraft& made,
                      ErrorList& errors) {
  made.position.id = read_id(record, "id", true, errors);
  const std::string& id = made.position.id;
  if (!id.empty() && id != name)
    errors.add(record.place_of("id"),
               fmt::format("the id '{}' stands in a file named 'boards/{}.yaml'", id, name),
               fmt::format("name the file boards/{}.yaml, or correct the id", id));
}

}  // namespace

void read_position_file(const YamlNode& root, std::string_view name, ContentDraft& draft) {
  const Record record(root, {"a position", position_keys, {}}, draft.errors);
  PositionDraft made;
  made.place = root.place;
  Position& position = made.position;
  read_position_id(record, name, made, draft.errors);
  position.title = record.need_text("title");
  need_list(record, "shows", "name at least one rule or ruling");
  position.shows = read_used(record, "shows", NameKind::Entry, draft);
  position.text = need_markdown(record, "text", draft);
  if (const YamlNode* selection = record.need("selection")) read_selection(*selection, made, draft);
  need_list(record, "tiles", "lay at least one tile");
  for (const YamlNode& node : record.list("tiles")) read_tile(node, made, draft);
  for (const YamlNode& node : record.list("figures")) read_figure(node, made, draft);
  if (const YamlNode* expect = record.need("expect")) read_expectation(*expect, made, draft);
  record.need("sources");
  position.sources = read_source_places(record, "sources", false, draft);
  position.note = read_markdown(record, "note", draft);
  check_prose(record.place_of("title"), position.title, Sentences::Free, draft.errors);
  check_prose(record.place_of("text"), position.text, Sentences::Checked, draft.errors);
  check_prose(record.place_of("note"), position.note, Sentences::Checked, draft.errors);
  draft.positions.push_back(std::move(made));
}

}  // namespace cartulary::tiledb

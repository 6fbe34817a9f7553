#include "tiledb/board/jcz_reader.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include "engine/bag/bag.h"
#include "engine/replay/table_actions.h"
#include "engine/text/text.h"
#include "tiledb/board/jcz_actions.h"
#include "tiledb/board/jcz_setup.h"
#include "tiledb/board/own_board_reader.h"

namespace cartulary::tiledb {
namespace {

using Kind = JsonNode::Kind;

constexpr std::array<std::string_view, 4> turn_names = {"R0", "R90", "R180", "R270"};
constexpr std::array<int, 3> first_version = {5, 7, 0};

// Actions that change sides, roads or cities on the table. Tunnels have one letter per pair;
// ferries are placed and moved.
constexpr std::array<std::string_view, 5> board_changes = {"BRIDGE", "CASTLE", "FERRY", "FERRIES",
                                                           "TUNNEL"};
// Tokens that leave their tile unchanged: towers, little buildings, sheep.
constexpr std::array<std::string_view, 6> harmless_tokens = {"TOWER", "LB_",  "SHEEP",
                                                             "WOLF",  "GOLD", "ROBBER"};
// Of board_changes, only a bridge changes what a side shows; the others change what is connected.
constexpr std::array<std::string_view, 1> side_changes = {"BRIDGE"};
// Actions that leave the tiles unchanged: figures, bids, ends of turns.
constexpr std::array<std::string_view, 17> harmless_actions = {
    "COMMIT", "CONFIRM", "PASS",   "MEEPLE", "FOLLOWER",       "FIGURE",
    "FLOCK",  "CIRCLE",  "RANSOM", "FAIRY",  "DRAGON",         "PRINCESS",
    "BAZAAR", "TOWER",   "SHEEP",  "GOLD",   "LITTLE_BUILDING"};

bool any_in(std::string_view name, std::span<const std::string_view> words) {
  return std::any_of(words.begin(), words.end(), [name](std::string_view word) {
    return name.find(word) != std::string_view::npos;
  });
}

// Reads the leading numbers of "5.7.0" or "5.10.2-beta".
std::optional<std::array<int, 3>> parse_version(std::string_view text) {
  text = text.substr(0, text.find_first_not_of("0123456789."));
  std::array<int, 3> version{};
  const auto parts = split(text, '.');
  if (parts.size() > version.size()) return std::nullopt;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const std::optional<int> number = parse_whole(parts[i], 0, 9999);
    if (!number) return std::nullopt;
    version[i] = *number;
  }
  return version;
}

Status check_version(const JsonSpot& root) {
  const auto version = root.find("appVersion", Kind::Text);
  if (!version) return version.error();
  if (!*version) return Done{};
  const std::string& text = (*version)->node().text;
  const auto numbers = parse_version(text);
  // Anything else may be a private build, or another program that uses the format.
  if (!numbers || *numbers >= first_version) return Done{};
  return (*version)->error(said("wrong-file.saved-by-version", {{"version", text.substr(0, 64)}}),
                           first_version_fix());
}

std::optional<int> coordinate(const JsonNode& node) {
  const bool good =
      node.is(Kind::Integer) && node.integer >= -farthest_cell && node.integer <= farthest_cell;
  return good ? std::optional<int>(static_cast<int>(node.integer)) : std::nullopt;
}

class JczReader {
 public:
  JczReader(const Catalog& catalog, const JsonSpot& root)
      : catalog_(catalog), root_(root), actions_(root) {
    for (const Tile& tile : catalog.tiles())
      if (tile.jcz) by_id_[tile.jcz->id].push_back(&tile);
    file_.source = BoardSource::Jcz;
  }

  Result<BoardFile> read() {
    if (const Status status = check_version(root_); !status) return status.error();
    const Result<JsonSpot> setup = root_.need("setup", Kind::Object);
    if (!setup) return setup.error();
    if (const Status status = read_setup(*setup); !status) return status.error();
    const auto replay = root_.find("replay", Kind::List);
    if (!replay) return replay.error();
    if (*replay)
      if (const Status status = read_replay(**replay); !status) return status.error();
    read_draw_order();
    note_version();
    sort_unsure();
    file_.game = actions_.take();
    file_.notes.push_back(said("wrong-file.tiles-aside-untold"));
    return std::move(file_);
  }

 private:
  Status read_setup(const JsonSpot& setup) {
    const auto start = setup.find("start", Kind::List);
    if (!start) return start.error();
    std::vector<std::string> ids;
    const std::size_t count = *start ? (*start)->node().items.size() : 0;
    for (std::size_t i = 0; i < count; ++i) {
      const JsonSpot spot = (*start)->item(i);
      if (Status status = spot.check_kind(Kind::Object); !status) return status;
      const Result<JsonSpot> id = spot.need("tile", Kind::Text);
      if (!id) return id.error();
      ids.push_back(id->node().text);
    }
    Result<JczSelection> read = jcz_selection(catalog_, setup, ids);
    if (!read) return read.error();
    file_.selection = std::move(read->selection);
    for (std::string& set : read->unknown_sets)
      file_.left_out.push_back({"set", std::move(set), {}});
    const auto held = pieces_of(catalog_, file_.selection);
    if (!held) return held.error();
    for (const HeldPiece& piece : *held) left_[piece.tile] = piece.copies;
    for (std::size_t i = 0; i < count; ++i)
      if (Status status = add_start((*start)->item(i)); !status) return status;
    return Done{};
  }

  Status add_start(const JsonSpot& spot) {
    const Result<PlaceOnTable> place = read_place(spot);
    if (!place) return place.error();
    const std::size_t before = file_.tiles.size();
    Status added = add_tile(spot, *spot.find("tile"), place->cell, place->rotation);
    if (file_.tiles.size() > before) actions_.lay_start(file_.tiles.back().placement);
    return added;
  }

  // The actions that remain after each UNDO has removed its predecessor.
  Result<std::vector<JsonSpot>> surviving(const JsonSpot& replay) const {
    const std::size_t count = replay.node().items.size();
    if (count > most_jcz_actions)
      return replay.error(said("wrong-file.too-many-actions", {{"actions", count}}),
                          said("wrong-file.most-actions", {{"actions", most_jcz_actions}}));
    std::vector<JsonSpot> actions;
    for (std::size_t i = 0; i < count; ++i) {
      JsonSpot action = replay.item(i);
      if (const Status status = action.check_kind(Kind::Object); !status) return status.error();
      const Result<JsonSpot> type = action.need("type", Kind::Text);
      if (!type) return type.error();
      if (type->node().text != "UNDO") {
        actions.push_back(std::move(action));
        continue;
      }
      if (actions.empty()) return action.error(said("wrong-file.undo-of-nothing"));
      actions.pop_back();
    }
    return actions;
  }

  Status read_replay(const JsonSpot& replay) {
    const Result<std::vector<JsonSpot>> actions = surviving(replay);
    if (!actions) return actions.error();
    for (const JsonSpot& action : *actions)
      if (Status status = read_action(action); !status) return status;
    return Done{};
  }

  Status read_action(const JsonSpot& action) {
    const std::string& type = action.node().find("type")->text;
    if (type == "PLACE_TILE") {
      const std::size_t before = file_.tiles.size();
      Status placed = place_tile(action);
      if (file_.tiles.size() > before) actions_.lay(action, file_.tiles.back().placement);
      return placed;
    }
    actions_.add(action);
    const JsonNode* payload = action.node().find("payload");
    const JsonNode* token = payload == nullptr ? nullptr : payload->find("token");
    const bool places = type == "PLACE_TOKEN" && token != nullptr && !token->text.empty();
    const std::string& name = places ? token->text : type;
    const std::string shown = printable(name.substr(0, 64));
    if (actions_.is_played() && is_followed_token(name)) return Done{};
    if (any_in(name, board_changes)) {
      file_.may_differ.push_back({shown, touched_cells(name, payload)});
      if (any_in(name, side_changes)) doubt(file_.may_differ.back().cells);
    } else if (places ? any_in(name, harmless_tokens) : any_in(name, harmless_actions)) {
      ++file_.skipped[printable(type.substr(0, 64))];
    } else {
      // An unknown action may have changed anything.
      file_.left_out.push_back({"action", shown, touched_cells(name, payload)});
      doubt(file_.left_out.back().cells);
    }
    return Done{};
  }

  // Marks these cells and their neighbours as unsure.
  void doubt(const std::vector<Cell>& cells) {
    for (const Cell cell : cells) {
      file_.unsure.push_back(cell);
      for (const Side side : all_sides) file_.unsure.push_back(beside(cell, side));
    }
  }

  void sort_unsure() {
    std::sort(file_.unsure.begin(), file_.unsure.end());
    file_.unsure.erase(std::unique(file_.unsure.begin(), file_.unsure.end()), file_.unsure.end());
  }

  // Only test games record it.
  void read_draw_order() {
    const JsonNode* notes = root_.node().find("gameAnnotations");
    if (notes == nullptr) return;
    const JsonNode* order = notes->find("drawOrder");
    if (const JsonNode* pack = notes->find("tilePack"))
      if (const JsonNode* params = pack->find("params")) order = params->find("drawOrder");
    if (order == nullptr) return;
    for (const JsonNode& tile : order->items)
      if (actions_.draws() < most_jcz_actions) actions_.draw(find_tile(tile.text));
  }

  void note_version() {
    const JsonNode* version = root_.node().find("appVersion");
    if (version == nullptr || parse_version(version->text)) return;
    file_.notes.push_back(
        said("wrong-file.other-version", {{"version", printable(version->text.substr(0, 64))}}));
  }

  Status place_tile(const JsonSpot& action) {
    const Result<JsonSpot> payload = action.need("payload", Kind::Object);
    if (!payload) return payload.error();
    const Result<JsonSpot> id = payload->need("tileId", Kind::Text);
    if (!id) return id.error();
    const Result<JsonSpot> turn = payload->need("rotation", Kind::Text);
    if (!turn) return turn.error();
    const auto name = std::find(turn_names.begin(), turn_names.end(), turn->node().text);
    if (name == turn_names.end())
      return turn->error(said("wrong-file.no-rotation",
                              {{"value", cartulary::quoted(turn->node().text.substr(0, 64))}}),
                         said("wrong-file.rotations"));
    const Result<JsonSpot> position = payload->need("position", Kind::List);
    if (!position) return position.error();
    if (position->node().items.size() != 2)
      return position->error(said("wrong-file.not-two-numbers"), said("wrong-file.position-form"));
    const Result<Cell> cell = read_cell(position->item(0), position->item(1));
    if (!cell) return cell.error();
    return add_tile(action, *id, *cell, static_cast<Rotation>(name - turn_names.begin()));
  }

  Status add_tile(const JsonSpot& spot, const JsonSpot& id, Cell cell, Rotation theirs) {
    const Tile* tile = find_tile(id.node().text);
    if (tile == nullptr) {
      file_.left_out.push_back({"tile", printable(id.node().text.substr(0, 64)), {cell}});
      doubt({cell});
      return Done{};
    }
    --left_[tile];
    const int turns = static_cast<int>(theirs) - static_cast<int>(tile->jcz->turn);
    file_.tiles.push_back({{tile, cell, static_cast<Rotation>(turns & 3)}, spot.place()});
    return Done{};
  }

  // Of our tiles with that id, prefers one with copies left, then one of a chosen set, then the
  // first in the order of sets. Null if the id is unknown.
  const Tile* find_tile(const std::string& id) const {
    const auto found = by_id_.find(id);
    if (found == by_id_.end()) return nullptr;
    const Tile* best = nullptr;
    int best_rank = -1;
    for (const Tile* tile : found->second) {
      const auto left = left_.find(tile);
      const bool ours = file_.selection.sets.count(tile->set) > 0;
      const int rank = left != left_.end() && left->second > 0 ? 2 : ours ? 1 : 0;
      if (rank > best_rank) {
        best = tile;
        best_rank = rank;
      }
    }
    return best;
  }

  // The cells that the action names, at most about 16, and the second tile of a castle.
  static std::vector<Cell> touched_cells(std::string_view name, const JsonNode* payload) {
    std::vector<Cell> cells;
    if (payload != nullptr) gather_cells(name, *payload, cells);
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
  }

  static void gather_cells(std::string_view name, const JsonNode& node, std::vector<Cell>& cells) {
    constexpr std::size_t most_cells = 16;
    for (const JsonMember& member : node.members) {
      if (cells.size() >= most_cells) return;
      gather_cells(name, member.value, cells);
      const std::vector<JsonNode>& items = member.value.items;
      if (member.key != "position" || items.size() != 2) continue;
      const auto x = coordinate(items[0]), y = coordinate(items[1]);
      if (!x || !y) continue;
      cells.push_back(moved({}, *x, *y));
      const JsonNode* location = node.find("location");
      constexpr std::string_view sides = "NESW";
      if (name != "CASTLE" || location == nullptr || location->text.size() != 1) continue;
      const std::size_t side = sides.find(location->text);
      if (side != sides.npos)
        cells.push_back(beside(cells.back(), side_at(static_cast<int>(side))));
    }
  }

  const Catalog& catalog_;
  const JsonSpot& root_;
  JczActions actions_;
  std::map<std::string, std::vector<const Tile*>, std::less<>> by_id_;  // in catalog order
  std::map<const Tile*, int> left_;                                     // copies not yet laid
  BoardFile file_;
};

}  // namespace

Said first_version_fix() {
  return said("wrong-file.first-version");
}

Result<BoardFile> read_jcz_game(const Catalog& catalog, const JsonSpot& root) {
  return JczReader(catalog, root).read();
}

}  // namespace cartulary::tiledb

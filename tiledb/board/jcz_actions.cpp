#include "tiledb/board/jcz_actions.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/position/position.h"
#include "engine/text/text.h"
#include "engine/tile/piece_layout.h"
#include "tiledb/board/jcz_setup.h"

namespace cartulary::tiledb {
namespace {

using Kind = JsonNode::Kind;

std::string_view text_of(const JsonNode* node) {
  return node != nullptr && node->is(Kind::Text) ? std::string_view(node->text)
                                                 : std::string_view();
}

int number_of(const JsonNode* node, int otherwise) {
  const bool good =
      node != nullptr && node->is(Kind::Integer) && node->integer >= -9999 && node->integer <= 9999;
  return good ? static_cast<int>(node->integer) : otherwise;
}

// The first non-zero number with this key, at any depth of nested objects; 0 if there is none.
int find_number(const JsonNode& node, std::string_view key) {
  if (const int found = number_of(node.find(key), 0); found != 0) return found;
  for (const JsonMember& member : node.members)
    if (const int found = find_number(member.value, key); found != 0) return found;
  return 0;
}

// A number from 0 to 1, without 1; nothing for anything else.
std::optional<double> chance_of(const JsonNode* node) {
  if (node == nullptr) return std::nullopt;
  if (node->is(Kind::Integer) && node->integer == 0) return 0.0;
  if (!node->is(Kind::Number)) return std::nullopt;
  const double number = std::strtod(node->text.c_str(), nullptr);
  return number >= 0 && number < 1 ? std::optional<double>(number) : std::nullopt;
}

std::optional<Cell> cell_of(const JsonNode* node) {
  if (node == nullptr || node->items.size() != 2) return std::nullopt;
  const int x = number_of(&node->items[0], farthest_cell + 1);
  const int y = number_of(&node->items[1], farthest_cell + 1);
  if (!on_the_table(x, y)) return std::nullopt;
  return moved({}, x, y);
}

std::optional<Side> side_of(char letter) {
  constexpr std::string_view letters = "NESW";
  const std::size_t found = letters.find(letter);
  if (found == letters.npos) return std::nullopt;
  return side_at(static_cast<int>(found));
}

// The building on the tile: the kind of its monastic segment, or "abbey".
std::string building_on(const Tile& tile) {
  for (const Segment& segment : tile.segments)
    if (is_monastic(segment.kind)) return std::string(to_text(segment.kind));
  return has_symbol(tile, "abbey") ? "abbey" : "";
}

// Converts a side as the tile lies to its segment as stored, "city N"; empty if none of the sides
// has one.
std::string segment_place(const Placement& lies, std::string_view kind, std::string_view sides) {
  const Tile& tile = *lies.tile;
  for (const char letter : sides) {
    const auto side = side_of(letter);
    if (!side) continue;
    const Side stored = stored_side(*side, lies.rotation);
    std::string at = std::string(kind) + ' ' + std::string(side_names(tile.shape)[index(stored)]);
    if (find_spot(tile, at)) return at;
  }
  return "";
}

// Finds the first half side of a location such as "NL.EL" that belongs to a field, as stored.
std::string field_place(const Placement& lies, std::string_view location) {
  const Tile& tile = *lies.tile;
  for (const std::string_view half : split(location, '.')) {
    const auto side = half.empty() ? std::nullopt : side_of(half[0]);
    if (!side) continue;
    const Side stored = stored_side(*side, lies.rotation);
    const std::string_view name = side_names(tile.shape)[index(stored)];
    for (const char letter : half.size() > 1 ? half.substr(1, 1) : std::string_view("LR")) {
      std::string at = "field " + std::string(name) + letter;
      if (find_spot(tile, at)) return at;
    }
  }
  return find_spot(tile, "field") ? "field" : "";
}

}  // namespace

JczActions::JczActions(const JsonSpot& root) {
  read_players(root.node());
  game_.chance = chance_of(root.node().find("initialRandom"));
  if (const JsonNode* setup = root.node().find("setup")) read_elements(*setup);
  if (const JsonNode* notes = root.node().find("gameAnnotations"))
    if (const int end = find_number(*notes, "endTurn"); end > 0) game_.end_after = end;
}

void JczActions::read_players(const JsonNode& root) {
  const JsonNode* players = root.find("players");
  if (players == nullptr) return;
  std::size_t next = 0;
  for (const JsonNode& player : players->items) {
    const int slot = number_of(player.find("slot"), static_cast<int>(next));
    const bool known = slot >= 0 && slot < static_cast<int>(jcz_slot_colours.size());
    const std::size_t colour = known ? static_cast<std::size_t>(slot) : next;
    if (colour >= jcz_slot_colours.size()) break;
    game_.players.push_back({std::string(jcz_slot_colours[colour]),
                             printable(text_of(player.find("name")).substr(0, 64))});
    ++next;
  }
}

void JczActions::read_elements(const JsonNode& setup) {
  if (const JsonNode* elements = setup.find("elements")) {
    game_.elements.emplace();
    for (const JsonMember& member : elements->members) {
      const JsonNode& value = member.value;
      if (!is_in_play(value)) continue;
      game_.elements->insert(member.key);
      // "robber" means the Robber Baron in JCloisterZone, who is not a figure.
      if (std::ranges::find(jcz_figures, member.key) == jcz_figures.end()) continue;
      game_.each[element_of_jcz_figure(member.key)] = number_of(&value, 1);
    }
  }
  if (const JsonNode* rules = setup.find("rules"))
    for (const JsonMember& member : rules->members) game_.rules[member.key] = member.value.text;
}

void JczActions::lay_start(const Placement& placement) {
  game_.start.push_back(placement);
  lying_[placement.cell] = placement;
}

void JczActions::lay(const JsonSpot& action, const Placement& placement) {
  GameAction laid = begin(action);
  laid.type = GameActionType::Place;
  laid.tile = placement;
  game_.actions.push_back(std::move(laid));
  lying_[placement.cell] = placement;
}

GameAction JczActions::begin(const JsonSpot& spot) const {
  GameAction action;
  action.name = printable(text_of(spot.node().find("type")).substr(0, 64));
  action.player = number_of(spot.node().find("player"), -1);
  return action;
}

std::string JczActions::place_of(Cell cell, std::string_view feature,
                                 std::string_view location) const {
  if (location.starts_with("QUARTER_"))
    return std::string(game_place::quarter) + ' ' + to_lower(location.substr(8));
  if (feature == "Tower") return std::string(game_place::tower);
  if (feature == "Castle") return std::string(game_place::castle);
  if (feature == "FlyingMachine") return std::string(game_place::flier);
  if (feature == "YagaHut") return std::string(game_place::hut);
  if (feature == "Vodyanoy") return std::string(game_place::trap);
  const auto found = lying_.find(cell);
  if (found == lying_.end()) return "";
  const Placement& lies = found->second;
  if (feature == "City" || feature == "Road") {
    std::string at = segment_place(lies, to_lower(feature), location);
    return at.empty() && bridged_.contains(cell) ? std::string(bridge_place) : at;
  }
  if (feature == "Field" || feature == "Farm") return field_place(lies, location);
  if (feature == "Garden") return "garden";
  if (feature == "Monastery" || feature == "Cloister") return building_on(*lies.tile);
  return "";
}

// Reads a place on a tile, or a reference to a figure, which contains the figure's place.
void JczActions::read_pointer(const JsonNode& pointer, GameAction& action) const {
  if (pointer.is(Kind::List)) {
    action.cell = cell_of(&pointer);
    return;
  }
  const JsonNode* inner = pointer.find("featurePointer");
  if (inner != nullptr) action.beside = text_of(pointer.find("meepleId"));
  const JsonNode& place = inner != nullptr ? *inner : pointer;
  action.cell = cell_of(place.find("position"));
  const std::string_view location = text_of(place.find("location"));
  action.as_abbot = location == "AS_ABBOT";
  const std::string_view feature = text_of(place.find("feature"));
  if (action.cell) action.at = place_of(*action.cell, feature, location);
}

void JczActions::add(const JsonSpot& spot) {
  GameAction action = begin(spot);
  for (const JczActionName& known : jcz_action_names)
    if (action.name == known.theirs) action.type = known.type;
  const JsonNode* payload = spot.node().find("payload");
  if (payload != nullptr) {
    action.figure = printable(text_of(payload->find("meepleId")).substr(0, 64));
    for (const char* key : {"pointer", "to"})
      if (const JsonNode* pointer = payload->find(key)) read_pointer(*pointer, action);
    if (action.figure.empty()) action.figure = action.beside;
    for (const char* key : {"token", "source", "value"})
      if (const auto text = text_of(payload->find(key)); !text.empty()) action.value = text;
    if (const auto figure = text_of(payload->find("figureId")); !figure.empty())
      action.figure = figure_element(figure);
    action.number = number_of(payload->find("price"), 0);
    action.item = number_of(payload->find("supplyIndex"), -1);
    action.chance = chance_of(payload->find("random"));
  }
  if (action.type == GameActionType::Token && !action.value.empty())
    action.name = printable(action.value.substr(0, 64));
  // The pointer of a castle names the city in which it is built.
  if (action.value == game_token::castle && action.cell && payload->find("pointer") != nullptr)
    action.at = place_of(*action.cell, "City", text_of(payload->find("pointer")->find("location")));
  if (action.value == game_token::bridge && action.cell && payload->find("pointer") != nullptr)
    action.at = bridge_over(*action.cell, text_of(payload->find("pointer")->find("location")));
  if (action.value == game_token::ferry && action.cell && payload->find("pointer") != nullptr)
    action.at = ferry_on(*action.cell, text_of(payload->find("pointer")->find("location")));
  game_.actions.push_back(std::move(action));
}

// The two roads by the sides of the tile as stored; empty if it names none.
std::string JczActions::ferry_on(Cell cell, std::string_view location) const {
  const auto found = lying_.find(cell);
  const auto ends = parse_ends(location);
  if (found == lying_.end() || !ends) return "";
  const Rotation turn = found->second.rotation;
  return ends_name({stored_side((*ends)[0], turn), stored_side((*ends)[1], turn)});
}

// The direction by the sides of the tile as stored; empty if it is none.
std::string JczActions::bridge_over(Cell cell, std::string_view location) {
  const auto found = lying_.find(cell);
  const std::optional<Side> axis = parse_axis(location);
  if (found == lying_.end() || !axis) return "";
  bridged_.insert(cell);
  return axis_name(axis_as_it_lies(*axis, found->second.rotation));
}

std::optional<SavedGame> JczActions::take() {
  if (game_.players.empty()) return std::nullopt;
  return std::move(game_);
}

}  // namespace cartulary::tiledb

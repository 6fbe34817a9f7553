#include "tiledb/board/jcz_writer.h"

#include <algorithm>
#include <array>
#include <map>
#include <vector>

#include <nlohmann/json.hpp>

#include "engine/position/position.h"
#include "engine/text/said.h"
#include "engine/text/text.h"
#include "tiledb/board/jcz_actions.h"
#include "tiledb/board/jcz_setup.h"

namespace cartulary::tiledb {
namespace {

using nlohmann::ordered_json;

constexpr std::string_view version = "5.7.0";
// The order in which a location names sides.
constexpr std::array<Side, 4> side_order = {Side::N, Side::W, Side::S, Side::E};

// The place of a building, tower or figure that is no segment, and what they call it.
struct JczPlace {
  std::string_view at, feature, location;
};
constexpr JczPlace inside_places[] = {{game_place::tower, "Tower", "I"},
                                      {game_place::castle, "Castle", "I"},
                                      {game_place::flier, "FlyingMachine", "I"},
                                      {game_place::hut, "YagaHut", "I"},
                                      {game_place::trap, "Vodyanoy", "I"},
                                      {"garden", "Garden", "I"},
                                      {"abbey", "Monastery", "I"}};

class JczWriter {
 public:
  JczWriter(const Catalog& catalog, const Selection& selection, const SavedGame& game,
            std::string_view where)
      : catalog_(catalog), selection_(selection), game_(game), where_(where) {}

  Result<std::string> write() {
    ordered_json root;
    root["appVersion"] = version;
    if (game_.chance) root["initialRandom"] = *game_.chance;
    if (const Status setup = add_setup(root); !setup) return setup.error();
    root["players"] = players();
    ordered_json replay = ordered_json::array();
    for (const GameAction& action : game_.actions) {
      Result<ordered_json> one = written(action);
      if (!one) return one.error();
      replay.push_back(*std::move(one));
    }
    root["replay"] = std::move(replay);
    add_annotations(root);
    return root.dump(2) + '\n';
  }

 private:
  Error lacks(std::string_view kind, const std::string& id) const {
    return {.where = std::string(where_),
            .what = said("notation.jcz-lacks", {{"kind", kind}, {"id", id}}),
            .fix = said("notation.jcz-leave-out")};
  }

  Status add_setup(ordered_json& root) {
    std::vector<std::string> unknown;
    const auto sets = jcz_sets(catalog_, selection_, unknown);
    if (!unknown.empty()) return lacks("set", unknown.front());
    ordered_json setup;
    setup["sets"] = sets;
    if (game_.elements) {
      ordered_json elements = ordered_json::object();
      for (const std::string& element : *game_.elements) elements[element] = amount(element);
      setup["elements"] = std::move(elements);
    }
    std::map<std::string, std::string> rules = jcz_rules(selection_);
    for (const auto& [name, value] : game_.rules) rules[name] = value;
    setup["rules"] = rules;
    ordered_json start = ordered_json::array();
    for (const Placement& lies : game_.start) {
      if (!lies.tile->jcz) return lacks("tile", lies.tile->id);
      start.push_back({{"tile", lies.tile->jcz->id},
                       {"x", lies.cell.x},
                       {"y", lies.cell.y},
                       {"rotation", degrees(theirs(lies))}});
      lying_[lies.cell] = lies;
    }
    setup["start"] = std::move(start);
    root["setup"] = std::move(setup);
    return Done{};
  }

  // How many of a figure each player has; true for what is only in play.
  ordered_json amount(const std::string& element) const {
    if (std::ranges::find(jcz_figures, element) == jcz_figures.end()) return true;
    const auto each = game_.each.find(element_of_jcz_figure(element));
    return each == game_.each.end() ? ordered_json(true) : ordered_json(each->second);
  }

  ordered_json players() const {
    ordered_json list = ordered_json::array();
    for (const GamePlayer& player : game_.players) {
      const auto slot = std::ranges::find(jcz_slot_colours, player.colour);
      list.push_back({{"name", player.name}, {"slot", slot - jcz_slot_colours.begin()}});
    }
    return list;
  }

  static Rotation theirs(const Placement& lies) {
    return static_cast<Rotation>(
        (static_cast<int>(lies.rotation) + static_cast<int>(lies.tile->jcz->turn)) & 3);
  }

  static ordered_json position(Cell cell) { return ordered_json::array({cell.x, cell.y}); }

  // ---- places

  static std::string sides_as_they_lie(std::uint32_t sides, Rotation rotation) {
    std::string text;
    for (const Side side : side_order)
      if ((sides >> index(stored_side(side, rotation)) & 1U) != 0) text += to_char(side);
    return text;
  }

  // "NL.NR.EL"
  static std::string halves_as_they_lie(std::uint32_t halves, Rotation rotation) {
    std::string text;
    for (const Side side : all_sides)
      for (const Half half : {Half::Left, Half::Right})
        if ((halves >> index(HalfSide{stored_side(side, rotation), half}) & 1U) != 0)
          add_item(text, std::string{to_char(side), half == Half::Left ? 'L' : 'R'}, ".");
    return text;
  }

  // The half sides that meet in a corner of the cell.
  static std::string_view halves_at(Corner corner) {
    constexpr std::array<std::string_view, 4> halves = {"NL.WR", "NR.EL", "ER.SL", "SR.WL"};
    return halves[static_cast<std::size_t>(corner)];
  }

  ordered_json pointer(Cell cell, const std::string& at, bool as_abbot) const {
    ordered_json pointer;
    pointer["position"] = position(cell);
    const auto [feature, location] = place(cell, at);
    pointer["feature"] = feature;
    pointer["location"] = as_abbot ? "AS_ABBOT" : location;
    return pointer;
  }

  std::pair<std::string, std::string> place(Cell cell, const std::string& at) const {
    if (at.starts_with(game_place::quarter)) {
      std::string name = "QUARTER_" + at.substr(game_place::quarter.size() + 1);
      for (char& letter : name)
        if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
      return {"Quarter", name};
    }
    for (const JczPlace& known : inside_places)
      if (at == known.at) return {std::string(known.feature), std::string(known.location)};
    const auto found = lying_.find(cell);
    if (found == lying_.end()) return {"", at};
    const Placement& lies = found->second;
    if (at == bridge_place) {
      const auto built = bridges_.find(cell);
      return {"Road", built == bridges_.end() ? "" : built->second};
    }
    const std::optional<Spot> spot = find_spot(*lies.tile, at);
    if (!spot) return {"Road", place_as_it_lies(*lies.tile, lies.rotation, at).value_or(at)};
    if (spot->kind == Spot::Kind::Corner) return {"Field", std::string(halves_at(spot->corner))};
    if (spot->kind != Spot::Kind::Segment) return {"Monastery", "I"};
    const Segment& segment = lies.tile->segments[static_cast<std::size_t>(spot->segment)];
    if (segment.kind == SegmentKind::Field)
      return {"Field", halves_as_they_lie(segment.halves, lies.rotation)};
    if (is_monastic(segment.kind)) return {"Monastery", "I"};
    // A road that a player names by one of its ends at a tunnel is that end alone.
    const std::uint32_t sides = spot->side ? 1U << index(*spot->side) : segment.sides;
    return {segment.kind == SegmentKind::City ? "City" : "Road",
            sides_as_they_lie(sides, lies.rotation)};
  }

  // ---- actions

  Result<ordered_json> written(const GameAction& action) {
    ordered_json one;
    ordered_json payload = ordered_json::object();
    if (action.type == GameActionType::Place) {
      const Placement& lies = action.tile;
      if (!lies.tile->jcz) return lacks("tile", lies.tile->id);
      one["type"] = "PLACE_TILE";
      payload["tileId"] = lies.tile->jcz->id;
      payload["rotation"] = 'R' + std::to_string(degrees(theirs(lies)));
      payload["position"] = position(lies.cell);
      lying_[lies.cell] = lies;
    } else {
      one["type"] = type_of(action);
      add_payload(action, payload);
    }
    if (action.chance) payload["random"] = *action.chance;
    one["payload"] = std::move(payload);
    if (action.player >= 0) one["player"] = action.player;
    return one;
  }

  static std::string type_of(const GameAction& action) {
    for (const JczActionName& known : jcz_action_names)
      if (known.type == action.type) return std::string(known.theirs);
    return action.name;
  }

  void add_payload(const GameAction& action, ordered_json& payload) {
    switch (action.type) {
      case GameActionType::Neutral:
        return add_neutral(action, payload);
      case GameActionType::Token:
        payload["token"] = action.value;
        if (action.cell) payload["pointer"] = token_pointer(action);
        return;
      case GameActionType::Bid:
        payload["price"] = action.number;
        if (action.item >= 0) payload["supplyIndex"] = action.item;
        return;
      case GameActionType::Trade:
      case GameActionType::Flock:
        payload["value"] = action.value;
        return;
      default:
        break;
    }
    if (action.type == GameActionType::Return && !action.value.empty())
      payload["source"] = action.value;
    const bool of_another =
        action.type == GameActionType::Capture || action.type == GameActionType::Return;
    if (action.cell) {
      ordered_json there = pointer(*action.cell, action.at, action.as_abbot);
      if (of_another)
        payload["pointer"] = {{"featurePointer", std::move(there)}, {"meepleId", action.figure}};
      else
        payload["pointer"] = std::move(there);
    }
    if (!action.figure.empty()) payload["meepleId"] = action.figure;
  }

  void add_neutral(const GameAction& action, ordered_json& payload) {
    payload["figureId"] = action.figure + ".1";
    if (!action.cell) return;
    if (!action.beside.empty())
      payload["to"] = {{"featurePointer", pointer(*action.cell, action.at, false)},
                       {"meepleId", action.beside}};
    else if (action.at.empty())
      payload["to"] = position(*action.cell);
    else
      payload["to"] = pointer(*action.cell, action.at, false);
  }

  ordered_json token_pointer(const GameAction& action) {
    const Cell cell = *action.cell;
    if (action.value == game_token::bridge || action.value == game_token::ferry) {
      const auto lies = lying_.find(cell);
      const std::string direction =
          lies == lying_.end()
              ? action.at
              : place_as_it_lies(*lies->second.tile, lies->second.rotation, action.at)
                    .value_or(action.at);
      if (action.value == game_token::bridge) bridges_[cell] = direction;
      return {{"position", position(cell)}, {"feature", "Road"}, {"location", direction}};
    }
    return action.at.empty() ? position(cell) : pointer(cell, action.at, false);
  }

  void add_annotations(ordered_json& root) const {
    if (game_.draw_order.empty() && !game_.end_after) return;
    ordered_json notes, params;
    ordered_json order = ordered_json::array();
    for (const Tile* tile : game_.draw_order)
      order.push_back(tile != nullptr && tile->jcz ? tile->jcz->id : "?");
    if (!game_.draw_order.empty()) params["drawOrder"] = std::move(order);
    if (game_.end_after) params["endTurn"] = *game_.end_after;
    notes["tilePack"] = {{"params", std::move(params)}};
    root["gameAnnotations"] = std::move(notes);
  }

  const Catalog& catalog_;
  const Selection& selection_;
  const SavedGame& game_;
  std::string_view where_;
  std::map<Cell, Placement> lying_;
  std::map<Cell, std::string> bridges_;
};

}  // namespace

Result<std::string> jcz_text(const Catalog& catalog, const Selection& selection,
                             const SavedGame& game, std::string_view where) {
  return JczWriter(catalog, selection, game, where).write();
}

}  // namespace cartulary::tiledb

#include "tests/tiledb/board/laid_texts.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "engine/text/text.h"
#include "tests/tiledb/board/jcz_file.h"

namespace cartulary::test {

namespace {

using Names = std::pair<std::string_view, std::string_view>;
constexpr std::array<std::string_view, 5> slots = {"red", "blue", "yellow", "green", "black"};
constexpr std::array<Names, 8> pieces = {{{"follower", "small"},
                                          {"large-follower", "big"},
                                          {"mayor", "mayor"},
                                          {"wagon", "wagon"},
                                          {"phantom", "phantom"},
                                          {"abbot", "abbot"},
                                          {"pig", "pig"},
                                          {"barn", "barn"}}};
constexpr std::array<Names, 3> buildings = {
    {{"little-tower", "LB_TOWER"}, {"little-house", "LB_HOUSE"}, {"shed", "LB_SHED"}}};

template <std::size_t size>
std::string name_in(const std::array<Names, size>& names, std::string_view ours) {
  const auto found = std::ranges::find(names, ours, &Names::first);
  return found == names.end() ? std::string() : std::string(found->second);
}

std::string pair_text(const char* name, const std::string& value) {
  return '"' + std::string(name) + "\": \"" + value + '"';
}

std::string cell_text(Cell cell) {
  return "\"x\": " + std::to_string(cell.x) + ", \"y\": " + std::to_string(cell.y);
}

std::string figure_text(const LaidFigure& figure) {
  // A castle has a lord in saved games alone.
  const bool is_token = figure.figure == "castle-token";
  std::string text = "{" + pair_text("figure", figure.figure) + ", " + cell_text(figure.place.cell);
  if (!figure.place.at.empty()) text += ", " + pair_text("at", figure.place.at);
  if (!figure.player.empty() && !is_token) text += ", " + pair_text("player", figure.player);
  return text + "}";
}

// Their turn of a tile that lies as ours does.
int their_turn(const Placement& tile) {
  return static_cast<int>(tile.rotation) + static_cast<int>(tile.tile->jcz->turn);
}

std::map<std::string, int> their_sets(const Catalog& catalog, const LaidFeature& laid) {
  std::map<std::string, int> sets{{"basic:1", 1}};
  for (const Placement& tile : laid.tiles)
    if (const TileSet* set = catalog.find_set(tile.tile->set);
        set->id != "base-game" && !set->jcz.empty())
      sets[set->jcz.front().id] = 1;
  return sets;
}

class GameWriter {
 public:
  GameWriter(const Catalog& catalog, const LaidFeature& laid)
      : laid_(laid), file_(their_sets(catalog, laid)) {
    file_.players(static_cast<int>(slots.size()));
    for (const char* element : {"inn", "cathedral", "siege", "hill", "castle", "barn", "mage"})
      file_.plays(element);
  }

  std::string text() {
    int placed = 0;
    for (std::size_t i = 0; i < laid_.tiles.size(); ++i) {
      const Placement& tile = laid_.tiles[i];
      const std::string& id = tile.tile->jcz->id;
      const int turn = their_turn(tile) % 4;
      if (i == 0) {
        file_.start(id, tile.cell.x, tile.cell.y, 90 * turn);
        continue;
      }
      placed += has_symbol(*tile.tile, "abbey") ? 0 : 1;
      file_.turn(0, id, 'R' + std::to_string(90 * turn), tile.cell.x, tile.cell.y);
      for (const LaidFigure& figure : laid_.figures)
        if (i + (figure.before ? 2 : 1) == laid_.tiles.size()) add(figure);
      file_.by(0).commit();
    }
    return file_.ends_after(placed).text();
  }

 private:
  void add(const LaidFigure& figure) {
    const auto& [cell, at, feature, location] = figure.place;
    if (const std::string token = name_in(buildings, figure.figure); !token.empty()) {
      file_.token(token, cell.x, cell.y, location);
    } else if (figure.player.empty()) {
      file_.neutral_on(figure.figure + ".1", cell.x, cell.y, feature, location);
    } else if (figure.figure == "castle-token") {
      deploy(figure, "small");
      file_.token("CASTLE", cell.x, cell.y, location);
    } else {
      deploy(figure, name_in(pieces, figure.figure));
    }
  }

  void deploy(const LaidFigure& figure, const std::string& kind) {
    const auto player = std::ranges::find(slots, figure.player) - slots.begin();
    const std::string id = std::to_string(player) + '.' + kind + '.' + std::to_string(++deployed_);
    file_.by(static_cast<int>(player))
        .deploy(id, figure.place.cell.x, figure.place.cell.y, figure.place.feature,
                figure.place.location);
  }

  const LaidFeature& laid_;
  JczFile file_;
  int deployed_ = 0;
};

}  // namespace

std::string own_board_text(const LaidFeature& laid) {
  std::string tiles, figures;
  for (const Placement& tile : laid.tiles)
    add_item(tiles, "{" + pair_text("tile", tile.tile->id) + ", " + cell_text(tile.cell) +
                        ", \"rotation\": " + std::to_string(degrees(tile.rotation)) + "}");
  for (const LaidFigure& figure : laid.figures) add_item(figures, figure_text(figure));
  return "{\"tiles\": [" + tiles + "], \"figures\": [" + figures + "]}";
}

std::string saved_game_text(const Catalog& catalog, const LaidFeature& laid) {
  const bool is_known = std::ranges::all_of(
      laid.tiles, [](const Placement& tile) { return tile.tile->jcz.has_value(); });
  return is_known ? GameWriter(catalog, laid).text() : std::string();
}

}  // namespace cartulary::test
